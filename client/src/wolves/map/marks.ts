/** Which lines are drawn on which hexes while something is made up: read from the line, the offer and what was told. */
import type { Told } from '$lib/protocol';
import { type HexMap } from '../geometry';
import { refusedOf, sourcesOf } from '../lit';
import type { Decision } from '../decision.svelte';
import { hexesOf } from '../stage.svelte';

export type MarkKind = 'legal' | 'hover' | 'selected' | 'focus' | 'no' | 'push' | 'from' | 'last' | 'region';

export interface Marks {
  /** Hexes in the light; null: nothing is in shadow. */
  lit: ReadonlySet<string> | null;
  /** Hexes in shadow whose pieces stay bright. */
  bright: ReadonlySet<string>;
  marks: { hex: string; kind: MarkKind }[];
  refused: string[];
  selected: ReadonlySet<string>;
  /** Hexes with a piece that the line puts there. */
  fresh: ReadonlySet<string>;
  paths: string[];
  /** The outline of the howl range, where it matters. */
  range: string;
}

interface Pointing {
  hovered: string | null;
  last: readonly string[];
}

export function marksOf(decision: Decision, map: HexMap, { hovered, last }: Pointing): Marks {
  const told = decision.board.foretold;
  const touched = told.flatMap(touchedBy);
  const selected = new Set(
    [
      decision.target,
      decision.pushedFrom,
      ...told.filter((each) => each.what === 'moved').map((each) => each.to),
    ].filter((hex) => hex != null),
  );
  const refused = refusedOf(decision);
  const held = decision.inHand ? [decision.inHand.hex] : [];
  // In the draft all that lies around is to be weighed: nothing of it is in shadow.
  const open = decision.question === 'draft' || decision.action === 'draft';
  const lit =
    !open &&
    decision.lit &&
    new Set([...decision.lit.keys(), ...sourcesOf(decision), ...touched, ...selected, ...held]);
  return {
    lit: lit || null,
    bright: new Set(refused),
    marks: markKinds(decision, { selected, refused, told, hovered, last }),
    refused,
    selected,
    fresh: new Set(told.flatMap(hexesOf)),
    paths: paths(decision, map, told, hovered),
    range: range(decision, map),
  };
}

interface Seen extends Pointing {
  selected: ReadonlySet<string>;
  refused: readonly string[];
  told: readonly Told[];
}

/** One line for each hex: of several that it could have, the one that says most. */
function markKinds(decision: Decision, { selected, refused, told, hovered, last }: Seen): Marks['marks'] {
  const kinds = new Map<string, MarkKind>();
  const mark = (hexes: Iterable<string>, kind: MarkKind) => [...hexes].forEach((hex) => kinds.set(hex, kind));
  mark(last, 'last');
  mark(refused, 'no');
  mark(
    told.filter((each) => each.what === 'moved').map((each) => each.from),
    'from',
  );
  for (const hex of decision.lit?.keys() ?? [])
    mark([hex], decision.question === 'push' ? 'push' : isSource(decision, hex) ? 'from' : 'legal');
  mark(
    told.filter((each) => each.what === 'pushed').map((each) => each.to),
    'push',
  );
  if (decision.inHand) mark([decision.inHand.hex], 'from');
  if (hovered && decision.lit?.has(hovered)) mark([hovered], 'hover');
  mark(selected, 'selected');
  return [...kinds].map(([hex, kind]) => ({ hex, kind }));
}

/** In a move the wolves that may go are marked otherwise than where they may go. */
function isSource(decision: Decision, hex: string): boolean {
  if (!decision.moving) return false;
  return decision.question === 'wolf'
    ? (decision.lit?.get(hex)?.length ?? 0) > 0
    : decision.question === 'act' && decision.held === null;
}

function paths(decision: Decision, map: HexMap, told: readonly Told[], hovered: string | null): string[] {
  // What a push will do is told by any of its ways: the wolf that pushes goes the same way in all of them.
  const [pushing] = decision.pushedFrom ? decision.next.possible.values() : [];
  const begun = walksIn(pushing?.told ?? []).slice(0, 1);
  const considered = (hovered && decision.possibleAt(hovered)?.told) || [];
  const walked = [...walksIn(told), ...begun, ...walksIn(considered)];
  return [...new Set(walked.map((path) => map.line(path)))].filter(Boolean);
}

/** The ways that wolves go, or are pushed. */
function walksIn(told: readonly Told[]): string[][] {
  return told.flatMap((each) => (each.what === 'moved' || each.what === 'pushed' ? [each.path] : []));
}

function range(decision: Decision, map: HexMap): string {
  const reach = decision.around.found?.reach ?? [];
  return reach.length > 0 ? map.around(reach) : '';
}

function touchedBy(told: Told): string[] {
  if (told.what === 'moved' || told.what === 'pushed') return [told.from, told.to];
  return 'hex' in told ? [told.hex] : [];
}
