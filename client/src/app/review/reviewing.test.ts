import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Away } from '$lib/asking';
import { visitor } from '$lib/client.svelte';
import type { Course, Person, Replay, ReviewMoment, ReviewState } from '$lib/protocol';
import { fakeApi, fixture, previewOf, settled, type FakeApi } from '../../../tests/helpers';
import { lineOf, playerOf, reviewOf, reviewState, turnOf } from '../../../tests/reviews';
import { Reviewing } from './reviewing.svelte';

const STATE = fixture('wolves-over');
const STEPS = 20;
const SEATS = STATE.table.seats.map((seat) => ({ ...seat, yours: seat.seat === 1 }));
const moment = (turn: number, kind: ReviewMoment['kind']): ReviewMoment => ({ turn, kind, amount: 0, about: null });

const TURNS = [
  turnOf(1, { seat: 0, before: [0.5, 0.5] }),
  turnOf(2, { seat: 1, before: [0.4, 0.6], label: 'mistake', loss: 0.05, better: lineOf('howl 2') }),
  turnOf(3, { seat: 0, before: [0.6, 0.4], label: 'blunder', loss: 0.3 }),
  turnOf(4, { seat: 1, before: [0.2, 0.8], label: 'blunder', loss: 0.2 }),
  turnOf(5, { seat: 1, before: [0.7, 0.3] }),
];
const PLAYERS = [
  playerOf({ share: 1, moments: [moment(3, 'blunder')] }),
  playerOf({ share: 0, moments: [moment(2, 'mistake'), moment(4, 'blunder')] }),
];
const REVIEW = reviewOf(TURNS, { players: PLAYERS });

let server: FakeApi;
let found: ReviewState;
beforeEach(() => {
  found = reviewState(REVIEW);
  server = fakeApi({
    review: () => found,
    askReview: () => found,
    table: () => ({ ...STATE, seat: 1, table: { ...STATE.table, seats: SEATS } }),
    course: (): Course => ({
      turns: [0, 4, 8, 12, 16],
      deeds: [4, 8, 12, 16, 20].map((step, index) => ({
        seq: index + 1,
        step,
        seat: index % 2,
        options: [],
        told: [],
      })),
    }),
    replay: (_, step, seat, open): Replay => ({
      step: step ?? STEPS,
      steps: STEPS,
      turns: [0, 4, 8, 12, 16],
      seat,
      open,
      position: { ...STATE.position!, step: step ?? STEPS },
      told: [],
    }),
    previewTurn: () => previewOf(STATE),
  });
});
afterEach(() => void vi.useRealTimers());

const open = () => Reviewing.open(server.api, 'x');
const turns = (all: readonly { turn: number }[]) => all.map(({ turn }) => turn);

describe('a review on its page', () => {
  it('is one’s own account, and stands at the end of the game', async () => {
    const page = await open();
    expect([page.seat, page.own, page.done, page.running]).toEqual([1, true, true, false]);
    expect([page.at, page.columns.length, page.player?.share]).toEqual([4, 5, 0]);
  });

  it('can be looked at from the seat of another, whose turning points are others', async () => {
    const page = await open();
    expect(turns(page.moments)).toEqual([2, 4]);
    page.seat = 0;
    expect([page.own, turns(page.moments)]).toEqual([false, [3]]);
  });

  it('has the shares after a column; before the first, those of the beginning', async () => {
    const page = await open();
    expect([page.sharesAt(-1), page.sharesAt(1), page.sharesAt(4)]).toEqual([
      [0.5, 0.5],
      [0.6, 0.4],
      [1, 0],
    ]);
  });

  it('offers one’s own mistakes to be played again, the worst first', async () => {
    const page = await open();
    expect(turns(page.mistakes)).toEqual([4, 2]);
  });

  it('lists only what an entry of the ledger comes from, once it is chosen', async () => {
    const page = await open();
    page.entry = { entry: 'own_errors', amount: 0, balance: 0, by: null, turns: [4] };
    expect(turns(page.moments)).toEqual([4]);
  });

  it('has nothing to list as long as it is not done', async () => {
    found = reviewState(REVIEW, { status: 'stopped' });
    const page = await open();
    expect([page.moments, page.mistakes, page.done]).toEqual([[], [], false]);
  });
});

describe('going through a review', () => {
  it('goes by columns, and no further than its ends; the board goes along', async () => {
    const page = await open();
    page.step('next');
    expect(page.at).toBe(4);
    page.step('back');
    await settled();
    expect([page.at, page.back.replay.step]).toEqual([3, 16]);
    page.step('first');
    page.step('back');
    await settled();
    expect([page.at, page.back.replay.step]).toEqual([-1, 0]);
    page.step('last');
    expect(page.at).toBe(4);
  });

  it('looks at a turn in detail: what was played, and what was better', async () => {
    const page = await open();
    page.pick(2);
    await settled();
    expect([page.turn?.turn, page.at, page.tab, page.line?.text]).toEqual([2, 1, 'moments', 'move 2']);
    expect([page.moment?.kind, page.back.replay.step]).toEqual(['mistake', 4]);
    page.look('better');
    expect(page.line?.text).toBe('howl 2');
    page.pick(4, 'better');
    expect(page.line?.text).toBe('move 4');
    page.pick(99);
    expect(page.turn?.turn).toBe(4);
  });

  it('opens the turning point of a column where those are listed, and only there', async () => {
    const page = await open();
    page.go(1);
    expect(page.turn).toBeNull();
    page.tab = 'moments';
    page.go(1);
    expect(page.turn?.turn).toBe(2);
    page.go(2);
    expect(page.turn).toBeNull();
  });

  it('hops from one turning point to the next, both ways, and stays at the last', async () => {
    const page = await open();
    const hops: (number | null)[] = [];
    page.go(-1);
    for (const by of [1, 1, 1, -1, -1] as const) {
      page.hop(by);
      hops.push(page.turn?.turn ?? null);
    }
    expect(hops).toEqual([2, 4, 4, 2, 2]);
  });

  it('hops from a column that is looked at: back to one that it holds', async () => {
    const page = await open();
    page.go(3);
    page.hop(-1);
    expect(page.turn?.turn).toBe(4);
  });

  it('has one button that leads through the turning points, and round again', async () => {
    const page = await open();
    const seen = [1, 2, 3].map(() => (page.nextMoment(), page.turn?.turn));
    expect(seen).toEqual([2, 4, 2]);
  });

  it('plays by itself from the beginning, and stops at the end or when someone steps in', async () => {
    const page = await open();
    vi.useFakeTimers();
    page.toggle();
    expect([page.playing, page.at]).toEqual([true, -1]);
    await vi.advanceTimersByTimeAsync(1400 * 3);
    expect(page.at).toBe(2);
    await vi.advanceTimersByTimeAsync(1400 * 5);
    expect([page.playing, page.at]).toEqual([false, 4]);
    page.toggle();
    page.step('next');
    expect([page.playing, page.at]).toEqual([false, 0]);
  });
});

describe('a review under way', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    visitor.welcome({ name: 'Mira', guest: true } as Person);
  });

  it('is asked about until it is done, and shows what there is meanwhile', async () => {
    found = reviewState(null, { status: 'waiting', stage: null, progress: 0 });
    const page = await open();
    expect([page.running, page.columns]).toEqual([true, []]);
    found = reviewState(reviewOf(TURNS.slice(0, 3)), { status: 'working', stage: 'curve' });
    await vi.advanceTimersByTimeAsync(1600);
    expect([page.running, page.columns.length, page.at]).toEqual([true, 3, 2]);
    page.go(0);
    found = reviewState(REVIEW);
    await vi.advanceTimersByTimeAsync(1600);
    expect([page.done, page.columns.length, page.at]).toEqual([true, 5, 0]);
    const count = server.asked.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.asked).toHaveLength(count);
  });

  it('says that the server is away, and goes on when it is back', async () => {
    found = reviewState(null, { status: 'working', stage: null });
    const page = await open();
    const answer = server.answers.review!;
    server.answers.review = () => Promise.reject(new Away());
    await vi.advanceTimersByTimeAsync(1600);
    expect(page.away).toBe(true);
    server.answers.review = answer;
    found = reviewState(REVIEW);
    await vi.advanceTimersByTimeAsync(1600);
    expect([page.away, page.done]).toEqual([false, true]);
  });

  it('is not asked about any more once the page was left', async () => {
    found = reviewState(null, { status: 'working', stage: null });
    const page = await open();
    page.close();
    await vi.advanceTimersByTimeAsync(1600);
    const count = server.asked.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.asked).toHaveLength(count);
  });

  it('begins when it is asked for, and one that stopped goes on', async () => {
    found = reviewState(null, { status: 'none', stage: null });
    const page = await open();
    expect(page.running).toBe(false);
    found = reviewState(null, { status: 'waiting', stage: null });
    await page.ask();
    expect(page.running).toBe(true);
    found = reviewState(REVIEW);
    await vi.advanceTimersByTimeAsync(1600);
    expect(page.done).toBe(true);
  });

  it('steps by the turns of the game as long as there is no curve', async () => {
    found = reviewState(null, { status: 'none', stage: null });
    const page = await open();
    page.step('first');
    await vi.advanceTimersByTimeAsync(1);
    expect(page.back.replay.step).toBe(0);
    page.step('next');
    await vi.advanceTimersByTimeAsync(1);
    expect(page.back.replay.step).toBe(4);
  });
});
