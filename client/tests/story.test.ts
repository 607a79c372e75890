import { expect, test } from 'vitest';
import type { Told } from '../src/lib/protocol';
import { linesFor, sentences, standing } from '../src/lib/story';
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
    { text: 'log-paid', aside: true },
    { text: 'log-howled', aside: false },
    { text: 'log-moonlight', aside: true },
  ]);
  expect(linesFor(say, { ...event(2, 'began'), told }, table).map((line) => line.aside)).toEqual([
    false,
    true,
    false,
    true,
  ]);
  expect(linesFor(say, played, table).map((line) => line.text)).toEqual(sentences(say, played, table));
});

test('what was undone is no part of the log, nor is the undoing; a takeback is told', () => {
  const played = (seq: number, step: number) => ({ ...event(seq), step });
  const undone = (seq: number, step: number, by: string) => ({ ...event(seq, 'undone'), step, facts: { by } });
  const numbers = (...events: ReturnType<typeof undone>[]) => standing(events as never).map((each) => each.seq);
  expect(numbers(played(1, 2) as never, played(2, 5) as never, undone(3, 2, 'undo'), played(4, 3) as never)).toEqual([
    1, 4,
  ]);
  expect(numbers(played(1, 2) as never, undone(2, 0, 'takeback'))).toEqual([2]);
});
