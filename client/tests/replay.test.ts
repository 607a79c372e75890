import { beforeEach, describe, expect, test } from 'vitest';
import type { Course, Replay } from '../src/lib/protocol';
import { LookingBack } from '../src/lib/replay.svelte';
import { standing } from '../src/lib/story';
import { event, fakeApi, fixture, type FakeApi } from './helpers';

const state = fixture('lone-over');
const STEPS = 10;
let server: FakeApi;
let back: LookingBack;

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
  back = await LookingBack.start(server.api, 'x', 3, null);
  back.grain = 'decision';
});

describe('a game looked back on', () => {
  test('is open once it is over, and nothing can be decided', () => {
    expect(back.eyes).toBe('open');
    expect(back.board.mine).toBe(false);
    expect(back.board.offer).toEqual([]);
    expect(back.board.past).toBe(true);
  });

  test('goes by steps and by turns, and no further than its ends', async () => {
    const visited: number[] = [];
    for (const go of [
      back.nextStep,
      back.nextTurn,
      back.nextTurn,
      back.backTurn,
      back.backStep,
      back.end,
      back.nextStep,
      back.first,
      back.backStep,
    ]) {
      await go();
      visited.push(back.replay.step);
    }
    expect(visited).toEqual([4, 8, 10, 8, 7, 10, 10, 0, 0]);
  });

  test('asks for each step once', async () => {
    await back.nextStep();
    await back.backStep();
    await back.nextStep();
    const steps = server.asked.filter((asked) => asked.name === 'replay').map((asked) => asked.args[1]);
    expect(steps.filter((step) => step === 4)).toHaveLength(1);
  });

  test('of steps asked for quickly shows the last', async () => {
    await Promise.all([back.go(5), back.go(9), back.go(6)]);
    expect(back.replay.step).toBe(6);
    expect(back.board.position.step).toBe(6);
  });

  test('is seen through other eyes at the same step', async () => {
    await back.go(back.replay.step, 1);
    expect([back.replay.step, back.board.seat, back.eyes]).toEqual([3, 1, 1]);
  });

  test('plays one step out, but not a jump', async () => {
    let played = 0;
    back.board.director = () => Promise.resolve(void (played += 1));
    await back.nextStep();
    await back.go(9);
    expect(played).toBe(1);
  });
});

describe('a replay goes by what people would call a step', () => {
  test('a thing done with all its parts, or a turn, or a decision', async () => {
    const visited: Record<string, number[]> = {};
    for (const grain of ['deed', 'turn', 'decision'] as const) {
      back.grain = grain;
      await back.go(3);
      for (const go of [back.nextStep, back.nextStep, back.backStep, back.backStep, back.backStep]) {
        await go();
        (visited[grain] ??= []).push(back.replay.step);
      }
    }
    expect(visited).toEqual({ deed: [4, 7, 4, 1, 0], turn: [4, 8, 4, 0, 0], decision: [4, 5, 4, 3, 2] });
  });

  test('tells everything that was done since the step before', async () => {
    back.grain = 'turn';
    await back.go(4);
    await back.nextStep();
    expect(back.told).toHaveLength(2);
    expect(back.last?.events.map((event) => event.seq)).toEqual([3, 4]);
  });

  test('the log says no more than has happened, and in the middle nothing is done yet', async () => {
    await back.go(6);
    expect(back.events.map((each) => each.seq)).toEqual([1, 2]);
    expect(back.midway).toBe(true);
    await back.go(7);
    expect(back.events.map((each) => each.seq)).toEqual([1, 2, 3]);
    expect(back.midway).toBe(false);
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
  expect(standing(log).map((each) => each.seq)).toEqual([1, 2, 5]);
});
