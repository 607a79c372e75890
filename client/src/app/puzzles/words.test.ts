import { beforeAll, describe, expect, it } from 'vitest';
import type { Option, Position, PuzzleFrame, PuzzleInfo, PuzzleState, PuzzleVerdict } from '$lib/protocol';
import { fixture, readable, speaking } from '../../../tests/helpers';
import * as words from './words';

const { handsWon, isTurn, partsOf, themesOf } = words;
const read = (say: (state: PuzzleState) => string) => (of: PuzzleState) => readable(say(of));
const [whyWrong, whyRight, othersOf] = [read(words.whyWrong), read(words.whyRight), read(words.othersOf)];

beforeAll(() => speaking('client-puzzles', 'client-lone', 'client-learn', 'client', 'terms', 'puzzles', 'things'));

const LONE = fixture('lone-over').position!;
const ended = (mine: number, theirs: number): Position => {
  const seats = LONE.sheet.seats.map((seat, place) => ({ ...seat, total: place === 0 ? mine : theirs }));
  return { ...LONE, sheet: { ...LONE.sheet, seats } } as Position;
};
const frame = (position: Position): PuzzleFrame => ({ seat: 1, options: [], told: [], position });
const verdict = (change: Partial<PuzzleVerdict> = {}): PuzzleVerdict => ({
  right: false,
  reached: [],
  loss: null,
  doubt: null,
  refutation: null,
  played: [],
  ...change,
});
const goal = (count: number, words = 'part') => ({ what: words, count, of: null, words });
type Change = Partial<Omit<PuzzleState, 'puzzle'>> & { puzzle?: Partial<PuzzleInfo> };

function state({ puzzle = {}, ...change }: Change): PuzzleState {
  const about = { id: 'lone-wolves.a', game: 'lone-wolves', kind: 'open', goal: [goal(1)], ...puzzle };
  return {
    puzzle: about,
    tried: [],
    seat: 0,
    status: 'wrong',
    position: LONE,
    reached: [],
    hands: [],
    verdict: null,
    solved: null,
    ...change,
  } as unknown as PuzzleState;
}
const play = (card: string, land: string): Option =>
  ({ number: 1, text: `${card} ${land}`, data: { action: 'play', number: 1, card, land } }) as Option;

describe('the parts of a goal', () => {
  it('say how much of each is reached: a number that grows, or what is there or not', () => {
    const parts = partsOf(
      state({ puzzle: { goal: [goal(3, 'dens'), goal(1, 'lair'), goal(2, 'prey')] }, reached: [2, 1] }),
    );
    expect(parts).toEqual([
      { says: 'dens', reached: 2, count: 3, done: false, counted: true },
      { says: 'lair', reached: 1, count: 1, done: true, counted: false },
      { says: 'prey', reached: 0, count: 2, done: false, counted: true },
    ]);
  });

  it('never say less than nothing, though points may be lost', () => {
    expect(partsOf(state({ puzzle: { goal: [goal(2)] }, reached: [-3] }))[0]).toMatchObject({
      reached: 0,
      done: false,
    });
  });
});

it('a goal of one turn is counted at its end, an ending is not', () => {
  const kinds = ['goal', 'threat', 'open', 'safe', 'percentage', 'best', 'decision'] as const;
  expect(kinds.filter((kind) => isTurn(state({ puzzle: { kind } })))).toEqual(['goal', 'threat']);
});

it('hands are won where one is ahead: level is not won, and what was not played out is not either', () => {
  const hands = [3, 0, -1, null, 1].map((points) => ({ cards: ['R6'], points }));
  expect(handsWon(state({ hands }))).toBe(2);
});

describe('why a try was wrong', () => {
  it('says nothing as long as nothing is judged', () => {
    expect(whyWrong(state({}))).toBe('');
  });

  it('says of an ending how best play ends it, from the eyes of the solver', () => {
    const refutation = { hand: [], frames: [frame(ended(1, 1)), frame(ended(18, 22))], outcome: null };
    const open = state({ puzzle: { goal: [goal(3)] }, verdict: verdict({ refutation }) });
    expect(whyWrong(open)).toContain('18 : 22');
    expect(whyWrong(open)).toContain('3 points ahead');
    expect(whyWrong({ ...open, seat: 1 })).toContain('22 : 18');
  });

  it('says of hands how many are won, and names one that beats it', () => {
    const refutation = { hand: ['R6', 'K2'], frames: [frame(ended(9, 11))], outcome: null };
    const hands = [1, -2, 4].map((points) => ({ cards: ['R6'], points }));
    const said = whyWrong(state({ puzzle: { kind: 'percentage' }, hands, verdict: verdict({ refutation }) }));
    expect(said).toMatch(/2 of 3 hands/);
    expect(said).toMatch(/ 6.*, .* 2/);
    expect(said).toContain('9 : 11');
  });

  it('says of a turn what it reached where that is counted, else what is missing', () => {
    const turn = { kind: 'goal' as const, goal: [goal(1, 'lair'), goal(3, 'dens')] };
    expect(whyWrong(state({ puzzle: turn, reached: [0, 2], verdict: verdict() }))).toContain('2 of 3');
    expect(whyWrong(state({ puzzle: turn, reached: [0, 3], verdict: verdict() }))).toContain('Not reached: lair');
  });

  it('says of what is compared how much it gives up, and where the replies are if there are any', () => {
    const judged = verdict({ loss: 4.2, doubt: 1.1 });
    const decision = whyWrong(state({ puzzle: { kind: 'decision' }, verdict: judged }));
    expect(decision).toContain('4.2 ± 1.1');
    expect(decision).not.toContain('board');
    const refutation = { hand: [], frames: [], outcome: null };
    const best = whyWrong(state({ puzzle: { kind: 'best' }, verdict: { ...judged, refutation } }));
    expect(best).toContain('on the board');
  });
});

describe('why a try was right', () => {
  it('says the end of an ending, the hands won, or that the goal of the turn is reached', () => {
    expect(whyRight(state({ position: ended(30, 12) }))).toContain('30 : 12');
    const hands = [{ cards: ['R6'], points: 2 }];
    expect(whyRight(state({ hands }))).toMatch(/1 of 1 hand that/);
    expect(whyRight(state({ puzzle: { kind: 'goal' } }))).toMatch(/^The goal is reached/);
  });

  it('says of the best that nothing better was found, and of one as good what little it gives up', () => {
    expect(whyRight(state({ verdict: verdict({ right: true, loss: 0, doubt: 0 }) }))).toMatch(/^Nothing better/);
    expect(whyRight(state({ verdict: verdict({ right: true, loss: 0.3, doubt: 0.5 }) }))).toContain('0.3 ± 0.5');
  });
});

describe('what is told once it is solved', () => {
  const solved = { themes: ['ruff'], others: [play('R6', 'caves'), play('K2', 'swamp')], share: [] };

  it('names the other right decisions in Lone Wolves, as the server lists them', () => {
    const said = othersOf(state({ solved, tried: ['R6 caves'] }));
    expect(said).toMatch(/^Also right: .* 6 .*; .* 2 /);
  });

  it('names a scar to take, and says nothing where nothing else was right', () => {
    const take = { number: 2, text: 'S4', data: { action: 'take', number: 2, scar: 'S4' } } as Option;
    expect(othersOf(state({ solved: { ...solved, others: [take] } }))).toMatch(/^Also right: take: /);
    expect(othersOf(state({ solved: { ...solved, others: [] } }))).toBe('');
    expect(othersOf(state({}))).toBe('');
  });

  it('does not list turns of The Wolves, of which there may be hundreds', () => {
    expect(othersOf(state({ solved, puzzle: { game: 'the-wolves' } }))).toBe('');
  });

  it('tells the themes only then', () => {
    expect(themesOf(state({}))).toEqual([]);
    expect(themesOf(state({ solved }))).toHaveLength(1);
  });
});
