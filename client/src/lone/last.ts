/** The trick that was decided last: who won it and why, and what it changed, from what the server told. */
import { standing } from '$lib/story';
import type { Event, Told } from '$lib/protocol';
import type { Change } from './plan';

export interface LastTrick {
  trick: number;
  winner: number;
  why: string;
  /** By seat. */
  cards: Record<number, string>;
  /** From before its first card until now, or until the next card was led. */
  changes: Change[];
  /** The next card has been played. */
  past: boolean;
}

/** The last trick of a log; null before there is one. */
export function lastTrick(events: readonly Event[]): LastTrick | null {
  const told = standing(events).flatMap((event) => event.told);
  const won = told.findLast((each) => each.what === 'trick-won');
  if (!won) return null;
  const decided = told.lastIndexOf(won);
  const from = told.findLastIndex((each, place) => each.what === 'led' && place < decided);
  const next = told.findIndex((each, place) => each.what === 'led' && place > decided);
  const until = next < 0 ? told.length : next;
  const played = told
    .slice(from, decided)
    .flatMap((each) => (each.what === 'led' || each.what === 'followed' ? [[each.seat, each.card] as const] : []));
  const cards = Object.fromEntries(played);
  return {
    trick: won.trick,
    winner: won.seat,
    why: won.why,
    cards,
    changes: changesIn(told, from, until),
    past: next >= 0,
  };
}

function changesIn(told: readonly Told[], from: number, until: number): Change[] {
  const within = told.slice(from, until);
  const strengths = new Map<string, Extract<Change, { what: 'strength' }>>();
  for (const { what, seat, land, from: was, to } of within.filter((each) => each.what === 'strength')) {
    const now = strengths.get(`${land} ${seat}`)?.now ?? was;
    strengths.set(`${land} ${seat}`, { what, land, seat, now, after: to });
  }
  const moons = within
    .filter((each) => each.what === 'moon')
    .map(({ land, moon }): Change => ({ what: 'moon', land, moon }));
  const points = (place: number) => [0, 1].map((seat) => pointsAt(told, place, seat));
  const score: Change = { what: 'score', now: points(from), after: points(until) };
  return [...[...strengths.values()].filter(({ now, after }) => now !== after), ...moons, score];
}

/**
 * The points of a seat at a place of the story: as last told before it, or else as they were before they were first
 * told.
 */
function pointsAt(told: readonly Told[], place: number, seat: number): number {
  const of = (each: Told) => (each.what === 'points' && each.seat === seat ? [each] : []);
  const last = told.slice(0, place).flatMap(of).at(-1);
  return last ? last.to : (told.slice(place).flatMap(of)[0]?.from ?? 0);
}
