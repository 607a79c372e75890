/** The end of a game in words and points, land after land. */
import { t } from '$lib/here.svelte';
import type { Desk } from './desk.svelte';

/** Who has won; not before every land is scored. */
export function endTitle(desk: Desk): string {
  const winners = desk.now.outcome?.winners ?? [];
  if (desk.scored !== null || winners.length === 0) return t('lone-over');
  if (winners.length > 1) return t('lone-shared');
  return t('lone-won', { you: desk.isYou(winners[0]!) ? 'yes' : 'no', who: desk.nameOf(winners[0]!) });
}

/** What a seat gets for a land: honour token and moon. */
export function landPoints(desk: Desk, place: number, seat: number): number {
  const row = desk.now.sheet.lands[place]!;
  return row.winner === seat ? row.honour + row.moon_points : 0;
}

/** The land that is being scored, in a line. */
export function scoredLine(desk: Desk): string {
  if (desk.scored === null) return '';
  const { land, winner } = desk.now.sheet.lands[desk.scored]!;
  if (winner === null) return t('log-land-tied', { land });
  return t('lone-land-to', { land, who: desk.who(winner), points: landPoints(desk, desk.scored, winner) });
}
