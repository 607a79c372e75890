import { expect, test } from 'vitest';
import { climb, leaving, type Lamp } from './lamp';

/** A lantern at one of its two rungs, and what is done with it. */
function lampAt(rung: number): { lamp: Lamp; done: string[] } {
  const done: string[] = [];
  const next = () => Promise.resolve(done.push('next')).then(() => undefined);
  return { lamp: { open: rung > 0, more: rung < 2, next, close: () => void done.push('close') }, done };
}

test('the lantern is climbed rung by rung, and put away after the last one', () => {
  for (const [rung, does] of [
    [0, 'next'],
    [1, 'next'],
    [2, 'close'],
  ] as const) {
    const { lamp, done } = lampAt(rung);
    climb(lamp);
    expect(done).toEqual([does]);
  }
});

test('only a lantern that is open can be left', () => {
  expect(leaving(lampAt(0).lamp)).toBeUndefined();
  const { lamp, done } = lampAt(1);
  leaving(lamp)?.();
  expect(done).toEqual(['close']);
});
