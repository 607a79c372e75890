/** What help someone has had in a game, in words. */
import { t } from '$lib/client.svelte';
import type { Seat } from '$lib/protocol';

/** Nothing if they had none. */
export function helpOf(seat: Seat | undefined): string {
  if (!seat) return '';
  const hints = seat.hints > 0 ? [t('lantern-used', { count: seat.hints })] : [];
  return [...hints, ...(seat.tutored ? [t('lantern-tutored')] : [])].join(' · ');
}
