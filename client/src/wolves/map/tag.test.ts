import { describe, expect, it } from 'vitest';
import type { Point } from '../geometry';
import { placeOf } from './tag';

const ROOM = 390;
const TOOLS: Point = [140, 350];
const left = (x: number, y: number, below = true) =>
  placeOf({ at: [x, y], radius: 30, width: 130, below }, ROOM, TOOLS)[0];

describe('a tag at a hex', () => {
  it('stands in the middle below it, or above', () => {
    expect(placeOf({ at: [200, 100], radius: 30, width: 130, below: true }, ROOM, TOOLS)).toEqual([135, 140]);
    expect(placeOf({ at: [200, 100], radius: 30, width: 130, below: false }, ROOM, TOOLS)).toEqual([135, 16]);
  });

  it('stays on the map', () => {
    expect(left(20, 100)).toBe(6);
    expect(left(380, 100)).toBe(ROOM - 130 - 6);
  });

  it('stands beside the tools where it would lie on them', () => {
    expect(left(195, 300)).toBe(146);
    expect(left(195, 300, false)).toBe(130);
  });

  it('still points at its hex', () => {
    expect(left(150, 300)).toBe(85);
  });
});
