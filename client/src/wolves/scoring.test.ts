import { describe, expect, it } from 'vitest';
import type { TheWolvesSheet, Told } from '../lib/protocol';
import { fixture } from '../../tests/helpers';
import { counted, gainsOf, scoredRegions, uncounted } from './scoring';

describe('regions that were scored', () => {
  const told: Told[] = [
    {
      what: 'region',
      region: 'A',
      phase: 'crescent',
      control: [{ seat: 0, pack: 'forest', control: 3, alphas: 1, packs: 1, dens: 0, lairs: 0 }],
    },
    { what: 'region-first', seat: 0, region: 'A', phase: 'crescent', points: 4, why: 'control' },
    { what: 'region', region: 'C', phase: 'crescent', control: [] },
    { what: 'region-empty', region: 'C', phase: 'crescent' },
    { what: 'turn', seat: 1 },
  ];

  it('are told one by one, with what each seat gets', () => {
    const regions = scoredRegions(told);
    expect(regions.map((each) => [each.region, each.outcome, each.number, each.of])).toEqual([
      ['A', 'first', 1, 2],
      ['C', 'empty', 2, 2],
    ]);
    expect(regions[0]!.gets).toEqual([{ seat: 0, points: 4, first: true }]);
  });

  it('are counted one after the other, each to its source', () => {
    const sheet = fixture('wolves-3').position!.sheet as TheWolvesSheet;
    const [region] = scoredRegions([
      ...told.slice(0, 2),
      { what: 'region-second', seat: 1, region: 'A', phase: 'crescent', points: 2 },
    ]);
    const less = uncounted(sheet, [region!]);
    const change = (seat: number) => [
      sheet.seats[seat]!.total - less.seats[seat]!.total,
      sheet.seats[seat]!.points.tokens - less.seats[seat]!.points.tokens,
      sheet.seats[seat]!.points.seconds - less.seats[seat]!.points.seconds,
    ];
    expect([change(0), change(1), change(2)]).toEqual([
      [4, 4, 0],
      [2, 0, 2],
      [0, 0, 0],
    ]);
    expect(counted(less, region!)).toEqual(sheet);
    expect([gainsOf(region!, 1), gainsOf(region!, 2)]).toEqual([{ seconds: 2 }, {}]);
  });
});
