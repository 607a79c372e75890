/** A game looked back on: a table at which nothing can be decided, at any of its steps. */
import type { Api } from './api';
import { quietly, sayFailed } from './attempt.svelte';
import type { Course, Deed, Event, Replay, State, Told } from './protocol';
import { Table } from './table.svelte';

/** Whose eyes: a seat, a spectator's, or with everything open. */
export type Eyes = number | 'spectator' | 'open';

/** How far one step goes: a turn (or trick), one thing done with all its parts, or a single decision. */
export type Grain = 'turn' | 'deed' | 'decision';

export class ReplayTable extends Table {
  override readonly replaying = true;
  replay: Replay = $state.raw(null!);
  course: Course = $state.raw(null!);
  eyes: Eyes = $state('open');
  grain: Grain = $state('deed');
  #asked = new Map<string, Promise<Replay>>();
  #courses = new Map<Eyes, Promise<Course>>();
  #wanted = 0;
  /** The step that is being asked for. */
  #to: number | null = null;

  private constructor(api: Api, state: State, replay: Replay, course: Course, eyes: Eyes) {
    super(api, { ...state, seat: replay.seat, position: replay.position });
    this.replay = replay;
    this.course = course;
    this.eyes = eyes;
    this.present = state.table.seats.map((seat) => seat.seat); // who is away now was there then
    this.#tell();
  }

  static async start(api: Api, id: string, step: number | null, eyes: Eyes | null): Promise<ReplayTable> {
    const state = await api.table(id);
    const seen = eyes ?? (state.table.status === 'finished' ? 'open' : (state.seat ?? 'spectator'));
    const [replay, course] = await Promise.all([ask(api, id, step, seen), askCourse(api, id, seen)]);
    return new ReplayTable(api, state, replay, course, seen);
  }

  override get mine(): boolean {
    return false;
  }

  /** Whether the game is over at this step. */
  override get over(): boolean {
    return this.replay.position.outcome !== null;
  }

  override get handOver(): null {
    return null;
  }

  /** What the last step led to. In the middle of something, the last decision alone. */
  override get told(): readonly Told[] {
    if (this.grain === 'decision' || this.midway) return this.replay.told;
    return this.#done.flatMap((deed) => deed.told);
  }

  /** In the middle of something that is not done yet. */
  override get midway(): boolean {
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

  /** What was done since the stop before this one. */
  get #done(): Deed[] {
    const from = this.stops.findLast((step) => step < this.replay.step) ?? 0;
    return this.course.deeds.filter((deed) => deed.step > from && deed.step <= this.replay.step);
  }

  /** Go to a step; of several asked for quickly, the last one counts. */
  async go(step: number, eyes: Eyes = this.eyes): Promise<void> {
    const wanted = ++this.#wanted;
    const to = Math.max(0, Math.min(step, this.replay.steps));
    this.#to = to;
    const [replay, course] = await Promise.all([this.#at(to, eyes), this.#course(eyes)]).finally(() => {
      if (wanted === this.#wanted) this.#to = null;
    });
    if (wanted !== this.#wanted) return;
    const before = this.state.position;
    const forward = replay.step === this.#after(this.replay.step) && eyes === this.eyes;
    Object.assign(this, { replay, course, eyes });
    this.state = { ...this.state, seat: replay.seat, position: replay.position };
    this.#tell();
    this.last = { events: this.happened, before, after: replay.position, own: false };
    this.#at(this.#after(replay.step), eyes).catch(quietly);
    if (forward && this.director) await this.director(this.last).catch(sayFailed);
  }

  /** The stop after a step. */
  #after(from: number): number {
    return this.stops.find((step) => step > from) ?? this.replay.steps;
  }

  /** Where the replay stands, or will stand in a moment: keys that are pressed quickly all count. */
  get #from(): number {
    return this.#to ?? this.replay.step;
  }

  nextStep = () => this.go(this.#after(this.#from));
  backStep = () => this.go(this.stops.findLast((step) => step < this.#from) ?? 0);
  first = () => this.go(0);
  end = () => this.go(this.replay.steps);

  /** To where the next turn begins. */
  nextTurn = () => this.go(this.replay.turns.find((step) => step > this.#from) ?? this.replay.steps);
  backTurn = () => this.go(this.replay.turns.findLast((step) => step < this.#from) ?? 0);

  /** The turn that the step belongs to, counted from 1. */
  get turn(): number {
    return this.replay.turns.filter((step) => step <= this.replay.step).length;
  }

  /** The log says no more than has happened by now. */
  #tell(): void {
    this.events = this.course.deeds.filter((deed) => deed.step <= this.replay.step).map(entry);
  }

  /** What the last step is made of, for those who show it. */
  get happened(): Event[] {
    const { step, told } = this.replay;
    const seat = this.course.deeds.find((deed) => deed.step >= step)?.seat ?? 0;
    return this.grain === 'decision' || this.midway
      ? [entry({ seq: step, step, seat, options: [], told })]
      : this.#done.map(entry);
  }

  #course(eyes: Eyes): Promise<Course> {
    return once(this.#courses, eyes, () => askCourse(this.api, this.id, eyes));
  }

  #at(step: number, eyes: Eyes): Promise<Replay> {
    return once(this.#asked, `${step}:${eyes}`, () => ask(this.api, this.id, step, eyes));
  }
}

/** What is asked for once, unless it fails. */
function once<Key, Found>(known: Map<Key, Promise<Found>>, key: Key, find: () => Promise<Found>): Promise<Found> {
  const asked = known.get(key) ?? find();
  known.set(key, asked);
  asked.catch(() => known.delete(key));
  return asked;
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

/** Something done as an entry of the log. */
export function entry(deed: Deed): Event {
  return { ...deed, at: '', kind: 'played', name: null, facts: {} };
}

/** The decisions of a log that stand: those that were taken back are no part of the game. */
export function kept(log: readonly Event[]): Event[] {
  let found: Event[] = [];
  for (const event of log) {
    if (event.kind === 'played') found.push(event);
    if (event.kind === 'undone') found = found.filter((each) => (each.step ?? 0) <= event.facts.to_step);
  }
  return found;
}
