import { describe, expect, it } from 'vitest';
import { across, barsOf, dayBefore, huntOf, isOneTry, landscape, moonOf, outcome, stageOf } from './hunt';

describe('how a hunt went', () => {
  it('is a win first, then points', () => {
    expect(outcome({ share: 1, ahead: 4 })).toEqual({ key: 'hunt-won', facts: { points: 4 } });
    expect(outcome({ share: 1, ahead: 0 }).key).toBe('hunt-won-level');
    expect(outcome({ share: 0.5, ahead: 0 }).key).toBe('hunt-shared');
    expect(outcome({ share: 0, ahead: -7 })).toEqual({ key: 'hunt-lost', facts: { points: 7 } });
  });
  it('has a moon as full as its mark', () => {
    expect([0, 20, 50, 77, 100].map(moonOf).join('')).toBe('○◔◑◕●');
  });
});

describe('how far a hunt is', () => {
  const result = { share: 1, ahead: 4, mark: 77 };
  it('is new, begun, left or done', () => {
    expect(stageOf({ table: null, over: false, result: null })).toBe('new');
    expect(stageOf({ table: 't', over: false, result: null })).toBe('begun');
    expect(stageOf({ table: 't', over: true, result: null })).toBe('left');
    expect(stageOf({ table: 't', over: true, result })).toBe('done');
  });
  it('is one try where it counts', () => {
    expect(isOneTry({ hunt: null })).toBe(false);
    expect(isOneTry({ hunt: { day: '2026-11-19', counts: false } })).toBe(false);
    expect(isOneTry({ hunt: { day: '2026-11-19', counts: true } })).toBe(true);
    expect(huntOf({ game: 'the-wolves', hunt: { day: '2026-11-19', counts: true } })).toBe(
      '/hunt/the-wolves/2026-11-19',
    );
  });
});

describe('the landscape', () => {
  it('has bars as high as the people are many', () => {
    const bars = barsOf([
      { ahead: -3, people: 2 },
      { ahead: 5, people: 8 },
    ]);
    expect(bars.map((bar) => bar.part)).toEqual([0.25, 1]);
    expect(barsOf([])).toEqual([]);
  });
  const drawn = landscape(
    [
      { level: 'scout', aheads: [-10, -12, -8] },
      { level: 'alpha', aheads: [] },
    ],
    [33],
  );
  it('is as wide as the farthest game, in tens', () => {
    expect(drawn.most).toBe(40);
    expect(drawn.ticks).toEqual([-40, -30, -20, -10, 0, 10, 20, 30, 40]);
  });
  it('has a hill for each bot that has played, where most of its games ended', () => {
    expect(drawn.hills.map((hill) => hill.level)).toEqual(['scout']);
    const near = landscape(
      [
        { level: 'hunter', aheads: [0] },
        { level: 'alpha', aheads: [1] },
      ],
      [],
    );
    expect(near.hills.map((hill) => hill.raised)).toEqual([0, 1]);
    expect(drawn.hills[0]?.top.x).toBeCloseTo(across(-10, 40), 1);
  });
});

it('days go back over the end of a month', () => {
  expect(dayBefore('2026-11-02', 3)).toBe('2026-10-30');
});
