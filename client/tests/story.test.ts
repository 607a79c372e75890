import { expect, test } from 'vitest';
import { linesFor, sentences } from '../src/lib/story';
import { event, fixture } from './helpers';

const say = (key: string) => key;
const { table } = fixture('wolves-3');

test('an entry of the log has a line for each thing that happened; what goes along is said aside', () => {
  const told = [{ what: 'paid', seat: 0 }, { what: 'howled', seat: 0 }, { what: 'moonlight' }];
  const played = { ...event(1), told };
  expect(linesFor(say, played, table)).toEqual([
    { text: 'log-paid', aside: true }, { text: 'log-howled', aside: false }, { text: 'log-moonlight', aside: true },
  ]);
  expect(linesFor(say, { ...event(2, 'began'), told }, table).map((line) => line.aside)).toEqual([false, true, false, true]);
  expect(linesFor(say, played, table).map((line) => line.text)).toEqual(sentences(say, played, table));
});
