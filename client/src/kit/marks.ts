/**
 * What others than the game point out on a board: a lesson, a hint, a review, a recap.
 *
 * A place is what the game's decisions call it: a hex, or a land, a slot or a card.
 */
import type { Kind, Pack, Prey } from '$lib/protocol';

/** A piece of The Wolves. */
export interface MarkedPiece {
  pack: Pack;
  kind: Kind;
}

/** How a trail was gone: walked (a full line), pushed (dashes), or only proposed (dots). */
export type Gone = 'walked' | 'pushed' | 'proposed';

export type Mark =
  /** A dotted ring: here something is new, or is spoken of. */
  | { what: 'ring'; place: string }
  /** The number of a step, at the place where it is taken. */
  | { what: 'number'; place: string; number: number }
  /** A line along places, in the colour of a pack if it is one's own way. */
  | { what: 'trail'; path: readonly string[]; gone: Gone; pack?: Pack }
  /** A pale piece: it could stand here. */
  | { what: 'ghost'; place: string; piece: MarkedPiece }
  /** A pale card: it could lie on this land. */
  | { what: 'card'; place: string; card: string }
  /** An empty outline: a piece stood here. */
  | { what: 'stood'; place: string; piece: MarkedPiece }
  /** What was done here: the sign of an action in the colour of its pack, or the number of its step. */
  | { what: 'done'; place: string; icon: string; pack: Pack; number?: number }
  /** An empty outline beside what stands here: a piece that was lost. */
  | { what: 'lost'; place: string; pack: Pack }
  /** An empty outline: a prey that was hunted. */
  | { what: 'hunted'; place: string; prey: Prey };
