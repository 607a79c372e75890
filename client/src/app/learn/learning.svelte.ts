/**
 * A lesson as one learner has it before them: where they stand, the board, and what was just said.
 *
 * Every question goes to the lesson's door with all that was tried; nothing is decided here.
 */
import { Board } from '$kit/board.svelte';
import type { About, Referee } from '$kit/referee';
import type { Api } from '$lib/api';
import { Away, Refused } from '$lib/asking';
import { attempt } from '$lib/attempt.svelte';
import type { LessonState, LessonSlip, LessonWhyNot, Position, Problem } from '$lib/protocol';
import { seatsOf } from '../guided/happened';
import { Reach } from '../guided/reach.svelte';
import { shownAs, Telling } from '../guided/telling.svelte';
import { Hinting } from './hinting.svelte';
import { progress } from './progress.svelte';

const UNDO = 'undo';
/** Answers of the door after which a lesson begins anew. */
const CHANGED = 'lesson-changed';
const TOO_MUCH = 'bad-request';

/** What is said once about how a lesson opened: where one left, that it has changed, that it was tried too often. */
export type Opening = 'resumed' | 'changed' | 'full' | null;

export class Learning {
  readonly id: string;
  readonly board: Board;
  readonly hinting: Hinting;
  state: LessonState;
  opening: Opening = $state(null);
  /** What the lesson says to something that the rules refuse, until something else is chosen. */
  aside: LessonSlip | null = $state.raw(null);
  /** Where the last line ended, as long as that is looked at before the next step begins elsewhere. */
  #left: Position | null = $state.raw(null);
  /** What was tried before there was no network: it is asked for until it is known where that leads. */
  #waiting = $state(false);
  readonly #api: Api;
  readonly #reach = new Reach();
  readonly #telling = new Telling(() => this.board);
  #since = performance.now();

  constructor(api: Api, state: LessonState) {
    this.#api = api;
    this.id = state.lesson;
    this.state = $state.raw(state);
    const looked = { position: () => this.position, seat: () => this.state.seat, mine: () => this.#mine };
    this.board = new Board(shownAs(looked, this.#telling, seatsOf(state)), this.#referee);
    this.hinting = new Hinting(this, (line) => api.previewLesson(this.id, { tried: this.state.tried, line }));
  }

  /** Sit down to a lesson, where one left it if one did. */
  static async open(api: Api, id: string): Promise<Learning> {
    const kept = progress.of(id);
    const { tried = [], mark = null, step = 0 } = kept ?? {};
    if (tried.length === 0) return new Learning(api, await api.lesson(id));
    try {
      const state = await api.playLesson(id, { tried, mark });
      if (state.done) return await Learning.anew(api, id, null);
      const learning = new Learning(api, state);
      if (step > 0) learning.opening = 'resumed';
      return learning;
    } catch (error) {
      if (error instanceof Away) return Learning.#later(api, id, tried);
      if (error instanceof Refused) return Learning.anew(api, id, openingAfter(error));
      throw error;
    }
  }

  /** From the first step, for a reason. */
  static async anew(api: Api, id: string, why: Opening): Promise<Learning> {
    const learning = new Learning(api, await api.lesson(id));
    learning.#restart();
    learning.opening = why;
    return learning;
  }

  /** Without a network the beginning is shown, if it was kept; where one left is found when the server is back. */
  static async #later(api: Api, id: string, tried: string[]): Promise<Learning> {
    const learning = new Learning(api, await api.lesson(id));
    learning.#waiting = true;
    attempt(async () => {
      const state = await learning.#reach.insist(() => api.playLesson(id, { tried }));
      if (state) [learning.state, learning.#waiting, learning.opening] = [state, false, 'resumed'];
    });
    return learning;
  }

  close(): void {
    this.#reach.close();
    this.#keepTime();
  }

  // -- what there is
  /** The position that is looked at. */
  get position(): Position {
    const { position, can_undo: can } = this.state;
    return this.#left ?? { ...position, undo_step: can ? Math.max(0, position.step - 1) : null };
  }

  /** Whether one looks at what a step has led to, before the next begins elsewhere. */
  get pausing(): boolean {
    return this.#left !== null;
  }

  get done(): boolean {
    return this.state.done && !this.#telling.showing;
  }

  get showing(): boolean {
    return this.#telling.showing;
  }

  /** Why the last line was wrong, until another is made up. */
  get wrong(): LessonSlip | null {
    return this.board.refused ? (this.state.answer?.slip ?? null) : null;
  }

  /** How long this attempt has taken, in seconds. */
  get seconds(): number {
    return Math.round((progress.spent(this.id) + performance.now() - this.#since) / 1000);
  }

  /** The server can't be reached; what was chosen waits. */
  get away(): boolean {
    return this.#reach.away;
  }

  get #mine(): boolean {
    const { position, seat, done } = this.state;
    return !this.pausing && !this.#waiting && !done && position.to_decide === seat;
  }

  // -- what is asked
  get #referee(): Referee {
    const { id } = this;
    const tried = () => ({ tried: this.state.tried });
    return {
      preview: (line, unless) => this.#reach.ask(() => this.#api.previewLesson(id, { ...tried(), line }, unless)),
      ahead: (line, doing, unless) =>
        this.#reach.ask(() => this.#api.aheadLesson(id, { ...tried(), line, doing }, unless), unless),
      whyNot: (line, about, unless) => this.#whyNot(line, about, unless),
      play: (line) => this.#play(line),
      undo: () => this.#undo(),
    };
  }

  async #whyNot(line: string[], { place, doing = '', aloud }: About, unless?: AbortSignal): Promise<LessonWhyNot[]> {
    const ask = { tried: this.state.tried, line, place, doing };
    const found = await this.#reach.ask(() => this.#api.whyNotLesson(this.id, ask, unless), unless);
    if (aloud) this.aside = found.find(({ slip }) => slip)?.slip ?? null;
    return found;
  }

  // -- what is done
  async #play(line: string[]): Promise<Problem | null> {
    const [before, middle] = [this.position, this.board.preview?.position ?? null];
    const answer = await this.#try(line.join(', '));
    if (!answer) return null;
    const { slip, refusal } = answer.answer ?? {};
    if (!answer.answer?.accepted) {
      this.state = answer;
      progress.note(answer);
      return problemOf(slip?.clause ?? refusal?.clause ?? null, refusal?.sentence ?? '');
    }
    this.board.clear();
    attempt(() => this.#goOn(answer, before, middle ?? before));
    return null;
  }

  async #undo(): Promise<Problem | null> {
    const answer = await this.#try(UNDO);
    if (!answer) return null;
    this.#telling.backTo(answer.position.step);
    this.#take(answer);
    return null;
  }

  /** The next step begins elsewhere, and was waited for. */
  goOn(): void {
    this.#left = null;
    this.#telling.events = [];
    this.board.forget();
  }

  /** Once more from the first step. */
  async again(): Promise<void> {
    const state = await this.#reach.ask(() => this.#api.lesson(this.id));
    this.#restart();
    this.#telling.events = [];
    this.#left = null;
    this.board.clear();
    this.#take(state, false);
  }

  #restart(): void {
    progress.again(this.id);
    progress.spend(this.id, 0);
    this.#since = performance.now();
    this.opening = null;
  }

  async #goOn(answer: LessonState, before: Position, middle: Position): Promise<void> {
    const after = answer.left ?? answer.position;
    this.#left = answer.left;
    this.#take(answer);
    await this.#telling.tell(answer.moments, answer.seat, { before, middle, after });
  }

  #take(state: LessonState, keep = true): void {
    [this.aside, this.opening] = [null, null];
    this.hinting.close();
    this.state = state;
    this.board.forget();
    if (!keep) return;
    progress.note(state);
    this.#keepTime();
  }

  #keepTime(): void {
    const now = performance.now();
    progress.spend(this.id, progress.spent(this.id) + now - this.#since);
    this.#since = now;
  }

  /** Try something; null: the lesson had to begin anew. */
  async #try(line: string): Promise<LessonState | null> {
    const { tried, mark } = this.state;
    try {
      return await this.#reach.insist(() => this.#api.playLesson(this.id, { tried: [...tried, line], mark }));
    } catch (error) {
      const why = error instanceof Refused ? openingAfter(error) : null;
      if (!why) throw error;
      await this.again();
      this.opening = why;
      return null;
    }
  }
}

function openingAfter({ problem: { code } }: Refused): Opening {
  if (code === CHANGED) return 'changed';
  return code === TOO_MUCH ? 'full' : null;
}

function problemOf(clause: string | null, sentence: string): Problem {
  return { code: 'lesson-wrong', arguments: {}, clause, sentence, missed: null };
}
