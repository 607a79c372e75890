import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import type {
  Ahead,
  GameInfo,
  GameMap,
  Option,
  OptionData,
  Position,
  Possible,
  State,
  TheWolvesBox,
  TheWolvesView,
} from '$lib/protocol';
import { Board } from '$kit/board.svelte';
import { still } from '$kit/shown';
import { FakeReferee, fixture, NOTHING_AHEAD, settled } from '../../tests/helpers';
import { Decision } from './decision.svelte';
import { HexMap } from './geometry';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../tests/fixtures/${name}.json`, import.meta.url), 'utf8'));
const MAP = new HexMap((read('map-wolves-3') as GameMap).hexes);
const BOX = (read('games') as GameInfo[]).find(({ name }) => name === 'the-wolves')!.box as TheWolvesBox;
const STATE = fixture('wolves-3');
const SEAT = STATE.seat!;
const view = STATE.position!.view as TheWolvesView;
const PACK = view.seats[SEAT]!.pack;
const standing = (kind: string) =>
  Object.entries(view.pieces).find(([, on]) => on.some(([owner, each]) => owner === PACK && each === kind))![0];

let number = 0;
const option = (action: OptionData['action'], more: object = {}, text: string = action): Option => ({
  number: ++number,
  text,
  data: { action, number, ...more } as OptionData,
});
const MOVE = option('move', { terrain: 'desert' }, 'move desert');
const HOWL = option('howl', { hex: 'B2' }, 'howl B2');
const END = option('end');
const TRACKS = ['spread', 'speed'].map((track) => option('track', { track }, `track ${track}`));

interface Asked {
  position?: Partial<Position>;
  mine?: boolean;
  ahead?: Ahead;
  /** What is offered at each place of the line, and what is asked after it. */
  offers?: Option[][];
  after?: Partial<Position>;
}

function sit({ position = {}, mine = true, ahead = NOTHING_AHEAD, offers, after = {} }: Asked = {}) {
  const acting: Position = {
    ...STATE.position!,
    to_decide: SEAT,
    question: 'act',
    view: { ...view, pending: { ...view.pending, wolf: null } },
    offer: [MOVE, HOWL, END],
    ...position,
  } as Position;
  const state: State = { ...STATE, position: acting };
  const referee = new FakeReferee(state, {
    ahead: () => Promise.resolve(ahead),
    preview: (line) => {
      const all = offers ?? line.map(() => acting.offer);
      return Promise.resolve({ position: { ...acting, ...after }, told: [], shows: false, line: [], offers: all });
    },
  });
  const board = new Board(still(acting, { seat: SEAT, mine }), referee);
  return { board, decision: new Decision(board, MAP, BOX) };
}

describe('a decision', () => {
  it('is idle until something is chosen, taken up, or put on the line', async () => {
    const { board, decision } = sit();
    expect(decision.idle).toBe(true);
    decision.chosen = 'den';
    expect(decision.idle).toBe(false);
    decision.chosen = null;
    decision.held = { hex: 'A1', wolf: null };
    expect(decision.idle).toBe(false);
    decision.held = null;
    await board.propose([HOWL]);
    expect(decision.idle).toBe(false);
  });

  it('is about the action on the line, else about the one that was chosen', async () => {
    const { board, decision } = sit();
    decision.chosen = 'den';
    expect([decision.action, decision.target, decision.moving]).toEqual(['den', null, false]);
    await board.propose([HOWL]);
    expect([decision.action, decision.target]).toEqual(['howl', 'B2']);
  });

  it('asks nothing of one who only looks on', () => {
    const { decision } = sit({ mine: false });
    expect([decision.question, decision.mind, decision.surroundings, decision.lit]).toEqual([null, null, null, null]);
  });

  it('that was played in part waits for the rest', () => {
    const { decision } = sit({
      position: { question: 'to', view: { ...view, pending: { ...view.pending, action: 'move' } } } as never,
    });
    expect([decision.underWay, decision.idle, decision.action]).toEqual([true, false, 'move']);
  });

  it('knows how the turn may end, if it may', () => {
    expect(sit().decision.ending).toEqual(END);
    expect(sit({ position: { offer: [MOVE] } }).decision.ending).toBeNull();
  });

  it('shows what a track of one’s own is worth, as the server says it', () => {
    const { decision } = sit();
    expect(decision.value('speed')).toBe(decision.sheetBefore.seats[SEAT]!.tracks.speed.value);
  });
});

describe('what is still wanted', () => {
  it('is nothing once the line leads to someone else, or to the next action', async () => {
    for (const after of [{ question: 'pay', to_decide: SEAT + 1 }, { question: 'act' }] as Partial<Position>[]) {
      const { board, decision } = sit({ after });
      await board.propose([HOWL]);
      expect([decision.wants, decision.ready]).toEqual([null, true]);
    }
  });

  it('is what is asked after the line; then it can’t be played yet', async () => {
    const { board, decision } = sit({ after: { question: 'track' } });
    await board.propose([HOWL]);
    expect([decision.wants, decision.ready]).toEqual(['track', false]);
  });

  it('is nothing where the move may be done as it is', async () => {
    const { board, decision } = sit({ after: { question: 'wolf', offer: [option('done')] } });
    await board.propose([MOVE]);
    expect([decision.wants, decision.ready]).toEqual([null, true]);
  });

  it('makes an empty line no turn', () => {
    expect(sit().decision.ready).toBe(false);
  });
});

describe('what is looked up ahead', () => {
  it('is nothing before an action is in mind', () => {
    expect(sit().decision.mind).toBeNull();
  });

  it('is a move that was chosen, or the wolf that was taken up', () => {
    const { decision } = sit();
    decision.chosen = 'move';
    expect(decision.mind).toEqual({ line: [], doing: 'move' });
    decision.held = { hex: 'A1', wolf: null };
    expect(decision.mind).toEqual({ line: [], doing: 'A1' });
    decision.held = { hex: 'A1', wolf: option('alpha', { hex: 'A1' }, 'alpha A1') };
    expect(decision.mind).toEqual({ line: [], doing: 'alpha A1' });
  });

  it('is, of the other actions, what lies around them; of a move and of the end, nothing', () => {
    const { decision } = sit();
    const around = (['howl', 'den', 'lair', 'dominate', 'move'] as const).map((action) => {
      decision.chosen = action;
      return decision.surroundings?.doing ?? null;
    });
    expect(around).toEqual(['howl', 'den', 'lair', 'dominate', null]);
  });

  it('says what leads to a lit hex, and nothing of one in shadow', async () => {
    const possible = (place: string): Possible => ({
      place,
      line: [HOWL],
      told: [],
      shows: false,
      sheet: STATE.position!.sheet,
    });
    const { decision } = sit({ ahead: { ...NOTHING_AHEAD, possible: [possible('B2'), possible('C3')] } });
    decision.chosen = 'howl';
    decision.around.look(decision.surroundings);
    await settled();
    expect([decision.possibleAt('B2')?.place, decision.possibleAt('C3')]).toEqual(['B2', null]);
  });
});

describe('the wolf in hand', () => {
  it('is the one whose way is asked for', () => {
    const pending = { ...view.pending, wolf: ['pack', 'C3'] };
    const { decision } = sit({ position: { view: { ...view, pending } as unknown as TheWolvesView } });
    expect(decision.inHand).toEqual({ kind: 'pack', hex: 'C3' });
  });

  it('is an alpha where one’s alpha stands, and a wolf of the pack where none does', () => {
    const { decision } = sit();
    expect(decision.inHand).toBeNull();
    decision.held = { hex: standing('alpha'), wolf: null };
    expect(decision.inHand?.kind).toBe('alpha');
    decision.held = { hex: standing('pack'), wolf: option('pack', { hex: 'x' }) };
    expect(decision.inHand?.kind).toBe('pack');
  });

  it('may be one of two on a hex: both are offered, until it is plain', async () => {
    const twins = ['alpha', 'pack'].map((kind) => option(kind as 'alpha', { hex: 'A1' }, `${kind} A1`));
    const { decision } = sit({ ahead: { ...NOTHING_AHEAD, in_hand: twins } });
    decision.held = { hex: 'A1', wolf: null };
    decision.next.look(decision.mind);
    await settled();
    expect([decision.twins, decision.meant]).toEqual([twins, twins[0]]);
    decision.held = { hex: 'A1', wolf: twins[1]! };
    expect(decision.meant).toEqual(twins[1]);
  });
});

describe('two things on the hex of a target', () => {
  const both = ['pack', 'den'].map((what) =>
    option(`dominate ${what}` as 'howl', { hex: 'B2' }, `dominate ${what} B2`),
  );

  it('are both offered, with the one that is meant', async () => {
    const { board, decision } = sit({ position: { offer: both } });
    await board.propose([both[0]!]);
    expect([decision.twins, decision.meant]).toEqual([both, both[0]]);
  });

  it('are none where there is only one', async () => {
    const { board, decision } = sit({ position: { offer: [both[0]!, HOWL] } });
    await board.propose([both[0]!]);
    expect(decision.twins).toEqual([]);
  });
});

describe('the track of a den', () => {
  const den = option('den', { hex: 'B2' }, 'den B2');
  let seated: ReturnType<typeof sit>;
  beforeEach(() => (seated = sit({ offers: [[den], TRACKS], after: { question: 'track', offer: TRACKS } })));

  it('may be any that is offered, as long as none is chosen', async () => {
    await seated.board.propose([den]);
    expect([seated.decision.tracks, seated.decision.chosenTrack]).toEqual([['spread', 'speed'], null]);
  });

  it('can still be another once one is on the line', async () => {
    await seated.board.propose([den, TRACKS[1]!]);
    expect([seated.decision.tracks, seated.decision.chosenTrack]).toEqual([['spread', 'speed'], 'speed']);
  });
});
