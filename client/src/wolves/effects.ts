/** What the line would change for the one who makes it up. */
import { at, sure } from '$lib/sure';
import { regionChanges, type Change, type RegionChange } from './changes';
import type { Decision } from './decision.svelte';
import { TRACKS, type Track } from './plan';

const TOKENS = ['bonus_terrain', 'bonus_action'] as const;

export interface Effects {
  regions: RegionChange[];
  /** Tracks whose value changes; where one is chosen among them, it is said there. */
  tracks: { track: Track; value: Change<number> }[];
  tokens: { token: (typeof TOKENS)[number]; count: Change<number> }[];
  /** Points and moonlight, if they change. */
  points: Change<number> | null;
  moonlight: Change<number> | null;
}

export function effectsOf(decision: Decision): Effects {
  const seat = sure(decision.board.seat);
  const sheets = { now: decision.sheetBefore, after: decision.sheet };
  const own = { now: at(sheets.now.seats, seat), after: at(sheets.after.seats, seat) };
  const players = { now: at(decision.before.seats, seat), after: at(decision.view.seats, seat) };
  const tracks = decision.tracks.length > 1 ? [] : TRACKS;
  return {
    regions: regionChanges(sheets.now, sheets.after, players.now.pack),
    tracks: tracks.flatMap((track) => {
      const value = changeOf(own.now.tracks[track].value, own.after.tracks[track].value);
      return value ? [{ track, value }] : [];
    }),
    tokens: TOKENS.flatMap((token) => {
      const count = changeOf(players.now[token], players.after[token]);
      return count ? [{ token, count }] : [];
    }),
    points: changeOf(own.now.total, own.after.total),
    moonlight: changeOf(decision.before.moonlight, decision.view.moonlight),
  };
}

/** Whether anything changes at all. */
export function matters({ regions, tracks, tokens, points, moonlight }: Effects): boolean {
  return regions.length + tracks.length + tokens.length > 0 || points !== null || moonlight !== null;
}

function changeOf(now: number, after: number): Change<number> | null {
  return now === after ? null : { now, after };
}
