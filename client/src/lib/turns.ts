/** A log in turns: who played, and all that was done in it. In a game of tricks, a trick is a turn. */
import type { Event } from './protocol';
import { at } from './sure';

export interface Turn {
  /** The number of its first entry. */
  key: number;
  /** Whose turn; null: a trick, or what is no turn at all. */
  seat: number | null;
  /** Counted from 1; null for what is no turn. */
  number: number | null;
  events: Event[];
}

const tells = (event: Event, what: string) => event.told.some((told) => told.what === what);

/**
 * The entries of a log by turns, oldest first. `before` are those that were played before the log begins, in another
 * log with numbers of its own: they count as turns, and are none of its entries.
 */
export function turnsOf(events: readonly Event[], before: readonly Event[] = []): Turn[] {
  const all = [...before, ...events];
  const tricks = all.some((event) => tells(event, 'led'));
  const turns = tricks ? inTricks(all) : inTurns(all);
  const played = new Set(before);
  return turns.flatMap((turn) => partOf(turn, played));
}

/** What is left of a turn without what was played before; nothing, if that was all of it. */
function partOf(turn: Turn, before: ReadonlySet<Event>): Turn[] {
  const events = turn.events.filter((event) => !before.has(event));
  return events.length > 0 ? [{ ...turn, key: at(events, 0).seq, events }] : [];
}

function inTurns(events: readonly Event[]): Turn[] {
  const turns: Turn[] = [];
  let count = 0;
  let open = false;
  for (const event of events) {
    const last = turns.at(-1);
    const goesOn = open && event.kind === 'played' && event.seat === last?.seat && !tells(event, 'drafted');
    if (goesOn) last?.events.push(event);
    else if (event.kind === 'played') turns.push(turn(event, event.seat, tells(event, 'drafted') ? null : ++count));
    else turns.push(turn(event, null, null));
    open = event.kind === 'played' && !tells(event, 'turn') && !tells(event, 'drafted');
  }
  return turns;
}

function inTricks(events: readonly Event[]): Turn[] {
  const turns: Turn[] = [];
  let count = 0;
  for (const event of events) {
    const last = turns.at(-1);
    if (event.kind !== 'played') turns.push(turn(event, null, null));
    else if (tells(event, 'led')) turns.push(turn(event, null, ++count));
    else if (last && last.number !== null) last.events.push(event);
    else turns.push(turn(event, null, count || null));
  }
  return turns;
}

function turn(event: Event, seat: number | null, number: number | null): Turn {
  return { key: event.seq, seat, number, events: [event] };
}
