/**
 * What comes from the server about a table, in its order: the newest is known at once, and shown one thing after the
 * other.
 */
import type { Happening } from '$kit/shown';
import { sayFailed } from '../attempt.svelte';
import type { Event, State } from '../protocol';

export interface Arrived {
  events: Event[];
  state: State;
  own: boolean;
}

/** What the news lead to. */
export interface Hears {
  /** Another state is shown. */
  shown(): void;
  /** It asks something else than the one before. */
  asksAnew(): void;
  /** Play out what happened. */
  direct(happening: Happening): Promise<void>;
  /** Events that never came. */
  missed(after: number): Promise<Event[] | null>;
}

/**
 * With more than this waiting to be shown, nothing is played out: one has been away.
 *
 * It is what may happen between two decisions of one's own: in a draft of five, each of the others drafts twice.
 */
const MOST_WAITING = 8;

export class News {
  /** The table and its game as they are shown now. */
  state: State;
  /** The last thing that happened. */
  last: Happening | null = $state.raw(null);
  events: readonly Event[] = $state.raw([]);
  /** When the state was received, by the page's own clock; for the clocks. */
  receivedAt = $state(0);
  /** The newest state, which may not be shown yet. */
  #known: State;
  #waiting: Arrived[] = $state.raw([]);
  #playing = $state(false);
  readonly #hears: Hears;

  constructor(state: State, hears: Hears) {
    this.#hears = hears;
    this.#known = state;
    this.state = $state.raw(state);
    this.receivedAt = performance.now();
  }

  /** The number of the newest event that is known. */
  get seq(): number {
    return this.#known.seq;
  }

  /** The number of the last event that came. */
  get lastSeq(): number {
    const waiting = this.#waiting.at(-1)?.events.at(-1);
    return (waiting ?? this.events.at(-1))?.seq ?? 0;
  }

  /** Whether nothing waits to be shown. */
  get caughtUp(): boolean {
    return !this.#playing && this.#waiting.length === 0;
  }

  /** Begin anew from a state, as when the eyes change. */
  restart(state: State): void {
    this.#known = state;
    this.#waiting = [];
    this.last = null;
    this.#show(state);
  }

  /** The log so far. */
  recall(log: readonly Event[]): void {
    this.events = log.filter((event) => event.seq <= this.#known.seq);
  }

  /** News: an answer and the socket may bring the same, and one may overtake the other. */
  take(arrived: Arrived): void {
    const last = this.lastSeq;
    const events = arrived.events.filter((event) => event.seq > last);
    if (arrived.state.seq <= this.#known.seq) return;
    const [first] = events;
    this.#known = arrived.state;
    this.#waiting = [...this.#waiting, { ...arrived, events }];
    if (!first || first.seq > last + 1) this.#fill(last).catch(sayFailed);
    this.#showNext().catch(sayFailed);
  }

  /** Events that never came: the log has them. */
  async #fill(after: number): Promise<void> {
    const missed = await this.#hears.missed(after);
    if (!missed) return;
    const have = new Map([...this.events, ...missed].map((event) => [event.seq, event]));
    const until = this.state.seq;
    this.events = [...have.values()].filter((event) => event.seq <= until).sort((a, b) => a.seq - b.seq);
  }

  async #showNext(): Promise<void> {
    if (this.#playing) return;
    this.#playing = true;
    for (let [next, ...rest] = this.#waiting; next; [next, ...rest] = this.#waiting) {
      this.#waiting = rest;
      const happening = this.#happen(next);
      if (rest.length < MOST_WAITING) await this.#hears.direct(happening).catch(sayFailed);
    }
    this.#playing = false;
  }

  #happen({ events, state, own }: Arrived): Happening {
    const before = this.state.position;
    const after = state.position;
    const asksAnew = before?.step !== after?.step || before?.to_decide !== after?.to_decide;
    this.#show(state);
    this.events = [...this.events, ...events];
    const happening = { events, before, after, own };
    this.last = happening;
    if (asksAnew) this.#hears.asksAnew();
    return happening;
  }

  #show(state: State): void {
    this.state = state;
    this.receivedAt = performance.now();
    this.#hears.shown();
  }
}
