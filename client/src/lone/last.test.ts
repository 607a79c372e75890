import { expect, test } from 'vitest';
import type { Event, Land, Option, Told } from '$lib/protocol';
import { firstStep } from '$lib/course';
import { lastTrick } from './last';

let seq = 0;
const played = (step: number, ...told: Told[]): Event => ({
  seq: (seq += 1),
  at: '',
  kind: 'played',
  seat: 0,
  name: null,
  step,
  options: [],
  told,
  facts: {},
});
const strength = (seat: number, land: Land, from: number, to: number): Told => ({
  what: 'strength',
  seat,
  land,
  from,
  to,
});
const points = (seat: number, from: number, to: number): Told => ({ what: 'points', seat, from, to });
const LED = () =>
  played(1, { what: 'led', seat: 0, card: 'G5', land: 'swamp' }, strength(0, 'swamp', 0, 5), points(0, 0, 8));
const FOLLOWED = () =>
  played(
    2,
    { what: 'followed', seat: 1, card: 'G3', land: 'caves' },
    { what: 'trick-won', seat: 0, card: 'G5', why: 'higher', trick: 1, clause: 'L8' },
    { what: 'turned', seat: 1, card: 'G3', land: 'caves' },
    strength(1, 'caves', 0, 1),
    points(1, 0, 5),
  );
const PLACED = () => played(4, { what: 'placed', seat: 1, scar: 'S2', slot: 'swamp' }, strength(1, 'swamp', 0, 3));

test('there is none before two cards have met', () => {
  expect(lastTrick([LED()])).toBeNull();
});

test('it holds both cards, the reason, and all that changed until the next card', () => {
  const last = lastTrick([LED(), FOLLOWED(), PLACED()])!;
  expect(last).toMatchObject({ trick: 1, winner: 0, why: 'higher', cards: { 0: 'G5', 1: 'G3' }, past: false });
  expect(last.changes).toContainEqual({ what: 'strength', land: 'swamp', seat: 1, now: 0, after: 3 });
  expect(last.changes.at(-1)).toEqual({ what: 'score', now: [0, 0], after: [8, 5] });
});

test('the next card ends it, and what that card changes is not its own', () => {
  const next = played(
    5,
    { what: 'led', seat: 0, card: 'R7', land: 'volcano' },
    strength(0, 'volcano', 0, 7),
    points(0, 8, 15),
  );
  const last = lastTrick([LED(), FOLLOWED(), PLACED(), next])!;
  expect(last.past).toBe(true);
  expect(last.changes.at(-1)).toEqual({ what: 'score', now: [0, 0], after: [8, 5] });
});

test('what was taken back was no trick', () => {
  const undone: Event = { ...played(0), kind: 'undone', facts: { to_step: 1, by: 'undo' } };
  expect(lastTrick([LED(), FOLLOWED(), undone])).toBeNull();
});

test('a log of a table that went on from a file begins where the file ended', () => {
  const option: Option = {
    number: 1,
    text: 'play G5 swamp',
    data: { action: 'play', number: 1, card: 'G5', land: 'swamp' },
  };
  expect(firstStep([], 20)).toBe(20);
  expect(firstStep([{ ...played(1), options: [option] }], 1)).toBe(0);
  expect(firstStep([{ ...played(23), options: [option, option] }, played(24)], 24)).toBe(21);
});
