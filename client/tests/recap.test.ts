import { beforeAll, describe, expect, it } from 'vitest';
import { joined, sinceStep, turnsIn, within } from '../src/kit/recap/turns';
import { hexesNamed, partsOf, placesOf } from '../src/kit/light.svelte';
import { thingsIn } from '../src/lone/recap/happenings';
import { turnsOf } from '../src/lib/turns';
import type { Event, Moment, Position, Since, Told } from '../src/lib/protocol';
import { cardOf } from '../src/wolves/recap/card';
import { hexesIn, marksOf } from '../src/wolves/recap/marks';
import { event, fixture, openBox } from './helpers';

beforeAll(openBox);

const NOW = fixture('wolves-3').position!;
const at = (step: number, change: Partial<Position> = {}): Position => ({ ...NOW, step, ...change });
const moment = (step: number, seat: number, told: Told[] = []): Moment => ({
  seat,
  told,
  options: [],
  position: at(step),
});
const since = (step: number, moments: Moment[], turns: number[] = []): Since => ({
  step,
  moments,
  turns,
  before: at(step),
  knew: null,
  knows: null,
});
const played = (seq: number, seat: number, step: number, told: Told[] = []): Event => ({
  ...event(seq, undefined, step),
  seat,
  told,
});

describe('since one’s turn', () => {
  const log = [played(1, 0, 4), played(2, 1, 9), played(3, 2, 15), played(4, 0, 18)];
  const counts = () => true;

  it('begins after the last turn of one’s own, though another has begun', () => {
    const mine = at(18, { to_decide: 0, turn_step: 15 });
    expect(sinceStep({ log, now: mine, seat: 0, counts })).toBe(4);
    expect(sinceStep({ log, now: at(18, { to_decide: 1, turn_step: 18 }), seat: 0, counts })).toBe(18);
    expect(sinceStep({ log: log.slice(1, 3), now: at(15), seat: 0, counts })).toBe(0);
  });

  it('begins, for a spectator, after the last turn of the one to play', () => {
    expect(sinceStep({ log, now: at(18, { to_decide: 1, turn_step: 18 }), seat: null, counts })).toBe(9);
  });

  it('leaves out what was undone', () => {
    const undone = event(5, { kind: 'undone', facts: { to_step: 15, by: 'undo' } }, 15);
    expect(sinceStep({ log: [...log, undone], now: at(15, { to_decide: 0, turn_step: 15 }), seat: 0, counts })).toBe(4);
  });
});

describe('what was done', () => {
  const all = since(4, [moment(6, 1), moment(9, 1), moment(12, 2), moment(15, 2), moment(18, 2)], [9, 15]);

  it('is told by turns, two of one seat apart', () => {
    const turns = turnsIn(all);
    expect(turns.map(({ step, seat, moments }) => [step, seat, moments.length])).toEqual([
      [4, 1, 2],
      [9, 2, 2],
      [15, 2, 1],
    ]);
    expect(turns[1]!.before.step).toBe(9);
  });

  it('is put together from what came at different times', () => {
    const steps = (found: Since | null) => found?.moments.map(({ position }) => position.step);
    const first = since(4, [moment(6, 1), moment(9, 1)], [9]);
    const later = since(9, [moment(12, 2)], [12]);
    expect(steps(joined(first, later))).toEqual([6, 9, 12]);
    expect(joined(first, later).turns).toEqual([9, 12]);
    expect(steps(joined(first, since(20, [moment(22, 1)])))).toEqual([22]);
    expect(steps(within(all, 9, 15))).toEqual([12, 15]);
    expect(within(all, 9, 15)?.before.step).toBe(9);
    expect(within(all, 5, 15)).toBeNull();
  });
});

describe('a line and its places', () => {
  const moved: Told = { what: 'moved', seat: 0, piece: 'alpha', from: 'A1', to: 'A12', path: ['A1', 'A2', 'A12'] };

  it('knows where it began and ended, and finds their names in its sentence', () => {
    expect(placesOf(moved)).toEqual({ began: ['A1'], ended: ['A12'] });
    const parts = partsOf('Mira (A1x) moved from A1 to A12.', hexesNamed(moved));
    expect(parts.filter(({ place }) => place).map(({ text }) => text)).toEqual(['A1', 'A12']);
    expect(parts.find(({ place }) => place === 'A12')?.close).toBe('.');
    expect(parts.map(({ text, close }) => text + close).join('')).toBe('Mira (A1x) moved from A1 to A12.');
    expect(placesOf({ what: 'placed', seat: 1, scar: 'S1', slot: 'swamp-caves' }).ended).toEqual(['swamp-caves']);
    expect(hexesNamed({ what: 'turn', seat: 1 })).toEqual([]);
  });
});

describe('the log by turns', () => {
  it('has a turn for each, also where it is entry by entry', () => {
    const events = [
      played(1, 0, 2, [{ what: 'drafted', seat: 0, hex: 'A1' }]),
      played(2, 0, 4, [{ what: 'stayed', seat: 0 }]),
      played(3, 0, 6, [{ what: 'turn', seat: 1 }]),
      played(4, 1, 9, [{ what: 'turn', seat: 0 }]),
      event(5, { kind: 'back_asked', facts: { to_step: 4 } } as never),
      played(6, 0, 12),
    ];
    expect(turnsOf(events).map(({ seat, number, events }) => [seat, number, events.length])).toEqual([
      [0, null, 1],
      [0, 1, 2],
      [1, 2, 1],
      [null, null, 1],
      [0, 3, 1],
    ]);
    expect(turnsOf(events.slice(3), events.slice(0, 3)).map(({ number }) => number)).toEqual([2, null, 3]);
  });

  it('has nothing of what was played before it, whatever numbers that has', () => {
    const before = [played(1, 0, 1, [{ what: 'turn', seat: 1 }]), played(2, 1, 2, [{ what: 'turn', seat: 0 }])];
    const log = [event(1, { kind: 'made' } as never), played(2, 0, 3)];
    const found = turnsOf(log, before);
    expect(found.flatMap(({ events }) => events)).toEqual(log);
    expect(found.map(({ key, number }) => [key, number])).toEqual([
      [1, null],
      [2, 3],
    ]);
  });

  it('has a trick for each, whoever plays in it', () => {
    const led = (seat: number): Told => ({ what: 'led', seat, card: 'G5', land: 'swamp' });
    const events = [played(1, 0, 1, [led(0)]), played(2, 1, 2), played(3, 1, 3), played(4, 0, 4, [led(0)])];
    expect(turnsOf(events).map(({ seat, number, events }) => [seat, number, events.length])).toEqual([
      [null, 1, 3],
      [null, 2, 1],
    ]);
  });

  it('counts what was played before it, in a log with the same numbers, and has none of it', () => {
    const led = (seat: number): Told => ({ what: 'led', seat, card: 'G5', land: 'swamp' });
    const before = [played(1, 0, 1, [led(0)]), played(2, 1, 2), played(3, 0, 3, [led(0)])];
    const events = [played(2, 1, 4), played(3, 1, 5, [led(1)])];
    const turns = turnsOf(events, before);
    expect(turns.map(({ number, key }) => [number, key])).toEqual([
      [2, 2],
      [3, 3],
    ]);
    expect(turns.flatMap((turn) => turn.events)).toEqual(events);
  });
});

describe('a card of a turn', () => {
  const told: Told[] = [
    { what: 'paid', seat: 1, action: 'move', terrain: 'rock', cost: 1, tiles: [], bonus: 0 },
    { what: 'moved', seat: 1, piece: 'pack', from: 'A1', to: 'A3', path: ['A1', 'A2', 'A3'] },
    { what: 'moved', seat: 1, piece: 'alpha', from: 'A4', to: 'A5', path: ['A4', 'A5'] },
    { what: 'pushed', seat: 1, victim: 2, piece: 'pack', from: 'A5', to: 'A6', path: ['A5', 'A6'] },
    { what: 'hunted', seat: 1, prey: 'raccoon', hex: 'B5', points: 3 },
    { what: 'gained', seat: 1, bonus: 'action', why: 'hunted' },
    { what: 'dominated-wolf', seat: 1, victim: 0, hex: 'B3', lost: 'pack', piece: 'pack', points: 1 },
    { what: 'phase', phase: 'crescent', date: 9 },
    { what: 'region-first', seat: 1, region: 'A', phase: 'crescent', points: 4, why: 'control' },
    { what: 'region-second', seat: 0, region: 'A', phase: 'crescent', points: 2 },
  ];
  const [turn] = turnsIn(since(4, [moment(9, 1, told)]));
  const card = cardOf(turn!, 0, (hex) => hex.charAt(0));

  it('tells what was done, wolves that moved together as one; and first what was done to the reader', () => {
    expect(card.signs).toEqual([
      { icon: 'act-move', count: 2 },
      { icon: 'act-hunt', count: 1 },
      { icon: 'act-dominate', count: 1 },
    ]);
    expect(card.tokens).toEqual({ terrain: 0, action: 1 });
    expect(card.prey).toEqual(['raccoon']);
    expect(card.facts.map(({ says, region, yours }) => [says, region, yours])).toEqual([
      ['recap-yours-dominated-wolf', 'B', true],
      ['recap-hunted', 'B', false],
      ['recap-dominated-wolf', 'B', false],
    ]);
  });

  it('leaves what a region pays to the card of the moon', () => {
    expect(card.scoring?.gains.map(({ seat, points }) => [seat, points])).toEqual([
      [1, 4],
      [0, 2],
    ]);
  });

  it('leaves marks in the colours of the packs, numbered if asked', () => {
    const marks = marksOf(turn!.moments, true);
    expect(marks.filter((mark) => mark.what === 'trail').map((mark) => [mark.gone, mark.pack])).toEqual([
      ['walked', 'rock'],
      ['walked', 'rock'],
      ['pushed', 'tundra'],
    ]);
    expect(marks.find((mark) => mark.what === 'lost')).toEqual({ what: 'lost', place: 'B3', pack: 'grass' });
    expect(marks.filter((mark) => mark.what === 'done').map(({ number }) => number)).toEqual([1, 1, undefined, 1]);
    expect(hexesIn(turn!.moments)).toEqual(['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'B5', 'B3']);
  });
});

it('since one’s card, what belongs together is one thing', () => {
  const told: Told[] = [
    { what: 'followed', seat: 1, card: 'G5', land: 'swamp' },
    { what: 'trick-won', seat: 0, trick: 3, card: 'N3', why: 'suit', clause: 'L8' },
    { what: 'turned', seat: 1, card: 'G5', land: 'swamp' },
    { what: 'strength', seat: 1, land: 'swamp', from: 5, to: 1 },
  ];
  const scar: Told[] = [
    { what: 'took-hidden', seat: 1, land: 'swamp' },
    { what: 'placed', seat: 1, scar: 'S7', slot: 'swamp-caves' },
    { what: 'moon', land: 'swamp', moon: 'blood-moon' },
    { what: 'trump', suit: 'green' },
  ];
  const things = thingsIn([moment(1, 1, told), moment(2, 0, [told[0]!]), moment(3, 1, scar)], 0);
  expect(things.map(({ picture, told, lands }) => [picture?.what, told.length, lands])).toEqual([
    ['card', 3, ['swamp']],
    ['scar', 2, ['swamp', 'caves']],
    ['moon', 2, ['swamp']],
  ]);
  expect(things[0]!.picture).toEqual({ what: 'card', card: 'G5', up: false });
});
