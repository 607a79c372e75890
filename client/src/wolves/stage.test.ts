import { describe, expect, it } from 'vitest';
import type { Told } from '../lib/protocol';
import { event } from '../../tests/helpers';
import { along, hexesOf, lastHexes } from './stage.svelte';

describe('the last move', () => {
  const played = (seq: number, seat: number, told: Told[]) => ({ ...event(seq), seat, told });

  it('is all that the last one did in their turn', () => {
    const events = [
      played(1, 0, [{ what: 'howled', seat: 0, hex: 'A7', piece: 'pack', points: 1 }]),
      played(2, 0, [{ what: 'turn', seat: 1 }]),
      played(3, 1, [{ what: 'moved', seat: 1, piece: 'alpha', from: 'B1', to: 'B2', path: ['B1', 'B2'] }]),
      played(4, 1, [{ what: 'built', seat: 1, hex: 'B3', track: 'howl', value: 3, points: 0 }]),
      played(5, 1, [{ what: 'turn', seat: 2 }]),
    ];
    expect(lastHexes(events, 5)).toEqual(['B2', 'B3']);
    expect(lastHexes(events, 1)).toEqual(['A7']);
    expect(lastHexes([], 0)).toEqual([]);
  });
});

it('something is put where a wolf comes to, not where it left', () => {
  const told: Told[] = [
    { what: 'paid', seat: 0, action: 'move', terrain: 'rock', cost: 1, tiles: [], bonus: 1 },
    { what: 'moved', seat: 0, piece: 'alpha', from: 'A9', to: 'A12', path: ['A9', 'A12'] },
    { what: 'pushed', seat: 0, victim: 1, piece: 'pack', from: 'A12', to: 'A16', path: ['A12', 'A16'] },
    { what: 'dominated-den', seat: 0, victim: 1, hex: 'B3', lost: 'den', track: 'howl', value: 3, points: 0 },
  ];
  expect(told.flatMap(hexesOf)).toEqual(['A12', 'A16', 'B3']);
});

it('a piece goes along its way by its part of the whole', () => {
  const line = [
    [0, 0],
    [10, 0],
    [10, 10],
  ] as const;
  expect(along(line, 0)).toEqual([0, 0]);
  expect(along(line, 0.5)).toEqual([10, 0]);
  expect(along(line, 1)).toEqual([10, 10]);
});
