import { expect, test } from 'vitest';
import { at, last, oneOf, sure } from './sure';

test('what stands at a place of a list, or at its end, is given', () => {
  expect([at(['a', 'b'], 0), last(['a', 'b'])]).toEqual(['a', 'b']);
  expect(at([undefined], 0)).toBeUndefined();
});

test('a place that a list does not have is told, not passed on', () => {
  expect(() => at(['a'], 1)).toThrow('nothing at 1 of 1');
  expect(() => at(['a'], -1)).toThrow('nothing at -1 of 1');
  expect(() => last([])).toThrow('nothing at -1 of 0');
});

test('a text that names one of a list is that one', () => {
  expect([oneOf(['a', 'b'], 'b', 'a'), oneOf(['a', 'b'], 'c', 'a'), oneOf(['a'], undefined, null)]).toEqual([
    'b',
    'a',
    null,
  ]);
});

test('what may be missing is there, or it is told', () => {
  expect([sure(0), sure(''), sure(false)]).toEqual([0, '', false]);
  expect(() => sure(null)).toThrow('something is missing');
  expect(() => sure(undefined)).toThrow('something is missing');
});
