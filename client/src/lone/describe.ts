/** Things of this table in words, for those who listen. */
import { t, words } from '$lib/client.svelte';
import { at } from '$lib/sure';
import type { Desk } from './desk.svelte';
import { HIDDEN } from './names';
import type { Note } from '$kit/notes.svelte';
import type { LaidCard, LaidScar, LandScene, SideScene } from './scene';

/** Names in a row, with "and" before the last. */
export function listOf(names: string[]): string {
  return new Intl.ListFormat(words.language, { type: 'conjunction' }).format(names);
}

export function cardName(card: string): string {
  return t('lone-card', { card });
}

function laidName({ card, up }: LaidCard): string {
  if (!card) return t('lone-turned-unseen');
  return up ? cardName(card) : t('lone-turned', { card });
}

export function worthOf(scar: LaidScar): string {
  if (scar.points !== null) return t('lone-worth-points', { points: scar.points });
  if (scar.strength.length > 0)
    return t('lone-worth-strength', { strength: scar.strength.map((each) => `+${each}`).join(' / ') });
  return t('lone-worth-done');
}

function scarName(scar: LaidScar): string {
  return `${t(`scar-${scar.scar}`)} (${worthOf(scar)})`;
}

function sideWords(desk: Desk, side: SideScene): string {
  const cards = side.cards.length > 0 ? listOf(side.cards.map(laidName)) : t('lone-no-cards');
  const scars = side.scars.length > 0 ? t('lone-side-scars', { scars: listOf(side.scars.map(scarName)) }) : '';
  return t('lone-side', { who: desk.who(side.seat), strength: side.strength.total, cards, scars });
}

export function poolWords(land: LandScene): string {
  const down = land.pool.filter(({ scar }) => scar === HIDDEN);
  const up = land.pool.filter(({ scar }) => scar !== HIDDEN).map(({ scar }) => t(`scar-${scar}`));
  const known = down.flatMap(({ under }) => (under ? [t(`scar-${under}`)] : []));
  const under = known.length > 0 ? ` (${listOf(known)})` : '';
  const all = down.length > 0 ? [...up, t('lone-scars-down', { count: down.length }) + under] : up;
  return all.length > 0 ? listOf(all) : t('lone-no-scars');
}

/** The points of a seat, and where they come from. */
export function pointsNote(desk: Desk, seat: number): Note {
  const { total, points } = at(desk.now.sheet.seats, seat);
  const parts = Object.entries(points).map(
    ([source, count]) => `${t(`points-${source.replaceAll(' ', '-')}`)} ${count}`,
  );
  return {
    title: t('lone-points-of', { who: desk.who(seat), points: total }),
    text: parts.join(' · '),
    clause: 'L20',
    icon: 'i-star',
  };
}

/** Who sits where, with what, for those who listen. */
export function seatWords(desk: Desk, seat: number): string {
  const count = (seat === desk.scene.far ? desk.scene.hands.far : desk.scene.hands.near).count;
  return [`${pointsNote(desk, seat).title}, ${t('lone-cards-held', { count })}.`, desk.standing(seat)?.text]
    .filter((part) => part)
    .join(' ');
}

/** What a scar that lies somewhere is worth now, as short as a pill; empty for one that has done its work. */
export function worthShort(scar: LaidScar): string {
  if (scar.points !== null) return `+${scar.points}`;
  return scar.strength.map((each) => `+${each}`).join(' ');
}

/** All of a land in one sentence after the other, and whether it may be chosen. */
export function landWords(desk: Desk, land: LandScene, state: string): string {
  const inHint = desk.board.shelf.now?.owner === 'hint' && desk.inSpotlight(land.land) === true;
  const moon = land.moon ? t('lone-moon-here', { moon: land.moon, points: land.moonPoints }) : '';
  const parts = [
    t('lone-land-name', { land: land.land }),
    inHint ? t('lantern-in-hint-sentence') : '',
    state,
    sideWords(desk, land.near),
    sideWords(desk, land.far),
    t('lone-land-honour', { up: land.honour[0], down: land.honour[1] }),
    moon,
    t('lone-land-scars', { scars: poolWords(land) }),
    t('lone-land-free', { free: land.free, room: land.room }),
  ];
  return parts.filter((part) => part).join(' ');
}
