import { expect, test } from 'vitest';
import { doneInWords, pastOf } from '../src/app/mine/past';
import type { Told } from '../src/lib/protocol';
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

test('a go is told as one: who it was once, and what goes along with the rest not at all', () => {
  const say = (key: string, facts: Record<string, unknown> = {}) => `${String(facts['who'])} ${key}`;
  const paid: Told = { what: 'paid', seat: own, action: 'howl', terrain: 'rock', cost: 2, tiles: [], bonus: 2 };
  const howled: Told = { what: 'howled', seat: own, hex: 'A7', piece: 'pack', points: 1 };
  const events = [[paid], [howled], [howled, { what: 'turn', seat: one ?? 0 } satisfies Told]].map((told, place) => ({
    ...played(place + 1, own),
    told,
  }));
  const [first, second, ...rest] = doneInWords(say, { key: 1, seat: own, events }, table).split(' log-howled');
  expect(first).not.toBe('');
  expect(`${String(second)}${rest.join('')}`).toBe(' Log-howled');
  const alone = { key: 1, seat: own, events: events.slice(0, 1) };
  expect(doneInWords(say, alone, table)).toMatch(/log-paid$/u);
});
