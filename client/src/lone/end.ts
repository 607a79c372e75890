/** The end of a game in words and points, land after land. */
import { t } from '$lib/client.svelte';
import { at } from '$lib/sure';
import type { Desk } from './desk.svelte';

/** Who has won; not before every land is scored. */
export function endTitle(desk: Desk): string {
  const winners = desk.now.outcome?.winners ?? [];
  if (desk.scored !== null || winners.length === 0) return t('lone-over');
  if (winners.length > 1) return t('lone-shared');
  const lead = leadOf(desk);
  return t(lead > 0 ? 'lone-won-by' : 'lone-won', {
    you: desk.isYou(at(winners, 0)) ? 'yes' : 'no',
    who: desk.nameOf(at(winners, 0)),
    lead,
  });
}

function leadOf(desk: Desk): number {
  const { seats } = desk.now.sheet;
  return Math.abs(at(seats, 0).total - at(seats, 1).total);
}

/** What decided between equal points; empty if the points did. */
export function endReason(desk: Desk): string {
  const winners = desk.now.outcome?.winners ?? [];
  if (winners.length !== 1 || leadOf(desk) > 0) return '';
  return t('lone-won-tie', { you: desk.isYou(at(winners, 0)) ? 'yes' : 'no', who: desk.nameOf(at(winners, 0)) });
}

/** How it ended for the reader; whoever only looked on sees the winner. */
export function endedHow(desk: Desk): 'won' | 'lost' | 'shared' {
  const winners = desk.now.outcome?.winners ?? [];
  if (winners.length > 1) return 'shared';
  return desk.order.some((seat) => desk.isYou(seat)) && !desk.isYou(at(winners, 0)) ? 'lost' : 'won';
}

/** What a seat gets for a land: honour token and moon. */
export function landPoints(desk: Desk, place: number, seat: number): number {
  const row = at(desk.now.sheet.lands, place);
  return row.winner === seat ? row.honour + row.moon_points : 0;
}

/** The land that is being scored, in a line. */
export function scoredLine(desk: Desk): string {
  if (desk.scored === null) return '';
  const { land, winner } = at(desk.now.sheet.lands, desk.scored);
  if (winner === null) return t('log-land-tied', { land });
  return t('lone-land-to', { land, who: desk.who(winner), points: landPoints(desk, desk.scored, winner) });
}
