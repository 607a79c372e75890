/** What happened at a table since one's own turn, as a look at it from afar tells it. */
import type { Seated } from '$lib/people';
import type { Event } from '$lib/protocol';
import { linesFor, standing, type Say } from '$lib/story';

/** So many entries of a log are asked for: more than all others do in a round. */
export const LATEST = 60;
/** So many turns have room. */
const MOST_TURNS = 6;

/** What one of them did in one go, or something else that happened. */
export interface Done {
  /** The number of its first entry. */
  key: number;
  /** Whose doing it was; null for what nobody played. */
  seat: number | null;
  events: Event[];
}

export interface Past {
  /** When one played last oneself; null if what is known of the log does not say. */
  at: string | null;
  /** Whether the log is known from its beginning. */
  whole: boolean;
  /** The newest last. */
  done: Done[];
}

/** What others did since one's own last decision, as far as the latest entries of a log tell. */
export function pastOf(events: readonly Event[], { seats }: Seated): Past {
  const stood = standing(events);
  const own = ({ kind, seat }: Event) => kind === 'played' && seat !== null && !!seats[seat]?.yours;
  const last = stood.findLastIndex(own);
  const done: Done[] = [];
  for (const event of stood.slice(last + 1)) {
    const seat = event.kind === 'played' ? event.seat : null;
    const before = done.at(-1);
    if (before && seat !== null && before.seat === seat) before.events.push(event);
    else done.push({ key: event.seq, seat, events: [event] });
  }
  return { at: stood[last]?.at ?? null, whole: events[0]?.seq === 1, done: done.slice(-MOST_TURNS) };
}

/**
 * What was done in one go as one text: who did it is said once, and what goes along with it only if there is nothing
 * else.
 */
export function doneInWords(say: Say, { events }: Done, at: Seated): string {
  const lines = events.flatMap((event) => {
    const short = linesFor(say, event, at, event.seat);
    return linesFor(say, event, at).map(({ text, aside }, place) => ({
      text,
      aside,
      short: short[place]?.text ?? text,
    }));
  });
  const main = lines.filter((line) => !line.aside);
  const said = main.length > 0 ? main : lines;
  return said.map(({ text, short }, place) => (place === 0 ? text : short)).join(' ');
}
