/** What happened, in words: the log's entries for a reader, and for one who listens. */
import { capital } from './capital';
import { nameOf, type Seated } from './people';
import type { Event, Told } from './protocol';
import { keyOf, type Facts } from './words.svelte';

export type Say = (key: string, facts?: Facts) => string;

/** A name as the log has it: the reader's own is marked, so that they find themselves. */
function whoOf(t: Say, at: Seated, seat: number): string {
  const own = at.seats.filter((each) => each.yours);
  const name = nameOf(at, seat);
  return own.length === 1 && own[0]?.seat === seat ? t('name-you', { name }) : name;
}

/** One told fact as a sentence: `log-` and what, with the names of who did it and to whom. */
export function toldSentence(t: Say, told: Told, at: Seated): string {
  return t(keyOf('log', told.what), { ...plain(told), ...people(t, told, at) });
}

/** An entry of the log as sentences: what it is, then all that it led to. */
export function sentences(t: Say, event: Event, at: Seated): string[] {
  const told = event.told.map((each) => toldSentence(t, each, at));
  if (event.kind === 'played') return told;
  const facts = {
    ...plain(event.facts),
    who: event.seat === null || at.seats[event.seat]?.kind === 'open' ? event.name : whoOf(t, at, event.seat),
  };
  return [t(keyOf('event', event.kind), facts), ...told];
}

/**
 * What stands of the log: what was undone is no part of the story, nor is the undoing; a takeback that others agreed to
 * is.
 */
export function standing(events: readonly Event[]): Event[] {
  let left: Event[] = [];
  for (const event of events) {
    if (event.kind === 'undone')
      left = left.filter((each) => each.kind !== 'played' || (each.step ?? 0) <= (event.step ?? 0));
    if (event.kind !== 'undone' || event.facts.by === 'takeback') left.push(event);
  }
  return left;
}

/** A line of the log; what goes along with the rest is said aside. */
export interface Line {
  text: string;
  aside: boolean;
  /** The fact that it words; null for what is none. */
  told: Told | null;
}

const ASIDE = ['paid', 'moonlight', 'turn', 'strength', 'points'];

/** What someone does in a turn of their own. */
const DEEDS = [
  ...['extra-action', 'paid', 'moved', 'stayed', 'pushed', 'built', 'upgraded', 'howled'],
  ...['dominated-wolf', 'dominated-den', 'hunted', 'gained'],
];

/**
 * An entry of the log for the eye: a line for each thing that happened. Where it stands already who `acts`, what they
 * do is said without their name.
 */
export function linesFor(t: Say, event: Event, at: Seated, acts: number | null = null): Line[] {
  const said = sentences(t, event, at);
  const told = said.length - event.told.length;
  return said.map((text, index) => {
    const fact = event.told[index - told] ?? null;
    const named = acts !== null && fact !== null && 'seat' in fact && fact.seat === acts && DEEDS.includes(fact.what);
    return {
      text: named ? nameless(text, whoOf(t, at, acts)) : text,
      aside: ASIDE.includes(fact?.what ?? ''),
      told: fact,
    };
  });
}

/** A sentence without the name that it begins with. */
export function nameless(text: string, name: string): string {
  const rest = text.startsWith(name) ? /^:?\s+(.+)$/su.exec(text.slice(name.length)) : null;
  return rest?.[1] ? capital(rest[1]) : text;
}

/** An entry of the log in notation. */
export function notation(event: Event): string {
  return event.options.map((option) => option.text).join('; ');
}

/** The facts that words can speak of: numbers, names, and how many of a list. */
function plain(facts: Facts): Facts {
  const entries = Object.entries(facts).filter(
    ([, fact]) => Array.isArray(fact) || typeof fact !== 'object' || fact === null,
  );
  return Object.fromEntries(entries.map(([name, fact]) => [name, Array.isArray(fact) ? fact.length : fact]));
}

function people(t: Say, told: Told, at: Seated): Facts {
  const found: Facts = {};
  if ('seat' in told) found['who'] = whoOf(t, at, told.seat);
  if ('victim' in told) found['whom'] = whoOf(t, at, told.victim);
  return found;
}
