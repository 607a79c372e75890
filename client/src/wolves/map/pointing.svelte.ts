/** What is pointed at on the map: what would come of it, after a moment; or why it is not possible. */
import type { Notes } from '$kit/notes.svelte';
import { announcer } from '$lib/announce.svelte';
import { attempt } from '$lib/attempt.svelte';
import { t } from '$lib/here.svelte';
import type { Way } from '$lib/protocol';
import type { Decision } from '../decision.svelte';
import { noteAt, whyNot } from '../why';

/** A pointer that only passes is shown nothing. */
const LOOK_MS = 120;

export class Pointing {
  /** What would come of the hex that is pointed at. */
  peeked: { hex: string; way: Way } | null = $state.raw(null);
  readonly #decision: Decision;
  readonly #notes: Notes;
  readonly #cell: (hex: string) => Element | null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(decision: Decision, notes: Notes, cell: (hex: string) => Element | null) {
    this.#decision = decision;
    this.#notes = notes;
    this.#cell = cell;
  }

  /** A pointer rests at a hex, or the focus is there; null: at none. `open`: it may be asked why not. */
  at(hex: string | null, open: boolean): void {
    clearTimeout(this.#timer);
    this.peeked = null;
    const cell = hex === null ? null : this.#cell(hex);
    // What was asked about this very hex stays, or is still on its way.
    const told = cell !== null && this.#notes.isOf(cell);
    if (told) this.#notes.stay();
    else this.#notes.leave();
    if (hex === null || !cell || !this.#decision.board.mine) return;
    if (this.#decision.lit?.has(hex)) this.#timer = setTimeout(() => this.#peek(hex), LOOK_MS);
    else if (open && !told) this.#notes.soon(cell, () => this.#tell(hex, false));
  }

  /** Ask why a hex is not possible, aloud. */
  ask(hex: string): void {
    const cell = this.#cell(hex);
    if (cell && this.#decision.board.mine) attempt(() => this.#notes.show(cell, () => this.#tell(hex, true), 'tap'));
  }

  /** What was asked about is another question now. */
  forget(): void {
    this.#notes.hide();
    this.peeked = null;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#notes.hide();
  }

  #peek(hex: string): void {
    const way = this.#decision.wayTo(hex);
    if (way) this.peeked = { hex, way };
  }

  async #tell(hex: string, aloud: boolean) {
    const answers = await whyNot(this.#decision, hex);
    if (!answers.some((answer) => aloud || answer.refusal)) return null;
    if (aloud) for (const { refusal } of answers) announcer.say(refusal ? refusal.sentence : t('wolves-possible'));
    return noteAt(hex, answers, this.#decision.idle);
  }
}
