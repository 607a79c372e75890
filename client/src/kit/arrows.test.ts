import { expect, test } from 'vitest';
import { nearest, wayOf, type Point } from './arrows';

const REACH = { aside: 2, least: 1 };
const THINGS: [string, Point][] = [
  ['left', [-5, 0]],
  ['right', [5, 0]],
  ['far right', [9, 0]],
  ['below', [1, 6]],
  ['aside', [2, 4]],
];

test('only the four arrows have a direction', () => {
  expect([wayOf('ArrowUp'), wayOf('Enter')]).toEqual([[0, -1], null]);
});

test('an arrow leads to what is nearest along its way', () => {
  expect(nearest([0, 0], THINGS, [1, 0], REACH)).toBe('right');
  expect(nearest([0, 0], THINGS, [-1, 0], REACH)).toBe('left');
  expect(nearest([5, 0], THINGS, [1, 0], REACH)).toBe('far right');
});

test('what lies off the way counts as further, and beyond its breadth not at all', () => {
  expect(nearest([0, 0], THINGS, [0, 1], REACH)).toBe('below');
  expect(nearest([0, 0], THINGS, [0, 1], { ...REACH, aside: 0 })).toBe('aside');
  expect(nearest([0, 0], THINGS, [0, 1], { ...REACH, aside: 0, breadth: 0.2 })).toBe('below');
});

test('at the edge there is nothing', () => {
  expect(nearest([0, 0], THINGS, [0, -1], REACH)).toBeNull();
});
