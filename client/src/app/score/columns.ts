/** Where points have no room for a column each: then bars tell them, and lists below. */
import { MediaQuery } from 'svelte/reactivity';
import type { GameName } from '$lib/protocol';
import { sourcesOf } from '$lib/scores';

/** More columns than this have no room for their words on an upright tablet; on a phone none has. */
const FEW = 4;
const tablet = new MediaQuery('max-width: 899px');
const phone = new MediaQuery('max-width: 759px');

export function listed(game: GameName): boolean {
  return phone.current || (tablet.current && sourcesOf(game).length > FEW);
}
