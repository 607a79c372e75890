import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeStorage, fixture } from '../../tests/helpers';
import { rememberLed } from './led';
import { pointsOf, progressOf, standing, tableFacts, tableTitle, timeLeft } from './lists';
import type { Seat, TableInfo } from './protocol';
import type { Facts } from './words.svelte';

const USUAL = fixture('wolves-3').table;
const t = (key: string, facts: Facts = {}) => [key, ...Object.values(facts).map(String)].join(' ');
const seat = (number: number, change: Partial<Seat>): Seat => ({
  ...USUAL.seats[0]!,
  seat: number,
  kind: 'person',
  name: null,
  level: null,
  stand_in: null,
  yours: false,
  ...change,
});
const ME = seat(0, { name: 'Mira', yours: true, seconds_left: 90 });
const JOERG = seat(1, { name: 'Jörg', seconds_left: 30 });
const BOT = seat(2, { kind: 'bot', level: 'scout' });
const FREE = seat(2, { kind: 'open' });
const table = (change: Partial<TableInfo> = {}): TableInfo => ({
  ...USUAL,
  id: 't1',
  title: '',
  status: 'playing',
  options: {},
  seats: [ME, JOERG, BOT],
  to_decide: 0,
  points: null,
  progress: null,
  ...change,
});

describe('the title of a table', () => {
  beforeEach(() => vi.stubGlobal('localStorage', new FakeStorage()));
  afterEach(() => void vi.unstubAllGlobals());

  it('is its own, if someone gave it one', () => {
    expect(tableTitle(t, table({ title: 'Dusk at the lake' }))).toBe('Dusk at the lake');
  });

  it('is that of the course whose first game it is', () => {
    rememberLed('t1', 'lone-wolves');
    expect(tableTitle(t, table())).toBe('lesson-lone-wolves-first');
  });

  it('names the others else, people and bots, but nobody who is not there', () => {
    expect(tableTitle(t, table())).toBe('with-names Jörg, bot-scout');
    expect(tableTitle(t, table({ seats: [ME, JOERG, FREE] }))).toBe('with-names Jörg');
  });

  it('counts the seats where nobody else is there', () => {
    expect(tableTitle(t, table({ seats: [ME, FREE] }))).toBe('count-players 2');
  });
});

describe('what was chosen for a table', () => {
  it('is its clock and who may come; and its board, where there are several', () => {
    const live = { kind: 'live' as const, minutes: 20 };
    expect(tableFacts(t, table({ clock: live, access: 'private' }))).toEqual(['clock-live', 'access-private']);
    expect(tableFacts(t, table({ options: { board: 'advanced' } }))[0]).toBe('table-board board-advanced');
  });
});

describe('how far a game has come', () => {
  const progress = { done: 4, of: 13 };

  it('is said while it is played', () => {
    expect(progressOf(t, table({ progress }))).toBe('progress-the-wolves 4 13');
    expect(progressOf(t, table({ progress, game: 'lone-wolves' }))).toBe('progress-lone-wolves 4 13');
  });

  it('is not said before, after, or where it is not known', () => {
    expect(progressOf(t, table({ progress, status: 'finished' }))).toBe('');
    expect(progressOf(t, table())).toBe('');
  });
});

describe('the points of a table', () => {
  it('begin with one’s own, the others in the order of the seats', () => {
    const seats = [JOERG, BOT, ME].map((each, number) => ({ ...each, seat: number }));
    expect(pointsOf(table({ seats, points: [7, 9, 4] }))).toEqual([
      { name: 'Mira', points: 4, yours: true },
      { name: 'Jörg', points: 7, yours: false },
      { name: 'bot-scout', points: 9, yours: false },
    ]);
  });

  it('are none before the game, though there is a score of noughts', () => {
    expect(pointsOf(table({ status: 'gathering', points: [0, 0, 0] }))).toEqual([]);
    expect(pointsOf(table())).toEqual([]);
  });
});

describe('the time that is left', () => {
  it('is told to the one who is to decide, and to nobody else', () => {
    expect(timeLeft(table())).toBe(90);
    expect(timeLeft(table({ to_decide: 1 }))).toBeNull();
    expect(timeLeft(table({ to_decide: null }))).toBeNull();
  });
});

describe('how a table stands', () => {
  it.each(['finished', 'closed', 'archived'] as const)('is %s for good, whoever was to decide', (status) => {
    expect(standing(table({ status }))).toEqual({ key: `standing-${status}`, facts: {}, yours: false });
  });

  it('waits for people before it begins, and says for how many', () => {
    const gathering = table({ status: 'gathering', seats: [ME, { ...FREE, seat: 1 }, FREE] });
    expect(standing(gathering)).toEqual({ key: 'standing-gathering', facts: { count: 2 }, yours: false });
  });

  it('waits for its reader, or for someone who is named', () => {
    expect(standing(table())).toEqual({ key: 'standing-yours', facts: {}, yours: true });
    expect(standing(table({ to_decide: 1 }))).toEqual({
      key: 'standing-waiting',
      facts: { name: 'Jörg' },
      yours: false,
    });
  });
});
