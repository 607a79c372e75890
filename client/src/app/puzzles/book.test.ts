import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { PuzzleStanding } from '$lib/protocol';
import { speaking } from '../../../tests/helpers';
import { amongBots, copyShare, doubt, goalOf, inOrder, isOwn, puzzleAddress, themeWords, toShare, today } from './book';

beforeAll(() => speaking('client-puzzles', 'client', 'terms', 'puzzles'));

describe('the address of a puzzle', () => {
  it('has no dot, which would be taken for that of a file', () => {
    expect(puzzleAddress('the-wolves.a1b2')).toBe('/puzzles/the-wolves/a1b2');
  });

  it('carries the theme that was chosen', () => {
    expect(puzzleAddress('lone-wolves.x', 'lose to win')).toBe('/puzzles/lone-wolves/x?theme=lose%20to%20win');
  });
});

it('a puzzle from one’s own game is told by its id', () => {
  expect([isOwn('own.abc'), isOwn('the-wolves.own')]).toEqual([true, false]);
});

it('a goal is said part by part', () => {
  const goal = [
    { what: 'a', count: 2, of: null, words: 'no-such-words' },
    { what: 'b', count: 1, of: 'x', words: 'nor-these' },
  ];
  expect(goalOf({ goal })).toBe('no-such-words nor-these');
});

it('a rating lies within two deviations', () => {
  expect(doubt({ value: 1500, deviation: 60 })).toBe(120);
});

describe('a standing among the bots', () => {
  const standing = (above: string | null, below: string | null) => ({ above, below }) as unknown as PuzzleStanding;

  it('lies between two, above the last, below the first, or nowhere yet', () => {
    expect(amongBots(standing('cub', 'scout'))).toMatch(/^between .*cub.* and .*scout/i);
    expect(amongBots(standing('alpha', null))).toMatch(/^above .*alpha/i);
    expect(amongBots(standing(null, 'cub'))).toMatch(/^below .*cub/i);
    expect(amongBots(standing(null, null))).toBe('');
  });
});

it('themes of one name are worded by their game', () => {
  expect(themeWords('lone-wolves', 'nothing-of-the-kind')).toBe('puzzle-theme-lone-wolves-nothing-of-the-kind');
});

describe('what is shared', () => {
  const lines = ['wolfmoon', 'goal', '2 tries', '/puzzles/the-wolves/a1'];

  it('is the lines of the server, the last as an address that others can open', () => {
    expect(toShare(lines).split('\n').slice(0, 3)).toEqual(lines.slice(0, 3));
    expect(toShare(lines)).toMatch(/\nhttps?:\/\/[^/]+\/puzzles\/the-wolves\/a1$/);
  });

  it('is shown where it could not be copied', async () => {
    vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('no')) } });
    const field = { append: () => undefined, select: () => undefined, remove: () => undefined };
    vi.stubGlobal('document', { createElement: () => field, body: field, execCommand: () => false });
    await expect(copyShare(lines)).rejects.toMatchObject({ key: 'copy-failed', facts: { address: toShare(lines) } });
    vi.unstubAllGlobals();
  });
});

it('things of the games stand in the order of the games, and else as they were', () => {
  const things = [
    { game: 'lone-wolves' as const, name: 'a' },
    { game: 'the-wolves' as const, name: 'b' },
    { game: 'lone-wolves' as const, name: 'c' },
  ];
  expect(inOrder(things).map(({ name }) => name)).toEqual(['b', 'a', 'c']);
  expect(things[0]!.name).toBe('a');
});

it('days of puzzles are those of the server, wherever the reader is', () => {
  vi.useFakeTimers({ now: new Date('2026-11-15T23:59:00-05:00'), toFake: ['Date'] });
  expect(today()).toBe('2026-11-16');
  vi.useRealTimers();
});
