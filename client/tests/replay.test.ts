import { beforeEach, describe, expect, test } from 'vitest';
import type { Course, Replay } from '../src/lib/protocol';
import { kept, ReplayTable } from '../src/lib/replay.svelte';
import { event, fakeApi, fixture, type FakeApi } from './helpers';

const state = fixture('lone-over');
const STEPS = 10;
let server: FakeApi;
let table: ReplayTable;

beforeEach(async () => {
  server = fakeApi({
    table: () => state,
    course: (): Course => ({
      turns: [0, 4, 8],
      deeds: [1, 4, 7, 8, 10].map((step, index) => ({
        seq: index + 1,
        step,
        seat: index % 2,
        options: [],
        told: [{ what: 'led', seat: index % 2, card: 'G5', land: 'swamp' }],
      })),
    }),
    replay: (_, step, seat, open): Replay => ({
      step: step ?? STEPS,
      steps: STEPS,
      turns: [0, 4, 8],
      seat,
      open,
      position: { ...state.position!, step: step ?? STEPS },
      told: [{ what: 'led', seat: 1, card: 'G5', land: 'swamp' }],
    }),
  });
  table = await ReplayTable.start(server.api, 'x', 3, null);
  table.grain = 'decision';
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
    for (const go of [
      table.nextStep,
      table.nextTurn,
      table.nextTurn,
      table.backTurn,
      table.backStep,
      table.end,
      table.nextStep,
      table.first,
      table.backStep,
    ]) {
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

describe('a replay goes by what people would call a step', () => {
  test('a thing done with all its parts, or a turn, or a decision', async () => {
    const visited: Record<string, number[]> = {};
    for (const grain of ['deed', 'turn', 'decision'] as const) {
      table.grain = grain;
      await table.go(3);
      for (const go of [table.nextStep, table.nextStep, table.backStep, table.backStep, table.backStep]) {
        await go();
        (visited[grain] ??= []).push(table.replay.step);
      }
    }
    expect(visited).toEqual({ deed: [4, 7, 4, 1, 0], turn: [4, 8, 4, 0, 0], decision: [4, 5, 4, 3, 2] });
  });

  test('tells everything that was done since the step before', async () => {
    table.grain = 'turn';
    await table.go(4);
    await table.nextStep();
    expect(table.told).toHaveLength(2);
    expect(table.last?.events.map((event) => event.seq)).toEqual([3, 4]);
  });

  test('the log says no more than has happened, and in the middle nothing is done yet', async () => {
    await table.go(6);
    expect(table.events.map((each) => each.seq)).toEqual([1, 2]);
    expect(table.midway).toBe(true);
    await table.go(7);
    expect(table.events.map((each) => each.seq)).toEqual([1, 2, 3]);
    expect(table.midway).toBe(false);
  });
});

test('what was taken back is no part of a game', () => {
  const log = [
    event(1, { kind: 'began', facts: {} }, 0),
    event(2, undefined, 1),
    event(3, undefined, 2),
    event(4, { kind: 'undone', facts: { to_step: 1, by: 'undo' } }, 1),
    event(5, undefined, 2),
  ];
  expect(kept(log).map((each) => each.seq)).toEqual([2, 5]);
});
