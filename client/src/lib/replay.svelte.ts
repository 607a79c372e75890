/** A game looked back on, at any of its steps: a board on which nothing can be decided, and the way through it. */
import { Board } from '$kit/board.svelte';
import { once } from '$kit/line.svelte';
import type { Happening, Shown } from '$kit/shown';
import type { Api } from './api';
import { quietly, sayFailed } from './attempt.svelte';
import { entry } from './course';
import type { Course, Deed, Event, Position, Replay, Seat, State, TableInfo, Told } from './protocol';

/** Whose eyes: a seat, a spectator's, or with everything open. */
export type Eyes = number | 'spectator' | 'open';

/** How far one step goes: a turn (or trick), one thing done with all its parts, or a single decision. */
export type Grain = 'turn' | 'deed' | 'decision';

/** A step of the game, through someone's eyes. */
interface Seen {
  replay: Replay;
  course: Course;
  eyes: Eyes;
}

export class LookingBack {
  readonly id: string;
  readonly info: TableInfo;
  readonly board: Board;
  grain: Grain = $state('deed');
  /** What the last step led through. */
  last: Happening | null = $state.raw(null);
  #seen: Seen;
  readonly #api: Api;
  readonly #asked = new Map<string, Promise<Replay>>();
  readonly #courses = new Map<Eyes, Promise<Course>>();
  #wanted = 0;
  /** The step that is being asked for. */
  #to: number | null = null;
  /** Ends what is shown of the way to a step. */
  #showing = new AbortController();

  private constructor(api: Api, info: TableInfo, seen: Seen) {
    this.#api = api;
    this.id = info.id;
    this.info = info;
    this.#seen = $state.raw(seen);
    this.board = new Board(shownOf(this));
  }

  static async start(api: Api, id: string, step: number | null, eyes: Eyes | null): Promise<LookingBack> {
    const state: State = await api.table(id);
    const seen = eyes ?? (state.table.status === 'finished' ? 'open' : (state.seat ?? 'spectator'));
    const [replay, course] = await Promise.all([ask(api, id, step, seen), askCourse(api, id, seen)]);
    return new LookingBack(api, state.table, { replay, course, eyes: seen });
  }

  // -- where it stands
  get replay(): Replay {
    return this.#seen.replay;
  }

  get course(): Course {
    return this.#seen.course;
  }

  get eyes(): Eyes {
    return this.#seen.eyes;
  }

  get seats(): readonly Seat[] {
    return this.info.seats;
  }

  get position(): Position {
    return this.replay.position;
  }

  /** The log says no more than has happened by now. */
  events: readonly Event[] = $derived.by(() =>
    this.course.deeds.filter((deed) => deed.step <= this.replay.step).map(entry),
  );

  /** What the last step led to. In the middle of something, the last decision alone. */
  get told(): readonly Told[] {
    return this.#single ? this.replay.told : this.#done.flatMap((deed) => deed.told);
  }

  /** In the middle of something that is not done yet. */
  get midway(): boolean {
    return this.replay.step > 0 && !this.course.deeds.some((deed) => deed.step === this.replay.step);
  }

  /** Whether one may see through other eyes than one's own. */
  get open(): boolean {
    return this.info.status === 'finished' || this.seats.every((seat) => seat.yours);
  }

  /** The steps at which one may stop, from the beginning to the end. */
  stops: number[] = $derived.by(() => {
    const { steps } = this.replay;
    if (this.grain === 'decision') return Array.from({ length: steps + 1 }, (_, step) => step);
    const within = this.grain === 'turn' ? this.course.turns : this.course.deeds.map((deed) => deed.step);
    return [...new Set([0, ...within, steps])];
  });

  /** The stop at which the replay stands, or the last one before it. */
  get stop(): number {
    return this.stops.findLastIndex((step) => step <= this.replay.step);
  }

  /** The turn that the step belongs to, counted from 1. */
  get turn(): number {
    return this.replay.turns.filter((step) => step <= this.replay.step).length;
  }

  /** What the last step is made of, for those who show it. */
  get happened(): Event[] {
    if (!this.#single) return this.#done.map(entry);
    const { step, told } = this.replay;
    const seat = this.course.deeds.find((deed) => deed.step >= step)?.seat ?? 0;
    return [entry({ seq: step, step, seat, options: [], told })];
  }

  // -- going
  /** Go to a step; of several asked for quickly, the last one counts. */
  async go(step: number, eyes: Eyes = this.eyes): Promise<void> {
    const wanted = ++this.#wanted;
    this.#showing.abort();
    this.#showing = new AbortController();
    const unless = this.#showing.signal;
    const to = Math.max(0, Math.min(step, this.replay.steps));
    this.#to = to;
    const [replay, course] = await Promise.all([this.#at(to, eyes), this.#course(eyes)]).finally(() => {
      if (wanted === this.#wanted) this.#to = null;
    });
    if (wanted !== this.#wanted) return;
    const before = this.position;
    const forward = replay.step === this.#after(this.replay.step) && eyes === this.eyes;
    this.#seen = { replay, course, eyes };
    this.last = { events: this.happened, before, after: replay.position, own: false, unless };
    this.#at(this.#after(replay.step), eyes).catch(quietly);
    if (forward) await this.board.director?.(this.last).catch(sayFailed);
  }

  nextStep = () => this.go(this.#after(this.#from));
  backStep = () => this.go(this.stops.findLast((step) => step < this.#from) ?? 0);
  first = () => this.go(0);
  end = () => this.go(this.replay.steps);

  /** To where the next turn begins. */
  nextTurn = () => this.go(this.replay.turns.find((step) => step > this.#from) ?? this.replay.steps);
  backTurn = () => this.go(this.replay.turns.findLast((step) => step < this.#from) ?? 0);

  // -- how
  /** Whether the last step is one decision, and no more. */
  get #single(): boolean {
    return this.grain === 'decision' || this.midway;
  }

  /** What was done since the stop before this one. */
  get #done(): Deed[] {
    const from = this.stops.findLast((step) => step < this.replay.step) ?? 0;
    return this.course.deeds.filter((deed) => deed.step > from && deed.step <= this.replay.step);
  }

  /** The stop after a step. */
  #after(from: number): number {
    return this.stops.find((step) => step > from) ?? this.replay.steps;
  }

  /** Where the replay stands, or will stand in a moment: keys that are pressed quickly all count. */
  get #from(): number {
    return this.#to ?? this.replay.step;
  }

  #course(eyes: Eyes): Promise<Course> {
    return once(this.#courses, eyes, () => askCourse(this.#api, this.id, eyes));
  }

  #at(step: number, eyes: Eyes): Promise<Replay> {
    return once(this.#asked, `${step}:${eyes}`, () => ask(this.#api, this.id, step, eyes));
  }
}

/** What the board shows: the step, as it was seen. */
function shownOf(back: LookingBack): Shown {
  return {
    get position() {
      return back.position;
    },
    get seat() {
      return back.replay.seat;
    },
    seats: back.seats,
    mine: false,
    get over() {
      return back.position.outcome !== null;
    },
    past: true,
    get midway() {
      return back.midway;
    },
    covered: false,
    get events() {
      return back.events;
    },
    earlier: [],
    get last() {
      return back.last;
    },
    present: back.seats.map((seat) => seat.seat), // who is away now was there then
    thinking: null,
    receivedAt: 0,
  };
}

function eyesAsked(eyes: Eyes): [number | null, boolean] {
  return [typeof eyes === 'number' ? eyes : null, eyes === 'open'];
}

function ask(api: Api, id: string, step: number | null, eyes: Eyes): Promise<Replay> {
  return api.replay(id, step, ...eyesAsked(eyes));
}

function askCourse(api: Api, id: string, eyes: Eyes): Promise<Course> {
  return api.course(id, ...eyesAsked(eyes));
}
