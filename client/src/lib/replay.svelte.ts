/** A game looked back on: a table at which nothing can be decided, at any of its steps. */
import type { Api } from './api';
import type { Event, Replay, State, Told } from './protocol';
import { Table } from './table.svelte';

/** Whose eyes: a seat, a spectator's, or with everything open. */
export type Eyes = number | 'spectator' | 'open';

export class ReplayTable extends Table {
  override readonly replaying = true;
  replay: Replay = $state.raw(null!);
  eyes: Eyes = $state('open');
  #asked = new Map<string, Promise<Replay>>();
  #wanted = 0;
  #log: Event[] = [];

  private constructor(api: Api, state: State, replay: Replay, eyes: Eyes) {
    super(api, { ...state, seat: replay.seat, position: replay.position });
    this.replay = replay;
    this.eyes = eyes;
  }

  static async start(api: Api, id: string, step: number | null, eyes: Eyes | null): Promise<ReplayTable> {
    const state = await api.table(id);
    const seen = eyes ?? (state.table.status === 'finished' ? 'open' : (state.seat ?? 'spectator'));
    const table = new ReplayTable(api, state, await ask(api, id, step, seen), seen);
    table.#log = kept((await api.events(id, 0)).events);
    table.#tell();
    return table;
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

  override get told(): readonly Told[] {
    return this.replay.told;
  }

  /** Whether one may see through other eyes than one's own. */
  get open(): boolean {
    return this.info.status === 'finished' || this.seats.every((seat) => seat.yours);
  }

  /** Go to a step; of several asked for quickly, the last one counts. */
  async go(step: number, eyes: Eyes = this.eyes): Promise<void> {
    const wanted = ++this.#wanted;
    const to = Math.max(0, Math.min(step, this.replay.steps));
    const replay = await this.#at(to, eyes);
    if (wanted !== this.#wanted) return;
    const before = this.state.position;
    const forward = replay.step === this.replay.step + 1 && eyes === this.eyes;
    this.replay = replay;
    this.eyes = eyes;
    this.state = { ...this.state, seat: replay.seat, position: replay.position };
    this.#tell();
    this.last = { events: [played(replay)], before, after: replay.position, own: false };
    void this.#at(Math.min(to + 1, replay.steps), eyes).catch(() => undefined);
    if (forward && this.director) await this.director(this.last).catch(() => undefined);
  }

  nextStep = () => this.go(this.replay.step + 1);
  backStep = () => this.go(this.replay.step - 1);
  first = () => this.go(0);
  end = () => this.go(this.replay.steps);

  /** To where the next turn begins. */
  nextTurn = () => this.go(this.replay.turns.find((step) => step > this.replay.step) ?? this.replay.steps);
  backTurn = () => this.go(this.replay.turns.findLast((step) => step < this.replay.step) ?? 0);

  /** The turn that the step belongs to, counted from 1. */
  get turn(): number {
    return this.replay.turns.filter((step) => step <= this.replay.step).length;
  }

  /** The log says no more than has happened by now. */
  #tell(): void {
    this.events = this.#log.filter((event) => (event.step ?? 0) <= this.replay.step);
  }

  #at(step: number, eyes: Eyes): Promise<Replay> {
    const key = `${step}:${eyes}`;
    let asked = this.#asked.get(key);
    if (!asked) {
      asked = ask(this.api, this.id, step, eyes);
      asked.catch(() => this.#asked.delete(key));
      this.#asked.set(key, asked);
    }
    return asked;
  }
}

/** The decisions that stand: those that were taken back are no part of the game. */
export function kept(log: readonly Event[]): Event[] {
  let found: Event[] = [];
  for (const event of log) {
    if (event.kind === 'played') found.push(event);
    if (event.kind === 'undone') found = found.filter((each) => (each.step ?? 0) <= (event.facts['to_step'] ?? 0));
  }
  return found;
}

function ask(api: Api, id: string, step: number | null, eyes: Eyes): Promise<Replay> {
  return api.replay(id, step, typeof eyes === 'number' ? eyes : null, eyes === 'open');
}

/** The decision before a step as an entry of the log, for those who show it. */
function played(replay: Replay): Event {
  const told = replay.told;
  const seat = told.find((each) => typeof each['seat'] === 'number')?.['seat'] ?? null;
  return { seq: replay.step, at: '', kind: 'played', seat, name: null, step: replay.step, options: [], told, facts: {} };
}
