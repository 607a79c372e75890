/** A review on its page: how far it is, what is looked at of it, and where the board stands. */
import type { Api } from '$lib/api';
import { Away } from '$lib/asking';
import { attempt, quietly } from '$lib/attempt.svelte';
import { bell, visitor } from '$lib/client.svelte';
import { LookingBack } from '$lib/replay.svelte';
import type {
  Review,
  ReviewLine,
  ReviewMoment,
  ReviewPlayer,
  ReviewState,
  ReviewTurn,
  TaskProgress,
} from '$lib/protocol';
import type { Points } from '$kit/shelf.svelte';
import { columnsOf, curveOf, type Column } from './figures';
import { beforeTurn, NOTHING, pointsOf, textsOf } from './shown';

export type Tab = 'ledger' | 'moments';
export type Which = 'played' | 'better';
export type Go = 'first' | 'back' | 'next' | 'last';

/** How often it is asked how far a review is, by those whose socket does not tell them. */
const ASK_MS = 1500;
/** And by those whom it tells: it says nothing of how many reviews wait before theirs, and a message may be lost. */
const SELDOM_MS = 30_000;
/** How long each column is looked at when it plays by itself. */
const STEP_MS = 1400;

export class Reviewing {
  readonly back: LookingBack;
  state: ReviewState;
  /** The server can't be reached. */
  away = $state(false);
  tab: Tab = $state('ledger');
  /** The entry of the ledger whose turns alone are listed. */
  entry: ReviewPlayer['statement'][number] | null = $state.raw(null);
  /** Whose account it is. */
  seat = $state(0);
  /** The column that is looked at; -1: the beginning. */
  at = $state(-1);
  /** The turn that is looked at in detail. */
  turn: ReviewTurn | null = $state.raw(null);
  which: Which = $state('played');
  playing = $state(false);
  points: Points = $state.raw(NOTHING);
  readonly #api: Api;
  #closed = false;
  #asked = 0;
  /** What was told of the task before it was last asked how far it is. */
  #seen: TaskProgress | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;

  private constructor(api: Api, back: LookingBack, state: ReviewState) {
    this.#api = api;
    this.back = back;
    this.back.grain = 'turn';
    this.state = $state.raw(state);
    this.seat = back.seats.find(({ yours }) => yours)?.seat ?? back.replay.seat ?? 0;
    this.at = this.columns.length - 1;
    attempt(() => this.#follow());
  }

  static async open(api: Api, id: string): Promise<Reviewing> {
    const state = await api.review(id); // refused where the game is not over: then nothing else is asked
    return new Reviewing(api, await LookingBack.start(api, id, null, 'open'), state);
  }

  close(): void {
    this.#closed = true;
    this.stop();
  }

  // -- what there is
  get id(): string {
    return this.back.id;
  }

  get review(): Review | null {
    return this.state.review;
  }

  get done(): boolean {
    return this.state.status === 'done';
  }

  get running(): boolean {
    return this.state.status === 'waiting' || this.state.status === 'working';
  }

  get player(): ReviewPlayer | null {
    return this.review?.players[this.seat] ?? null;
  }

  /** Whether the account is one's own. */
  get own(): boolean {
    return this.back.seats.some(({ seat, yours }) => yours && seat === this.seat);
  }

  /** Whether this is a game of tricks: a column holds several decisions. */
  get tricks(): boolean {
    return this.back.info.game === 'lone-wolves';
  }

  columns: Column[] = $derived.by(() => (this.review ? columnsOf(this.review) : []));
  curve: number[][] = $derived.by(() => (this.review ? curveOf(this.review, this.columns) : []));

  /** The shares after the column that is looked at. */
  sharesAt(column: number): readonly number[] {
    return this.curve[column + 1] ?? this.curve[0] ?? [];
  }

  /** The turning points as the one at the seat lived them; of an entry, those that it comes from. */
  get moments(): readonly ReviewMoment[] {
    const all = this.done ? (this.player?.moments ?? []) : [];
    const { entry } = this;
    return entry ? all.filter(({ turn }) => entry.turns.includes(turn)) : all;
  }

  get moment(): ReviewMoment | null {
    return this.player?.moments.find(({ turn }) => turn === this.turn?.turn) ?? null;
  }

  /** Turns that may be tried again, the worst first. */
  get mistakes(): readonly ReviewTurn[] {
    const own = this.review?.turns.filter((turn) => turn.seat === this.seat && turn.label) ?? [];
    return this.done ? own.sort((one, other) => other.loss - one.loss) : [];
  }

  get line(): ReviewLine | null {
    return this.turn && ((this.which === 'better' && this.turn.better) || this.turn.played);
  }

  turnAt(number: number): ReviewTurn | null {
    return this.review?.turns[number - 1] ?? null;
  }

  columnOf(turn: ReviewTurn): number {
    return this.columns.findIndex(({ turns }) => turns.some((each) => each.turn === turn.turn));
  }

  // -- going
  /** Look at a column: the board stands where it ended. A turning point there is looked at in detail. */
  go(column: number): void {
    const to = Math.max(-1, Math.min(column, this.columns.length - 1));
    const found = this.tab === 'moments' && this.done ? this.#momentIn(to) : null;
    if (found) return this.pick(found.turn);
    this.at = to;
    this.turn = null;
    this.#show(this.columns[to]?.end ?? 0);
  }

  /** Look at a turn in detail. */
  pick(number: number, which: Which = 'played'): void {
    const turn = this.turnAt(number);
    if (!turn) return;
    [this.turn, this.which, this.tab, this.at] = [turn, which, 'moments', this.columnOf(turn)];
    this.#show(turn.step);
  }

  look(which: Which): void {
    this.which = which;
    if (this.turn) this.#show(this.turn.step);
  }

  leave(): void {
    this.turn = null;
    this.go(this.at);
  }

  step(way: Go): void {
    this.stop();
    this.#step(way);
  }

  #step(way: Go): void {
    if (this.columns.length === 0) return this.#stepBack(way);
    const to = { first: -1, back: this.at - 1, next: this.at + 1, last: this.columns.length - 1 }[way];
    this.go(to);
  }

  /** Before there is a review, by the turns of the game. */
  #stepBack(way: Go): void {
    const { first, backTurn, nextTurn, end } = this.back;
    attempt({ first, back: backTurn, next: nextTurn, last: end }[way], 'again');
  }

  /** The next or the last turning point before or after the column; from the end, the first. */
  hop(by: 1 | -1): void {
    this.stop();
    const current = this.turn?.turn ?? (this.columns[this.at]?.turns.at(-1)?.turn ?? 0) + (by < 0 ? 1 : 0);
    const next =
      by > 0 ? this.moments.find(({ turn }) => turn > current) : this.moments.findLast(({ turn }) => turn < current);
    if (next) this.pick(next.turn);
  }

  /** The main button: the first turning point, or the one after this. */
  nextMoment(): void {
    const current = this.turn?.turn ?? 0;
    const next = this.moments.find(({ turn }) => turn > current) ?? this.moments[0];
    if (next) this.pick(next.turn);
  }

  toggle = (): void => {
    if (this.playing) return this.stop();
    if (this.at >= this.columns.length - 1) this.go(-1);
    this.playing = true;
    this.#timer = setInterval(() => {
      if (this.at >= this.columns.length - 1) this.stop();
      else this.#step('next');
    }, STEP_MS);
  };

  stop(): void {
    this.playing = false;
    clearInterval(this.#timer);
  }

  #momentIn(column: number): ReviewMoment | undefined {
    const turns = this.columns[column]?.turns.map(({ turn }) => turn) ?? [];
    return this.moments.find(({ turn }) => turns.includes(turn));
  }

  // -- the board
  #show(step: number): void {
    attempt(() => this.#draw(step), 'again');
  }

  /** The board follows: the game at a step, and on it the turn that is looked at. */
  async #draw(step: number): Promise<void> {
    const asked = ++this.#asked;
    const { turn, line, review } = this;
    const { board } = this.back;
    if (!turn || !line || !review) {
      board.glance.end();
      this.points = NOTHING;
      return this.back.go(step);
    }
    await this.back.go(step);
    const after = beforeTurn(review.game) ? null : await this.#after(turn, line);
    if (asked !== this.#asked) return;
    if (after) board.glance.show(after.position, true);
    else board.glance.end();
    this.points = pointsOf(review.game, line, board.actual);
  }

  #after(turn: ReviewTurn, line: ReviewLine) {
    return this.#api.previewTurn(this.id, { seat: null, turn: turn.turn, tried: [], line: textsOf(line) });
  }

  // -- how far it is
  /** Have the game reviewed, or have a review that stopped go on. */
  async ask(): Promise<void> {
    await visitor.be();
    this.#take(await this.#api.askReview(this.id));
    attempt(() => this.#follow());
  }

  async #follow(): Promise<void> {
    while (this.running && !this.#closed) {
      await this.#news();
      if (this.#closed) return;
      this.#seen = this.#told;
      try {
        this.#take(await this.#api.review(this.id));
        this.away = false;
      } catch (error) {
        this.away = error instanceof Away;
        quietly(error);
      }
    }
  }

  get #told(): TaskProgress | undefined {
    return this.state.task === null ? undefined : bell.tasks.of(this.state.task);
  }

  /** Wait until it may have come further: whoever asked for it is told so by their socket, others ask now and then. */
  #news(): Promise<void> {
    const { task } = this.state;
    if (task !== null && bell.tasks.live) return bell.tasks.more(task, this.#seen, SELDOM_MS);
    return new Promise((done) => setTimeout(done, ASK_MS));
  }

  #take(state: ReviewState): void {
    const first = this.columns.length === 0;
    this.state = state;
    if (first) this.at = this.columns.length - 1;
  }
}
