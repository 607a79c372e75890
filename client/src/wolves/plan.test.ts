import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import type {
  GameMap,
  Option,
  OptionData,
  Position,
  TheWolvesBox,
  TheWolvesSheet,
  TheWolvesView,
  Terrain,
  Track,
  WolvesSeat,
} from '../lib/protocol';
import { fixture } from '../../tests/helpers';
import { HexMap } from './geometry';
import { outlooks, regionChanges, trackStep } from './changes';
import { payments, purse, swapped, tilesOf, withPayment, type Payment } from './payment';
import { actionRows, byHex, closing, lineAction, lineHex, placeOf, shown, stepBack, wanting } from './plan';

const BOX = {
  terrains: ['forest', 'rock', 'grass', 'tundra', 'desert'],
  tiles: [
    ['forest', 'rock'],
    ['rock', 'grass'],
    ['grass', 'tundra'],
    ['tundra', 'desert'],
    ['desert', 'forest'],
  ],
  dates: [
    [7, 13, 18],
    [9, 17, 22],
  ],
  costs: { move: 1, den: 2, lair: 2, howl: 2, dominate: 3 },
} as unknown as TheWolvesBox;

const state = fixture('wolves-3');
const view = state.position!.view as TheWolvesView;
const sheet = state.position!.sheet as TheWolvesSheet;
const map = new HexMap(
  (JSON.parse(readFileSync(new URL('../../tests/fixtures/map-wolves-3.json', import.meta.url), 'utf8')) as GameMap)
    .hexes,
);
const seat = (tiles: string[], more: Partial<WolvesSeat> = {}): WolvesSeat => ({
  ...view.seats[0]!,
  tiles: tiles as WolvesSeat['tiles'],
  ...more,
});

let number = 0;
const option = (action: OptionData['action'], data: { hex?: string; terrain?: Terrain } = {}): Option => {
  const hex = data.hex ?? data.terrain ?? '';
  return { number: ++number, text: `${action} ${hex}`.trim(), data: { action, number, ...data } as OptionData };
};
const pay = (...means: string[]): Option => {
  const tiles = means.filter((each) => each !== 'bonus');
  const bonus = means.length - tiles.length;
  return {
    number: ++number,
    text: `pay ${means.join('+')}`,
    data: { action: 'pay', number, tiles, bonus } as OptionData,
  };
};
const track = (name: Track): Option => ({
  number: ++number,
  text: `track ${name}`,
  data: { action: 'track', number, track: name },
});
const at = (action: OptionData['action'], hex: string) => option(action, { hex });
const texts = (line: readonly Option[]) => line.map(({ text }) => text);

describe('actions of an offer', () => {
  const player = seat(['forest', 'grass', 'grass', 'tundra', 'desert', 'forest'], { bonus_terrain: 1 });
  const rows = actionRows(
    [
      option('move', { terrain: 'grass' }),
      option('howl', { hex: 'A7' }),
      option('dominate den', { hex: 'S10' }),
      option('dominate pack', { hex: 'S10' }),
    ],
    player,
    map,
    BOX,
  );
  const row = (action: string) => rows.find((each) => each.action === action)!;

  it('has all five, with their cost', () => {
    expect(rows.map((each) => [each.action, each.cost])).toEqual([
      ['move', 1],
      ['den', 2],
      ['lair', 2],
      ['howl', 2],
      ['dominate', 3],
    ]);
    expect(row('lair').options).toEqual([]);
  });

  it('shows the terrains of its targets, and where a token is needed', () => {
    expect(row('move').terrains).toEqual([{ terrain: 'grass', bonus: false }]);
    expect(row('howl').terrains).toEqual([
      {
        terrain: map.get('A7')!.ground,
        bonus: map.get('A7')!.ground !== 'grass' && map.get('A7')!.ground !== 'forest',
      },
    ]);
  });

  it('counts two pieces on a hex as one target', () => {
    expect(row('dominate').options).toHaveLength(2);
    expect(byHex(row('dominate').options).size).toBe(1);
  });
});

describe('tiles', () => {
  it('show both sides, home first', () => {
    const tiles = tilesOf(seat(['rock', 'rock', 'grass', 'tundra', 'forest', 'tundra']), BOX);
    expect(tiles[0]).toEqual({ name: 'home', face: 'tundra', back: 'tundra', home: true });
    expect(tiles[1]).toEqual({ name: 'forest/rock', face: 'rock', back: 'forest', home: false });
    expect(tiles[5]).toEqual({ name: 'desert/forest', face: 'forest', back: 'desert', home: false });
  });

  it('are counted by what they show', () => {
    expect(shown(seat(['rock', 'rock', 'grass', 'tundra', 'forest', 'tundra']), BOX)).toEqual([
      { terrain: 'forest', count: 1 },
      { terrain: 'rock', count: 2 },
      { terrain: 'grass', count: 1 },
      { terrain: 'tundra', count: 2 },
    ]);
  });
});

describe('payment', () => {
  const all = payments([
    pay('bonus', 'bonus'),
    pay('home', 'bonus'),
    pay('forest/rock', 'bonus'),
    pay('forest/rock', 'home'),
    pay('desert/forest', 'home'),
    pay('forest/rock', 'desert/forest'),
  ]);
  const paid = (text: string) => all.find(({ option: { text: each } }) => each === text)!;

  it('takes another tile in place of the one that was there longest', () => {
    const now = paid('pay forest/rock+home');
    expect(swapped(all, now, 'desert/forest')?.option.text).toBe('pay desert/forest+home');
    expect(swapped(all, now, 'bonus')?.option.text).toBe('pay home+bonus');
    expect(swapped(all, paid('pay home+bonus'), 'bonus')?.option.text).toBe('pay bonus+bonus');
    expect(swapped(all, now, 'rock/grass')).toBeNull();
  });

  it('reaches every way from every other', () => {
    const wishes = (now: Payment) =>
      [...purse(all).tiles, 'bonus']
        .filter((wanted) => !now.tiles.includes(wanted))
        .map((wanted) => swapped(all, now, wanted));
    const seen = new Set<string>();
    const waiting: (Payment | null)[] = [all[0]!];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (!next || seen.has(next.option.text)) continue;
      seen.add(next.option.text);
      waiting.push(...wishes(next));
    }
    expect([...seen].sort()).toEqual(all.map((way) => way.option.text).sort());
  });

  it('changes nothing else in a line', () => {
    const line = [at('den', 'A1'), pay('home', 'bonus'), track('howl')];
    expect(texts(withPayment(line, pay('bonus', 'bonus')))).toEqual(['den A1', 'pay bonus+bonus', 'track howl']);
  });
});

describe('a line', () => {
  const move = option('move', { terrain: 'grass' });

  it('goes back by steps of a person, not of the engine', () => {
    expect(stepBack([at('howl', 'A7'), pay('home', 'bonus')])).toEqual([]);
    const den = [at('den', 'A7'), pay('home', 'bonus'), track('howl')];
    expect(stepBack(den)).toEqual(den.slice(0, 2));
    const pushed = [move, pay('home'), at('alpha', 'S4'), at('to', 'A7'), at('push', 'A8')];
    expect(stepBack(pushed)).toEqual(pushed.slice(0, 2));
    const second = [move, at('alpha', 'S4'), at('to', 'A7'), at('pack', 'S4')];
    expect(stepBack(second)).toEqual(second.slice(0, 3));
    expect(stepBack([move])).toEqual([]);
    expect(stepBack([])).toEqual([]);
  });

  it('is about an action and a hex', () => {
    const dominate = [at('dominate den', 'B4'), pay('bonus')];
    expect([lineAction(dominate), lineHex(dominate)]).toEqual(['dominate', 'B4']);
    expect(lineAction([option('end')])).toBe('end');
    expect(lineHex([move, at('alpha', 'S4')])).toBeNull();
    expect(lineAction([])).toBeNull();
    expect([placeOf(dominate, 'pay'), placeOf(dominate, 'track')]).toEqual([1, -1]);
  });

  it('can be played when nothing is wanted of it', () => {
    const after = (question: string, offer: Option[], decides = 0): Position => ({
      ...state.position!,
      question,
      offer,
      to_decide: decides,
    });
    const done: Option = { number: 1, text: 'done', data: { action: 'done', number: 1 } };
    expect(wanting(after('track', []), 0)).toBe('track');
    expect(wanting(after('act', []), 0)).toBeNull();
    expect(wanting(after('draft', [], 1), 0)).toBeNull();
    expect(wanting(after('wolf', [option('alpha', { hex: 'S4' }), done]), 0)).toBeNull();
    expect(closing(after('wolf', [done]), 0)).toEqual([done]);
    expect(closing(after('act', []), 0)).toEqual([]);
  });
});

describe('what would change', () => {
  it('lists the regions whose control changes, seen by one pack', () => {
    const after: TheWolvesSheet = structuredClone(sheet);
    after.regions[1]!.control = { grass: { control: 4, alphas: 1 }, rock: { control: 3, alphas: 1 } };
    Object.assign(after.regions[1]!, { first: 'grass', seconds: ['rock'], pays: { grass: 8, rock: 4 } });
    const [change, ...others] = regionChanges(sheet, after, 'grass');
    expect(others).toEqual([]);
    expect(change).toMatchObject({
      region: 'B',
      phase: 'full',
      pays: { now: 4, after: 8 },
      rank: { now: 'second', after: 'first' },
    });
    expect(change!.control[0]).toMatchObject({ pack: 'grass', control: { now: 2, after: 4 } });
  });

  it('tells what the regions of a phase would pay, now and after', () => {
    const [phase] = sheet.regions.find((region) => Object.keys(region.control).length > 1)!.tokens;
    const after = structuredClone(sheet);
    const region = after.regions.find((each) => each.tokens[0] === phase && Object.keys(each.control).length > 1)!;
    const [pack] = Object.keys(region.control) as [Terrain];
    region.control[pack]!.control += 7;
    region.pays[pack] = 99;
    const found = outlooks(sheet, after, phase!);
    expect(found.map((each) => each.region)).toEqual(
      sheet.regions.filter((each) => each.tokens[0] === phase).map((each) => each.region),
    );
    expect(found.filter((each) => each.changed).map((each) => each.region)).toEqual([region.region]);
    const [first] = found.find((each) => each.changed)!.packs;
    expect(first!.pack).toBe(pack);
    expect(first!.control.after - first!.control.now).toBe(7);
    expect(first!.pays!.after).toBe(99);
  });

  it('knows what the next den of a track brings, as the sheet tells', () => {
    const { tracks, points } = sheet.seats[0]!;
    const next = { value: 4, bonus: 'action' as const, points: 7 };
    const row = { ...sheet.seats[0]!, points: { ...points, howl: 3 }, tracks: { ...tracks, howl: { value: 4, next } } };
    expect(trackStep('howl', row)).toEqual({
      track: 'howl',
      value: { now: 4, after: 4 },
      bonus: 'action',
      points: { now: 3, after: 7 },
    });
    expect(trackStep('howl', { ...row, tracks: { ...tracks, howl: { value: 4, next: null } } })).toBeNull();
  });
});
