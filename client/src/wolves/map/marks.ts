/** Which lines are drawn on which hexes while something is made up: read from the line, the offer and what was told. */
import type { Told } from '$lib/protocol';
import { type HexMap } from '../geometry';
import { refusedOf, sourcesOf } from '../lit';
import type { Made } from '../made.svelte';
import { attribute } from '../plan';
import { hexesOf } from '../stage.svelte';

export type MarkKind = 'legal' | 'hover' | 'selected' | 'focus' | 'no' | 'push' | 'from' | 'last' | 'region';

export interface Marks {
  /** Hexes in the light; null: nothing is in shadow. */
  lit: ReadonlySet<string> | null;
  /** Hexes in shadow whose pieces stay bright. */
  kept: ReadonlySet<string>;
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

export function marksOf(making: Made, map: HexMap, { hovered, last }: Pointing): Marks {
  const told = making.table.preview?.told ?? [];
  const touched = told.flatMap(touchedBy);
  const selected = new Set(
    [
      making.target,
      making.pushedFrom,
      ...told.filter((each) => each.what === 'moved').map((each) => each['to']),
    ].filter((hex) => hex != null),
  );
  const refused = refusedOf(making);
  const held = making.inHand ? [making.inHand.hex] : [];
  // In the draft all that lies around is to be weighed: nothing of it is in shadow.
  const open = making.question === 'draft' || making.action === 'draft';
  const lit =
    !open && making.lit && new Set([...making.lit.keys(), ...sourcesOf(making), ...touched, ...selected, ...held]);
  return {
    lit: lit || null,
    kept: new Set(refused),
    marks: markKinds(making, { selected, refused, told, hovered, last }),
    refused,
    selected,
    fresh: new Set(told.flatMap(hexesOf)),
    paths: paths(making, map, told, hovered),
    range: range(making, map),
  };
}

interface Seen extends Pointing {
  selected: ReadonlySet<string>;
  refused: readonly string[];
  told: readonly Told[];
}

/** One line for each hex: of several that it could have, the one that says most. */
function markKinds(making: Made, { selected, refused, told, hovered, last }: Seen): Marks['marks'] {
  const kinds = new Map<string, MarkKind>();
  const mark = (hexes: Iterable<string>, kind: MarkKind) => [...hexes].forEach((hex) => kinds.set(hex, kind));
  mark(last, 'last');
  mark(refused, 'no');
  mark(
    told.filter((each) => each.what === 'moved').map((each) => each.from),
    'from',
  );
  for (const hex of making.lit?.keys() ?? [])
    mark([hex], making.question === 'push' ? 'push' : isSource(making, hex) ? 'from' : 'legal');
  mark(
    told.filter((each) => each.what === 'pushed').map((each) => each.to),
    'push',
  );
  if (making.inHand) mark([making.inHand.hex], 'from');
  if (hovered && making.lit?.has(hovered)) mark([hovered], 'hover');
  mark(selected, 'selected');
  return [...kinds].map(([hex, kind]) => ({ hex, kind }));
}

/** In a move the wolves that may go are marked otherwise than where they may go. */
function isSource(making: Made, hex: string): boolean {
  if (!making.moving) return false;
  return making.question === 'wolf'
    ? (making.lit?.get(hex)?.length ?? 0) > 0
    : making.question === 'act' && making.wolf === null;
}

function paths(making: Made, map: HexMap, told: readonly Told[], hovered: string | null): string[] {
  const walked = told
    .filter((each) => each.what === 'moved' || each.what === 'pushed')
    .map((each) => [each.from, each.to]);
  const [from, pushed] = [making.inHand?.hex, making.pushedFrom];
  if (from && pushed) walked.push([from, pushed]);
  const begin = pushed ?? from;
  if (begin && hovered && hovered !== begin && making.lit?.has(hovered)) walked.push([begin, hovered]);
  return [...new Set(walked.map(([start, end]) => map.line(map.way(start!, end!) ?? [])))].filter(Boolean);
}

function range(making: Made, map: HexMap): string {
  const sources = sourcesOf(making);
  if ((making.action !== 'howl' && making.action !== 'dominate') || !making.seat || sources.length === 0) return '';
  return map.around(sources, attribute('howl', making.seat, making.box));
}

function touchedBy(told: Told): string[] {
  if (told.what === 'moved' || told.what === 'pushed') return [told.from, told.to];
  return 'hex' in told ? [told.hex] : [];
}
