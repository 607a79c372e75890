/** What a line of decisions would change: control of regions, what they pay, tracks, points. */
import type {
  Bonus,
  Control,
  Pack,
  Phase,
  ScoredPhase,
  Terrain,
  TheWolvesBox,
  TheWolvesSheet,
  Track,
  WolvesPoints,
  WolvesSheetRegion,
  WolvesSheetSeat,
} from '$lib/protocol';
import { at, sure } from '$lib/sure';

export const PHASES: readonly ScoredPhase[] = ['crescent', 'quarter', 'full'];

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
    .map((region, index) => ({ region, then: at(after.regions, index) }))
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

/** What the next den of a track would bring; null if there is none left. */
export function trackStep(track: Track, { tracks, points }: WolvesSheetSeat): TrackStep | null {
  const { value, next } = tracks[track];
  if (!next) return null;
  return {
    track,
    value: { now: value, after: next.value },
    bonus: next.bonus,
    points: { now: points[track], after: next.points },
  };
}

/** The dates of the three phases. */
export function dates(players: number, box: TheWolvesBox): { phase: ScoredPhase; date: number }[] {
  return PHASES.map((phase, index) => ({ phase, date: box.dates[players - 2]?.[index] ?? 0 }));
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
    const was = sure(now.regions.find((each) => each.region === region.region));
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
