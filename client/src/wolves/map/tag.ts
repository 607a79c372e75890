/** The small tag at a target: at which hex, what it says, and on which side of the hex it covers least. */
import type { TheWolvesSheet, Told, Possible } from '$lib/protocol';
import { regionChange, type RegionChange } from '../changes';
import type { Decision } from '../decision.svelte';
import { R, type HexMap, type Point } from '../geometry';
import type { Camera } from './camera.svelte';

export interface Tagged {
  hex: string;
  change: RegionChange | null;
  /** Steps gone, and steps that a wolf has. */
  steps: [number, number] | null;
  below: boolean;
}

/** Room that a tag takes above or below a hex: how far it keeps from it, and how high it is itself. */
const ROOM = 64;
const GAP = 10;
const HEIGHT = 44;
/** How far it keeps from what is beside it; and how far its end is round, where no stem can be. */
const EDGE = 6;
export const ROUND = 22;

/** A tag before it has a place: where the middle of its hex is, and how large both are. */
interface Loose {
  at: Point;
  radius: number;
  width: number;
  below: boolean;
}

/**
 * Where a tag begins, from the left and from above. It stays on the map, which is so broad; and it stands beside the
 * tools in the lower left, whose upper right corner is given, if from there it still points at its hex.
 */
export function placeOf({ at: [x, y], radius, width, below }: Loose, room: number, tools: Point): Point {
  const top = below ? y + radius + GAP : y - radius - GAP - HEIGHT;
  const beside = tools[0] + EDGE;
  const least = top + HEIGHT > tools[1] && x - beside >= ROUND ? beside : EDGE;
  return [Math.max(least, Math.min(x - width / 2, room - width - EDGE)), top];
}

/** The tag for what is pointed at, else for what is chosen; null: there is nothing to say. */
export function tagOf(
  decision: Decision,
  map: HexMap,
  camera: Camera,
  peeked: { hex: string; possible: Possible } | null,
) {
  const hex = peeked?.hex ?? decision.target ?? decision.moves.at(-1)?.to ?? null;
  const after = peeked ? peeked.possible.sheet : decision.board.preview && decision.sheet;
  if (!hex || !after || !('regions' in after) || decision.action === 'end') return null;
  const told = peeked ? peeked.possible.told : decision.board.foretold;
  const change = changeAt(decision, map, hex, after);
  return { hex, change, steps: stepsTo(decision, hex, told), below: covers(decision, map, camera, hex) };
}

/** What would change in the region of a hex; a sheet of changes leaves out what stays. */
function changeAt(decision: Decision, map: HexMap, hex: string, after: TheWolvesSheet): RegionChange | null {
  const letter = map.get(hex)?.region;
  const before = decision.sheetBefore.regions.find((region) => region.region === letter);
  const then = after.regions.find((region) => region.region === letter) ?? before;
  const { pack } = decision;
  return before && then && pack && pack !== 'neutral' ? regionChange(before, then, pack) : null;
}

/** In a move: how far the wolf goes, and how far it could. */
function stepsTo(decision: Decision, hex: string, told: readonly Told[]): [number, number] | null {
  if (!decision.moving || decision.pushedFrom) return null;
  const walk = told.findLast((each) => each.what === 'moved' && each.to === hex);
  return walk?.what === 'moved' ? [walk.path.length - 1, decision.value('speed')] : null;
}

/**
 * Whether a tag is better below its hex. It fits; then it hides least of what matters: the region's token, lit hexes,
 * above all a pushed wolf.
 */
function covers(decision: Decision, map: HexMap, camera: Camera, hex: string): boolean {
  const [x, y] = map.at(hex);
  const pushed = decision.board.foretold.flatMap((each) => (each.what === 'pushed' ? [each.to, each.to] : []));
  const source = map.source(map.get(hex)?.region ?? '')?.name;
  const matters = [...(source ? [source] : []), ...(decision.lit?.keys() ?? []), ...pushed];
  const hidden = (side: number) =>
    matters.filter((name) => {
      const [hx, hy] = map.at(name);
      return name !== hex && Math.abs(hx - x) < 2.1 * R && Math.abs(hy - (y + side * 2.2 * R)) < 1.1 * R;
    }).length;
  const middle = camera.screen(map.at(hex))[1];
  const [over, under] = [middle - camera.radius, camera.height - middle - camera.radius];
  return Math.min(over, under) < ROOM ? under > over : hidden(-1) > hidden(1);
}
