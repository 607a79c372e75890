/** What the drawing of a game is given: the same for a live table, a replay, a lesson, a review and a puzzle. */
import type { Snippet } from 'svelte';
import type { Board } from './board.svelte';
import type { Mark } from './marks';

export interface Playground {
  board: Board;
  /** What lies around the game: given the game's banner for the bar on top, and the game itself. */
  frame: Snippet<[banner: Snippet | undefined, game: Snippet]>;
  /** What is pointed out on the board. */
  marks?: readonly Mark[];
  /** Places where to look: they are lit, and the rest lies in shadow. Null: nothing is. */
  spotlight?: readonly string[] | null;
  /** The board alone, without what decides, what lies before the seats, and their points: the page has that itself. */
  bare?: boolean;
}
