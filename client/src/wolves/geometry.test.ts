import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { GameMap } from '../lib/protocol';
import { HexMap } from './geometry';

const load = (name: string) =>
  new HexMap(
    (JSON.parse(readFileSync(new URL(`../../tests/fixtures/map-${name}.json`, import.meta.url), 'utf8')) as GameMap)
      .hexes,
  );
const three = load('wolves-3');

describe('a map', () => {
  it('has one prey spot in each region, on land', () => {
    for (const name of ['wolves-2', 'wolves-3', 'wolves-5']) {
      const map = load(name);
      for (const region of new Set(map.hexes.map((hex) => hex.region)))
        if (region !== 'S') {
          const spot = map.get(map.preySpot(region))!;
          expect(['water', 'chasm']).not.toContain(spot.ground);
          expect(map.of(region).filter((hex) => hex.prey)).toEqual([spot]);
        }
    }
  });

  it('reaches every hex with the arrow keys', () => {
    const seen = new Set(['S1']);
    const waiting = ['S1'];
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop())
      for (const arrow of [
        [0, -1],
        [0, 1],
        [-1, 0],
        [1, 0],
      ] as const) {
        const next = three.towards(name, arrow);
        if (next && !seen.has(next)) {
          seen.add(next);
          waiting.push(next);
        }
      }
    expect(seen.size).toBe(three.hexes.length);
  });

  it('lies in rows that hold every hex once', () => {
    const rows = three.rows();
    expect(rows.flat()).toHaveLength(three.hexes.length);
    for (const row of rows) expect(row.map((hex) => hex.x)).toEqual(row.map((hex) => hex.x).sort((a, b) => a - b));
  });

  it('tells regions apart by where they lie', () => {
    expect(['A', 'B', 'C', 'D', 'E', 'F'].map((letter) => three.compass(letter))).toEqual([
      'ne',
      'nw',
      'w',
      'sw',
      'se',
      'e',
    ]);
  });

  it('draws one outline around some hexes', () => {
    expect(three.around(['S1']).split('M')).toHaveLength(7);
    const two = ['S1', three.beside(three.get('S1')!).find((hex) => hex)!.name];
    expect(three.around(two).split('M')).toHaveLength(11);
  });
});
