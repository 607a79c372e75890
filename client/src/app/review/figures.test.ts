import { describe, expect, it } from 'vitest';
import { nameOf } from '$lib/people';
import type { ReviewPlayer } from '$lib/protocol';
import { still } from '$kit/shown';
import { fixture } from '../../../tests/helpers';
import { playerOf, reviewOf, turnOf } from '../../../tests/reviews';
import {
  change,
  columnsOf,
  curveOf,
  halfOf,
  kindOf,
  ledgerRows,
  sentenceFacts,
  share,
  sharedOut,
  signed,
  signOf,
  tenths,
} from './figures';

type Entry = ReviewPlayer['statement'][number];
const entry = (name: Entry['entry'], balance: number, more: Partial<Entry> = {}): Entry => ({
  entry: name,
  amount: 0,
  balance,
  by: null,
  turns: [],
  ...more,
});
const sum = (parts: readonly number[]) => parts.reduce((all, part) => all + part, 0);

describe('a share', () => {
  it('is counted in whole tenths of a point, and nothing is never less than nothing', () => {
    expect([tenths(0.5), tenths(0.12345), tenths(-0.0001)]).toEqual([500, 123, 0]);
    expect(Object.is(tenths(-0.0001), 0)).toBe(true);
  });

  it('is written with one place, as the language writes it', () => {
    expect(share(0.5, 'en')).toBe('50.0');
    expect(share(0.1234, 'de')).toBe('12,3');
  });

  it('has a sign where it is a change: a true minus, a plus, and both for none', () => {
    expect([change(-0.071, 'en'), change(0.071, 'en'), change(0.0001, 'en')]).toEqual(['−7.1', '+7.1', '±0.0']);
    expect(signed(-5, 'pl')).toBe('−0,5');
  });

  it('has half of its interval as doubt', () => {
    expect(halfOf({ low: 0.02, high: 0.05 }, 'en')).toBe('1.5');
  });
});

describe('parts of a total', () => {
  it('add up as they are written: what rounding leaves over goes to the largest', () => {
    const parts = [0.0104, 0.0104, 0.0304];
    expect(parts.map(tenths)).toEqual([10, 10, 30]);
    expect(sharedOut(parts, 51)).toEqual([10, 10, 31]);
  });

  it('find the largest whatever its sign', () => {
    expect(sharedOut([-0.05, 0.02], -31)).toEqual([-51, 20]);
  });

  it('stay as they are where they add up already', () => {
    expect(sharedOut([0.01, 0.02], 30)).toEqual([10, 20]);
  });
});

describe('an account', () => {
  const player = playerOf({
    fair: 0.3333,
    statement: [
      entry('setup', 0.3456),
      entry('own_errors', 0.2104, { turns: [3, 9] }),
      entry('gifts', 0.4449, { by: [0, 0.1004, 0.1341], turns: [4] }),
    ],
  });
  const rows = ledgerRows(player);

  it('begins with the fair share, and each entry goes on where the last one ended', () => {
    expect(rows.map(({ before, after }) => [before, after])).toEqual([
      [333, 346],
      [346, 210],
      [210, 445],
    ]);
  });

  it('says of each entry the difference of the balances beside it, so that nobody can find it wrong', () => {
    expect(rows.map(({ amount }) => amount)).toEqual([13, -136, 235]);
    expect(333 + sum(rows.map(({ amount }) => amount))).toBe(rows.at(-1)!.after);
  });

  it('says who gave what, without those who gave nothing, in parts that add up', () => {
    expect(rows[2]!.by).toEqual([
      { seat: 1, amount: 100 },
      { seat: 2, amount: 135 },
    ]);
    expect(sum(rows[2]!.by.map(({ amount }) => amount))).toBe(rows[2]!.amount);
    expect(rows[0]!.by).toEqual([]);
  });

  it('keeps the turns that an entry comes from', () => {
    expect(rows.map(({ turns }) => turns)).toEqual([[], [3, 9], [4]]);
  });
});

describe('a sentence', () => {
  const at = still(fixture('wolves-3').position!, { seats: fixture('wolves-3').table.seats });
  const facts = (given: Record<string, string | number>) => sentenceFacts({ words: 'x', facts: given }, at, 'en');

  it('names who it is about, and their rival', () => {
    const { who, whom } = facts({ seat: 0, rival: 1 });
    expect([who, whom]).toEqual([nameOf(at, 0), nameOf(at, 1)]);
    expect(who).not.toBe(whom);
  });

  it('writes amounts with a place even where it is nought, and counts without', () => {
    expect(facts({ amount: 12, share: 7.25, count: 3, land: 'caves' })).toEqual({
      amount: '12.0',
      share: '7.3',
      count: 3,
      land: 'caves',
    });
  });
});

describe('the columns of the graph', () => {
  const halves = [
    turnOf(1, { round: 1, kind: 'lead', end: 1, before: [0.5, 0.5] }),
    turnOf(2, { round: 1, kind: 'follow', end: 3, before: [0.6, 0.4] }),
    turnOf(3, { round: 2, kind: 'lead', end: 4, before: [0.7, 0.3] }),
  ];

  it('are the turns of a game of turns, though two of them have one number', () => {
    const columns = columnsOf(reviewOf(halves));
    expect(columns.map(({ number, turns }) => [number, turns.length])).toEqual([
      [1, 1],
      [1, 1],
      [2, 1],
    ]);
  });

  it('are the tricks of a game of tricks, each with all that was decided in it and the end of the last', () => {
    const columns = columnsOf(reviewOf(halves, { game: 'lone-wolves' }));
    expect(columns.map(({ number, turns, end }) => [number, turns.map(({ turn }) => turn), end])).toEqual([
      [1, [1, 2], 3],
      [2, [3], 4],
    ]);
  });

  it('have the shares before each of them on the curve, and the result at its end', () => {
    const players = [playerOf({ share: 1 }), playerOf({ share: 0 })];
    const review = reviewOf(halves, { game: 'lone-wolves', players });
    expect(curveOf(review, columnsOf(review))).toEqual([
      [0.5, 0.5],
      [0.7, 0.3],
      [1, 0],
    ]);
  });
});

describe('the sign of a turning point', () => {
  it('has as many claws as the error is heavy', () => {
    expect((['inaccuracy', 'mistake', 'blunder'] as const).map((kind) => signOf(kind, null))).toEqual([
      'claw-1',
      'claw-2',
      'claw-3',
    ]);
  });

  it('is that of the error where the error was a gift, and a fork where it was none', () => {
    expect(kindOf('gift', turnOf(1, { label: 'blunder' }))).toBe('blunder');
    expect(signOf('gift', turnOf(1))).toBe('i-branch');
    expect(signOf('great', turnOf(1, { label: 'mistake' }))).toBe('m-great');
  });
});
