/** What a line would do, in sentences and on the board: how a hint is told. */
import type { Mark } from '$kit/marks';
import { t } from '$lib/client.svelte';
import type { Told } from '$lib/protocol';
import { keyOf, type Facts } from '$lib/words.svelte';

/** What a player does, as the log tells it. */
const DEEDS: readonly string[] = [
  ...['paid', 'moved', 'howled', 'built', 'upgraded', 'dominated-wolf', 'dominated-den', 'drafted'],
  ...['led', 'followed', 'took', 'placed'],
];

/** What a seat would do itself, without what goes along with it. */
export function deedsOf(told: readonly Told[], seat: number): Told[] {
  return told.filter((each) => 'seat' in each && each.seat === seat && DEEDS.includes(each.what));
}

/** Deeds in numbered sentences. */
export function sentencesOf(deeds: readonly Told[]): string[] {
  return deeds.map((told, index) => `${index + 1}. ${t(wordsOf(told), facts(told))}`);
}

/** Deeds on the board: ways that are proposed, and the number of each step where it is taken. */
export function proposed(deeds: readonly Told[]): Mark[] {
  const trails = deeds.flatMap((told): Mark[] =>
    told.what === 'moved' ? [{ what: 'trail', path: told.path, gone: 'proposed' }] : [],
  );
  const numbers = deeds.flatMap((told, index) =>
    placesOf(told).map((place): Mark => ({ what: 'number', place, number: index + 1 })),
  );
  return [...trails, ...numbers];
}

function wordsOf(told: Told): string {
  return keyOf('learn-do', told.what === 'paid' && told.bonus > 0 ? 'paid-bonus' : told.what);
}

function facts(told: Told): Facts {
  return { ...told };
}

/** Where something would be done. */
function placesOf(told: Told): string[] {
  if (told.what === 'moved') return [told.to];
  if ('hex' in told) return [told.hex];
  if (told.what === 'placed') return [told.slot];
  return 'card' in told && 'land' in told ? [told.card, told.land] : [];
}
