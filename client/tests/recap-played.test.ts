import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Board } from '../src/kit/board.svelte';
import { Recap } from '../src/kit/recap/recap.svelte';
import { Tempo } from '../src/kit/recap/tempo.svelte';
import { still, type Happening } from '../src/kit/shown';
import { settings } from '../src/lib/client.svelte';
import type { Event, Position, Since, Told } from '../src/lib/protocol';
import { event, FakeReferee, fixture } from './helpers';

const NOW = fixture('wolves-3').position!;
const at = (step: number): Position => ({ ...NOW, step, turn_step: 8, to_decide: 0 });
const played = (seq: number, seat: number, step: number): Event => ({ ...event(seq, undefined, step), seat });
const log = [played(1, 0, 2), played(2, 1, 8)];
/** The game goes on by these. */
const STEPS = [
  [2, 4],
  [4, 6],
  [6, 8],
];

beforeEach(() => {
  vi.stubGlobal('document', { hidden: false });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  settings.set('others', 'usual');
});

function playedOut({ seats = [1, 1, 1], events = log } = {}) {
  const told = (date: number): Told[] => [{ what: 'moonlight', date }];
  const moments = seats.map((seat, place) => {
    const step = 4 + 2 * place;
    return { seat, told: told(step), options: [], position: at(step) };
  });
  const since: Since = { step: 2, before: at(2), moments, turns: [8], knew: null, knows: null };
  const asked: number[] = [];
  const referee = new FakeReferee(fixture('wolves-3'), {
    since: (step: number) => {
      asked.push(step);
      return Promise.resolve(since);
    },
  });
  const board = new Board(still(at(8), { seat: 0, mine: true, events }), referee);
  const shown: [number, number][] = [];
  const own: boolean[] = [];
  const recap = new Recap(board, {
    tempo: new Tempo(),
    show: ({ before, after, ...happening }) => {
      shown.push([before!.step, board.actual.step]);
      own.push(happening.own);
      expect(after!.step).toBe(board.actual.step);
      return Promise.resolve();
    },
  });
  const happening: Happening = { events: [log[1]!], before: at(2), after: at(8), own: false };
  return { board, recap, shown, own, asked, happening };
}

it('what another did is shown thing by thing, the log with it, and nothing can be decided meanwhile', async () => {
  const { board, recap, shown, asked, happening } = playedOut();
  const done = recap.direct(happening);
  expect([board.actual.step, board.mine, recap.playing]).toEqual([2, false, true]);
  expect(board.events.map(({ seq }) => seq)).toEqual([1]);
  await vi.advanceTimersByTimeAsync(400);
  expect(board.actual.step).toBe(4);
  const newest = () => board.events.at(-1)!;
  expect([newest().seq, newest().told]).toEqual([2, [{ what: 'moonlight', date: 4 }]]);
  await vi.advanceTimersByTimeAsync(800);
  expect([newest().seq, newest().told.length]).toEqual([2, 2]);
  await vi.runAllTimersAsync();
  await done;
  expect(shown).toEqual(STEPS);
  expect([board.actual.step, board.mine, recap.playing]).toEqual([8, true, false]);
  expect(recap.turns.map(({ seat, moments }) => [seat, moments.length])).toEqual([[1, 3]]);
  await recap.catchUp();
  expect(asked).toEqual([2]);
});

it('whoever skips sees the rest at once, and whoever wants to be waited for is', async () => {
  const { recap, shown, happening } = playedOut();
  const skipped = recap.direct(happening);
  await vi.advanceTimersByTimeAsync(1);
  recap.tempo.skip();
  await vi.advanceTimersByTimeAsync(1);
  await skipped;
  expect(shown).toHaveLength(3);

  settings.set('others', 'wait');
  const waits = playedOut();
  const waited = waits.recap.direct(waits.happening);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(waits.recap.playing).toBe(true);
  waits.recap.tempo.skip();
  await vi.advanceTimersByTimeAsync(1);
  await waited;
  expect(waits.recap.playing).toBe(false);
});

it('at once, nothing is played out; the past can be gone through all the same', async () => {
  settings.set('others', 'once');
  const { board, recap, happening, shown } = playedOut();
  await recap.direct(happening);
  expect(shown).toHaveLength(1);
  await recap.catchUp();
  expect(recap.turns).toHaveLength(1);
  recap.pick(2);
  recap.back();
  expect([recap.at, board.actual.step, board.past, board.mine]).toEqual([2, 6, true, false]);
  recap.back();
  recap.back();
  recap.back();
  expect([recap.at, board.actual.step]).toEqual([0, 2]);
  await recap.on();
  expect([recap.at, board.actual.step]).toEqual([1, 4]);
  recap.toNow();
  expect([recap.at, board.actual.step, board.mine]).toEqual([null, 8, true]);
});

it('a turn is played again from its beginning, whole; a step by hand ends that', async () => {
  settings.set('others', 'once');
  const { board, recap, happening, shown } = playedOut();
  await recap.direct(happening);
  await recap.catchUp();
  settings.set('others', 'usual');
  shown.length = 0;
  const again = recap.replay(2);
  await vi.advanceTimersByTimeAsync(1);
  expect([recap.picked, recap.repeating, recap.at]).toEqual([2, true, 1]);
  await vi.runAllTimersAsync();
  await again;
  expect(shown.map(([, after]) => after)).toEqual([4, 6, 8]);
  expect([recap.picked, recap.repeating, recap.at, board.actual.step]).toEqual([2, false, null, 8]);

  const halted = recap.play();
  await vi.advanceTimersByTimeAsync(1);
  recap.back();
  expect([recap.repeating, recap.at]).toEqual([false, 0]);
  const stepped = recap.play();
  await vi.advanceTimersByTimeAsync(1);
  await recap.on();
  expect([recap.repeating, recap.at]).toEqual([false, 2]);
  await vi.runAllTimersAsync();
  await Promise.all([halted, stepped]);
  expect(recap.at).toBe(2);
});

it('what others do is played out, too, where it comes together with one’s own order', async () => {
  const events = [played(1, 0, 4), played(2, 1, 8)];
  const { board, recap, shown, own, happening } = playedOut({ seats: [0, 1, 1], events });
  const [option] = NOW.offer;
  await board.play(option!);
  const done = recap.direct({ ...happening, events, own: true });
  expect([board.actual, recap.playing]).toEqual([board.ordered, true]); // what one saw oneself do stays
  await vi.runAllTimersAsync();
  await done;
  expect(shown).toEqual(STEPS);
  expect(own).toEqual([true, false, false]);
  expect(recap.turns.map(({ seat, moments }) => [seat, moments.length])).toEqual([[1, 2]]);
});

it('another order of one’s own, after which others are quick, does not show again what was ordered before', async () => {
  const { board, recap, shown, own, happening } = playedOut();
  const [option] = NOW.offer;
  await board.play(option!);
  const done = recap.direct({ ...happening, own: true });
  expect(board.actual.step).toBe(2);
  await vi.runAllTimersAsync();
  await done;
  expect([shown, own]).toEqual([STEPS, [false, false, false]]);
});
