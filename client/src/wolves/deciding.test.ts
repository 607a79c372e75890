import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Ahead, GameMap, Option, Preview, TheWolvesBox, Told } from '$lib/protocol';
import { Board } from '$kit/board.svelte';
import { still } from '$kit/shown';
import { FakeReferee, fixture, NOTHING_AHEAD, previewOf, settled } from '../../tests/helpers';
import { Deciding } from './deciding.svelte';
import { HexMap } from './geometry';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../tests/fixtures/${name}.json`, import.meta.url), 'utf8'));
const MAP = new HexMap((read('map-wolves-2') as GameMap).hexes);
const BOX = { terrains: ['forest', 'rock', 'grass', 'tundra', 'desert'], costs: {} } as unknown as TheWolvesBox;
const MOVE: Option = { number: 1, text: 'move desert', data: { action: 'move', number: 1, terrain: 'desert' } };

/** A move is to be paid for, and how that is done as usual is not answered before the test wants it. */
function sit() {
  const state = fixture('wolves-2');
  const paying = state.position!;
  const acting = { ...paying, question: 'act', offer: [MOVE] };
  let answer: (ahead: Ahead) => void = () => undefined;
  const referee = new FakeReferee(state, {
    preview: () => Promise.resolve(previewOf(state)),
    ahead: () => new Promise((done) => (answer = done)),
  });
  const board = new Board(still(acting, { seat: 0, mine: true }), referee);
  const usual = { place: '', line: [paying.offer[0]!], told: [], position: paying };
  const answered = async () => {
    answer({ ...NOTHING_AHEAD, possible: [usual] } as unknown as Ahead);
    await settled();
  };
  return { board, answered, deciding: new Deciding(board, MAP, BOX) };
}

describe('a move while its payment is filled in', () => {
  it('is under way until that is known', async () => {
    const { board, deciding, answered } = sit();
    deciding.terrain(MOVE).catch(() => undefined);
    await settled();
    expect([board.asking, board.choosing, board.line]).toEqual([false, 1, [MOVE]]);
    await answered();
    expect(board.line.map(({ text }) => text).slice(0, 2)).toEqual(['move desert', 'pay tundra/desert']);
  });

  it('does not come back once it was given up, nor takes what was chosen since away', async () => {
    const { board, deciding, answered } = sit();
    deciding.terrain(MOVE).catch(() => undefined);
    await settled();
    deciding.choose('den');
    await answered();
    expect([board.line, deciding.decision.action, board.choosing]).toEqual([[], 'den', 0]);
  });
});

describe('the end of a turn', () => {
  it('is under way until it is known what would be lost by it; asked for twice, it is asked about once', async () => {
    const state = fixture('wolves-2');
    const end: Option = { number: 0, text: 'end', data: { action: 'end', number: 0 } };
    let answer: (preview: Preview) => void = () => undefined;
    const referee = new FakeReferee(state, { preview: () => new Promise((done) => (answer = done)) });
    const acting = { ...state.position!, question: 'act', offer: [MOVE, end] };
    const board = new Board(still(acting, { seat: 0, mine: true }), referee);
    const deciding = new Deciding(board, MAP, BOX);
    const asked = Promise.all([deciding.end(), deciding.end()]);
    await settled();
    expect([board.choosing, board.line]).toEqual([2, []]);
    answer({ ...previewOf(state), told: [{ what: 'region' } as unknown as Told] });
    await settled();
    answer(previewOf(state));
    await asked;
    expect([board.choosing, board.line]).toEqual([0, [end]]);
    expect(referee.asked.filter((each) => each.startsWith('play'))).toEqual([]);
  });
});

describe('which of two stacks is hunted', () => {
  const hunt = (number: number, hex: string): Option => ({
    number,
    text: `hunt ${hex}`,
    data: { action: 'hunt', number, hex },
  });

  it('is asked as a hunt, and either may be chosen until it is done', async () => {
    const state = fixture('wolves-2');
    const offer = [hunt(1, 'A3'), hunt(2, 'B3')];
    const referee = new FakeReferee(state, { preview: () => Promise.resolve(previewOf(state)) });
    const asked = { ...state.position!, question: 'hunt', offer, to_decide: 0 };
    const board = new Board(still(asked, { seat: 0, mine: true }), referee);
    const deciding = new Deciding(board, MAP, BOX);
    const { decision } = deciding;
    expect([decision.action, decision.wants, [...decision.lit!.keys()]]).toEqual(['hunt', 'hunt', ['A3', 'B3']]);
    for (const hex of ['A3', 'B3']) {
      await deciding.tap(hex);
      expect([decision.action, decision.target, board.line.length]).toEqual(['hunt', hex, 1]);
    }
  });
});
