/** What turns leave on the map: outlines where pieces stood, ways, signs of what was done, in the pack's own colour. */
import type { Mark } from '$kit/marks';
import type { Recap } from '$kit/recap/recap.svelte';
import type { Points } from '$kit/shelf.svelte';
import type { Moment, Pack, TheWolvesView, Told } from '$lib/protocol';
import { wolvesAt } from '../position';

/** The sign of what was done. */
const SIGNS: Partial<Record<Told['what'], string>> = {
  drafted: 'fig-alpha',
  built: 'act-den',
  upgraded: 'act-lair',
  howled: 'act-howl',
  'dominated-wolf': 'act-dominate',
  'dominated-den': 'act-dominate',
  hunted: 'act-hunt',
};

export function signOf(told: Told): string | null {
  return told.what === 'moved' ? 'act-move' : (SIGNS[told.what] ?? null);
}

/** The marks of what was done, each numbered by its step if that is wanted. */
export function marksOf(moments: readonly Moment[], numbered = false): Mark[] {
  const marks: Mark[] = [];
  let number = 0;
  for (const { told, position } of moments) {
    const { view } = wolvesAt(position);
    const seen = told.filter((each) => signOf(each) !== null);
    if (seen.length > 0) number += 1;
    for (const each of told) marks.push(...marksFor(each, view, numbered ? number : undefined));
  }
  return marks;
}

function marksFor(told: Told, view: TheWolvesView, number: number | undefined): Mark[] {
  const pack = (seat: number): Pack => view.seats[seat]?.pack ?? 'neutral';
  if (told.what === 'moved') {
    const piece = { pack: pack(told.seat), kind: told.piece };
    const way: Mark[] = [
      { what: 'stood', place: told.from, piece },
      { what: 'trail', path: told.path, gone: 'walked', pack: piece.pack },
    ];
    return number === undefined ? way : [...way, done(told.to, 'act-move', piece.pack, number)];
  }
  if (told.what === 'pushed') return [{ what: 'trail', path: told.path, gone: 'pushed', pack: pack(told.victim) }];
  const icon = signOf(told);
  if (!icon || !('hex' in told)) return [];
  const sign = done(told.hex, icon, pack(told.seat), told.what === 'hunted' ? undefined : number);
  if ('lost' in told) return [{ what: 'lost', place: told.hex, pack: pack(told.victim) }, sign];
  return told.what === 'hunted' ? [{ what: 'hunted', place: told.hex, prey: told.prey }, sign] : [sign];
}

function done(place: string, icon: string, pack: Pack, number: number | undefined): Mark {
  return number === undefined ? { what: 'done', place, icon, pack } : { what: 'done', place, icon, pack, number };
}

/** The hexes that something was done on, or that somebody walked through. */
export function hexesIn(moments: readonly Moment[]): string[] {
  const told = moments.flatMap((moment) => moment.told);
  const hexes = told.flatMap((each) => {
    if (each.what === 'moved' || each.what === 'pushed') return each.path;
    return 'hex' in each ? [each.hex] : [];
  });
  return [...new Set(hexes)];
}

/** What the past points out: all turns, the one that is picked, or the steps of it that have been gone. */
export function pointsOf({ at, steps, turn, turns, playing }: Recap): Points {
  if (playing) return { marks: [], spotlight: null };
  const past = at === null ? (turn?.moments ?? turns.flatMap(({ moments }) => moments)) : steps.slice(0, at);
  const marks = marksOf(past, turn !== null);
  if (at !== null) return { marks, spotlight: hexesIn(steps.slice(Math.max(0, at - 1), at || 1)) };
  return { marks, spotlight: turn && hexesIn(turn.moments) };
}
