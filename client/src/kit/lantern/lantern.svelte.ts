/**
 * The lantern: a hint in three rungs, each opened by itself. It never plays.
 *
 * What was opened stays until the position is another; as long as its turn is followed, it stays through that too.
 */
import { Refused } from '$lib/asking';
import type { Hint, HintStep } from '$lib/protocol';
import type { Board } from '../board.svelte';
import { followed, stepsOf } from './following';
import type { Hints } from './hints';

export type LanternState = 'closed' | 'looking' | 'shown' | 'failed' | 'astray' | 'off';
export const LAST_RUNG = 3;
/** After so long one is told that it is still being looked. */
const LONG_MS = 3000;

export class Lantern {
  readonly #board: Board;
  readonly #hints: Hints;
  /** The hint of the position that was asked about. */
  hint: Hint | null = $state.raw(null);
  /** How many rungs are open. */
  rung = $state(0);
  state: LanternState = $state('closed');
  /** Whether it takes long. */
  long = $state(false);
  /** Why it failed, in the server's words; null: it did not answer. */
  problem: string | null = $state(null);
  /** Out of the way, so that one can follow it: what is drawn stays. */
  tucked = $state(false);
  #asked = new AbortController();
  /** The step that was asked about. */
  #step = 0;

  constructor(board: Board, hints: Hints) {
    this.#board = board;
    this.#hints = hints;
  }

  /** Why there is no hint now, as the key of its sentence; null: there may be one. */
  get off(): string | null {
    const why = this.#hints.off();
    if (why) return why;
    return this.#board.mine || this.hint ? null : 'hint-not-your-turn';
  }

  get timed(): boolean {
    return this.#hints.timed();
  }

  get open(): boolean {
    return ['looking', 'shown', 'failed'].includes(this.state) && !this.tucked;
  }

  /** A word that stands there for a moment, as the key of its sentence: why there is no hint, or no longer. */
  get word(): string | null {
    if (this.state === 'astray') return 'lantern-another-way';
    return this.state === 'off' ? this.off : null;
  }

  get steps(): readonly HintStep[] {
    return this.hint ? stepsOf(this.hint) : [];
  }

  /** How many steps of the turn are done. */
  readonly done: number = $derived.by(() => (this.hint ? followed(this.hint, this.#board.log).done : 0));

  /** Open it, where it was; or close it. */
  async toggle(): Promise<void> {
    if (this.open) this.close();
    else await this.show();
  }

  async show(): Promise<void> {
    this.tucked = false;
    if (this.hint && this.rung > 0) this.state = 'shown';
    else if (this.off) this.state = 'off';
    else await this.#ask();
  }

  /** Open the next rung. */
  climb(): void {
    this.rung = Math.min(this.rung + 1, LAST_RUNG);
  }

  /** Give the place back. What was opened is kept. */
  close(): void {
    this.#asked.abort();
    this.tucked = false;
    this.state = 'closed';
  }

  /** Leave the place to the turn; what is drawn stays on the board. */
  tuck(): void {
    if (this.state === 'shown') this.tucked = true;
  }

  /** The game went on: a hint that is followed stays, any other ends. */
  settle(): void {
    const { hint } = this;
    const { now: actual, seat, log: events } = this.#board;
    if (!hint) {
      if (this.state === 'looking' && actual.step !== this.#step) this.close();
      return;
    }
    const far = followed(hint, events);
    const mine = actual.to_decide === hint.seat && seat === hint.seat;
    const same = actual.step === hint.step;
    if (same && mine) return;
    const along = mine && actual.step > hint.step && !far.astray && far.done < this.steps.length;
    if (along && this.rung === LAST_RUNG && this.steps.length > 1) return;
    const seen = this.state === 'shown' && this.rung === LAST_RUNG;
    this.#forget(seen && far.astray && mine);
  }

  #forget(astray: boolean): void {
    this.#asked.abort();
    this.hint = null;
    this.rung = 0;
    this.tucked = false;
    this.state = astray ? 'astray' : 'closed';
  }

  async #ask(): Promise<void> {
    this.#asked.abort();
    const asked = (this.#asked = new AbortController());
    const step = (this.#step = this.#board.now.step);
    [this.state, this.long, this.problem] = ['looking', false, null];
    const timer = setTimeout(() => (this.long = true), LONG_MS);
    try {
      const hint = await this.#hints.hint(asked.signal);
      if (asked.signal.aborted) return;
      if (hint.step !== step || this.#board.now.step !== step) return this.#forget(false);
      [this.hint, this.rung, this.state] = [hint, 1, 'shown'];
    } catch (error) {
      if (asked.signal.aborted) return;
      this.problem = error instanceof Refused ? error.problem.sentence : null;
      this.state = 'failed';
    } finally {
      clearTimeout(timer);
    }
  }
}
