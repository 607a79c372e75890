/** Who sits where, by name: people by their own, bots by what they are. */
import { t } from './client.svelte';
import type { Seat } from './protocol';

/** Anything with seats: a table, a board, an invitation. */
export interface Seated {
  readonly seats: readonly Seat[];
}

/** The name of the one at a seat. Bots of one kind at a table are numbered. */
export function nameOf(at: Seated, seat: number | null | undefined): string {
  const { name, number } = nameParts(at, seat);
  return number === null ? name : t('bot-numbered', { name, number });
}

/** The same in its two parts: where there is little room, the number must not be what is cut off. */
export function nameParts(at: Seated, seat: number | null | undefined): { name: string; number: number | null } {
  const found = seat === null || seat === undefined ? undefined : at.seats[seat];
  if (!found) return { name: '', number: null };
  if (found.kind !== 'bot') return { name: found.name ?? t('seat', { number: found.seat + 1 }), number: null };
  const alike = at.seats.filter((each) => each.kind === 'bot' && each.level === found.level);
  return { name: t(`bot-${found.level}`), number: alike.length > 1 ? alike.indexOf(found) + 1 : null };
}

/** The letter on the mark of a seat; the number of one whose player has no name. */
export function initialOf(at: Seated, seat: number): string {
  const found = at.seats[seat];
  if (found?.kind !== 'bot' && !found?.name) return `${seat + 1}`;
  return [...nameOf(at, seat)][0]?.toUpperCase() ?? '?';
}

/** What is said beside a name: you, a bot, a bot in someone's place, or nothing. */
export function roleOf(seat: Seat): string {
  if (seat.stand_in) return t('role-stand-in', { level: t(`bot-${seat.stand_in}`) });
  if (seat.yours) return t('you');
  return seat.kind === 'bot' ? t('bot-level', { level: t(`bot-${seat.level}`) }) : '';
}
