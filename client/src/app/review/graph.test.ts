import { describe, expect, it } from 'vitest';
import type { ReviewPlayer, ReviewState } from '$lib/protocol';
import { playerOf, reviewOf, reviewState, turnOf } from '../../../tests/reviews';
import { columnsOf } from './figures';
import { areaOf, placed, seamOf } from './graph';
import type { Reviewing } from './reviewing.svelte';

const STACKS = [
  [0.5, 1],
  [0.25, 1],
];
const x = (place: number) => 10 * place;
const y = (share: number) => 100 - 100 * share;

describe('a band of the graph', () => {
  it('has an edge that goes through every column', () => {
    expect(seamOf(STACKS, 0, x, y)).toBe('M0.0,50.0L10.0,75.0');
  });

  it('reaches down to the ground if it is the lowest', () => {
    expect(areaOf(STACKS, 0, x, y)).toBe('M0.0,50.0L10.0,75.0L10.0,100.0L0.0,100.0Z');
  });

  it('reaches down to the edge of the one below it, and leaves no gap', () => {
    const [there, back] = areaOf(STACKS, 1, x, y).slice(1, -1).split('L0.0,50.0');
    expect([there, back]).toEqual(['0.0,0.0L10.0,0.0L10.0,75.0', '']);
  });
});

type Moment = ReviewPlayer['moments'][number];
const moment = (turn: number, kind: Moment['kind']): Moment => ({ turn, kind, amount: 0, about: null });

/** As much of a review on its page as the labels need. */
function page(state: Partial<ReviewState>, moments: Moment[], seat = 0): Reviewing {
  const review = reviewOf([1, 2, 3, 4, 5].map((turn) => turnOf(turn)));
  review.players[seat] = playerOf({ moments });
  const columns = columnsOf(review);
  return {
    state: reviewState(review, state),
    done: state.status !== 'working',
    seat,
    player: review.players[seat],
    turnAt: (number: number) => review.turns[number - 1] ?? null,
    columnOf: ({ turn }: { turn: number }) => columns.findIndex(({ number }) => number === turn),
  } as unknown as Reviewing;
}

describe('the labels below the graph', () => {
  it('stand below the columns of the turning points of the one at the seat', () => {
    const spots = placed(page({}, [moment(2, 'great'), moment(5, 'blunder')]), x, 0, 100);
    expect(spots.map(({ turn, kind, column, x: left }) => [turn.turn, kind, column, left])).toEqual([
      [2, 'great', 1, 10],
      [5, 'blunder', 4, 40],
    ]);
  });

  it('are those found so far while a review is under way, and of that player alone', () => {
    const found: ReviewState['found'] = [
      { turn: 1, label: 'mistake' },
      { turn: 2, label: 'blunder' },
      { turn: 3, label: 'inaccuracy' },
    ];
    const spots = placed(page({ status: 'working', found }, [moment(5, 'great')]), x, 0, 100);
    expect(spots.map(({ turn, kind }) => [turn.turn, kind])).toEqual([
      [1, 'mistake'],
      [3, 'inaccuracy'],
    ]);
  });

  it('leave out what the curve does not have yet', () => {
    expect(placed(page({}, [moment(9, 'blunder')]), x, 0, 100)).toEqual([]);
  });

  it('make room for each other where columns are narrow: from the right, in their order', () => {
    const spots = placed(page({}, [moment(3, 'mistake'), moment(4, 'great'), moment(5, 'blunder')]), x, 16, 45);
    const lefts = spots.map(({ x: left }) => left);
    expect(lefts).toEqual([8, 21, 37]);
    expect(spots.map(({ turn }) => turn.turn)).toEqual([3, 4, 5]);
  });

  it('stay where they are as long as there is room', () => {
    const spots = placed(page({}, [moment(2, 'mistake'), moment(5, 'great')]), x, 16, 100);
    expect(spots.map(({ x: left }) => left)).toEqual([10, 40]);
  });
});
