/** The way to another puzzle: near one's rating, not met before, of the theme that was chosen. */
import { api, router } from '$lib/client.svelte';
import type { GameName } from '$lib/protocol';
import { puzzleAddress } from './book';
import { met } from './met.svelte';

export class Next {
  /** None is left of what was wished for: which game and theme that was. */
  none: { game: GameName; theme: string | null } | null = $state.raw(null);

  go = async (game: GameName, theme: string | null = null): Promise<void> => {
    this.none = null;
    const { puzzle } = await api.nextPuzzle({ game, theme, level: met.level, seen: met.ids });
    if (puzzle) router.go(puzzleAddress(puzzle.id, theme));
    else this.none = { game, theme };
  };
}
