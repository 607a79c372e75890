/** What happened in a lesson or a puzzle as a board tells it: entries of a log, and who sits where. */
import { still } from '$kit/shown';
import { t, visitor } from '$lib/client.svelte';
import type { Event, Option, Position, Seat, Told } from '$lib/protocol';

/** Something that was carried out, and what it did. */
export interface Done {
  seat: number;
  options: Option[];
  told: Told[];
}

/** What was carried out as entries of a log; the last one leads to `step`. */
export function eventsOf(done: readonly Done[], step: number, seq: number): Event[] {
  return done.map(({ seat, options, told }, index) => ({
    seq: seq + index + 1,
    at: '',
    seat,
    name: null,
    step: step - (done.length - 1 - index),
    options,
    told,
    kind: 'played',
    facts: {},
  }));
}

/** Whoever plays by their name, and the others as whoever may sit there. */
export function seatsOf({ position, seat: own }: { position: Position; seat: number }): Seat[] {
  return still(position).seats.map((place) => ({
    ...place,
    kind: 'person',
    name: (place.seat === own && visitor.person?.name) || t('learn-other', { number: place.seat + 1 }),
    yours: place.seat === own,
  }));
}
