import { beforeAll, describe, expect, it } from 'vitest';
import { fixture, openBox } from '../../tests/helpers';
import { lone, type LonePosition } from './names';
import { handRows, sceneOf, seenCards } from './scene';

beforeAll(openBox);

const position = (name: string): LonePosition => lone(fixture(name).position)!;

describe('the scene', () => {
  it('puts the seat whose eyes these are near, and a spectator with the first', () => {
    const game = position('lone-advanced');
    expect(sceneOf(game, 1)).toMatchObject({ near: 1, far: 0 });
    expect(sceneOf(game, null)).toMatchObject({ near: 0, far: 1 });
    expect(sceneOf(game, 1).hands.near.cards).toEqual(['K2', 'K5', 'K6', 'N4', 'N5', 'R5']);
    expect(sceneOf(game, 1).hands.far).toEqual({ seat: 0, count: 6, cards: null });
  });

  it('lays the card of the trick last, and says who leads a land', () => {
    const volcano = sceneOf(position('lone-advanced'), 1).lands[3]!;
    expect(volcano.near.cards.map((laid) => [laid.card, laid.up, laid.trick])).toEqual([
      ['W7', true, false],
      ['R6', false, true],
    ]);
    expect([volcano.far.leads, volcano.near.leads]).toEqual([true, false]);
    expect(volcano.pool.map(({ scar, under }) => [scar, under])).toEqual([
      ['S7', null],
      ['hidden', null],
      ['hidden', null],
    ]);
  });

  it('gives a card that nobody saw a place of its own', () => {
    const caves = sceneOf(position('lone-over'), 0).lands[1]!;
    expect(caves.near.cards.at(-1)).toEqual({ key: '?0', card: null, up: false, trick: false });
  });

  it('knows borders only where they have slots', () => {
    expect(sceneOf(position('lone-basic'), 0).borders).toEqual([]);
    const [, , border] = sceneOf(position('lone-advanced'), 1).borders;
    expect(border).toMatchObject({
      slot: 'desert-volcano',
      suits: ['brown', 'red'],
      near: { empty: 1 },
      far: { empty: 0 },
    });
  });

  it('says what a scar is worth: strength in each land, points, or nothing any more', () => {
    const scene = sceneOf(position('lone-advanced'), 1);
    expect(scene.borders[2]!.far.scars[0]).toMatchObject({ scar: 'S1', strength: [1, 3], points: null });
    expect(scene.lands[2]!.near.scars.map((laid) => [laid.scar, laid.strength, laid.points])).toEqual([
      ['S1', [1], null],
      ['S5', [], 1],
    ]);
    expect(scene.lands[3]!.near.scars[0]).toMatchObject({ scar: 'S2', strength: [3] });
    expect(scene.lands[0]!.near.scars[0]).toMatchObject({ scar: 'S4', strength: [], points: null });
  });

  it('knows which scars lie face down once everything is open', () => {
    const game = position('lone-advanced');
    game.view.lands[3]!.hidden = ['S5', 'S2'];
    expect(sceneOf(game, 1).lands[3]!.pool.slice(1)).toEqual([
      { scar: 'hidden', under: 'S5' },
      { scar: 'hidden', under: 'S2' },
    ]);
  });
});

describe('cards that were seen', () => {
  it('are face up, turned, or in the own hand', () => {
    const seen = seenCards(position('lone-basic'), 0);
    expect([seen.get('K6'), seen.get('K3'), seen.get('R7'), seen.get('G7')]).toEqual([
      'up',
      'turned',
      'held',
      undefined,
    ]);
    expect(seenCards(position('lone-basic'), null).has('R7')).toBe(false);
  });
});

describe('a hand', () => {
  it('stays in a row, or goes into two where a suit ends', () => {
    expect(handRows(['G2', 'G3', 'K4'], 8)).toEqual([['G2', 'G3', 'K4']]);
    const cards = ['G4', 'K2', 'K3', 'K5', 'N3', 'N4', 'N7', 'R2', 'R3', 'R4', 'R7', 'W4', 'W7'];
    const rows = handRows(cards, 8);
    expect(rows.flat()).toEqual(cards);
    expect(rows.map((row) => row.length)).toEqual([7, 6]);
    expect(handRows(['G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'K2', 'K3', 'K4'], 8).map((row) => row.length)).toEqual([
      6, 3,
    ]);
  });
});
