/** What things of Lone Wolves are called in data: cards, lands, slots, scars. */
import type { Border, Land, LoneWolvesSheet, LoneWolvesView, Position, SeenScar, Suit } from '$lib/protocol';
import { at } from '$lib/sure';

export const SUITS: readonly Suit[] = ['green', 'black', 'brown', 'red', 'white'];
/** In the order of the board. */
export const LANDS: readonly Land[] = ['swamp', 'caves', 'desert', 'volcano', 'tundra'];
export function isLand(place: string | null): place is Land {
  return LANDS.some((land) => land === place);
}

export const BORDERS: readonly Border[] = ['swamp-caves', 'caves-desert', 'desert-volcano', 'volcano-tundra'];
export const HIDDEN = 'hidden' as const;

export function suitOfLand(land: Land): Suit {
  return at(SUITS, LANDS.indexOf(land));
}

export type ScarKind = 'strength' | 'now' | 'points' | 'down';
const KINDS: Partial<Record<SeenScar, ScarKind>> = {
  S1: 'strength',
  S2: 'strength',
  S3: 'now',
  S4: 'now',
  hidden: 'down',
};

/** What the outline of a scar tells: it gives strength, happens at once, pays honour, or lies face down. */
export function kindOf(scar: SeenScar): ScarKind {
  return KINDS[scar] ?? 'points';
}

/** A position of Lone Wolves, with its view and sheet as they are. */
export interface LonePosition extends Position {
  view: LoneWolvesView;
  sheet: LoneWolvesSheet;
}

/** A position as one of Lone Wolves: on its board there is no other. */
export function loneAt(position: Position): LonePosition {
  const found = lone(position);
  if (!found) throw new Error(`a position of ${position.game} on the board of Lone Wolves`);
  return found;
}

/** A position as one of Lone Wolves; null for another game's, or none. */
export function lone(position: Position | null | undefined): LonePosition | null {
  return position && isLone(position) ? position : null;
}

function isLone(position: Position): position is LonePosition {
  return position.view.game === 'lone-wolves';
}
