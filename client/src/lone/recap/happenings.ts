/** What the other did since one's card, as few things as can be told: their card, a scar, honour, a moon. */
import type { Land, Moment, Moon, SeenScar, Told } from '$lib/protocol';
import { landsOf } from '../box.svelte';

/** What is drawn beside a thing that happened. */
export type Picture =
  | { what: 'card'; card: string; up: boolean }
  | { what: 'scar'; scar: SeenScar }
  | { what: 'moon'; moon: Moon; land: Land }
  | { what: 'honour'; up: number; down: number }
  | null;

export interface Thing {
  picture: Picture;
  /** All that belongs to it, in the order in which it was told. */
  told: Told[];
  /** Where to look. */
  lands: Land[];
}

/** What goes along with another thing, and is told with it. */
const ALONG: readonly Told['what'][] = ['trick-won', 'turned', 'placed', 'joined', 'discarded', 'trump'];

/** The things that were done, by the eyes of a seat: one's own decisions are known. */
export function thingsIn(moments: readonly Moment[], seat: number | null): Thing[] {
  const things: Thing[] = [];
  for (const moment of moments.filter((each) => each.seat !== seat))
    for (const told of moment.told) {
      const picture = pictureOf(told);
      const last = things.at(-1);
      if (picture) things.push({ picture, told: [told], lands: landsIn(told) });
      else if (ALONG.includes(told.what) && last) join(last, told);
    }
  return things;
}

function join(thing: Thing, told: Told): void {
  thing.told.push(told);
  thing.lands = [...new Set([...thing.lands, ...landsIn(told)])];
  const { picture } = thing;
  if (told.what === 'turned' && picture?.what === 'card' && picture.card === told.card) picture.up = false;
  if (told.what === 'placed' && picture?.what === 'scar') picture.scar = told.scar;
}

function pictureOf(told: Told): Picture {
  if (told.what === 'led' || told.what === 'followed') return { what: 'card', card: told.card, up: true };
  if (told.what === 'took' || told.what === 'took-hidden-seen' || told.what === 'revealed')
    return { what: 'scar', scar: told.scar };
  if (told.what === 'took-hidden') return { what: 'scar', scar: 'hidden' };
  if (told.what === 'moon') return { what: 'moon', moon: told.moon, land: told.land };
  return told.what === 'honour' ? { what: 'honour', up: told.to, down: told.from } : null;
}

function landsIn(told: Told): Land[] {
  if ('slot' in told) return [...landsOf(told.slot)];
  return 'land' in told ? [told.land] : [];
}

/** Scars that were placed since, by seat and slot; and lands where a moon rose. */
export interface Fresh {
  scars: { seat: number; slot: string; scar: string }[];
  moons: string[];
}

export function freshIn(moments: readonly Moment[]): Fresh {
  const told = moments.flatMap((moment) => moment.told);
  return {
    scars: told.flatMap((each) =>
      each.what === 'placed' ? [{ seat: each.seat, slot: each.slot, scar: each.scar }] : [],
    ),
    moons: told.flatMap((each) => (each.what === 'moon' ? [each.land] : [])),
  };
}

/** The first of some things that has its words, of so many letters each: the last ones do, as far as there is room for
    letters, and the very last in any case. */
export function worded(lengths: readonly number[], room: number): number {
  const left = (from: number) => room - lengths.slice(from).reduce((sum, length) => sum + length, 0);
  const first = lengths.findIndex((_, from) => left(from) >= 0);
  return first < 0 ? lengths.length - 1 : first;
}
