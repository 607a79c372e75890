/** What a newcomer is told in the first turns of a game, by its key in the catalogue. */
import type { Decision } from './decision.svelte';

/** So many turns of each player are the first ones. */
const FIRST_TURNS = 2;

export function hintOf({ board, before, action, ending, seat }: Decision): string | null {
  if (board.seat === null || board.over || board.past || action !== null) return null;
  if (before.turns >= FIRST_TURNS * before.players) return null;
  if (before.asks === 'draft') return board.mine ? 'wolves-hint-draft' : 'wolves-hint-moon';
  if (!board.mine) return 'wolves-hint-moon';
  if (ending) return seat?.bonus_action ? null : 'wolves-hint-end';
  return before.actions_taken === 0 ? 'wolves-hint-act' : 'wolves-hint-second';
}
