/** What was done in a game, thing by thing, as entries of a log. */
import type { Course, Deed, Event } from './protocol';

/** Something done as an entry of the log. */
export function entry(deed: Deed): Event {
  return { ...deed, at: '', kind: 'played', name: null, facts: {} };
}

/** The step at which a log begins; more than 0 where a table went on from another game. */
export function firstStep(events: readonly Event[], now: number): number {
  const first = events.find((event) => event.kind === 'played');
  return first ? (first.step ?? 0) - first.options.length : now;
}

/** What was played up to a step. */
export function playedBefore(course: Course, step: number): Event[] {
  return course.deeds.filter((deed) => deed.step <= step).map(entry);
}
