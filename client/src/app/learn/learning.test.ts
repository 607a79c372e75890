import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Away, Refused } from '$lib/asking';
import type { LessonState, Position, Refusal } from '$lib/protocol';
import { fakeApi, FakeStorage, fixture, previewOf, problem, settled, type FakeApi } from '../../../tests/helpers';
import { Learning } from './learning.svelte';
import { progress } from './progress.svelte';

const STATE = fixture('wolves-2');
const SEAT = STATE.position!.to_decide!;
const [OPTION] = STATE.position!.offer;
const at = (step: number, change: Partial<Position> = {}): Position => ({ ...STATE.position!, step, ...change });

function lesson(change: Partial<LessonState> = {}): LessonState {
  return {
    lesson: 'howl',
    mark: 'm1',
    tried: [],
    seat: SEAT,
    step: 0,
    steps: 3,
    asked: null,
    position: at(10),
    slips: [],
    answer: null,
    moments: [],
    left: null,
    can_undo: false,
    wrongs: 0,
    stars: 3,
    done: false,
    known: [],
    next: null,
    ...change,
  };
}
const accepted = (change: Partial<LessonState> = {}) =>
  lesson({
    tried: ['x'],
    step: 1,
    position: at(11),
    answer: { accepted: true, slip: null, refusal: null, finished: 1 },
    can_undo: true,
    ...change,
  });

let server: FakeApi;
/** What the door answers to what was tried. */
let answer: () => LessonState | Promise<LessonState>;

beforeEach(() => {
  vi.stubGlobal('localStorage', new FakeStorage());
  progress.again('howl');
  answer = () => accepted();
  server = fakeApi({
    lesson: () => lesson(),
    playLesson: () => answer(),
    previewLesson: () => previewOf(STATE),
    whyNotLesson: () => [],
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const played = () => server.asked.filter(({ name }) => name === 'playLesson').map(({ args }) => args[1]);
const open = () => Learning.open(server.api, 'howl');
async function begun(): Promise<Learning> {
  const learning = new Learning(server.api, lesson());
  await learning.board.propose([OPTION!]);
  return learning;
}
async function play(learning: Learning): Promise<void> {
  await learning.board.play();
  await settled();
}
const keep = (tried: string[], step: number) => progress.note(lesson({ tried, step }));

describe('a lesson that is opened', () => {
  it('begins with its first step, where nothing was tried', async () => {
    const learning = await open();
    expect([learning.opening, learning.state.step, played()]).toEqual([null, 0, []]);
  });

  it('goes on where one left it, and says so', async () => {
    keep(['a', 'b'], 2);
    answer = () => accepted({ tried: ['a', 'b'], step: 2 });
    const learning = await open();
    expect(played()).toEqual([{ tried: ['a', 'b'], mark: 'm1' }]);
    expect([learning.opening, learning.state.step]).toEqual(['resumed', 2]);
  });

  it('says nothing of that in its first step', async () => {
    keep(['a'], 0);
    answer = () => lesson({ tried: ['a'] });
    expect((await open()).opening).toBeNull();
  });

  it('begins anew once it was done; the stars stay', async () => {
    progress.note(lesson({ tried: ['a'], step: 3, done: true, stars: 2 }));
    answer = () => accepted({ step: 3, done: true });
    const learning = await open();
    expect([learning.opening, learning.state.tried, progress.of('howl')?.tried]).toEqual([null, [], []]);
    expect(progress.stars('howl')).toBeGreaterThanOrEqual(2);
  });

  it.each([
    ['lesson-changed', 'changed'],
    ['bad-request', 'full'],
    ['not-found', null],
  ])('begins anew after %s, and says why', async (code, why) => {
    keep(['a'], 1);
    answer = () => Promise.reject(new Refused(problem(code)));
    const learning = await open();
    expect([learning.opening, learning.state.tried, progress.of('howl')?.tried]).toEqual([why, [], []]);
  });

  it('without a network shows the beginning, lets nothing be played, and finds the place later', async () => {
    vi.useFakeTimers();
    keep(['a'], 1);
    answer = () => Promise.reject(new Away());
    const learning = await open();
    expect([learning.opening, learning.state.step, learning.board.mine]).toEqual([null, 0, false]);
    answer = () => accepted();
    await vi.advanceTimersByTimeAsync(1300);
    expect([learning.opening, learning.state.step, learning.board.mine]).toEqual(['resumed', 1, true]);
  });
});

describe('what is tried in a lesson', () => {
  it('goes to its door with all that was tried before, and the board goes on', async () => {
    const learning = await begun();
    await play(learning);
    expect(played()).toEqual([{ tried: [OPTION!.text], mark: 'm1' }]);
    expect([learning.position.step, learning.board.line, learning.wrong]).toEqual([11, [], null]);
  });

  it('is kept, so that one may leave at any time', async () => {
    await play(await begun());
    expect(progress.of('howl')).toMatchObject({ tried: ['x'], step: 1 });
  });

  it('that is not what was asked stays on the board, with what the lesson says to it', async () => {
    const slip = { words: 'not-there', clause: 'W20' };
    answer = () => lesson({ tried: ['y'], wrongs: 1, answer: { accepted: false, slip, refusal: null, finished: 0 } });
    const learning = await begun();
    await play(learning);
    expect([learning.wrong, learning.board.refused?.clause]).toEqual([slip, 'W20']);
    expect([learning.board.line, learning.position.step]).toEqual([[OPTION], 10]);
    learning.board.clear();
    expect([learning.board.line, learning.state.wrongs]).toEqual([[], 1]);
  });

  it('that the rules refuse has their sentence', async () => {
    const refusal = { reason: 'too_far', clause: 'W21', sentence: 'Too far.', facts: {} } as unknown as Refusal;
    answer = () => lesson({ tried: ['y'], answer: { accepted: false, slip: null, refusal, finished: 0 } });
    const learning = await begun();
    await play(learning);
    expect(learning.board.refused).toMatchObject({ clause: 'W21', sentence: 'Too far.' });
  });

  it('is looked at before the next step, if that begins elsewhere', async () => {
    answer = () => accepted({ left: at(12), position: at(40) });
    const learning = await begun();
    await play(learning);
    expect([learning.pausing, learning.position.step, learning.board.mine]).toEqual([true, 12, false]);
    learning.goOn();
    expect([learning.pausing, learning.position.step, learning.board.mine]).toEqual([false, 40, true]);
  });

  it('can be taken back where the lesson lets one', async () => {
    const learning = await begun();
    await play(learning);
    expect(learning.board.undoStep).toBe(10);
    answer = () => lesson({ tried: ['x', 'undo'] });
    await learning.board.undo();
    expect(played().at(-1)).toEqual({ tried: ['x', 'undo'], mark: 'm1' });
    expect([learning.position.step, learning.board.undoStep]).toEqual([10, null]);
  });

  it('waits for a server that is away, and is not lost', async () => {
    vi.useFakeTimers();
    const learning = await begun();
    answer = () => Promise.reject(new Away());
    const played = learning.board.play();
    await vi.advanceTimersByTimeAsync(10);
    expect([learning.away, learning.state.step]).toEqual([true, 0]);
    answer = () => accepted();
    await vi.advanceTimersByTimeAsync(1300);
    await played;
    expect([learning.away, learning.state.step]).toEqual([false, 1]);
  });

  it('begins anew in a lesson that has changed meanwhile, and one is told', async () => {
    const learning = await begun();
    answer = () => Promise.reject(new Refused(problem('lesson-changed')));
    await play(learning);
    expect([learning.opening, learning.state.step, learning.board.line]).toEqual(['changed', 0, []]);
  });

  it('is over after the last step, and nothing more can be played', async () => {
    answer = () => accepted({ step: 3, done: true });
    const learning = await begun();
    await play(learning);
    expect([learning.done, learning.board.mine, progress.stars('howl')]).toEqual([true, false, 3]);
  });
});

describe('why something is not possible in a lesson', () => {
  const slip = { words: 'look-first', clause: 'W20' };
  const asked = async (aloud: boolean) => {
    server.answers.whyNotLesson = () => [{ option: OPTION!, refusal: null, slip }];
    const learning = new Learning(server.api, lesson());
    await learning.board.whyNot([], { place: 'A1', aloud });
    return learning;
  };

  it('is said aside to one who asks, until something else is done', async () => {
    const learning = await asked(true);
    expect(learning.aside).toEqual(slip);
    await learning.board.propose([OPTION!]);
    await play(learning);
    expect(learning.aside).toBeNull();
  });

  it('is not said to one who only passes', async () => {
    expect((await asked(false)).aside).toBeNull();
  });
});

it('the time of an attempt goes on where it was left, and begins anew with it', async () => {
  vi.useFakeTimers();
  const learning = new Learning(server.api, lesson());
  await vi.advanceTimersByTimeAsync(4000);
  learning.close();
  await vi.advanceTimersByTimeAsync(60_000);
  const later = new Learning(server.api, lesson());
  await vi.advanceTimersByTimeAsync(3000);
  expect(later.seconds).toBe(7);
  await later.again();
  expect(later.seconds).toBe(0);
});
