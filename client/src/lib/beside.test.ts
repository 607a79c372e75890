import { describe, expect, it } from 'vitest';
import { besides, type Rect, type Size } from './beside';

const ROOM = { width: 400, height: 300 };
const NOTE = { width: 100, height: 40 };
const box = (left: number, top: number, width = 20, height = 20): Rect => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const rectOf = ({ left, top }: { left: number; top: number }, { width, height }: Size) => box(left, top, width, height);
const meet = (one: Rect, other: Rect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
const WALL = box(0, 0, 400, 140);

describe('a note beside a thing', () => {
  it('stands above it, in the middle, where there is room', () => {
    expect(besides(box(190, 150), NOTE, ROOM, [])).toMatchObject({ left: 150, top: 98, arrow: 'above', clear: true });
  });

  it('stands below it where it would cover something above', () => {
    expect(besides(box(190, 150), NOTE, ROOM, [WALL])).toMatchObject({ top: 182, arrow: 'below', clear: true });
  });

  it('stands below a thing at the upper edge', () => {
    expect(besides(box(190, 10), NOTE, ROOM, [])).toMatchObject({ top: 42, arrow: 'below', clear: true });
  });

  it('stays inside the window beside a thing in a corner, and off the thing', () => {
    for (const thing of [box(0, 0), box(380, 0), box(0, 280), box(380, 280)]) {
      const place = besides(thing, NOTE, ROOM, []);
      const rect = rectOf(place, NOTE);
      expect([place.clear, meet(rect, thing)]).toEqual([true, false]);
      expect(Math.min(rect.left, rect.top)).toBeGreaterThanOrEqual(8);
      expect([rect.right <= 392, rect.bottom <= 292]).toEqual([true, true]);
    }
  });

  it('has no arrow where it was pushed away from its place', () => {
    const tall = { width: 100, height: 250 };
    const place = besides(box(190, 20), tall, ROOM, []);
    expect(place.clear).toBe(true);
    expect(place.arrow).toBe('');
    expect(meet(rectOf(place, tall), box(190, 20))).toBe(false);
  });

  it('goes further away rather than cover what should stay in sight', () => {
    const around = [box(0, 90, 400, 55), box(0, 175, 400, 55), box(0, 145, 180, 30), box(220, 145, 180, 30)];
    const place = besides(box(190, 150), NOTE, ROOM, around);
    expect(place.clear).toBe(true);
    expect(around.some((each) => meet(rectOf(place, NOTE), each))).toBe(false);
  });

  it('covers as little as it can where it must cover something, and never the thing itself', () => {
    const everything = box(0, 0, 400, 300);
    const thing = box(190, 150);
    const place = besides(thing, NOTE, ROOM, [everything, WALL]);
    expect(place).toMatchObject({ top: 182, clear: false });
    expect(meet(rectOf(place, NOTE), thing)).toBe(false);
  });

  it('covers the thing only where there is room for nothing else, and stays inside the window', () => {
    const huge = { width: 380, height: 280 };
    const thing = box(190, 150);
    const place = besides(thing, huge, ROOM, []);
    expect([place.clear, meet(rectOf(place, huge), thing)]).toEqual([false, true]);
    expect([place.left, place.top]).toEqual([10, 8]);
  });
});
