/** The tutor's remark at the start of one's turn: what is worth a look now. It holds until one decides something. */
import type { Board } from '$kit/board.svelte';
import { sentenceOf } from '$kit/lantern/claims';
import { quietly } from '$lib/attempt.svelte';
import { t, words } from '$lib/client.svelte';
import type { Remark } from '$lib/protocol';

export class Remarks {
  readonly #board: Board;
  readonly #ask: (unless: AbortSignal) => Promise<Remark>;
  #told: Remark | null = $state.raw(null);
  #asked = new AbortController();
  /** The step that was asked about last: once is enough. */
  #step = -1;

  constructor(board: Board, ask: (unless: AbortSignal) => Promise<Remark>) {
    [this.#board, this.#ask] = [board, ask];
  }

  /** What is said now; null: nothing, for nothing is proved, or one has begun to act. */
  get now(): Remark | null {
    const { now, mine } = this.#board;
    return mine && this.#told?.step === now.step && this.#told.claims.length > 0 ? this.#told : null;
  }

  /** In words. */
  get sentence(): string {
    const telling = { t, at: this.#board, language: words.language };
    return (this.now?.claims ?? []).map((claim) => sentenceOf(claim, telling)).join(' ');
  }

  /** The game went on: at the start of one's turn a remark is asked for. Whatever hinders it, nothing is said. */
  async look(): Promise<void> {
    const { now, mine, tutor } = this.#board;
    if (!mine || !tutor?.on || now.step !== now.turn_step || now.step === this.#step) return;
    this.#step = now.step;
    this.#asked.abort();
    const asked = (this.#asked = new AbortController());
    const found = await this.#ask(asked.signal).catch(quietly);
    if (found && !asked.signal.aborted) this.#told = found;
  }

  leave(): void {
    this.#asked.abort();
  }
}
