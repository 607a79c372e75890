/** The puzzle of the day that is worth a look: the first that was not solved today. */
import { Asked } from '$lib/attempt.svelte';
import { api, visitor } from '$lib/client.svelte';
import type { GameName, PuzzleInfo } from '$lib/protocol';
import { inOrder, today } from './book';
import { met } from './met.svelte';

export class Daily {
  readonly #day = today();
  readonly #asked = new Asked(() => api.puzzlesOf(this.#day));
  /** What is known of whoever has a name; their other devices count too. */
  readonly #mine = $derived(visitor.person ? new Asked(api.myPuzzles) : null);

  get puzzle(): PuzzleInfo | null {
    const puzzles = inOrder(this.#asked.found?.puzzles ?? []);
    return puzzles.find(({ game }) => !this.#solved(game)) ?? puzzles[0] ?? null;
  }

  /** Whether there is none left today. */
  get done(): boolean {
    return !!this.#asked.found?.puzzles.every(({ game }) => this.#solved(game));
  }

  #solved(game: GameName): boolean {
    const standing = this.#mine?.found?.standings.find((each) => each.game === game);
    return [...met.days(game), ...(standing?.days ?? [])].includes(this.#day);
  }
}
