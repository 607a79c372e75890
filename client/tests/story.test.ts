import { expect, test } from 'vitest';
import type { Event, Told } from '../src/lib/protocol';
import { linesFor, nameless, sentences, standing } from '../src/lib/story';
import { event, fixture } from './helpers';

const say = (key: string) => key;
const { table } = fixture('wolves-3');

test('an entry of the log has a line for each thing that happened; what goes along is said aside', () => {
  const told: Told[] = [
    { what: 'paid', seat: 0, action: 'howl', terrain: 'rock', cost: 2, tiles: [], bonus: 2 },
    { what: 'howled', seat: 0, hex: 'A7', piece: 'pack', points: 1 },
    { what: 'moonlight', date: 1 },
  ];
  const played = { ...event(1), told };
  expect(linesFor(say, played, table)).toEqual([
    { text: 'log-paid', aside: true, told: told[0] },
    { text: 'log-howled', aside: false, told: told[1] },
    { text: 'log-moonlight', aside: true, told: told[2] },
  ]);
  expect(linesFor(say, { ...event(2, { kind: 'began', facts: {} }), told }, table).map((line) => line.aside)).toEqual([
    false,
    true,
    false,
    true,
  ]);
  expect(linesFor(say, played, table).map((line) => line.text)).toEqual(sentences(say, played, table));
});

test('what was undone is no part of the log, nor is the undoing; a takeback is told', () => {
  const played = (seq: number, step: number) => event(seq, undefined, step);
  const undone = (seq: number, step: number, by: 'undo' | 'takeback') =>
    event(seq, { kind: 'undone', facts: { to_step: step, by } }, step);
  const numbers = (...events: Event[]) => standing(events).map((each) => each.seq);
  expect(numbers(played(1, 2), played(2, 5), undone(3, 2, 'undo'), played(4, 3))).toEqual([1, 4]);
  expect(numbers(played(1, 2), undone(2, 0, 'takeback'))).toEqual([2]);
});

test('where it stands who acts, what they do is said without their name', () => {
  const who = (key: string, facts: Record<string, unknown> = {}) => `${String(facts['who'])}: ${key}`;
  const told: Told[] = [
    { what: 'howled', seat: 0, hex: 'A7', piece: 'pack', points: 1 },
    { what: 'turn', seat: 1 },
  ];
  const played = { ...event(1), told };
  const texts = (acts: number | null) => linesFor(who, played, table, acts).map((line) => line.text);
  expect(texts(null)[0]).toMatch(/: log-howled$/u);
  expect(texts(0)).toEqual(['Log-howled', texts(null)[1]]);
  expect(texts(1)).toEqual(texts(null));
  expect(nameless('Cub 1 built a den.', 'Cub 1')).toBe('Built a den.');
  expect(nameless('Cub 10 built a den.', 'Cub 1')).toBe('Cub 10 built a den.');
});
