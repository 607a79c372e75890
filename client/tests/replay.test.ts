import { beforeEach, describe, expect, test } from 'vitest';
import type { Replay } from '../src/lib/protocol';
import { ReplayTable } from '../src/lib/replay.svelte';
import { fakeApi, fixture, type FakeApi } from './helpers';

const state = fixture('lone-over');
const STEPS = 10;
let server: FakeApi;
let table: ReplayTable;

beforeEach(async () => {
  server = fakeApi({
    table: () => state,
    events: () => ({ seq: 9, events: [] }),
    replay: (_, step, seat, open): Replay => ({
      step: step ?? STEPS, steps: STEPS, turns: [0, 4, 8], seat, open, position: { ...state.position!, step: step ?? STEPS }, told: [{ what: 'led', seat: 1 }],
    }),
  });
  table = await ReplayTable.start(server.api, 'x', 3, null);
});

describe('a game looked back on', () => {
  test('is open once it is over, and nothing can be decided', () => {
    expect(table.eyes).toBe('open');
    expect(table.mine).toBe(false);
    expect(table.offer).toEqual([]);
    expect(table.replaying).toBe(true);
  });

  test('goes by steps and by turns, and no further than its ends', async () => {
    const visited: number[] = [];
    for (const go of [table.nextStep, table.nextTurn, table.nextTurn, table.backTurn, table.backStep, table.end, table.nextStep, table.first, table.backStep]) {
      await go();
      visited.push(table.replay.step);
    }
    expect(visited).toEqual([4, 8, 10, 8, 7, 10, 10, 0, 0]);
  });

  test('asks for each step once', async () => {
    await table.nextStep();
    await table.backStep();
    await table.nextStep();
    const steps = server.asked.filter((asked) => asked.name === 'replay').map((asked) => asked.args[1]);
    expect(steps.filter((step) => step === 4)).toHaveLength(1);
  });

  test('of steps asked for quickly shows the last', async () => {
    await Promise.all([table.go(5), table.go(9), table.go(6)]);
    expect(table.replay.step).toBe(6);
    expect(table.position!.step).toBe(6);
  });

  test('is seen through other eyes at the same step', async () => {
    await table.go(table.replay.step, 1);
    expect([table.replay.step, table.seat, table.eyes]).toEqual([3, 1, 1]);
  });

  test('plays one step out, but not a jump', async () => {
    let played = 0;
    table.director = () => Promise.resolve(void (played += 1));
    await table.nextStep();
    await table.go(9);
    expect(played).toBe(1);
  });
});

test('the log of a replay says no more than has happened, and nothing that was taken back', async () => {
  const event = (seq: number, kind: string, step: number | null, facts = {}) => ({ seq, kind, step, seat: 0, name: null, at: '', options: [], told: [], facts });
  server.answers['events'] = () => ({
    seq: 5,
    events: [event(1, 'began', 0), event(2, 'played', 1), event(3, 'played', 2), event(4, 'undone', 1, { to_step: 1 }), event(5, 'played', 2)],
  });
  table = await ReplayTable.start(server.api, 'x', 1, null);
  expect(table.events.map((each) => each.seq)).toEqual([2]);
  await table.go(2);
  expect(table.events.map((each) => each.seq)).toEqual([2, 5]);
});
