/** Regions that are scored: what came of each, and the points as far as they have been counted. */
import type { Pack, ScoredPhase, TheWolvesSheet, Told, WolvesPoints } from '$lib/protocol';
import { last } from '$lib/sure';

export interface ScoredRegion {
  region: string;
  phase: ScoredPhase;
  control: { seat: number | null; pack: Pack; control: number; alphas: number }[];
  /** What each seat gets, by seat. */
  gets: { seat: number; points: number; first: boolean }[];
  outcome: 'first' | 'tied' | 'neutral' | 'empty';
  number: number;
  of: number;
}

const OUTCOMES = { 'region-tied': 'tied', 'region-neutral': 'neutral', 'region-empty': 'empty' } as const;

/** The regions that were scored, each with what came of it. */
export function scoredRegions(told: readonly Told[]): ScoredRegion[] {
  const found: ScoredRegion[] = [];
  for (const each of told) {
    if (each.what === 'region')
      found.push({
        region: each.region,
        phase: each.phase,
        control: each.control,
        gets: [],
        outcome: 'first',
        number: found.length + 1,
        of: 0,
      });
    else if (each.what === 'region-first' || each.what === 'region-second')
      found.at(-1)?.gets.push({ seat: each.seat, points: each.points, first: each.what === 'region-first' });
    else if (each.what === 'region-tied' || each.what === 'region-neutral' || each.what === 'region-empty')
      last(found).outcome = OUTCOMES[each.what];
  }
  return found.map((region) => ({ ...region, of: found.length }));
}

/** What a region brings a seat, by source. */
export function gainsOf(region: ScoredRegion, seat: number): Partial<WolvesPoints> {
  const [got] = region.gets.filter((each) => each.seat === seat);
  return got ? { [got.first ? 'tokens' : 'seconds']: got.points } : {};
}

/** A sheet with what a region brings counted too. */
export function counted(sheet: TheWolvesSheet, region: ScoredRegion): TheWolvesSheet {
  return add(sheet, region, 1);
}

/** A sheet as it was before some regions were counted. */
export function uncounted(sheet: TheWolvesSheet, regions: readonly ScoredRegion[]): TheWolvesSheet {
  return regions.reduce((less, region) => add(less, region, -1), sheet);
}

function add(sheet: TheWolvesSheet, region: ScoredRegion, times: 1 | -1): TheWolvesSheet {
  const seats = sheet.seats.map((row, seat) => {
    const { tokens = 0, seconds = 0 } = gainsOf(region, seat);
    const points = {
      ...row.points,
      tokens: row.points.tokens + times * tokens,
      seconds: row.points.seconds + times * seconds,
    };
    return { ...row, points, total: row.total + times * (tokens + seconds) };
  });
  return { ...sheet, seats };
}
