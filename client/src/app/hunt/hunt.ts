/** The daily hunt in words and figures: how it went, a text to share, a landscape of games. */
import type { Hunt, HuntAhead, HuntResult, TableInfo } from '$lib/protocol';
import type { Facts } from '$lib/words.svelte';

export interface Said {
  key: string;
  facts: Facts;
}

/** How a hunt went: a win by points, a win that the rules gave, a shared one, a loss. */
export function outcome({ share, ahead }: Pick<HuntResult, 'share' | 'ahead'>): Said {
  const points = Math.abs(ahead);
  if (share === 1) return { key: ahead > 0 ? 'hunt-won' : 'hunt-won-level', facts: { points } };
  if (share > 0) return { key: 'hunt-shared', facts: { points } };
  return { key: ahead < 0 ? 'hunt-lost' : 'hunt-lost-level', facts: { points } };
}

const MOONS = ['○', '◔', '◑', '◕', '●'];

/** A moon as a letter, as full as a mark. */
export function moonOf(mark: number): string {
  return MOONS[Math.min(MOONS.length - 1, Math.round(mark / 25))] ?? '';
}

/** The day of an address as a date that no time zone moves. */
export function dateOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

export function dayBefore(day: string, days: number): string {
  const at = dateOf(day);
  at.setUTCDate(at.getUTCDate() - days);
  return at.toISOString().slice(0, 10);
}

/** A landscape: points ahead from left to right, and how many games ended there. */
export interface Landscape {
  /** The farthest that is shown, on either side. */
  most: number;
  ticks: number[];
  hills: {
    level: string;
    path: string;
    top: { x: number; y: number };
    /** Lines by which its name is raised. */ raised: number;
  }[];
}

export interface Bar {
  ahead: number;
  people: number;
  /** Of the highest, from 0 to 1. */
  part: number;
}

/** A bar for everyone who was so far ahead. */
export function barsOf(aheads: HuntAhead[]): Bar[] {
  const most = Math.max(...aheads.map((each) => each.people));
  return aheads.map((each) => ({ ...each, part: each.people / most }));
}

const SMOOTH = 4;
const POINTS = 60;
const LEAST = 20;
/** Names of hills that are nearer than this would lie over each other. */
const NEAR = 0.2;

/** Where so many points ahead are, from 0 to 1. */
export function across(ahead: number, most: number): number {
  return (Math.max(-most, Math.min(most, ahead)) + most) / (2 * most);
}

/** The hills of some bots' games, each a smoothed count; the highest of them reaches 1. */
export function landscape(bots: { level: string; aheads: number[] }[], own: number[]): Landscape {
  const played = bots.filter((bot) => bot.aheads.length > 0);
  const far = Math.max(LEAST, ...own.map(Math.abs), ...played.flatMap((bot) => bot.aheads.map(Math.abs)));
  const most = Math.ceil(far / 10) * 10;
  const places = Array.from({ length: POINTS + 1 }, (_, index) => -most + (2 * most * index) / POINTS);
  const heights = played.map((bot) => places.map((place) => height(bot.aheads, place)));
  const highest = Math.max(1e-9, ...heights.flat());
  const hills = played.map((bot, index) => {
    const line = (heights[index] ?? []).map((each) => each / highest);
    const best = line.indexOf(Math.max(...line));
    return { level: bot.level, path: outline(line), top: { x: best / POINTS, y: line[best] ?? 0 }, raised: 0 };
  });
  for (const [index, hill] of hills.entries()) {
    const near = hills.slice(0, index).filter((other) => Math.abs(other.top.x - hill.top.x) < NEAR);
    if (near.length > 0) hill.raised = Math.max(...near.map((other) => other.raised)) + 1;
  }
  const step = most > 40 ? 20 : 10;
  const ticks = [];
  for (let tick = -Math.floor(most / step) * step; tick <= most; tick += step) ticks.push(tick);
  return { most, ticks, hills };
}

function height(aheads: number[], place: number): number {
  return aheads.reduce((sum, ahead) => sum + Math.exp(-(((ahead - place) / SMOOTH) ** 2) / 2), 0) / aheads.length;
}

/** A closed line over the unit square, from its lower left corner. */
function outline(line: number[]): string {
  const points = line.map((each, index) => `L${(index / POINTS).toFixed(4)},${(1 - each).toFixed(4)}`);
  return `M0,1${points.join('')}L1,1Z`;
}

/** Whether one may still hunt, or has begun, or has left, or is done. */
export function stageOf(hunt: Pick<Hunt, 'table' | 'over' | 'result'>): 'new' | 'begun' | 'left' | 'done' {
  if (hunt.result) return 'done';
  if (hunt.over) return 'left';
  return hunt.table ? 'begun' : 'new';
}

/** Whether a table is the one try of a hunt: then nobody goes back, and nobody comes back. */
export function isOneTry(info: Pick<TableInfo, 'hunt'>): boolean {
  return info.hunt?.counts ?? false;
}

/** The page of the hunt that a table is. */
export function huntOf(info: Pick<TableInfo, 'game' | 'hunt'>): string {
  return `/hunt/${info.game}/${info.hunt?.day ?? ''}`;
}
