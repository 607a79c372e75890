/**
 * What an offer means on this table: which actions there are and what they light, how they can be paid,
 * and what a line of decisions would change. No drawing, and no rule: everything is read from what the server said.
 */
import type {
  Bonus,
  Control,
  Option,
  Pack,
  Phase,
  Position,
  ScoredPhase,
  TheWolvesBox,
  TheWolvesSheet,
  TheWolvesView,
  Terrain,
  Track,
  WolvesPoints,
  WolvesSeat,
  WolvesSheetRegion,
} from '$lib/protocol';
import type { HexMap } from './geometry';

export type { ScoredPhase, Track } from '$lib/protocol';
export const ACTIONS = ['move', 'den', 'lair', 'howl', 'dominate'] as const;
export type Action = (typeof ACTIONS)[number];
export const TRACKS: readonly Track[] = ['spread', 'speed', 'howl'];
export const PHASES: readonly ScoredPhase[] = ['crescent', 'quarter', 'full'];

export const HOME = 'home';

/** The action that an option begins; null for one that only goes on with it. */
export function actionOf(option: Option): Action | null {
  const name = option.data.action.split(' ')[0]!;
  return (ACTIONS as readonly string[]).includes(name) ? (name as Action) : null;
}

/** `alpha A7`, `pack A7`: a wolf that may move. */
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
      terrains: terrains.map((terrain) => ({ terrain, bonus: showing(seat, terrain) < cost })),
    };
  });
}

/** The terrain that pays for an option: its own, or that of its hex. */
export function terrainOf(option: Option, map: HexMap): Terrain | null {
  if (option.data.action === 'move') return option.data.terrain;
  const ground = map.get(hexOf(option) ?? '')?.ground;
  return ground === undefined || ground === 'water' || ground === 'chasm' ? null : ground;
}

export function showing(seat: WolvesSeat, terrain: Terrain): number {
  return seat.tiles.filter((shown) => shown === terrain).length;
}

/** How often each terrain shows on a player's tiles, those that show only. */
export function shown(seat: WolvesSeat, box: TheWolvesBox): { terrain: Terrain; count: number }[] {
  return box.terrains.map((terrain) => ({ terrain, count: showing(seat, terrain) })).filter(({ count }) => count > 0);
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

// -- tiles and payment
export interface TileView {
  /** As decisions call it: "grass/tundra", "home". */
  name: string;
  face: Terrain;
  back: Terrain;
  home: boolean;
}

/** The six tiles of a player, home tile first. */
export function tilesOf(seat: WolvesSeat, box: TheWolvesBox): TileView[] {
  const tiles = seat.tiles.map((face, index): TileView => {
    const sides = box.tiles[index];
    if (!sides) return { name: HOME, face, back: face, home: true };
    return { name: sides.join('/'), face, back: sides[0] === face ? sides[1] : sides[0], home: false };
  });
  return [...tiles.filter((tile) => tile.home), ...tiles.filter((tile) => !tile.home)];
}

export interface Payment {
  text: string;
  tiles: string[];
  bonus: number;
}

export function payments(offer: readonly Option[]): Payment[] {
  return offer.flatMap(({ text, data }) =>
    data.action === 'pay' ? [{ text, tiles: data.tiles, bonus: data.bonus }] : [],
  );
}

/** What is filled in: tiles first, bonus tokens last. */
export function usualPayment(all: readonly Payment[]): Payment | null {
  return all.reduce<Payment | null>((best, each) => (best && best.bonus <= each.bonus ? best : each), null);
}

/** The payment that a line holds, as it is written. */
export function paymentOf(text: string): Payment {
  const parts = text.replace(/^pay /, '').split('+');
  return {
    text,
    tiles: parts.filter((part) => part !== 'bonus'),
    bonus: parts.filter((part) => part === 'bonus').length,
  };
}

/** Another payment that uses a tile (or one token more); it takes the place of the tile that was there longest. */
export function swapped(all: readonly Payment[], now: Payment, wanted: string): Payment | null {
  const uses = (payment: Payment) => (wanted === 'bonus' ? payment.bonus > now.bonus : payment.tiles.includes(wanted));
  const kept = (payment: Payment) =>
    payment.tiles.filter((tile) => now.tiles.includes(tile)).length + Math.min(payment.bonus, now.bonus);
  const oldest = (payment: Payment) =>
    payment.tiles.filter((tile) => now.tiles.includes(tile)).reduce((sum, tile) => sum + now.tiles.indexOf(tile), 0);
  return all.filter(uses).reduce<Payment | null>((best, each) => {
    if (!best) return each;
    const better = kept(each) - kept(best) || oldest(each) - oldest(best);
    return better > 0 ? each : best;
  }, null);
}

/** Everything that could pay: each tile and token once. */
export function purse(all: readonly Payment[]): { tiles: string[]; bonus: number } {
  return {
    tiles: [...new Set(all.flatMap((payment) => payment.tiles))],
    bonus: Math.max(0, ...all.map((payment) => payment.bonus)),
  };
}

// -- a line of decisions
/** A line without its payment, or with another one: everything else in it stays. */
export function withPayment(line: readonly string[], text: string): string[] {
  return line.map((decision) => (decision.startsWith('pay ') ? text : decision));
}

/** The line one step back, as a person sees steps: a payment that was filled in goes with what it pays for. */
export function stepBack(line: readonly string[]): string[] {
  const last = line.at(-1);
  if (!last) return [];
  if (last.startsWith('pay ')) return line.slice(0, -2);
  // A wolf and where it goes are one step; so is a push that belongs to it.
  if (/^(to|push) /.test(last)) {
    const wolf = line.findLastIndex((decision) => /^(alpha|pack) /.test(decision));
    return wolf < 0 ? line.slice(0, -1) : line.slice(0, wolf);
  }
  return line.slice(0, -1);
}

/** The action that a line is about. */
export function lineAction(line: readonly string[]): Action | 'draft' | 'end' | null {
  const name = line[0]?.split(' ')[0];
  return name === 'draft' || name === 'end' || (ACTIONS as readonly string[]).includes(name ?? '')
    ? (name as Action | 'draft' | 'end')
    : null;
}

/** The hex that a line began with. */
export function lineHex(line: readonly string[]): string | null {
  return /^(?:draft|den|lair|howl|dominate (?:pack|den)) (\w+)$/.exec(line[0] ?? '')?.[1] ?? null;
}

/** What is left to decide before a line can be played; null: it can be. */
export function wanting(position: Position, seat: number | null): Position['question'] | null {
  if (position.to_decide !== seat) return null;
  if (['act', 'draft', 'over'].includes(position.question)) return null;
  if (position.offer.some((option) => option.text === 'done')) return null;
  return position.question;
}

/** Decisions that the main button adds: a move is done when the button says so. */
export function closing(position: Position, seat: number | null): string[] {
  return position.to_decide === seat && position.offer.some((option) => option.text === 'done') ? ['done'] : [];
}

// -- what would change
export interface Change<T> {
  now: T;
  after: T;
}

export interface RegionChange {
  region: string;
  phase: Phase | null;
  /** Control of all packs that have some before or after, strongest first. */
  control: { pack: Pack; control: Change<number>; alphas: Change<number> }[];
  /** What it pays one pack. */
  pays: Change<number>;
  rank: Change<Standing>;
}

export type Standing = 'first' | 'tied' | 'second' | 'none';

const NO_CONTROL: Control = { control: 0, alphas: 0 };

export function standing(region: WolvesSheetRegion, pack: Pack): Standing {
  if (region.first === pack) return 'first';
  if (!region.seconds.includes(pack)) return 'none';
  return region.first === null ? 'tied' : 'second';
}

/** The packs of a region, strongest first. */
export function ranking(region: WolvesSheetRegion): { pack: Pack; control: number; alphas: number }[] {
  const found = Object.entries(region.control) as [Pack, Control][];
  return found.map(([pack, each]) => ({ pack, ...each })).sort((a, b) => b.control - a.control || b.alphas - a.alphas);
}

/** One region before and after, seen by one pack. */
export function regionChange(before: WolvesSheetRegion, after: WolvesSheetRegion, pack: Terrain): RegionChange {
  const packs = [...new Set([...ranking(after), ...ranking(before)].map((each) => each.pack))];
  const of = (region: WolvesSheetRegion, each: Pack) => region.control[each] ?? NO_CONTROL;
  return {
    region: before.region,
    phase: before.tokens[0] ?? null,
    control: packs.map((each) => ({
      pack: each,
      control: { now: of(before, each).control, after: of(after, each).control },
      alphas: { now: of(before, each).alphas, after: of(after, each).alphas },
    })),
    pays: { now: before.pays[pack] ?? 0, after: after.pays[pack] ?? 0 },
    rank: { now: standing(before, pack), after: standing(after, pack) },
  };
}

/** The regions that a line changes. */
export function regionChanges(before: TheWolvesSheet, after: TheWolvesSheet, pack: Terrain): RegionChange[] {
  return before.regions
    .map((region, index) => ({ region, then: after.regions[index]! }))
    .filter(({ region, then }) => JSON.stringify(region.control) !== JSON.stringify(then.control))
    .map(({ region, then }) => regionChange(region, then, pack));
}

// -- tracks and dates
export interface TrackStep {
  track: Track;
  value: Change<number>;
  bonus: Bonus;
  points: Change<number>;
}

/** What the next den of a track would bring. */
export function trackStep(track: Track, seat: WolvesSeat, players: number, box: TheWolvesBox): TrackStep {
  const built = seat.dens[track];
  const values = box.attributes[track];
  const points = box.den_points[players - 2]!;
  return {
    track,
    value: { now: values[built]!, after: values[built + 1] ?? values[built]! },
    bonus: box.den_bonus[players - 2]![track][built] ?? 'none',
    points: { now: points[built]!, after: points[built + 1] ?? points[built]! },
  };
}

export function attribute(track: Track, seat: WolvesSeat, box: TheWolvesBox): number {
  return box.attributes[track][seat.dens[track]]!;
}

/** The dates of the three phases, and the last one. */
export function dates(players: number, box: TheWolvesBox): { phase: ScoredPhase; date: number }[] {
  return box.dates[players - 2]!.map((date, index) => ({ phase: PHASES[index]!, date }));
}

/** The phase that will be scored next: the first that was not, whether its date is reached or not. */
export function nextPhase(view: TheWolvesView, box: TheWolvesBox): { phase: ScoredPhase; date: number } | null {
  const done = PHASES.indexOf(view.phase as ScoredPhase);
  return view.asks === 'over' ? null : (dates(view.players, box)[done + 1] ?? null);
}

/** The regions that the next phase would score. */
export function scoredNext(sheet: TheWolvesSheet, phase: Phase): WolvesSheetRegion[] {
  return sheet.regions.filter((region) => region.tokens[0] === phase);
}

/** A region of the next phase: who has what there, and what it would pay, now and after. */
export interface Outlook {
  region: string;
  changed: boolean;
  packs: { pack: Pack; control: Change<number>; alphas: number; pays: Change<number> | null }[];
}

/** What the regions of a phase would pay, strongest packs first; the neutral pack is paid nothing. */
export function outlooks(now: TheWolvesSheet, after: TheWolvesSheet, phase: Phase): Outlook[] {
  return scoredNext(after, phase).map((region) => {
    const was = now.regions.find((each) => each.region === region.region)!;
    return {
      region: region.region,
      changed: JSON.stringify(was.control) !== JSON.stringify(region.control),
      packs: ranking(region).map(({ pack, control, alphas }) => ({
        pack,
        control: { now: was.control[pack]?.control ?? 0, after: control },
        alphas,
        pays: pack === 'neutral' ? null : { now: was.pays[pack] ?? 0, after: region.pays[pack] ?? 0 },
      })),
    };
  });
}

export const SOURCES: readonly (keyof WolvesPoints)[] = [
  'tokens',
  'seconds',
  'wolves',
  'lairs',
  'prey',
  'spread',
  'speed',
  'howl',
];

/** The pieces of a pack on the map that are of one of some kinds. */
export function standingOf(view: TheWolvesView, pack: Pack, kinds: readonly string[]): string[] {
  return Object.entries(view.pieces)
    .filter(([, list]) => list.some(([owner, kind]) => owner === pack && kinds.includes(kind)))
    .map(([hex]) => hex);
}

/** What might be meant by an action, whether it is possible or not: so that each can say why not. */
export function candidates(action: Action, view: TheWolvesView, pack: Pack): string[] {
  if (action === 'howl') return view.lone_wolves;
  if (action === 'lair') return standingOf(view, pack, ['den']);
  if (action === 'dominate') {
    const enemy = ([owner, kind]: [Pack, string]) =>
      owner !== pack && owner !== 'neutral' && (kind === 'pack' || kind === 'den');
    return Object.entries(view.pieces)
      .filter(([, list]) => list.some(enemy))
      .map(([hex]) => hex);
  }
  return [];
}
