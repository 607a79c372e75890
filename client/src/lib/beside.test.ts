import { describe, expect, it } from 'vitest';
import { besides, type Place, type Rect } from './beside';

const ROOM = { width: 1000, height: 700 };
const NOTE = { width: 300, height: 90 };

const square = (x: number, y: number, size = 50): Rect => ({ left: x, top: y, right: x + size, bottom: y + size });
const rectOf = ({ left, top }: Place): Rect => ({
  left,
  top,
  right: left + NOTE.width,
  bottom: top + NOTE.height,
});
const meet = (one: Rect, other: Rect) =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

describe('a note', () => {
  it('stands right above what it speaks of, its middle over the middle', () => {
    const place = besides(square(400, 400), NOTE, ROOM, []);
    expect(place).toMatchObject({ left: 275, top: 298, arrow: 'above', clear: true });
  });

  it('stands below where there is no room above', () => {
    expect(besides(square(400, 20), NOTE, ROOM, []).arrow).toBe('below');
  });

  it('stays inside the window in every corner, and covers nothing of its thing', () => {
    for (const x of [0, 950])
      for (const y of [0, 650]) {
        const note = rectOf(besides(square(x, y), NOTE, ROOM, []));
        expect(meet(note, square(x, y))).toBe(false);
        expect(Math.min(note.left, note.top, ROOM.width - note.right, ROOM.height - note.bottom)).toBeGreaterThan(0);
      }
  });

  it('goes around what is to stay in sight', () => {
    const around = [square(380, 300), square(440, 460), square(320, 380)];
    const place = besides(square(400, 400), NOTE, ROOM, around);
    expect(place.clear).toBe(true);
    for (const each of around) expect(meet(rectOf(place), each)).toBe(false);
  });
});
