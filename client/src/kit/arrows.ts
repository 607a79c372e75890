/** Arrow keys: from one thing to the nearest in their direction, wherever things lie. */
export type Point = readonly [x: number, y: number];

const WAYS: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Reach {
  /** Things that are off the straight way count as further away by so much. */
  aside: number;
  /** Less than this is not in the direction at all. */
  least: number;
  /** What is further off than this, for each step along the way, is in another direction. */
  breadth?: number;
}

/** The direction of a key; null if it has none. */
export function wayOf(key: string): Point | null {
  return WAYS[key] ?? null;
}

/** The nearest of some things in a direction; null if there is none. */
export function nearest<Thing>(
  from: Point,
  things: Iterable<readonly [Thing, Point]>,
  [dx, dy]: Point,
  { aside, least, breadth = Infinity }: Reach,
): Thing | null {
  let best: Thing | null = null;
  let shortest = Infinity;
  for (const [thing, [x, y]] of things) {
    const along = (x - from[0]) * dx + (y - from[1]) * dy;
    const off = Math.abs((x - from[0]) * dy) + Math.abs((y - from[1]) * dx);
    const far = along + aside * off;
    if (along > least && off <= along * breadth && far < shortest) [best, shortest] = [thing, far];
  }
  return best;
}
