/**
 * What is not on the map yet: a den whose track is still to be chosen, or a pushed wolf at the hex that is pointed at.
 */
import type { Kind, Pack, TheWolvesView } from '$lib/protocol';
import type { Decision } from '../decision.svelte';
import type { Peeked } from './pointing.svelte';

export interface Ghost {
  hex: string;
  piece: [Pack, Kind];
}

export function ghostOf(decision: Decision, view: TheWolvesView, peeked: Peeked | null): Ghost | null {
  const { pack, target } = decision;
  if (pack && target && decision.action === 'den' && decision.wants === 'track' && !view.pieces[target])
    return { hex: target, piece: [pack, 'den'] };
  const pushed = decision.pushedFrom && peeked?.possible.told.findLast((each) => each.what === 'pushed');
  const victim = pushed && view.seats[pushed.victim]?.pack;
  return victim ? { hex: pushed.to, piece: [victim, pushed.piece] } : null;
}
