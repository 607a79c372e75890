import { expect, test } from 'vitest';
import { pastOf } from '../src/app/mine/past';
import { event, fixture } from './helpers';

const { table } = fixture('wolves-3');
const own = table.seats.findIndex((seat) => seat.yours);
const [one, other] = table.seats.map((seat) => seat.seat).filter((seat) => seat !== own);
const played = (seq: number, seat: number | undefined) => ({ ...event(seq), seat: seat ?? null });

test('what others did since my turn is told in goes, the newest last', () => {
  const log = [played(1, one), played(2, own), played(3, one), played(4, one), played(5, other)];
  const past = pastOf(log, table);
  expect(past.done.map(({ seat, events }) => [seat, events.map(({ seq }) => seq)])).toEqual([
    [one, [3, 4]],
    [other, [5]],
  ]);
  expect(past).toMatchObject({ at: log[1]?.at, whole: true });
});

test('right after my own turn there is nothing', () => {
  expect(pastOf([played(1, one), played(2, own)], table).done).toEqual([]);
});

test('a log that begins later says so, if my turn is not in it', () => {
  const past = pastOf([played(80, one), played(81, other)], table);
  expect(past).toMatchObject({ at: null, whole: false });
  expect(past.done).toHaveLength(2);
});

test('what was undone was not done, and what nobody played stands by itself', () => {
  const undone = event(3, { kind: 'undone', facts: { to_step: 0, by: 'undo' } }, 0);
  const late = event(4, { kind: 'timed_out', facts: {} });
  const past = pastOf([played(2, one), undone, late, played(5, one)], table);
  expect(past.done.map(({ key, seat }) => [key, seat])).toEqual([
    [4, null],
    [5, one],
  ]);
});
