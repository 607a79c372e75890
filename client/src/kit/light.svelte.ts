/**
 * What is spoken of and where it is: a line of the log lights its places on the board, and a place that is pointed at
 * lights the lines that speak of it.
 */
import type { Told } from '$lib/protocol';

/** Where something began, and where it ended. */
export interface Places {
  began: readonly string[];
  ended: readonly string[];
}

const NOWHERE: Places = { began: [], ended: [] };

/** The places that something told is about: hexes, regions by their letter, lands or slots. */
export function placesOf(told: Told | null): Places {
  if (!told) return NOWHERE;
  if (told.what === 'moved' || told.what === 'pushed') return { began: [told.from], ended: [told.to] };
  if ('hex' in told) return { began: [], ended: [told.hex] };
  if ('region' in told) return { began: [], ended: [told.region] };
  if ('slot' in told) return { began: [], ended: [told.slot] };
  return 'land' in told ? { began: [], ended: [told.land] } : NOWHERE;
}

/** A piece of a sentence; where it names a place, that one. */
export interface Part {
  text: string;
  place: string | null;
  /** What stands right behind a name and stays on its line: a full stop, a comma. */
  close: string;
}

/** A sentence cut where it names the places that it is about. */
export function partsOf(text: string, names: readonly string[]): Part[] {
  if (names.length === 0) return [{ text, place: null, close: '' }];
  const found = new RegExp(`(?<![\\p{L}\\p{N}])(${names.join('|')})(?![\\p{L}\\p{N}])(\\p{P}*)`, 'u');
  const pieces = text.split(found);
  const parts: Part[] = [];
  for (let at = 0; at < pieces.length; at += 3) {
    const [said = '', name = null, close = ''] = pieces.slice(at, at + 3);
    if (said) parts.push({ text: said, place: null, close: '' });
    if (name) parts.push({ text: name, place: name, close });
  }
  return parts;
}

/** The hexes among the places of something told: those that are named in its sentence. */
export function hexesNamed(told: Told | null): string[] {
  if (!told || 'region' in told || 'land' in told || 'slot' in told) return [];
  const { began, ended } = placesOf(told);
  return [...began, ...ended];
}

export class Light {
  /** What is spoken of by the line that is pointed at. */
  spoken: Places | null = $state.raw(null);
  /** The place on the board that is pointed at. */
  place: string | null = $state(null);
  /** A place that someone wants to see: the board brings it into sight. */
  wanted: { place: string } | null = $state.raw(null);
  /** The places that one lies in: itself, where a game says nothing else. */
  within: (place: string) => readonly string[] = (place) => [place];

  /** Whether a line speaks of the place that is pointed at. */
  lit({ began, ended }: Places): boolean {
    return this.place !== null && this.#covers([...ended, ...began], this.place);
  }

  /** Whether something ended at a place that is spoken of. */
  endsAt(place: string): boolean {
    return this.#covers(this.spoken?.ended ?? [], place);
  }

  #covers(places: readonly string[], place: string): boolean {
    return places.some((each) => this.within(each).includes(place));
  }
}
