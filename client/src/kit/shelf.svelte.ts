/**
 * The one place for words about a board: a strip above the map or the lands.
 *
 * Recap, hint, lesson, tutor and puzzle take turns there. Whoever took it last has it; given back, it is again theirs
 * who had it before. Two never speak at once; only the goals of a first game stay, below whoever speaks.
 */
import { untrack, type Snippet } from 'svelte';
import type { Mark } from './marks';

/** What is pointed out on a board, and where to look. */
export interface Points {
  marks: readonly Mark[];
  /** Places in the light; null: nothing lies in shadow. */
  spotlight: readonly string[] | null;
}

/** Something that stands on the shelf. What it says may change while it stands there. */
export interface Spoken {
  /** Who speaks. */
  owner: string;
  /** What the place is called meanwhile. */
  title(): string;
  /** What is read to those who listen, whenever it changes; nothing if left out. */
  says?(): string;
  content: Snippet;
  /** What it points out on the board, for as long as it has the place. */
  points?(): Points;
  /** Whether it makes way for nobody: it stays below whatever else is said. */
  stays?: boolean;
  /** Whether who stays may stand beside it, where a screen is low. */
  slim?: boolean;
  /** Whether it stands in the sheet below on a phone, in the place of what decides; it has buttons of its own there. */
  below?: boolean;
  /** Esc was pressed: the owner leaves, and may remember that. Without it, Esc has nothing to close. */
  leave?(): void;
}

export class Shelf {
  #stand: readonly Spoken[] = $state.raw([]);

  /** Who has the place now; null: it is empty, and takes no room. */
  get now(): Spoken | null {
    return this.#stand.findLast((each) => !each.stays) ?? this.#stand.at(-1) ?? null;
  }

  /** Who stays below them; null: nobody, or they have the place to themselves. */
  get under(): Spoken | null {
    const stays = this.#stand.findLast((each) => each.stays) ?? null;
    return stays === this.now ? null : stays;
  }

  /** Whether nobody speaks but who always stays. */
  get free(): boolean {
    return this.now === null || this.now.stays === true;
  }

  /** Whether an owner has something here, be it below another's. */
  holds(owner: string): boolean {
    return this.#stand.some((each) => each.owner === owner);
  }

  /**
   * Take the place. The answer gives it back, so that `$effect(() => shelf.take({…}))` holds it for as long as a part
   * is shown.
   */
  take(spoken: Spoken): () => void {
    untrack(() => (this.#stand = [...this.#without(spoken.owner), spoken]));
    return () => untrack(() => (this.#stand = this.#stand.filter((each) => each !== spoken)));
  }

  /** Give the place back, whatever the owner had there. */
  give(owner: string): void {
    untrack(() => (this.#stand = this.#without(owner)));
  }

  #without(owner: string): Spoken[] {
    return this.#stand.filter((each) => each.owner !== owner);
  }
}
