import { describe, expect, it } from 'vitest';
import { fixture } from '../../tests/helpers';
import type { Card, Option, SeenScar, Slot, Told, Why } from '$lib/protocol';
import { lone, type LonePosition } from './names';
import { changesBetween, chosenOf, gainOf, planOf, verdictOf } from './plan';

const position = (name: string): LonePosition => lone(fixture(name).position)!;
const take = (scar: SeenScar): Option => ({
  number: 150,
  text: `take ${scar}`,
  data: { action: 'take', number: 150, scar },
});
const place = (slot: Slot): Option => ({
  number: 160,
  text: `place ${slot}`,
  data: { action: 'place', number: 160, slot },
});

const K3: Option = { number: 1, text: 'play K3 caves', data: { action: 'play', number: 1, card: 'K3', land: 'caves' } };

describe('what is chosen', () => {
  it('is read from the line', () => {
    expect(chosenOf([], 'R7')).toEqual({ card: 'R7', land: null, scar: null, slot: null });
    expect(chosenOf([K3], null)).toMatchObject({ card: 'K3', land: 'caves' });
    expect(chosenOf([take('hidden')], null)).toMatchObject({ scar: 'hidden' });
    expect(chosenOf([take('S7'), place('swamp-caves')], null)).toMatchObject({ scar: 'S7', slot: 'swamp-caves' });
  });
});

describe('what is lit', () => {
  const first = position('lone-first');
  const nothing = chosenOf([], null);

  it('is every card that can be led, then the lands for the one that is held', () => {
    const plan = planOf(first, first.offer, [], nothing);
    expect([plan.step, plan.cards.size, plan.lands.size]).toEqual(['card', 13, 0]);
    const full = first.offer.filter(({ data }) => data.action === 'play' && data.land !== 'desert');
    const held = planOf(first, full, [], chosenOf([], 'K3'));
    expect([held.step, [...held.lands]]).toEqual(['land', ['swamp', 'caves', 'volcano', 'tundra']]);
  });

  it('stays lit when a land was chosen, for it can be changed', () => {
    const plan = planOf(first, first.offer, [], chosenOf([K3], null));
    expect([plan.step, plan.cards.size, plan.lands.size]).toEqual(['land', 13, 5]);
  });

  it('is the scars of the land of the losing card, then the slots after one of them', () => {
    const game = position('lone-basic');
    const offer = [take('S3'), take('hidden')];
    const scars = planOf(game, offer, [], nothing);
    expect([scars.step, [...scars.scars], scars.from]).toEqual(['scar', ['S3', 'hidden'], 'caves']);
    const slots = planOf(game, offer, [place('swamp'), place('tundra')], chosenOf([take('S3')], null));
    expect([slots.step, [...slots.slots], slots.scars.size]).toEqual(['slot', ['swamp', 'tundra'], 2]);
    expect(planOf(game, offer, [], chosenOf([take('hidden')], null)).step).toBe('scar');
  });

  it('is the slots for a scar in the hand', () => {
    const game = position('lone-advanced');
    const plan = planOf(game, game.offer, [], nothing);
    expect([plan.step, plan.slots.has('volcano-tundra'), plan.slots.has('desert'), plan.from]).toEqual([
      'slot',
      true,
      false,
      null,
    ]);
  });

  it('is nothing for one who only looks, and nothing at the end', () => {
    expect(planOf(first, [], [], nothing).step).toBe('watch');
    expect(planOf(position('lone-over'), [], [], nothing).step).toBe('over');
  });
});

describe('a verdict', () => {
  const now = position('lone-basic');
  now.view = { ...now.view, asks: 'follow', led: { card: 'K6', land: 'swamp' }, followed: null, leader: 1, seat: 0 };
  const won = (seat: number, card: Card, why: Why): Told[] => [
    { what: 'trick-won', seat, card, why, trick: 3, clause: 'L8' },
  ];

  it('is what is foretold', () => {
    expect(verdictOf(now, won(1, 'K6', 'higher'), 'K3')).toEqual({ winner: 1, card: 'K6', other: 'K3', why: 'higher' });
    expect(verdictOf(now, won(0, 'K3', 'trump'), 'K3')).toEqual({ winner: 0, card: 'K3', other: 'K6', why: 'trump' });
  });

  it('is none before the trick has two cards, or where nothing is told', () => {
    expect(verdictOf(position('lone-first'), won(0, 'K3', 'trump'), 'K3')).toBeNull();
    expect(verdictOf(now, [], 'K3')).toBeNull();
    expect(verdictOf(now, won(1, 'K6', 'higher'), null)).toBeNull();
  });
});

describe('now and after', () => {
  const now = position('lone-basic');
  const after = position('lone-basic');
  after.sheet.lands[0]!.strength[0]!.total = 9;
  after.sheet.lands[0]!.winner = 0;
  after.view.lands[0]!.honour = [9, 6];
  after.view.lands[2]!.sides[0].unseen = 1;
  after.view.lands[1]!.moon = 'moon';
  after.sheet.seats[0]!.total = 22;

  it('differ in what changed, and the score is always last', () => {
    expect(changesBetween(now, now)).toEqual([{ what: 'score', now: [10, 17], after: [10, 17] }]);
    expect(changesBetween(now, after)).toEqual([
      { what: 'strength', land: 'swamp', seat: 0, now: 0, after: 9 },
      { what: 'turned', land: 'swamp', now: 6, after: 9 },
      { what: 'token', land: 'swamp', honour: 6, now: 1, after: 0 },
      { what: 'moon', land: 'caves', moon: 'moon' },
      { what: 'joined', land: 'desert', seat: 0 },
      { what: 'score', now: [10, 17], after: [22, 17] },
    ]);
  });

  it('give a gain of points and of strength', () => {
    expect(gainOf(now.sheet, after.sheet, 0)).toEqual({ points: 12, strength: [9] });
    expect(gainOf(now.sheet, after.sheet, 1)).toEqual({ points: 0, strength: [] });
  });
});
