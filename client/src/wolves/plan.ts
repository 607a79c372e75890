/**
 * What an offer means on this board: which actions there are and what they light, and what a line holds.
 *
 * No drawing, and no rule: everything is read from what the server said.
 */
import type { Guide } from '$kit/guide';
import type {
  Option,
  Pack,
  Position,
  Terrain,
  TheWolvesBox,
  TheWolvesView,
  Track,
  WolvesAct,
  WolvesSeat,
} from '$lib/protocol';
import type { HexMap } from './geometry';

export type { ScoredPhase, Track } from '$lib/protocol';
export const ACTIONS = ['move', 'den', 'lair', 'howl', 'dominate'] as const;
export type Action = (typeof ACTIONS)[number];
/** What a line may be about. */
export type Doing = Action | 'draft' | 'hunt' | 'end';
export const TRACKS: readonly Track[] = ['spread', 'speed', 'howl'];

/** The decisions that begin something. */
const BEGINS: Partial<Record<WolvesAct, Doing>> = {
  draft: 'draft',
  move: 'move',
  den: 'den',
  lair: 'lair',
  howl: 'howl',
  'dominate pack': 'dominate',
  'dominate den': 'dominate',
  hunt: 'hunt',
  end: 'end',
};

/** What a decision begins; null for one that only goes on with it. */
export function begunBy(act: WolvesAct | undefined): Doing | null {
  return (act && BEGINS[act]) ?? null;
}

export function actOf(option: Option | undefined): WolvesAct | undefined {
  const act = option?.data.action;
  return act === undefined || act === 'play' || act === 'take' || act === 'place' ? undefined : act;
}

/** The action that an option begins; null for one that only goes on with it. */
export function actionOf(option: Option): Action | null {
  const begun = begunBy(actOf(option));
  return begun === 'draft' || begun === 'hunt' || begun === 'end' ? null : begun;
}

/** That an action is not met yet, in the words of the page that leads through the game; null: it is. */
export function laterOf(guide: Guide, action: Action): string | null {
  return guide.later?.get(`act-${action}`) ?? null;
}

/** A wolf that may move. */
export function isWolf(option: Option): boolean {
  return option.data.action === 'alpha' || option.data.action === 'pack';
}

export function hexOf(option: Option): string | null {
  return 'hex' in option.data ? option.data.hex : null;
}

export interface Means {
  terrain: Terrain;
  /** Whether a bonus token is needed, for the tiles are too few. */
  bonus: boolean;
}

export interface ActionRow {
  action: Action;
  cost: number;
  /** What would begin it. */
  options: Option[];
  terrains: Means[];
}

/** The five actions with what can be paid for them and has a target. */
export function actionRows(offer: readonly Option[], seat: WolvesSeat, map: HexMap, box: TheWolvesBox): ActionRow[] {
  return ACTIONS.map((action) => {
    const options = offer.filter((option) => actionOf(option) === action);
    const cost = box.costs[action] ?? 0;
    const found = new Set(options.map((option) => terrainOf(option, map)));
    const terrains = box.terrains.filter((terrain) => found.has(terrain));
    return {
      action,
      cost,
      options,
      terrains: terrains.map((terrain) => ({ terrain, bonus: countOf(seat, terrain) < cost })),
    };
  });
}

/** The terrain that pays for an option: its own, or that of its hex. */
export function terrainOf(option: Option, map: HexMap): Terrain | null {
  if (option.data.action === 'move') return option.data.terrain;
  const ground = map.get(hexOf(option) ?? '')?.ground;
  return ground === undefined || ground === 'water' || ground === 'chasm' ? null : ground;
}

export function countOf(seat: WolvesSeat, terrain: Terrain): number {
  return seat.tiles.filter((shown) => shown === terrain).length;
}

/** How often each terrain shows on a player's tiles, those that show only. */
export function shown(seat: WolvesSeat, box: TheWolvesBox): { terrain: Terrain; count: number }[] {
  return box.terrains.map((terrain) => ({ terrain, count: countOf(seat, terrain) })).filter(({ count }) => count > 0);
}

/** The options of an offer by the hex they are about. */
export function byHex(options: readonly Option[]): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  for (const option of options) {
    const hex = hexOf(option);
    if (hex) found.set(hex, [...(found.get(hex) ?? []), option]);
  }
  return found;
}

// -- a line of decisions
/** The action that a line is about. */
export function lineAction(line: readonly Option[]): Doing | null {
  return begunBy(actOf(line[0]));
}

/** The hex that a line began with. */
export function lineHex(line: readonly Option[]): string | null {
  return line[0] && begunBy(actOf(line[0])) ? hexOf(line[0]) : null;
}

/** The place of a kind of decision on a line; -1 if there is none. */
export function placeOf(line: readonly Option[], act: WolvesAct): number {
  return line.findIndex((option) => option.data.action === act);
}

/** The line one step back, as a person sees steps: a payment that was filled in goes with what it pays for. */
export function stepBack(line: readonly Option[]): readonly Option[] {
  const last = actOf(line.at(-1));
  if (last === 'pay') return line.slice(0, -2);
  // A wolf and where it goes are one step; so is a push that belongs to it.
  const wolf = last === 'to' || last === 'push' ? line.findLastIndex(isWolf) : -1;
  return wolf < 0 ? line.slice(0, -1) : line.slice(0, wolf);
}

/** What is left to decide before a line can be played; null: it can be. */
export function wanting(position: Position, seat: number | null): Position['question'] | null {
  if (position.to_decide !== seat) return null;
  if (['act', 'draft', 'over'].includes(position.question)) return null;
  return closing(position, seat).length > 0 ? null : position.question;
}

/** Decisions that the main button adds: a move is done when the button says so. */
export function closing(position: Position, seat: number | null): Option[] {
  return position.to_decide === seat ? position.offer.filter((option) => option.data.action === 'done') : [];
}

// -- pieces
/** The pieces of a pack on the map that are of one of some kinds. */
export function standingOf(view: TheWolvesView, pack: Pack, kinds: readonly string[]): string[] {
  return Object.entries(view.pieces)
    .filter(([, list]) => list.some(([owner, kind]) => owner === pack && kinds.includes(kind)))
    .map(([hex]) => hex);
}
