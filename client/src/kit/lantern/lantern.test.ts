import { describe, expect, it, vi } from 'vitest';
import { Refused } from '$lib/asking';
import type { Claim, Event, Hint, HintStep, Told, Verdict } from '$lib/protocol';
import { event, FakeReferee, fixture, problem } from '../../../tests/helpers';
import { Board } from '../board.svelte';
import { still } from '../shown';
import { doubtOf, isSilent } from './claims';
import { followed } from './following';
import type { Hints } from './hints';
import { hintPoints } from './points';

const state = fixture('wolves-3');
const position = state.position!;
const seat = state.seat!;

const moved = (from: string, to: string): Told => ({ what: 'moved', seat, piece: 'pack', from, to, path: [from, to] });
const built: Told = { what: 'built', seat, hex: 'A3', track: 'speed', value: 4, points: 0 };
const step = (action: string, decisions: number[], ...story: Told[]): HintStep => ({
  action,
  facts: {},
  decisions,
  text: action,
  story,
});
const steps = [step('move', [1, 2, 3], moved('A1', 'A2'), moved('B1', 'B2')), step('den', [4, 5], built)];
const sure = { compared: 2, continuations: 10, counted: false, margin: null, close: 1, options: [] };
const hint: Hint = {
  ...{ step: position.step, game: 'the-wolves', seat, specific: true, further: [], sure },
  rungs: [
    { rung: 'look', claims: [], places: ['A1', 'A2'], steps: [] },
    { rung: 'want', claims: [], places: ['A3'], steps: [] },
    { rung: 'turn', claims: [], places: ['A1', 'A2', 'A3'], steps },
  ],
};

const played = (told: Told[], at: number): Event => ({
  ...event(at, { kind: 'played', facts: {} }, position.step + at),
  seat,
  options: position.offer.slice(0, 1),
  told,
});

describe('a hint that is followed', () => {
  it('has its steps ticked, whichever wolf goes first', () => {
    expect(followed(hint, [])).toEqual({ done: 0, astray: false });
    const both = played([moved('B1', 'B2'), moved('A1', 'A2')], 1);
    expect(followed(hint, [both])).toEqual({ done: 1, astray: false });
    expect(followed(hint, [both, played([built], 2)])).toEqual({ done: 2, astray: false });
  });

  it('is left by another deed, and taken up again by an undo', () => {
    const away = played([built], 1);
    expect(followed(hint, [away])).toEqual({ done: 0, astray: true });
    const undone = {
      ...event(2, { kind: 'undone', facts: { to_step: position.step, by: 'undo' } }),
      step: position.step,
    };
    expect(followed(hint, [away, undone])).toEqual({ done: 0, astray: false });
  });
});

const hintsOf = (more: Partial<Hints> = {}): Hints => ({
  off: () => null,
  timed: () => false,
  hint: () => Promise.resolve(hint),
  judge: () => Promise.reject(new Error('nobody judges')),
  tutor: () => null,
  ...more,
});
const boardOf = (hints: Hints) => new Board(still(position, { seat, mine: true }), new FakeReferee(state, { hints }));

describe('the lantern', () => {
  it('opens a rung at a time, and draws no more than is open', async () => {
    const { lantern } = boardOf(hintsOf());
    await lantern!.toggle();
    expect([lantern!.state, lantern!.rung]).toEqual(['shown', 1]);
    expect(hintPoints(lantern!, position)).toEqual({ marks: [], spotlight: ['A1', 'A2'] });
    lantern!.climb();
    expect(hintPoints(lantern!, position).marks).toEqual([{ what: 'ring', place: 'A3' }]);
    lantern!.climb();
    const { marks } = hintPoints(lantern!, position);
    expect(marks.filter(({ what }) => what === 'trail')).toHaveLength(2);
    expect(marks.filter(({ what }) => what === 'ghost')).toHaveLength(3);
    expect(marks.flatMap((mark) => (mark.what === 'number' ? [[mark.place, mark.number]] : []))).toEqual([
      ['A2', 1],
      ['A3', 2],
    ]);
  });

  it('waits for its hint while nothing but that is told', async () => {
    let done = (_: Hint) => {};
    const { lantern } = boardOf(hintsOf({ hint: () => new Promise((answer) => (done = answer)) }));
    const asking = lantern!.toggle();
    lantern!.settle();
    expect(lantern!.state).toBe('looking');
    done(hint);
    await asking;
    expect(lantern!.state).toBe('shown');
  });

  it('keeps what was opened when it is closed', async () => {
    const { lantern } = boardOf(hintsOf());
    await lantern!.toggle();
    lantern!.climb();
    await lantern!.toggle();
    expect([lantern!.open, lantern!.rung]).toEqual([false, 2]);
    await lantern!.toggle();
    expect([lantern!.open, lantern!.rung]).toEqual([true, 2]);
  });

  it('says why it failed, and asks again', async () => {
    let answer: Promise<Hint> = Promise.reject(new Refused(problem('busy')));
    const { lantern } = boardOf(hintsOf({ hint: () => answer }));
    await lantern!.toggle();
    expect([lantern!.state, lantern!.problem]).toEqual(['failed', 'busy']);
    answer = Promise.resolve(hint);
    await lantern!.show();
    expect(lantern!.state).toBe('shown');
  });

  it('is off with a reason', async () => {
    const { lantern } = boardOf(hintsOf({ off: () => 'hints-rated' }));
    await lantern!.toggle();
    expect([lantern!.open, lantern!.word]).toEqual([false, 'hints-rated']);
  });
});

describe('the tutor', () => {
  const verdict = { warns: true, better: steps } as unknown as Verdict;

  it('speaks of a turn that stands for a moment, and once for each turn', async () => {
    vi.useFakeTimers();
    const judge = vi.fn(() => Promise.resolve(verdict));
    const { tutor } = boardOf(hintsOf({ judge, tutor: () => 10 }));
    tutor!.look(null);
    tutor!.look([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([judge.mock.calls.length, tutor!.verdict]).toEqual([1, verdict]);
    tutor!.look(null);
    expect(tutor!.verdict).toBeNull();
    tutor!.look([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([judge.mock.calls.length, tutor!.verdict]).toEqual([1, null]);
    vi.useRealTimers();
  });

  it('says nothing where it is off', async () => {
    vi.useFakeTimers();
    const judge = vi.fn(() => Promise.resolve(verdict));
    boardOf(hintsOf({ judge })).tutor!.look([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(judge).not.toHaveBeenCalled();
    vi.useRealTimers();
  });
});

it('has nothing to say on a rung without a claim and a step', () => {
  expect(hint.rungs.map(isSilent)).toEqual([true, true, false]);
  const [look] = hint.rungs;
  const near: Claim = { claim: 'moon-near', rule: 'W39', phase: 'crescent', count: 3 };
  expect(isSilent({ ...look!, claims: [near] })).toBe(false);
});

it('writes an estimate to as many places as its doubt leaves sense in', () => {
  expect(doubtOf({ value: 8.31, low: 6.2, high: 10.4 }, 'en')).toEqual({ value: '8', half: '2' });
  expect(doubtOf({ value: 2.31, low: 1.9, high: 2.7 }, 'de')).toEqual({ value: '2,3', half: '0,4' });
});
