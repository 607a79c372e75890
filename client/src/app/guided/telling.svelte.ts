/** What was carried out on a board that leads through a game: its log, and showing it as it happens. */
import type { Board } from '$kit/board.svelte';
import type { Happening, Shown } from '$kit/shown';
import type { Event, Option, Position, Seat, Told } from '$lib/protocol';
import { eventsOf, type Done } from './happened';

/** How the game stood before a line, after it, and after what others replied. */
export interface Course {
  before: Position;
  middle: Position;
  after: Position;
}

export class Telling {
  events: readonly Event[] = $state.raw([]);
  last: Happening | null = $state.raw(null);
  /** What happened is being shown. */
  showing = $state(false);
  readonly #board: () => Board;

  constructor(board: () => Board) {
    this.#board = board;
  }

  /** One's own decisions were seen while they were made up; then the others' are shown, one after the other. */
  async tell(moments: readonly Moment[], seat: number, { before, middle, after }: Course): Promise<void> {
    const done = moments.map(({ option, ...rest }): Done => ({ ...rest, options: [option] }));
    const events = this.#note(done, after.step);
    const mine = moments.filter((each) => each.seat === seat).length;
    const replied = mine < events.length;
    this.showing = true;
    try {
      await this.direct({ events: events.slice(0, mine), before, after: replied ? middle : after, own: true });
      if (replied) await this.direct({ events: events.slice(mine), before: middle, after, own: false });
    } finally {
      this.showing = false;
    }
  }

  /** Something that is played out for whoever looks on. */
  async play(done: Done, before: Position, after: Position, unless: AbortSignal): Promise<void> {
    await this.direct({ events: this.#note([done], after.step), before, after, own: false, unless });
  }

  async direct(happening: Happening): Promise<void> {
    this.last = happening;
    await this.#board().director?.(happening);
  }

  /** What came after a step was taken back. */
  backTo(step: number): void {
    this.events = this.events.filter((event) => (event.step ?? 0) <= step);
  }

  #note(done: readonly Done[], step: number): Event[] {
    const events = eventsOf(done, step, this.events.at(-1)?.seq ?? 0);
    this.events = [...this.events, ...events];
    return events;
  }
}

/** A decision that was carried out. */
interface Moment {
  seat: number;
  option: Option;
  told: Told[];
}

/** What is read whenever the board draws. */
export interface Looked {
  position(): Position;
  seat(): number;
  mine(): boolean;
}

/** What the board of a lesson or a puzzle shows. */
export function shownAs(looked: Looked, telling: Telling, seats: readonly Seat[]): Shown {
  return {
    get position() {
      return looked.position();
    },
    get seat() {
      return looked.seat();
    },
    get mine() {
      return !telling.showing && looked.mine();
    },
    get events() {
      return telling.events;
    },
    get last() {
      return telling.last;
    },
    seats,
    present: seats.map(({ seat }) => seat),
    over: false,
    past: false,
    midway: false,
    covered: false,
    earlier: [],
    thinking: null,
    receivedAt: 0,
  };
}
