/** Where things of the graph lie. */
import type { ReviewTurn } from '$lib/protocol';
import { at } from '$lib/sure';
import type { Kind } from './figures';
import type { Reviewing } from './reviewing.svelte';

export interface Room {
  left: number;
  right: number;
  top: number;
  bottom: number;
  width: number;
  height: number;
  count: number;
}
type Scale = (value: number) => number;

/** The upper edge of a band. */
export function seamOf(stacks: readonly number[][], band: number, x: Scale, y: Scale): string {
  return `M${stacks.map((stack, place) => point(x(place), y(at(stack, band)))).join('L')}`;
}

/** A band: from the edge of the one below it to its own. */
export function areaOf(stacks: readonly number[][], band: number, x: Scale, y: Scale): string {
  const below = stacks.map((stack, place) => point(x(place), y(band === 0 ? 0 : at(stack, band - 1)))).reverse();
  return `${seamOf(stacks, band, x, y)}L${below.join('L')}Z`;
}

function point(x: number, y: number): string {
  return `${x.toFixed(1)},${y.toFixed(1)}`;
}

/** A label below its column. */
export interface Spot {
  turn: ReviewTurn;
  kind: Kind;
  column: number;
  x: number;
}

/** The labels of a review, so far; `apart` pushes them from each other where columns are narrow. */
export function placed(reviewing: Reviewing, x: Scale, apart: number, width: number): Spot[] {
  const spots = marked(reviewing).flatMap(({ turn: number, kind }): Spot[] => {
    const turn = reviewing.turnAt(number);
    const column = turn ? reviewing.columnOf(turn) : -1;
    return turn && column >= 0 ? [{ turn, kind, column, x: x(column) }] : [];
  });
  if (apart === 0) return spots;
  let right = width;
  for (const spot of [...spots].reverse()) {
    spot.x = Math.max(apart / 2, Math.min(spot.x, right - apart / 2));
    right = spot.x - apart / 2;
  }
  return spots;
}

/** The turning points of a player; while a review is under way, the labels of that player that were found so far. */
function marked(reviewing: Reviewing): readonly { turn: number; kind: Kind }[] {
  if (reviewing.done) return reviewing.player?.moments ?? [];
  return reviewing.state.found
    .filter(({ turn }) => reviewing.turnAt(turn)?.seat === reviewing.seat)
    .map(({ turn, label }) => ({ turn, kind: label }));
}
