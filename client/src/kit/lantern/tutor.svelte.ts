/**
 * The tutor: looks at a turn that is fully chosen, and says once what it gives up. It never stops anyone.
 */
import type { Option, Verdict } from '$lib/protocol';
import { quietly, sayFailed } from '$lib/attempt.svelte';
import type { Board } from '../board.svelte';
import type { Hints } from './hints';

/** A turn that stands for so long is chosen; one who looks around changes it sooner. */
const SETTLED_MS = 500;

export class Tutor {
  readonly #board: Board;
  readonly #hints: Hints;
  /** What is said of the turn that is chosen; null: nothing. */
  verdict: Verdict | null = $state.raw(null);
  /** Whether the reasons are open. */
  why = $state(false);
  /** The turn of which something was said: once is enough. */
  #told = '';
  #judged = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = new AbortController();

  constructor(board: Board, hints: Hints) {
    this.#board = board;
    this.#hints = hints;
  }

  /** Whether it helps here. */
  get on(): boolean {
    return this.#hints.tutor() !== null && this.#hints.off() === null;
  }

  get #turn(): string {
    const { now, seat } = this.#board;
    return `${seat} ${now.turn_step}`;
  }

  /** What is chosen is another turn now, or no whole one (null). */
  look(line: readonly Option[] | null): void {
    const threshold = this.#hints.tutor();
    const texts = line?.map(({ text }) => text) ?? null;
    const chosen = texts && `${this.#board.now.step} ${texts.join('; ')}`;
    if (chosen !== null && chosen === this.#judged) return;
    this.leave();
    this.#judged = chosen ?? '';
    if (texts === null || threshold === null || this.#told === this.#turn || this.#hints.off()) return;
    this.#timer = setTimeout(() => {
      this.#judge(texts, threshold).catch(sayFailed);
    }, SETTLED_MS);
  }

  /** Nothing is said any more. */
  leave(): void {
    clearTimeout(this.#timer);
    this.#asked.abort();
    this.verdict = null;
    this.why = false;
  }

  async #judge(texts: string[], threshold: 10 | 20 | 30): Promise<void> {
    const asked = (this.#asked = new AbortController());
    // Whatever hinders the tutor hinders nobody else: it just says nothing.
    const verdict = await this.#hints.judge(texts, threshold, asked.signal).catch(quietly);
    if (asked.signal.aborted || !verdict?.warns) return;
    this.verdict = verdict;
    this.#told = this.#turn;
  }
}
