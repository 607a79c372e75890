import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, visitor } from '$lib/client.svelte';
import type { LessonInfo, LessonProgress, LessonState, Person } from '$lib/protocol';
import { FakeStorage } from '../../../tests/helpers';
import { later, Progress } from './progress.svelte';

type Stand = Required<LessonProgress>;
const EARLY = '2026-11-15T10:00:00Z';
const LATE = '2026-11-15T12:00:00Z';
const stand = (change: Partial<Stand> = {}): Stand => ({
  lesson: 'howl',
  mark: 'm1',
  tried: ['howl A1'],
  step: 1,
  stars: 0,
  at: EARLY,
  ...change,
});
const lesson = (id: string, change: Partial<LessonInfo> = {}) =>
  ({ id, mark: 'm1', steps: 3, ...change }) as unknown as LessonInfo;
const reached = (change: Partial<LessonState> = {}) =>
  ({ lesson: 'howl', mark: 'm1', tried: ['howl A1'], step: 1, stars: 3, done: false, ...change }) as LessonState;

describe('of what two devices know of a lesson', () => {
  it('the later attempt counts, whichever of them it was made on', () => {
    const [mine, theirs] = [stand({ step: 1, at: LATE }), stand({ step: 2, tried: ['x', 'y'], at: EARLY })];
    expect(later(mine, theirs)).toMatchObject({ step: 1, tried: ['howl A1'], at: LATE });
    expect(later(theirs, mine)).toMatchObject({ step: 1, tried: ['howl A1'], at: LATE });
  });

  it('the most stars count, though they are those of the earlier attempt', () => {
    expect(later(stand({ stars: 1, at: LATE }), stand({ stars: 3 }))).toMatchObject({ stars: 3, at: LATE });
    expect(later(stand({ stars: 2 }), stand({ stars: 0, at: LATE }))).toMatchObject({ stars: 2, at: LATE });
  });

  it('that of the other is taken as it is where this one knows nothing', () => {
    const theirs = stand({ stars: 2 });
    expect(later(null, theirs)).toBe(theirs);
  });

  it('times are compared as times, however they are written', () => {
    const summer = stand({ step: 2, at: '2026-11-15T12:30:00+02:00' });
    expect(later(summer, stand({ at: '2026-11-15T11:00:00Z' }))).toMatchObject({ step: 1 });
  });
});

describe('progress', () => {
  let storage: FakeStorage;
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(LATE) });
    storage = new FakeStorage();
    vi.stubGlobal('localStorage', storage);
    visitor.person = null;
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('is kept on the device: the next page knows it', () => {
    const here = new Progress();
    expect([here.none, here.of('howl'), here.stars('howl')]).toEqual([true, null, 0]);
    here.note(reached());
    const there = new Progress();
    expect([there.none, there.of('howl')]).toEqual([false, stand({ at: new Date(LATE).toISOString() })]);
  });

  it('gives stars only for a lesson that was done, and never takes any away', () => {
    const progress = new Progress();
    progress.note(reached({ stars: 3 }));
    expect(progress.stars('howl')).toBe(0);
    progress.note(reached({ stars: 2, step: 3, done: true }));
    progress.note(reached({ stars: 1, step: 3, done: true }));
    expect(progress.stars('howl')).toBe(2);
    progress.again('howl');
    expect(progress.of('howl')).toMatchObject({ stars: 2, tried: [], step: 0 });
    expect(progress.done([lesson('howl'), lesson('den')])).toBe(1);
  });

  it('has nothing to begin anew where nothing was begun', () => {
    const progress = new Progress();
    progress.again('howl');
    expect(progress.none).toBe(true);
  });

  it('says in which step of a lesson one is: none before the first try, after the last, or once it has changed', () => {
    const progress = new Progress();
    const at = (step: number, tried: string[]) => progress.note(reached({ step, tried }));
    at(0, []);
    expect(progress.underWay(lesson('howl'))).toBeNull();
    at(0, ['howl A1']);
    expect(progress.underWay(lesson('howl'))).toBe(0);
    at(2, []);
    expect(progress.underWay(lesson('howl'))).toBe(2);
    expect(progress.underWay(lesson('howl', { mark: 'm2' }))).toBeNull();
    at(3, ['howl A1']);
    expect(progress.underWay(lesson('howl'))).toBeNull();
    expect(progress.underWay(lesson('den'))).toBeNull();
  });

  it('names the lesson that was worked on last and is not done', () => {
    const progress = new Progress();
    const all = [lesson('howl'), lesson('den'), lesson('lair')];
    expect(progress.begun(all)).toBeNull();
    for (const id of ['den', 'howl', 'lair']) {
      vi.advanceTimersByTime(1000);
      progress.note(reached({ lesson: id, step: id === 'lair' ? 3 : 1 }));
    }
    expect(progress.begun(all)?.id).toBe('howl');
  });

  it('adds up nothing: the time of an attempt is what was said last, by lesson', () => {
    const progress = new Progress();
    progress.spend('howl', 2000);
    progress.spend('den', 500);
    progress.spend('howl', 3000);
    expect([progress.spent('howl'), progress.spent('den'), progress.spent('lair')]).toEqual([3000, 500, 0]);
  });

  describe('of someone with a name', () => {
    const kept = (theirs: LessonProgress[]) =>
      vi.spyOn(api, 'keepLessons').mockImplementation(() => Promise.resolve({ lessons: theirs }));
    beforeEach(() => (visitor.person = { name: 'Mira' } as Person));

    it('goes to the server a while after the last change, once', async () => {
      const asked = kept([]);
      const progress = new Progress();
      progress.note(reached());
      await vi.advanceTimersByTimeAsync(500);
      progress.note(reached({ step: 2 }));
      await vi.advanceTimersByTimeAsync(500);
      expect(asked).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(500);
      expect(asked).toHaveBeenCalledTimes(1);
      expect(asked.mock.calls[0]![0]).toMatchObject([{ lesson: 'howl', step: 2 }]);
    });

    it('takes what other devices know, and keeps it here', async () => {
      kept([stand({ lesson: 'howl', step: 2, at: EARLY, stars: 3 }), { lesson: 'den', mark: 'm1', at: EARLY }]);
      const progress = new Progress();
      progress.note(reached({ step: 1 }));
      await progress.merge();
      expect(progress.of('howl')).toMatchObject({ step: 1, stars: 3 });
      expect(progress.of('den')).toEqual({ lesson: 'den', mark: 'm1', at: EARLY, tried: [], step: 0, stars: 0 });
      expect(new Progress().stars('howl')).toBe(3);
    });

    it('does not lose what was reached while the server was asked', async () => {
      let answer: (kept: { lessons: LessonProgress[] }) => void = () => undefined;
      vi.spyOn(api, 'keepLessons').mockImplementation(() => new Promise((done) => (answer = done)));
      const progress = new Progress();
      progress.note(reached({ step: 1 }));
      const merged = progress.merge();
      vi.advanceTimersByTime(10);
      progress.note(reached({ step: 2 }));
      answer({ lessons: [stand({ step: 1, at: new Date(LATE).toISOString() })] });
      await merged;
      expect(progress.of('howl')?.step).toBe(2);
    });
  });

  it('of someone without a name is nobody else’s business', async () => {
    const asked = vi.spyOn(api, 'keepLessons');
    const progress = new Progress();
    progress.note(reached());
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).not.toHaveBeenCalled();
  });
});
