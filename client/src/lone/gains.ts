/** What something would give, in figures and in words. */
import { t } from '$lib/client.svelte';
import type { Gain } from './plan';

function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`;
}

/** Points, or else strength: as short as a pill. */
export function gainShort(gain: Gain): string {
  if (gain.points !== 0) return signed(gain.points);
  return gain.strength.length > 0 ? gain.strength.map(signed).join(' ') : signed(0);
}

export function gainWords(gain: Gain): string {
  const strength =
    gain.strength.length > 0 ? t('lone-worth-strength', { strength: gain.strength.map(signed).join(' / ') }) : '';
  return [strength, t('lone-gain-points', { points: signed(gain.points) })].filter((part) => part).join(', ');
}
