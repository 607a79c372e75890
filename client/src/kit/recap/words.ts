/** What was done, in words. */
import { t } from '$lib/client.svelte';
import type { Seated } from '$lib/people';
import type { Event, Moment } from '$lib/protocol';
import { linesFor } from '$lib/story';

/** Something that was done as an entry of a log. */
export function entryOf(moment: Moment): Event {
  const { seat, options, told, position } = moment;
  return {
    seq: position.step,
    at: '',
    seat,
    name: null,
    step: position.step,
    options,
    told,
    kind: 'played',
    facts: {},
  };
}

/**
 * What was done, without what goes along with it; that alone if there is nothing else. Who did it is said once, and not
 * at all where it stands already.
 */
export function captionOf(moment: Moment, at: Seated, named = false): string {
  const lines = mainOf(moment, at, moment.seat);
  const first = named ? lines[0] : mainOf(moment, at, null)[0];
  return [first ?? '', ...lines.slice(1)].join(' ');
}

function mainOf(moment: Moment, at: Seated, acts: number | null): string[] {
  const lines = linesFor(t, entryOf(moment), at, acts);
  const main = lines.filter((line) => !line.aside);
  return (main.length > 0 ? main : lines).map((line) => line.text);
}
