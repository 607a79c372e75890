import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { GameMap } from '../lib/protocol';
import { distance, HexMap } from './geometry';

const load = (name: string) =>
  new HexMap(
    (JSON.parse(readFileSync(new URL(`../../tests/fixtures/map-${name}.json`, import.meta.url), 'utf8')) as GameMap)
      .hexes,
  );
const three = load('wolves-3');

describe('a map', () => {
  it('has a prey spot opposite each water source, on land', () => {
    for (const name of ['wolves-2', 'wolves-3', 'wolves-5']) {
      const map = load(name);
      for (const region of new Set(map.hexes.map((hex) => hex.region)))
        if (region !== 'S') {
          const spot = map.get(map.preySpot(region))!;
          expect(['water', 'chasm']).not.toContain(spot.ground);
          expect(distance(spot, map.source(region)!)).toBe(2);
        }
    }
  });

  it('finds ways around water and chasm', () => {
    const way = three.way('S1', 'S3')!;
    expect(way[0]).toBe('S1');
    expect(way.at(-1)).toBe('S3');
    for (const name of way) expect(['water', 'chasm']).not.toContain(three.get(name)!.ground);
    for (const [index, name] of way.slice(1).entries())
      expect(distance(three.get(way[index]!)!, three.get(name)!)).toBe(1);
    expect(three.way('S1', three.source('A')!.name)).toBeNull();
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

  it('draws one outline around a range', () => {
    expect(three.around(['S1'], 0).split('M')).toHaveLength(7);
  });
});
