import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeStorage } from '../../../tests/helpers';

const DAY = '2026-11-15';

/** The page is opened, on the same device as before. */
async function open() {
  vi.resetModules();
  return (await import('./met.svelte')).met;
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${DAY}T23:30:00Z`), toFake: ['Date'] });
  vi.stubGlobal('localStorage', new FakeStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('puzzles that were met are known when the page is opened again', async () => {
  const met = await open();
  expect(met.none).toBe(true);
  met.note('the-wolves.a1', false, false);
  const again = await open();
  expect([again.none, again.ids, again.solved('the-wolves.a1')]).toEqual([false, ['the-wolves.a1'], false]);
});

test('a puzzle that was solved stays solved, whatever one makes of it later', async () => {
  const met = await open();
  met.note('the-wolves.a1', true, false);
  met.note('the-wolves.a1', false, false);
  expect([met.ids, met.solved('the-wolves.a1')]).toEqual([['the-wolves.a1'], true]);
});

test('each game has its own count, and what was not solved does not count', async () => {
  const met = await open();
  met.note('the-wolves.a1', true, false);
  met.note('the-wolves.a2', false, false);
  met.note('lone-wolves.b1', true, false);
  expect([met.count('the-wolves'), met.count('lone-wolves')]).toEqual([1, 1]);
});

test('a day is won by solving its puzzle on that day, and is not lost or moved by solving it again', async () => {
  const met = await open();
  met.note('the-wolves.a1', false, true);
  expect(met.days('the-wolves')).toEqual([]);
  met.note('the-wolves.a1', true, true);
  met.note('the-wolves.a2', true, false);
  expect(met.days('the-wolves')).toEqual([DAY]);
  vi.setSystemTime(new Date('2026-11-20T08:00:00Z'));
  met.note('the-wolves.a1', true, true);
  expect([met.days('the-wolves'), met.days('lone-wolves')]).toEqual([[DAY], []]);
});

test('the last five hundred are remembered, which is as many as the server takes', async () => {
  const met = await open();
  for (let number = 0; number < 510; number += 1) met.note(`the-wolves.${number}`, false, false);
  met.note('the-wolves.20', true, false);
  expect([met.ids.length, met.ids[0], met.ids.at(-1)]).toEqual([500, 'the-wolves.20', 'the-wolves.10']);
});

test('the level that was chosen is kept', async () => {
  const met = await open();
  expect(met.level).toBe('same');
  met.level = 'harder';
  expect((await open()).level).toBe('harder');
});
