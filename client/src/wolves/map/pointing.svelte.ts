/** What is pointed at on the map: what would come of it, after a moment; why it is not possible; or what it is. */
import type { Note, Notes, Asking } from '$kit/notes.svelte';
import { wordsOf } from '$kit/things.svelte';
import { announcer } from '$lib/announce.svelte';
import { attempt } from '$lib/attempt.svelte';
import { t } from '$lib/client.svelte';
import type { Possible } from '$lib/protocol';
import type { Decision } from '../decision.svelte';
import type { Desk } from '../desk.svelte';
import { thingsAt } from '../things';
import { noteAt, whyNot } from '../why';

/** A pointer that only passes is shown nothing; what something is interests one who stays longer. */
const LOOK_MS = 120;
const REST_MS = 600;

/** What would come of a hex that is pointed at. */
export interface Peeked {
  hex: string;
  possible: Possible;
}

export class Pointing {
  peeked: Peeked | null = $state.raw(null);
  readonly #desk: Desk;
  readonly #cell: (hex: string) => Element | null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(desk: Desk, cell: (hex: string) => Element | null) {
    this.#desk = desk;
    this.#cell = cell;
  }

  /** A pointer rests at a hex, or the focus is there; null: at none. `open`: there is something to ask about it. */
  at(hex: string | null, open: boolean): void {
    clearTimeout(this.#timer);
    this.peeked = null;
    const cell = hex === null ? null : this.#cell(hex);
    // What was asked about this very hex stays, or is still on its way.
    const told = cell !== null && this.#notes.isOf(cell);
    if (told) this.#notes.stay();
    else this.#notes.leave();
    if (hex === null || !cell) return;
    if (this.#decision.lit?.has(hex)) this.#timer = setTimeout(() => this.#peek(hex), LOOK_MS);
    if (!open || told) return;
    if (this.#choosing) this.#notes.soon(cell, () => this.#why(hex));
    else this.#notes.soon(cell, () => this.#what(hex), 'look', REST_MS);
  }

  /** Someone wants to know about a hex: why it is not possible, if that is the question, and what is there. */
  ask(hex: string, way: Asking): void {
    const cell = this.#cell(hex);
    if (cell) attempt(() => this.#notes.show(cell, () => this.#tell(hex, way), way));
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

  get #decision(): Decision {
    return this.#desk.decision;
  }

  get #notes(): Notes {
    return this.#desk.notes;
  }

  /** Whether pointing at a hex means to choose it. */
  get #choosing(): boolean {
    return this.#decision.board.mine && !this.#decision.idle;
  }

  #peek(hex: string): void {
    const possible = this.#decision.possibleAt(hex);
    if (possible) this.peeked = { hex, possible };
  }

  /** Why a hex can't be chosen. One that can be needs no words: what would come of it is drawn. */
  async #why(hex: string): Promise<Note | null> {
    if (this.#decision.lit?.has(hex)) return null;
    const answers = await whyNot(this.#decision, hex);
    return answers.some((answer) => answer.refusal) ? noteAt(hex, answers, false) : null;
  }

  #what(hex: string): Note | null {
    const [first, ...more] = thingsAt(this.#desk, hex);
    return first ? { ...first, more } : null;
  }

  async #tell(hex: string, way: Asking): Promise<Note | null> {
    const answers = this.#decision.board.mine ? await whyNot(this.#decision, hex, true) : [];
    for (const { refusal } of answers) announcer.say(refusal ? refusal.sentence : t('wolves-possible'));
    const why = noteAt(hex, answers, this.#decision.idle);
    const what = this.#what(hex);
    // A tap chooses, and is told why that is not possible; a longer look is for all there is to know.
    if (!why || !what) return why ?? what;
    if (way === 'tap') return why;
    announcer.say(wordsOf(what));
    return { ...why, more: [what, ...(what.more ?? [])].map((each) => ({ ...each, more: [] })) };
  }
}
