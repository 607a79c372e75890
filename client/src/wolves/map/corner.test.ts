import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { GameMap } from '$lib/protocol';
import { HexMap } from '../geometry';
import { Camera } from './camera.svelte';
import { leastCovered, SMALL } from './corner';

const FIXTURE = new URL('../../../tests/fixtures/map-wolves-3.json', import.meta.url);
const map = new HexMap((JSON.parse(readFileSync(FIXTURE, 'utf8')) as GameMap).hexes);
const [WIDTH, HEIGHT] = [360, 420];
/** Hexes whose middles lie no further from a corner lie under a small map there. */
const NEAR = SMALL.width + SMALL.room;

/** The hexes that a phone shows in a part of the map's room, while the middle of the map is in its middle. */
function shownIn(left: number, top: number, right: number, bottom: number): string[] {
  return map.hexes
    .filter((hex) => {
      const [x, y] = camera().screen(map.at(hex.name));
      return x > left && x < right && y > top && y < bottom;
    })
    .map((hex) => hex.name);
}

function camera(): Camera {
  const phone = new Camera(map.box);
  phone.resize(WIDTH, HEIGHT, true);
  return phone;
}

const RIGHT = shownIn(WIDTH - NEAR, 0, WIDTH, NEAR);
const LEFT = shownIn(0, 0, NEAR, NEAR);
const LOW = shownIn(WIDTH - NEAR, HEIGHT - NEAR, WIDTH, HEIGHT);

describe('the small map', () => {
  it('lies on the upper right where nothing matters', () => {
    expect(leastCovered(map, camera(), [], null)).toBe('right');
    expect([RIGHT, LEFT, LOW].every((hexes) => hexes.length > 0)).toBe(true);
  });

  it('makes way for what is lit', () => {
    expect(leastCovered(map, camera(), RIGHT, null)).toBe('left');
    expect(leastCovered(map, camera(), [...RIGHT, ...LEFT], null)).toBe('low');
  });

  it('keeps out of a corner that something else has', () => {
    expect(leastCovered(map, camera(), RIGHT, null, 'left')).toBe('low');
  });

  it('never lies on the target, whatever else it covers', () => {
    for (const target of RIGHT)
      expect(leastCovered(map, camera(), [...LEFT, ...LOW], target), target).not.toBe('right');
  });
});
