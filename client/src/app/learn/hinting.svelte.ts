/** The hint of a lesson, rung by rung: where to look, then what to do. It never plays. */
import type { Mark } from '$kit/marks';
import { quietly } from '$lib/attempt.svelte';
import type { Preview, Told } from '$lib/protocol';
import { deedsOf, proposed, sentencesOf } from '../guided/deeds';
import type { Learning } from './learning.svelte';

const NONE = 0;
const LOOK = 1;
const TURN = 2;

export class Hinting {
  /** How many rungs are open. */
  rung = $state(NONE);
  #told: readonly Told[] = $state.raw([]);
  readonly #of: Learning;
  readonly #preview: (line: string[]) => Promise<Preview>;

  constructor(of: Learning, preview: (line: string[]) => Promise<Preview>) {
    this.#of = of;
    this.#preview = preview;
  }

  get open(): boolean {
    return this.rung > NONE;
  }

  /** Whether there is another rung. */
  get more(): boolean {
    return this.rung < TURN;
  }

  /** Open the next rung. */
  async next(): Promise<void> {
    const { asked } = this.#of.state;
    if (!asked || !this.more) return;
    if (this.rung === LOOK) this.#told = await this.#found(asked.turn);
    this.rung += 1;
  }

  close(): void {
    this.rung = NONE;
    this.#told = [];
  }

  /** Where to look: what the hint points at, or else what the step lights. */
  get places(): readonly string[] {
    const { asked } = this.#of.state;
    const { look = [], light = [] } = asked ?? {};
    return look.length > 0 ? look : light;
  }

  /** What to do, in sentences. */
  get sentences(): string[] {
    return sentencesOf(this.#own);
  }

  /** What is drawn on the board. */
  get marks(): readonly Mark[] {
    if (this.rung === LOOK) return this.places.map((place) => ({ what: 'ring', place }));
    if (this.rung < TURN) return [];
    return proposed(this.#own);
  }

  /** What the learner would do, without what goes along with it. */
  get #own(): Told[] {
    return deedsOf(this.#told, this.#of.state.seat);
  }

  /** What the line of the hint would lead to; of what is done already, the rest. */
  async #found(decisions: readonly string[]): Promise<readonly Told[]> {
    for (let from = 0; from < decisions.length; from += 1)
      for (const until of [decisions.length, from + 1]) {
        const preview = await this.#preview(decisions.slice(from, until)).catch(quietly);
        if (preview) return preview.told;
      }
    return [];
  }
}
