import { describe, expect, it } from 'vitest';
import type { Ahead, Option, Problem } from '$lib/protocol';
import { FakeReferee, fixture, NOTHING_AHEAD, problem } from '../../tests/helpers';
import { Board } from './board.svelte';
import type { Referee } from './referee';
import { Looking } from './looking.svelte';
import { still } from './shown';

const state = fixture('lone-first');
const position = state.position!;
const option = position.offer[0]!;
const referee = (more: Partial<Referee> = {}) => new FakeReferee(state, more);
const open = (given: Referee | null) => new Board(still(position, { seat: 0, mine: true }), given);

describe('a board with nothing behind it', () => {
  it('shows a position, and nothing can be decided', async () => {
    const board = new Board(still(position));
    expect([board.actual, board.position, board.seat, board.over]).toEqual([position, position, null, false]);
    expect([board.mine, board.offer, board.undoStep]).toEqual([false, [], null]);
    expect(await board.propose([option])).toBe(false);
    expect(await board.play(option)).toBe(false);
    expect(await board.whyNot([], { place: 'K2' })).toEqual([]);
  });

  it('has a seat for everyone who has points', () => {
    expect(new Board(still(position)).seats.map(({ seat }) => seat)).toEqual([0, 1]);
  });
});

describe('a board with a referee', () => {
  it('asks it what a line leads to, and gives it the decisions', async () => {
    const asked = referee();
    const board = open(asked);
    await board.propose([option]);
    expect(board.offeredAt(0)).toEqual(position.offer);
    expect(await board.play()).toBe(true);
    expect(asked.asked).toEqual([`preview ${option.text}`, `play ${option.text}`]);
    expect(board.line).toEqual([]);
  });

  it('keeps the line and says why, if the referee refuses it', async () => {
    const refused: Problem = problem('not-now', { clause: 'L6' });
    const board = open(referee({ play: () => Promise.resolve(refused) }));
    await board.propose([option]);
    expect(await board.play()).toBe(false);
    expect([board.line, board.refused]).toEqual([[option], refused]);
  });

  it('takes one order at a time', async () => {
    let done = (_: Problem | null) => {};
    const board = open(referee({ play: () => new Promise((answer) => (done = answer)) }));
    const first = board.play(option);
    expect(board.offer).toEqual([]);
    expect(await board.play(option)).toBe(false);
    done(null);
    expect(await first).toBe(true);
  });
});

describe('looking ahead', () => {
  it('asks the same once, until the game goes on', async () => {
    const asked = referee();
    const board = open(asked);
    const looking = new Looking(board);
    for (const doing of ['howl', 'howl', 'den', 'howl']) {
      looking.look({ line: [], doing });
      await looking.settled;
    }
    expect(asked.asked).toEqual(['ahead howl', 'ahead den']);
    board.forget();
    looking.look({ line: [], doing: 'den' });
    await looking.settled;
    expect(asked.asked).toEqual(['ahead howl', 'ahead den', 'ahead den']);
  });

  it('keeps the answer that was asked for last', async () => {
    const answers: ((ahead: Ahead) => void)[] = [];
    const looking = new Looking(open(referee({ ahead: () => new Promise((answer) => answers.push(answer)) })));
    looking.look({ line: [], doing: 'howl' });
    looking.look({ line: [], doing: 'den' });
    answers[1]!({ ...NOTHING_AHEAD, sources: ['A1'] });
    answers[0]!({ ...NOTHING_AHEAD, sources: ['B1'] });
    await looking.settled;
    await Promise.resolve();
    expect(looking.found?.sources).toEqual(['A1']);
    looking.look(null);
    expect(looking.found).toBeNull();
  });

  it('knows what may follow by its place', async () => {
    const possible = (place: string, line: Option[]) => ({
      place,
      line,
      told: [],
      shows: false,
      sheet: position.sheet,
    });
    const looking = new Looking(
      open(referee({ ahead: () => Promise.resolve({ ...NOTHING_AHEAD, possible: [possible('swamp', [option])] }) })),
    );
    looking.look({ line: [], doing: '' });
    await looking.settled;
    expect([...looking.possible.keys()]).toEqual(['swamp']);
  });
});
