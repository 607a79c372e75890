/**
 * A puzzle as one solver has it before them: where they stand, the board, and what answers a wrong try on it.
 *
 * Every question goes to the puzzle's door with all that was tried; nothing is decided or judged here.
 */
import { Board } from '$kit/board.svelte';
import type { Referee } from '$kit/referee';
import { Tempo } from '$kit/recap/tempo.svelte';
import type { Api } from '$lib/api';
import { attempt } from '$lib/attempt.svelte';
import type { Position, Problem, PuzzleFrame, PuzzleRated, PuzzleSolution, PuzzleState } from '$lib/protocol';
import { seatsOf } from '../guided/happened';
import { Reach } from '../guided/reach.svelte';
import { shownAs, Telling } from '../guided/telling.svelte';
import { PuzzleLantern } from './lantern.svelte';
import { met } from './met.svelte';

const UNDO = 'undo';
const AGAIN = 'again';

export interface About {
  /** Whether it is the puzzle of this day. */
  daily: boolean;
  /** The theme that was chosen. */
  theme: string | null;
}

export class Solving {
  readonly id: string;
  readonly about: About;
  readonly board: Board;
  readonly lantern: PuzzleLantern;
  state: PuzzleState;
  /** What the first try has done to the rating. */
  rated: PuzzleRated | null = $state.raw(null);
  /** One way to the goal, once it was asked for. */
  solution: PuzzleSolution | null = $state.raw(null);
  /** What is played out on the board: an answer to a try, or the solution. */
  #shown: Position | null = $state.raw(null);
  /** The seconds until it was solved; null: it is not. */
  seconds: number | null = $state(null);
  readonly #api: Api;
  readonly #reach = new Reach();
  readonly #tempo = new Tempo();
  readonly #telling = new Telling(() => this.board);
  readonly #since = performance.now();
  /** What is played out ends as soon as something else is. */
  #playing = new AbortController();

  constructor(api: Api, state: PuzzleState, about: About) {
    this.#api = api;
    [this.id, this.about] = [state.puzzle.id, about];
    this.state = $state.raw(state);
    const looked = { position: () => this.position, seat: () => this.state.seat, mine: () => this.#mine };
    this.board = new Board(shownAs(looked, this.#telling, seatsOf(state)), this.#referee);
    this.lantern = new PuzzleLantern({
      hint: (rung) => this.#reach.ask(() => api.hintPuzzle(this.id, { rung })),
      told: async (line) => (await api.previewPuzzle(this.id, { tried: [], line })).told,
      seat: state.seat,
    });
  }

  /** A puzzle that was kept is there without a network; it is asked for until the server is back. */
  static at(api: Api, { state, kept }: { state: PuzzleState; kept: boolean }, about: About): Solving {
    const solving = new Solving(api, state, about);
    if (kept) attempt(() => solving.#askAnew());
    return solving;
  }

  async #askAnew(): Promise<void> {
    const { state } = this;
    this.#reach.away = true;
    const found = await this.#reach.insist(() => this.#api.puzzle(this.id));
    if (found && this.state === state) this.state = found;
  }

  close(): void {
    this.#playing.abort();
    this.#reach.close();
  }

  // -- what there is
  /** The position that is looked at. What the end of a game says is said by the puzzle. */
  get position(): Position {
    const { position, can_undo: can } = this.state;
    const undo_step = can ? Math.max(0, position.step - 1) : null;
    return { ...(this.#shown ?? { ...position, undo_step }), outcome: null };
  }

  get status(): PuzzleState['status'] {
    return this.state.status;
  }

  get away(): boolean {
    return this.#reach.away;
  }

  /** One's own try, and what others reply, is being shown. */
  get showing(): boolean {
    return this.#telling.showing;
  }

  /** Whether nothing was decided since the position was set up. */
  get fresh(): boolean {
    const { tried } = this.state;
    return tried.length === 0 || tried.at(-1) === AGAIN;
  }

  get #mine(): boolean {
    const { position, seat, status } = this.state;
    return status === 'asked' && this.#shown === null && position.to_decide === seat;
  }

  // -- what is asked
  get #referee(): Referee {
    const id = () => this.id;
    const tried = () => ({ tried: this.state.tried });
    const api = () => this.#api;
    return {
      preview: (line, unless) => this.#reach.ask(() => api().previewPuzzle(id(), { ...tried(), line }, unless), unless),
      ahead: (line, doing, unless) =>
        this.#reach.ask(() => api().aheadPuzzle(id(), { ...tried(), line, doing }, unless), unless),
      whyNot: (line, { place, doing = '' }, unless) =>
        this.#reach.ask(() => api().whyNotPuzzle(id(), { ...tried(), line, place, doing }, unless), unless),
      play: (line) => this.#play(line),
      undo: () => this.#undo(),
    };
  }

  // -- what is done
  async #play(line: string[]): Promise<Problem | null> {
    const before = this.position;
    const middle = this.board.preview?.position ?? before;
    const answer = await this.#try([...this.state.tried, line.join(', ')]);
    if (!answer) return null;
    this.board.clear();
    attempt(() => this.#goOn(answer, before, middle));
    return null;
  }

  async #undo(): Promise<Problem | null> {
    const answer = await this.#try([...this.state.tried, UNDO]);
    if (answer) this.#telling.backTo(answer.position.step);
    if (answer) this.#take(answer);
    return null;
  }

  /** Set up the position for another try. */
  again = async (): Promise<void> => {
    const { tried, status } = this.state;
    // The first try is over with a verdict alone; before that, what was decided is only taken back.
    const kept = status === 'asked' ? tried.slice(0, tried.lastIndexOf(AGAIN) + 1) : [...tried, AGAIN];
    const answer = await this.#try(kept);
    if (!answer) return;
    this.#telling.events = [];
    this.#take(answer);
  };

  #try(tried: string[]): Promise<PuzzleState | null> {
    const { theme } = this.about;
    const seconds = Math.round((performance.now() - this.#since) / 1000);
    return this.#reach.insist(() => this.#api.playPuzzle(this.id, { tried, theme, seconds }));
  }

  async #goOn(answer: PuzzleState, before: Position, middle: Position): Promise<void> {
    this.#take(answer);
    const after = this.position;
    await this.#telling.tell(answer.moments, answer.seat, { before, middle, after });
    const frames = answer.verdict?.refutation?.frames ?? [];
    if (this.state === answer) await this.#playOut(frames, after);
  }

  #take(state: PuzzleState): void {
    this.#playing.abort();
    this.#shown = null;
    this.lantern.close();
    this.state = state;
    this.solution = null;
    this.board.forget();
    this.rated = state.rated ?? this.rated;
    if (!state.verdict) return;
    met.note(this.id, state.verdict.right, this.about.daily);
    if (state.verdict.right) this.seconds = Math.round((performance.now() - this.#since) / 1000);
  }

  // -- what is played out
  /** One way to the goal, from where the puzzle begins. */
  solve = async (): Promise<void> => {
    const [found, start] = await this.#reach.ask(() =>
      Promise.all([this.#api.solutionOf(this.id), this.#api.puzzle(this.id)]),
    );
    met.note(this.id, false, this.about.daily);
    this.rated ??= found.rated;
    this.lantern.close();
    this.board.clear();
    this.#telling.events = [];
    this.#shown = start.position;
    this.solution = found;
    await this.#playOut(found.frames, start.position);
  };

  /** Play something on the board, thing by thing, at the speed of the others. */
  async #playOut(frames: readonly PuzzleFrame[], from: Position): Promise<void> {
    this.#playing.abort();
    this.#playing = new AbortController();
    const { signal } = this.#playing;
    this.#tempo.begin();
    let before = from;
    for (const [index, frame] of frames.entries()) {
      if (signal.aborted) return;
      const after = { ...frame.position, step: from.step + index + 1, outcome: null };
      this.#shown = after;
      const began = performance.now();
      await this.#telling.play(frame, before, after, signal);
      await this.#tempo.pause(this.#tempo.step(frames.length) - (performance.now() - began));
      before = after;
    }
  }

  /** The rest at once. */
  skip(): void {
    this.#tempo.skip();
  }
}
