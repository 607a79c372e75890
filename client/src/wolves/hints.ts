/** What a newcomer is told in the first turns of a game, by its key in the catalogue. */
import type { Made } from './made.svelte';

/** So many turns of each player are the first ones. */
const FIRST_TURNS = 2;

export function hintOf(making: Made): string | null {
  const { table, before } = making;
  if (table.seat === null || table.over || table.replaying || making.action !== null) return null;
  if (before.turns >= FIRST_TURNS * before.players) return null;
  if (before.asks === 'draft') return table.mine ? 'wolves-hint-draft' : 'wolves-hint-moon';
  if (!table.mine) return 'wolves-hint-moon';
  if (making.mayEnd) return making.seat?.bonus_action ? null : 'wolves-hint-end';
  return before.actions_taken === 0 ? 'wolves-hint-act' : 'wolves-hint-second';
}
