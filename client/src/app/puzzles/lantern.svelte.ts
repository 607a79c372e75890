/** The hint of a puzzle, rung by rung: where to look, what to want, what to do. It never plays. */
import type { Mark } from '$kit/marks';
import { t } from '$lib/client.svelte';
import type { PuzzleHint, RungName, Told } from '$lib/protocol';
import { deedsOf, proposed, sentencesOf } from '../guided/deeds';

const RUNGS: readonly RungName[] = ['look', 'want', 'turn'];

interface Asks {
  hint(rung: RungName): Promise<PuzzleHint>;
  /** What a line from where the puzzle begins would lead to. */
  told(line: string[]): Promise<readonly Told[]>;
  readonly seat: number;
}

export class PuzzleLantern {
  /** The rung that is open. */
  #now: PuzzleHint | null = $state.raw(null);
  #told: readonly Told[] = $state.raw([]);
  readonly #asks: Asks;

  constructor(asks: Asks) {
    this.#asks = asks;
  }

  get open(): boolean {
    return this.#now !== null;
  }

  /** Whether there is another rung. */
  get more(): boolean {
    return this.#now?.rung !== RUNGS.at(-1);
  }

  /** Open the next rung. */
  async next(): Promise<void> {
    const rung = RUNGS[this.#now ? RUNGS.indexOf(this.#now.rung) + 1 : 0];
    if (!rung) return;
    const found = await this.#asks.hint(rung);
    this.#told = rung === 'turn' ? await this.#asks.told(found.decisions) : [];
    this.#now = found;
  }

  close(): void {
    this.#now = null;
    this.#told = [];
  }

  /** Where to look; empty: everywhere. */
  get places(): readonly string[] {
    return this.#now?.places ?? [];
  }

  /** What it says, in a sentence or in steps. */
  get says(): string {
    const hint = this.#now;
    if (!hint) return '';
    if (hint.rung === 'turn') return `${sentencesOf(this.#deeds).join('. ')}.`;
    const acts = hint.acts.map(actWords).join(', ');
    if (hint.rung === 'want') return t('puzzle-hint-want', { acts });
    return hint.places.length > 0 ? t('learn-hint-look') : t('puzzle-hint-want', { acts });
  }

  /** What is drawn on the board. */
  get marks(): readonly Mark[] {
    if (this.#now?.rung === 'turn') return proposed(this.#deeds);
    return this.places.map((place) => ({ what: 'ring', place }));
  }

  get #deeds(): Told[] {
    return deedsOf(this.#told, this.#asks.seat);
  }
}

/** What is done with cards and scars; all else are actions. */
const WITH_CARDS: readonly string[] = ['play', 'take', 'place'];

function actWords(act: string): string {
  return t(WITH_CARDS.includes(act) ? `puzzle-act-${act}` : `action-${act}-short`);
}
