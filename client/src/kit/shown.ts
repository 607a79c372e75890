/** What a board shows: a game at one moment, through someone's eyes. */
import type { Event, Position, Seat } from '$lib/protocol';

/** Something that happened, with the game before and after it. */
export interface Happening {
  events: readonly Event[];
  before: Position | null;
  after: Position | null;
  /** Whether this page ordered it: then the move was seen while it was made up. */
  own: boolean;
  /** Ends showing it, for something else is looked at. */
  unless?: AbortSignal;
}

/** Shows a happening; the next one waits until it is done. */
export type Director = (happening: Happening) => Promise<void>;

/** Settles once something is no longer wanted; without a signal, never. */
export function unwanted(unless?: AbortSignal): Promise<void> {
  return new Promise((done) => {
    if (unless?.aborted) done();
    else unless?.addEventListener('abort', () => done(), { once: true });
  });
}

/** The fields may be getters of reactive state: a board reads them whenever it draws. */
export interface Shown {
  /** The game as it stands. */
  readonly position: Position;
  /** Whose eyes: a seat, or null for a spectator. */
  readonly seat: number | null;
  readonly seats: readonly Seat[];
  /** Whether the seat that is looked through may decide, here and now. */
  readonly mine: boolean;
  /** Whether the game is over at this moment. */
  readonly over: boolean;
  /** Whether it is only looked back on: what decides is left out. */
  readonly past: boolean;
  /** Whether this is the middle of something that is not done yet. */
  readonly midway: boolean;
  /** Whether one's own cards are covered, for the device goes from hand to hand. */
  readonly covered: boolean;
  /** What happened so far, for the log; and what was played before that log begins. */
  readonly events: readonly Event[];
  readonly earlier: readonly Event[];
  /** The last thing that happened. */
  readonly last: Happening | null;
  /** The seats whose people are here. */
  readonly present: readonly number[];
  /** The seat whose bot is thinking. */
  readonly thinking: number | null;
  /** When this was received, by the page's own clock: clocks run from there. */
  readonly receivedAt: number;
}

const NOTHING = { seat: null, mine: false, past: false, midway: false, covered: false, last: null, thinking: null };

/** A position as a board shows it with nothing behind it, and whatever else is known. */
export function still(position: Position, more: Partial<Omit<Shown, 'position'>> = {}): Shown {
  const seats = position.sheet.seats.map((_, seat) => nobodyAt(seat));
  const present = seats.map(({ seat }) => seat);
  const over = position.outcome !== null;
  return { ...NOTHING, position, seats, present, over, events: [], earlier: [], receivedAt: 0, ...more };
}

/** A seat at which nobody in particular sits. */
function nobodyAt(seat: number): Seat {
  return {
    seat,
    kind: 'open',
    name: null,
    person: null,
    level: null,
    stand_in: null,
    kept_for: null,
    kept_for_you: false,
    yours: false,
    host: false,
    present: true,
    seconds_left: null,
    hints: 0,
    tutored: false,
  };
}
