/** Turns of others in words. */
import { t, words } from '$lib/client.svelte';
import { nameOf } from '$lib/people';
import type { Desk } from '../desk.svelte';
import type { HexMap } from '../geometry';
import type { Fact, Scoring, TurnCard } from './card';

/** Something about a turn, with where it was. */
export function factOf({ says, region, facts }: Fact, map: HexMap): string {
  const what = t(says, facts);
  return region ? t('recap-fact', { what, place: t(`wolves-compass-${map.compass(region)}`) }) : `${what}.`;
}

/** A turn as those who listen hear it: who, what was done, what it won, what matters most. */
export function labelOf(card: TurnCard, { board, map }: Desk): string {
  const signs = card.signs.map(({ icon, count }) => (count > 1 ? `${signName(icon)} ${count}` : signName(icon)));
  const done = new Intl.ListFormat(words.language, { type: 'unit' }).format(signs);
  const facts = card.facts.slice(0, 2).map((fact) => factOf(fact, map));
  const name = nameOf(board, card.turn.seat);
  const said = card.number > 0 ? 'recap-card' : 'recap-card-draft';
  return [t(said, { name, number: card.number, done, count: card.gain }), ...facts].join(' ');
}

function signName(icon: string): string {
  return icon.startsWith('act-') ? t(`action-${icon.slice('act-'.length)}-short`) : t('action-draft-short');
}

/** A phase that was scored: what each seat got. */
export function scoringOf({ phase, gains }: Scoring, { board }: Desk): string {
  const got = gains.map(({ seat, points }) => t('recap-got', { name: nameOf(board, seat), points }));
  return t('recap-scored', {
    phase: t('wolves-moon', { phase }),
    gains: got.length > 0 ? got.join(', ') : t('recap-nobody'),
  });
}
