/** Points over time as lines: where each figure lies in a drawing. */
import type { Points } from './protocol';
import { at } from './sure';

export interface Chart {
  width: number;
  height: number;
  /** A path for each seat. */
  lines: string[];
  /** Where each line ends, pushed apart so that marks do not cover each other. */
  ends: { x: number; y: number }[];
  /** The figures of the scale, with their height. */
  scale: { value: number; y: number }[];
}

const LEFT = 34;
const RIGHT = 44;
const TOP = 14;
const BOTTOM = 14;
/** How far apart the marks at the ends of lines stay. */
const APART = 22;
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100];
const MOST_LINES = 4;

export function chart({ points }: Points, width: number, height: number): Chart {
  const seats = points[0]?.length ?? 0;
  const most = Math.max(1, ...points.flat());
  const least = Math.min(0, ...points.flat());
  const x = (turn: number) => LEFT + (turn * (width - LEFT - RIGHT)) / Math.max(1, points.length - 1);
  const y = (value: number) => height - BOTTOM - ((value - least) * (height - TOP - BOTTOM)) / (most - least);
  const lines = Array.from(
    { length: seats },
    (_, seat) => `M${points.map((turn, index) => `${x(index).toFixed(1)},${y(at(turn, seat)).toFixed(1)}`).join('L')}`,
  );
  const last = points.at(-1) ?? [];
  const ends = last.map((value) => ({ x: x(points.length - 1) + 22, y: y(value) }));
  spread(ends);
  const step = STEPS.find((each) => most / each <= MOST_LINES) ?? most;
  const scale = [];
  for (let value = 0; value <= most; value += step) scale.push({ value, y: y(value) });
  return { width, height, lines, ends, scale };
}

function spread(ends: { y: number }[]): void {
  const order = [...ends].sort((one, other) => one.y - other.y);
  for (const [index, end] of order.entries()) {
    const above = order[index - 1];
    if (above) end.y = Math.max(end.y, above.y + APART);
  }
}
