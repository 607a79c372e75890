import { beforeEach, describe, expect, it } from 'vitest';
import { Refused } from '$lib/asking';
import { visitor } from '$lib/client.svelte';
import type { Option, Person, Position, Review, SecondTry } from '$lib/protocol';
import { fakeApi, fixture, previewOf, problem, settled, type FakeApi } from '../../../tests/helpers';
import { reviewOf, reviewState, turnOf } from '../../../tests/reviews';
import { Again } from './again.svelte';

const STATE = fixture('wolves-2');
const OWN = STATE.table.seats.findIndex(({ yours }) => yours);
const OTHER = 1 - OWN;
const OFFER = STATE.position!.offer;
const stands = (step: number, to_decide: number): Position => ({ ...STATE.position!, step, to_decide });
const judged = (good: boolean) => ({ tried: { turn: 1, good } as SecondTry, reviewed: true }) as never;

const TURNS = [
  turnOf(1, { seat: OWN, label: 'mistake', loss: 0.04 }),
  turnOf(2, { seat: OTHER, label: 'blunder', loss: 0.3 }),
  turnOf(3, { seat: OWN, label: 'blunder', loss: 0.1 }),
  turnOf(4, { seat: OWN, loss: 0.2 }),
];
let review: Review;
let server: FakeApi;
/** Who is to decide after so many decisions of the turn that is played again. */
let decides: (count: number) => number;

beforeEach(() => {
  visitor.welcome({ name: 'Mira', guest: true } as Person);
  review = reviewOf(TURNS);
  decides = (count) => (count < 2 ? OWN : OTHER);
  server = fakeApi({
    table: () => STATE,
    review: () => reviewState(review),
    previewTurn: (_, { turn, line = [] }) =>
      previewOf(STATE, stands((turn ?? 0) * 10 + line.length, decides(line.length))),
    tryTurn: () => judged(true),
  });
});

const open = async (first: number | null = null): Promise<Again> => (await Again.open(server.api, 'x', first))!;
const asked = (name: string) => server.asked.filter((each) => each.name === name).map(({ args }) => args[1]);
const [ONE, OTHER_ONE] = [OFFER[0]!, OFFER[1]!];
const play = async (again: Again, ...options: Option[]) => {
  for (const option of options) {
    await again.board.propose([option]);
    await again.board.play();
    await settled();
  }
};

describe('turns to be played again', () => {
  it('are one’s own that cost something, the worst first', async () => {
    const again = await open();
    expect(again.turns.map(({ turn }) => turn)).toEqual([3, 1]);
    expect([again.turn.turn, again.more]).toEqual([3, true]);
  });

  it('begin with the one that was pointed at, and are those of its player', async () => {
    expect((await open(1)).turn.turn).toBe(1);
    const others = await open(2);
    expect(others.turns.map(({ turn }) => turn)).toEqual([2]);
    expect(others.board.seat).toBe(OTHER);
  });

  it('are none where nothing cost anything, or where the review is not done', async () => {
    review = reviewOf([turnOf(1, { seat: OWN })]);
    expect(await Again.open(server.api, 'x', null)).toBeNull();
    server.answers.review = () => reviewState(reviewOf(TURNS), { status: 'working' });
    expect(await Again.open(server.api, 'x', null)).toBeNull();
    server.answers.review = () => reviewState(null);
    expect(await Again.open(server.api, 'x', null)).toBeNull();
  });
});

describe('a second try', () => {
  it('begins where the turn began, with its player to decide and nothing to take back', async () => {
    const again = await open();
    expect([again.stand, again.resting, again.board.mine]).toEqual(['asked', false, true]);
    expect([again.board.position.step, again.board.undoStep]).toEqual([30, null]);
  });

  it('is judged as soon as the turn is whole, with all that was decided in it, and not before', async () => {
    const again = await open();
    await play(again, ONE);
    expect([again.stand, asked('tryTurn')]).toEqual(['asked', []]);
    await play(again, OTHER_ONE);
    expect(asked('tryTurn')).toEqual([{ turn: 3, line: [ONE.text, OTHER_ONE.text] }]);
    expect([again.stand, again.tried?.good, again.board.mine]).toEqual(['good', true, false]);
  });

  it('that was not good enough rests too, and may be tried again from where it began', async () => {
    server.answers.tryTurn = () => judged(false);
    const again = await open();
    await play(again, ONE, OTHER_ONE);
    expect([again.stand, again.resting]).toEqual(['not-yet', true]);
    again.takeBack();
    await settled();
    expect([again.stand, again.tried, again.board.position.step, again.place]).toEqual(['asked', null, 30, 0]);
  });

  it('can be taken back decision by decision', async () => {
    const again = await open();
    await play(again, ONE);
    expect(again.board.undoStep).toBe(30);
    await again.board.undo();
    expect([again.board.position.step, again.board.undoStep]).toEqual([30, null]);
    await play(again, ONE, OTHER_ONE);
    expect(asked('tryTurn')).toHaveLength(1);
  });

  it('says why a decision was refused, and stays where it was', async () => {
    const again = await open();
    const ask = server.answers.previewTurn!;
    server.answers.previewTurn = (id, body, unless) => {
      if (unless === undefined && body.line?.length) throw new Refused(problem('too-far'));
      return ask(id, body, unless);
    };
    await play(again, ONE);
    expect([again.board.refused?.code, again.stand]).toEqual(['too-far', 'asked']);
    expect(again.board.position.step).toBe(30);
  });

  it('in Lone Wolves is one decision: what the table would decide along with it is not asked', async () => {
    review = reviewOf([turnOf(1, { seat: OWN, kind: 'lead', label: 'mistake', loss: 0.1 })]);
    decides = () => OWN;
    const again = await open();
    await again.board.propose([ONE, OTHER_ONE]);
    await again.board.play();
    await settled();
    expect(asked('tryTurn')).toEqual([{ turn: 1, line: [ONE.text] }]);
  });

  it('begins anew where it could not be judged', async () => {
    server.answers.tryTurn = () => Promise.reject(new Refused(problem('busy')));
    const again = await open();
    await play(again, ONE, OTHER_ONE);
    await settled();
    expect([again.stand, again.tried, again.board.position.step]).toEqual(['asked', null, 30]);
  });

  it('goes on to the next turn, of which the last has none', async () => {
    const again = await open();
    await play(again, ONE, OTHER_ONE);
    again.next();
    await settled();
    expect([again.turn.turn, again.stand, again.more, again.board.position.step]).toEqual([1, 'asked', false, 10]);
  });

  it('gives way to the answer, which is drawn where the turn began', async () => {
    const again = await open();
    await play(again, ONE);
    again.showAnswer();
    await settled();
    expect([again.stand, again.resting, again.board.mine, again.board.position.step]).toEqual([
      'shown',
      true,
      false,
      30,
    ]);
  });
});
