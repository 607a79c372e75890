/** One's own games: which wait, which go on, in what order, and how much time there is. */
import { nameOf } from './people';
import type { TableInfo } from './protocol';

export type Order = 'time' | 'move' | 'game';

/** So much of the time of a turn is the last of it. */
const LAST_PART = 8;

/** The seconds that the one who is to decide has left, some milliseconds after the table was told of. */
export function secondsLeft(table: TableInfo, passedMs: number): number | null {
  const given = table.to_decide === null ? null : (table.seats[table.to_decide]?.seconds_left ?? null);
  return given === null ? null : Math.max(0, given - passedMs / 1000);
}

/** All the time that a turn, or a game, has. */
function wholeTime({ clock }: TableInfo): number | null {
  if (clock.kind === 'turns') return clock.hours * 3600;
  return clock.kind === 'live' ? clock.minutes * 60 : null;
}

export interface TimeLeft {
  seconds: number;
  /** From 0 to 1, of all there was. */
  part: number;
  /** An eighth of it is left, or less. */
  soon: boolean;
}

export function timeLeft(table: TableInfo, passedMs: number): TimeLeft | null {
  const [seconds, whole] = [secondsLeft(table, passedMs), wholeTime(table)];
  if (seconds === null || whole === null) return null;
  const part = Math.min(1, seconds / whole);
  return { seconds, part, soon: part <= 1 / LAST_PART };
}

export const isMine = (table: TableInfo): boolean =>
  table.status === 'playing' && table.to_decide !== null && !!table.seats[table.to_decide]?.yours;

/** Those with whom one plays, by name; without one who is named already. */
export function companions(table: TableInfo, but: number | null = null): string[] {
  const others = table.seats.filter((seat) => !seat.yours && seat.seat !== but && (seat.kind === 'bot' || seat.name));
  return others.map((seat) => nameOf(table, seat.seat));
}

/** In the order that is wished for; where it says nothing, what waited longest comes first. */
export function sorted(tables: readonly TableInfo[], order: Order): TableInfo[] {
  const by: Record<Order, (table: TableInfo) => number | string> = {
    time: (table) => secondsLeft(table, 0) ?? Infinity,
    move: (table) => -Date.parse(table.changed),
    game: (table) => table.game,
  };
  const compare = <Value extends number | string>(one: Value, other: Value) => (one < other ? -1 : one > other ? 1 : 0);
  return [...tables].sort(
    (one, other) => compare(by[order](one), by[order](other)) || compare(one.changed, other.changed),
  );
}
