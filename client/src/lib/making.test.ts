import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeStorage, fixture, gamesKnown } from '../../tests/helpers';
import { api, gameInfo, router } from './client.svelte';
import {
  asked,
  enter,
  givesHints,
  newPlan,
  packsLeft,
  quickTable,
  rememberLevel,
  setPlayers,
  usualHouse,
  usualLevel,
  type Plan,
} from './making';
import type { GameInfo, State, Terrain } from './protocol';

const PACKS: Terrain[] = ['forest', 'rock', 'grass', 'tundra', 'desert'];
let wolves: GameInfo;
let lone: GameInfo;
beforeEach(async () => {
  vi.stubGlobal('localStorage', new FakeStorage());
  gamesKnown();
  [wolves, lone] = await Promise.all([gameInfo('the-wolves'), gameInfo('lone-wolves')]);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const plan = (change: Partial<Plan> = {}, info = wolves): Plan => ({ ...newPlan(info), ...change });
const kinds = ({ seats }: Plan) => seats.map(({ kind }) => kind);

describe('the level that bots get', () => {
  it('is a fair beginning, until another is chosen; and then that one', () => {
    const usual = usualLevel(wolves);
    expect(wolves.bots.map(({ name }) => name).indexOf(usual)).toBe(2);
    rememberLevel('cub');
    expect(usualLevel(wolves)).toBe('cub');
  });

  it('is the usual again where the one that was chosen does not play this game, and the best of few', () => {
    rememberLevel('dragon');
    expect(usualLevel(wolves)).toBe(wolves.bots[2]!.name);
    expect(usualLevel({ ...wolves, bots: wolves.bots.slice(0, 1) })).toBe(wolves.bots[0]!.name);
    expect(usualLevel({ ...wolves, bots: [] })).toBe('');
  });

  it('is remembered from a game at once', () => {
    const table = quickTable(wolves, 'alpha', 3);
    expect(table.seats).toEqual([{ kind: 'me' }, { kind: 'bot', level: 'alpha' }, { kind: 'bot', level: 'alpha' }]);
    expect([table.stand_in, usualLevel(wolves)]).toEqual(['alpha', 'alpha']);
  });
});

describe('a new table', () => {
  it('is for three where that is possible, else for as many as there must be; the first seat is one’s own', () => {
    expect(kinds(newPlan(wolves))).toEqual(['me', 'bot', 'bot']);
    expect(kinds(newPlan(lone))).toEqual(['me', 'bot']);
  });

  it('keeps who is there when its size changes', () => {
    const made = plan();
    made.seats[1]!.kind = 'open';
    setPlayers(made, 5, 'cub');
    expect(kinds(made)).toEqual(['me', 'open', 'bot', 'bot', 'bot']);
    expect(made.seats[4]!.level).toBe('cub');
    setPlayers(made, 2, 'cub');
    expect(kinds(made)).toEqual(['me', 'open']);
  });

  it('gives hints against bots alone; with others only where that is chosen', () => {
    const made = plan();
    expect(givesHints(made)).toBe(true);
    for (const kind of ['open', 'here'] as const) {
      made.seats[1]!.kind = kind;
      expect(givesHints(made)).toBe(false);
    }
    expect(givesHints({ ...made, hints: true })).toBe(true);
    made.seats[1]!.kind = 'bot';
    expect(givesHints({ ...made, hints: false })).toBe(false);
  });

  it('leaves each seat the packs that others have not chosen, its own among them', () => {
    const made = plan();
    [made.seats[0]!.pack, made.seats[1]!.pack] = ['rock', 'tundra'];
    expect(packsLeft(made, 0, PACKS)).toEqual(['forest', 'rock', 'grass', 'desert']);
    expect(packsLeft(made, 2, PACKS)).toEqual(['forest', 'grass', 'desert']);
  });

  it('may have house values of its own, which do not change those of the box', () => {
    const house = usualHouse(lone, 'basic');
    const before = structuredClone(house);
    house.slots.border += 1;
    expect(usualHouse(lone, 'basic')).toEqual(before);
    expect(() => usualHouse(wolves, 'basic')).toThrow();
  });
});

describe('what is asked of the server', () => {
  it('says of each seat what belongs to its kind, and nothing else', () => {
    const made = plan();
    setPlayers(made, 4, 'cub');
    Object.assign(made.seats[1]!, { kind: 'here', name: '  Jörg ' });
    Object.assign(made.seats[2]!, { kind: 'here', name: '   ' });
    Object.assign(made.seats[3]!, { kind: 'open', name: 'left over' });
    expect(asked(made, PACKS).seats).toEqual([
      { kind: 'me' },
      { kind: 'here', name: 'Jörg' },
      { kind: 'here', name: null },
      { kind: 'open' },
    ]);
  });

  it('says of the clock what belongs to its kind', () => {
    const clocks = (['none', 'live', 'turns'] as const).map((clock) => asked(plan({ clock }), PACKS).clock);
    expect(clocks).toEqual([
      { kind: 'none' },
      { kind: 'live', minutes: 20, increment: 15 },
      { kind: 'turns', hours: 24 },
    ]);
  });

  it('lets turns be taken back or not, and trims the title', () => {
    expect(asked(plan({ undo: true, title: ' Dusk ' }), PACKS)).toMatchObject({ undo: 'turn', title: 'Dusk' });
    expect(asked(plan({ undo: false }), PACKS)).toMatchObject({ undo: 'none', title: '' });
  });

  it('takes a seed that is a number, and none else', () => {
    const seeds = [' 42 ', '', '4x', '-1', '1.5'].map((seed) => asked(plan({ seed }), PACKS).options);
    expect(seeds).toEqual([{ seed: 42 }, {}, {}, {}, {}]);
  });

  it('has packs only where someone chose one; then everyone has one of their own', () => {
    expect(asked(plan(), PACKS).options).toEqual({});
    const made = plan();
    setPlayers(made, 5, 'cub');
    made.seats[3]!.pack = 'grass';
    const { packs } = asked(made, PACKS).options as { packs: Terrain[] };
    expect(packs[3]).toBe('grass');
    expect([...packs].sort()).toEqual([...PACKS].sort());
  });

  it('has a board, and house values where there are some, in Lone Wolves', () => {
    const house = usualHouse(lone, 'advanced');
    expect(asked(plan({ board: 'advanced', house }, lone), PACKS).options).toEqual({ board: 'advanced', ...house });
    expect(asked(plan({}, lone), PACKS).options).toEqual({ board: 'basic' });
  });
});

describe('a table that was made', () => {
  const went: string[] = [];
  const made = (status: State['table']['status']): State => {
    const state = fixture('lone-first');
    return { ...state, table: { ...state.table, id: 't1', status } };
  };
  beforeEach(() => {
    went.length = 0;
    vi.spyOn(router, 'go').mockImplementation((to: string) => void went.push(to));
  });

  it('is gone to; one that is over already is looked back on', async () => {
    await enter(made('playing'));
    await enter(made('finished'));
    expect(went).toEqual(['/table/t1', '/table/t1/replay']);
  });

  it('begins at once where nobody else is to come, and waits where somebody is', async () => {
    const state = made('gathering');
    const order = vi.spyOn(api, 'order').mockRejectedValue(new Error('begun'));
    await expect(enter(state)).rejects.toThrow();
    expect(order).toHaveBeenCalled();
    order.mockClear();
    state.table.seats[0] = { ...state.table.seats[0]!, kind: 'open' };
    await enter(state);
    expect([order.mock.calls.length, went]).toEqual([0, ['/table/t1']]);
  });
});
