/**
 * What a page that leads through a game puts on the board, beside marks and a spotlight: a lesson, a puzzle.
 *
 * The table stays the ordinary one; here is only what it says and offers otherwise.
 */
import type { Snippet } from 'svelte';

export interface Guide {
  /** The page says itself what there is to do: the table's own words to newcomers are left out. */
  speaks?: boolean;
  /** Stands in the place of the buttons; `clear` gives up what is made up. Null: the table has its own. */
  foot?: Snippet<[clear: () => void]> | null;
  /** Stands between the step back and the main button. */
  beside?: Snippet | null;
  /** Stands beside the board where there is room, in the place of forecast, log and memory. */
  side?: Snippet | null;
  /** Forecast, log and memory stay all the same, below it. */
  beyond?: boolean;
  /** Stands beside the board where there is room, after forecast and memory. */
  after?: Snippet | null;
  /** The part of the board that is shown large beside it. */
  part?: string | null;
  /** What is not met yet, by its symbol, and the words that say when it will be. */
  later?: ReadonlyMap<string, string>;
}

export const NO_GUIDE: Guide = {};
