/** Where the small map lies: in the corner where it covers least of what matters, above all not the target. */
import type { HexMap } from '../geometry';
import type { Camera } from './camera.svelte';

export type Corner = 'right' | 'left' | 'low';
const CORNERS: readonly Corner[] = ['right', 'left', 'low'];

/** The size of the small map, and how far it keeps from the edges. */
export const SMALL = { width: 84, room: 8, padding: 4 };
/** Room that a tag takes beside a hex. */
const TAG = 54;
/** The target counts as much as so many lit hexes. */
const TARGET = 50;

/** The part of a map that is covered in a corner: left, top, right, bottom. */
function covered(corner: Corner, map: HexMap, camera: Camera): [number, number, number, number] {
  const width = SMALL.width + 2 * SMALL.padding;
  const height = (map.box.height * SMALL.width) / map.box.width + 2 * SMALL.padding;
  const left = corner === 'left' ? SMALL.room : camera.width - SMALL.room - width;
  const top = corner === 'low' ? camera.height - SMALL.room - height : SMALL.room;
  return [left, top, left + width, top + height];
}

/** Of the corners that nothing else takes; `taken` is one that does not come into question. */
export function leastCovered(
  map: HexMap,
  camera: Camera,
  lit: Iterable<string>,
  target: string | null,
  taken: Corner | null = null,
): Corner {
  const weights = new Map([...lit].map((hex) => [hex, 1]));
  if (target) weights.set(target, TARGET);
  const cost = (corner: Corner) => {
    const [left, top, right, bottom] = covered(corner, map, camera);
    const { radius } = camera;
    return [...weights].reduce((sum, [hex, weight]) => {
      const [x, y] = camera.screen(map.at(hex));
      const across = x > left - radius && x < right + radius;
      return across && y > top - radius - TAG && y < bottom + radius ? sum + weight : sum;
    }, 0);
  };
  return CORNERS.filter((each) => each !== taken).reduce((best, each) => (cost(each) < cost(best) ? each : best));
}
