/** Where a note stands beside the thing it speaks of: inside the window, and over nothing that should stay in sight. */
export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Place {
  left: number;
  top: number;
  /** On which side of the thing it stands, if right beside it. */
  arrow: 'above' | 'below' | '';
  /** Whether it covers nothing. */
  clear: boolean;
}

const EDGE = 8;
/** How far from the thing it may stand, the nearest first. */
const GAPS = [12, 44, 88, 140, 200];
/** Covering the thing itself is worse than anything else. */
const WORST = 1e9;

/** The nearest place that covers nothing; else the one that covers least. */
export function besides(at: Rect, size: Size, room: Size, around: readonly Rect[]): Place {
  let best: Place & { cost: number } = { left: EDGE, top: EDGE, arrow: '', clear: false, cost: Infinity };
  for (const place of places(at, size)) {
    const left = within(place.left, size.width, room.width);
    const top = within(place.top, size.height, room.height);
    const rect = { left, top, right: left + size.width, bottom: top + size.height };
    const covered = around.reduce((sum, each) => sum + overlap(rect, each), 0);
    const cost = covered + (overlap(rect, at) > 0 ? WORST : 0);
    const arrow = top === place.top ? place.arrow : '';
    if (cost < best.cost) best = { left, top, arrow, clear: cost === 0, cost };
    if (cost === 0) break;
  }
  return best;
}

function* places(at: Rect, { width, height }: Size): Generator<Omit<Place, 'clear'>> {
  const [x, y] = [(at.left + at.right) / 2, (at.top + at.bottom) / 2];
  for (const gap of GAPS) {
    const near = gap === GAPS[0];
    for (const left of [x - width / 2, x - width + 24, x - 24]) {
      yield { left, top: at.top - height - gap, arrow: near ? 'above' : '' };
      yield { left, top: at.bottom + gap, arrow: near ? 'below' : '' };
    }
    for (const top of [y - height / 2, y - height, y]) {
      yield { left: at.left - width - gap, top, arrow: '' };
      yield { left: at.right + gap, top, arrow: '' };
    }
  }
}

function within(start: number, size: number, room: number): number {
  return Math.max(EDGE, Math.min(start, room - size - EDGE));
}

function overlap(one: Rect, other: Rect): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}
