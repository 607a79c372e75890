import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, visitor } from '$lib/client.svelte';
import type { Event, LessonCourse, NewTable, Person, SmallGoal, Told } from '$lib/protocol';
import { event, FakeStorage, fixture } from '../../../tests/helpers';
import { firstGameAt, openFirst, reachedAt, sayWhen, whenIs } from './first';

const goal = (what: string, facts: Record<string, string[]> = {}): SmallGoal => ({
  words: 'goal',
  picture: { symbol: 'act-howl', cards: [] },
  what,
  facts,
});
const played = (seq: number, seat: number, ...told: Told[]): Event => ({ ...event(seq), seat, told });
const turn = (seat: number): Told => ({ what: 'turn', seat });
const den = (seat: number, hex: string) => ({ what: 'den', seat, hex }) as unknown as Told;

describe('a small goal', () => {
  const log = [
    played(1, 0, den(0, 'A1')),
    played(2, 0, turn(1)),
    played(3, 1, den(1, 'B2')),
    played(4, 1, turn(0)),
    played(5, 0, den(0, 'C3')),
  ];

  it('is reached in the turn in which something of the kind was done first', () => {
    expect(reachedAt(goal('den'), log, 0)).toEqual({ number: 1, trick: false });
    expect(reachedAt(goal('howl'), log, 0)).toBeNull();
  });

  it('asks for what the learner does, not for what others do', () => {
    const own = goal('den', { seat: ['me'] });
    expect(reachedAt(own, log, 1)?.number).toBe(2);
    expect(reachedAt(own, log.slice(2, 4), 0)).toBeNull();
  });

  it('asks for any of some values in each of its facts', () => {
    expect(reachedAt(goal('den', { hex: ['B2', 'C3'] }), log, 0)?.number).toBe(2);
    expect(reachedAt(goal('den', { hex: ['B2', 'C3'], seat: ['me'] }), log, 0)?.number).toBe(3);
    expect(reachedAt(goal('den', { hex: ['Z9'] }), log, 0)).toBeNull();
  });

  it('asks for a fact that is told: what nobody told is no match', () => {
    expect(reachedAt(goal('den', { track: ['spread'] }), log, 0)).toBeNull();
  });

  it('is not reached by what was taken back', () => {
    const undone = event(6, { kind: 'undone', facts: { to_step: 4, by: 'undo' } }, 4);
    const last = goal('den', { hex: ['C3'] });
    expect(reachedAt(last, log, 0)?.number).toBe(3);
    expect(reachedAt(last, [...log, undone], 0)).toBeNull();
  });

  it('is reached in a trick in a game of tricks', () => {
    const led: Told = { what: 'led', seat: 0, card: 'R6', land: 'caves' };
    const found = reachedAt(goal('led', { card: ['R6'] }), [played(1, 0, led)], 0);
    expect(found).toEqual({ number: 1, trick: true });
    expect([sayWhen(found!), sayWhen({ number: 3, trick: false })]).toEqual(['learn-first-trick', 'learn-first-turn']);
  });
});

describe('where a first game is', () => {
  it('is counted in tricks or in turns, from one', () => {
    const lone = fixture('lone-basic').position!;
    const wolves = fixture('wolves-3').position!;
    const tricks = 'trick' in lone.view ? lone.view.trick : NaN;
    const turns = 'turns' in wolves.view ? wolves.view.turns : NaN;
    expect(whenIs(lone)).toEqual({ number: tricks + 1, trick: true });
    expect(whenIs(wolves)).toEqual({ number: turns + 1, trick: false });
  });
});

describe('the table that a course ends in', () => {
  const course = {
    game: 'lone-wolves',
    first: { bots: ['cub', 'scout'], options: { board: 'basic' } },
  } as unknown as LessonCourse;
  const asked: NewTable[] = [];
  beforeEach(() => {
    vi.stubGlobal('localStorage', new FakeStorage());
    asked.length = 0;
    visitor.welcome({ name: 'Mira', guest: true } as Person);
    let made = 0;
    vi.spyOn(api, 'newTable').mockImplementation((table) => {
      asked.push(table);
      const state = fixture('lone-first');
      return Promise.resolve({ ...state, table: { ...state.table, id: `table-${++made}` } });
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('has the learner and the bots of the course, and lets turns be taken back', async () => {
    await openFirst(course);
    expect(asked).toEqual([
      {
        game: 'lone-wolves',
        seats: [{ kind: 'me' }, { kind: 'bot', level: 'cub' }, { kind: 'bot', level: 'scout' }],
        options: { board: 'basic' },
        title: '',
        access: 'link',
        undo: 'turn',
      },
    ]);
  });

  it('is a first game afterwards; played again without the tutor it is a game as any other', async () => {
    const first = await openFirst(course);
    const second = await openFirst(course, false);
    expect(firstGameAt(first.table.id)).toBe('lone-wolves');
    expect(firstGameAt(second.table.id)).toBeNull();
    expect(firstGameAt('elsewhere')).toBeNull();
  });
});
