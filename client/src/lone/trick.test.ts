import { beforeAll, describe, expect, it } from 'vitest';
import type { Card, LoneWolvesView } from '$lib/protocol';
import { fixture, openBox, readable, speaking } from '../../tests/helpers';
import type { Desk } from './desk.svelte';
import { lone } from './names';
import type { Change } from './plan';
import * as trick from './trick';

const read =
  <Said>(say: (desk: Desk) => Said) =>
  (of: Desk): Said =>
    readable(say(of));
const [heading, demand, missing] = [read(trick.heading), read(trick.demand), read(trick.missing)];
const [trickCount, saidOf, rowsOf] = [read(trick.trickCount), read(trick.saidOf), read(trick.rowsOf)];
const [lastSaid, lastRows] = [read(trick.lastSaid), read(trick.lastRows)];
const { hintOf, lastShown } = trick;

beforeAll(async () => {
  await openBox();
  await speaking('client-lone', 'client-recap', 'client', 'terms', 'things');
});

const FIRST = lone(fixture('lone-first').position)!;
const NAMES = ['Mira', 'Jörg'];
const NOTHING = { card: null, land: null, scar: null, slot: null };

interface Table {
  view?: Partial<LoneWolvesView>;
  decides?: number | null;
  over?: boolean;
  you?: number | null;
  recap?: number | null;
  deciding?: object;
  board?: object;
  last?: object | null;
}

/** A table as far as the words about a trick ask; the reader sits first, if at all. */
function desk({
  view = {},
  decides = 0,
  over = false,
  you = 0,
  recap = null,
  deciding = {},
  board = {},
  last = null,
}: Table) {
  const isYou = (seat: number) => seat === you;
  const nameOf = (seat: number) => NAMES[seat]!;
  const who = (seat: number | null, inside = false) =>
    seat === null ? 'nobody' : isYou(seat) ? (inside ? 'you' : 'You') : nameOf(seat);
  return {
    now: { ...FIRST, view: { ...FIRST.view, ...view }, outcome: over ? {} : null, to_decide: decides },
    recap: { at: recap },
    plays: you !== null,
    order: [1, 0],
    scene: { near: 0, far: 1 },
    last,
    board: { guide: { speaks: false }, seat: you, line: [], asking: false, sending: false, ...board },
    deciding: {
      plan: null,
      ready: false,
      chosen: NOTHING,
      considered: NOTHING,
      verdict: null,
      preview: null,
      after: null,
      changes: [],
      ...deciding,
    },
    isYou,
    nameOf,
    who,
  } as unknown as Desk;
}
const led = (card: Card) => ({ led: { card, land: 'caves' as const } });
const after = (view: Partial<LoneWolvesView>, question = 'lead') => ({
  ...FIRST,
  question,
  view: { ...FIRST.view, next_leader: null, ...view },
});

describe('the heading of a trick', () => {
  it('says what is asked, and of whom', () => {
    expect(heading(desk({ view: { asks: 'lead' } }))).toBe('You lead');
    expect(heading(desk({ view: { asks: 'follow' }, decides: 1 }))).toBe('Jörg follows');
    expect(heading(desk({ view: { asks: 'take' }, you: null }))).toBe('Mira takes a scar');
  });

  it('goes on with the slot once a scar was chosen', () => {
    expect(heading(desk({ view: { asks: 'take' }, deciding: { plan: { step: 'slot' } } }))).toBe('Place your scar');
  });

  it('says that one is looking back, or that it is over, before anything else', () => {
    expect(heading(desk({ recap: 3, over: true }))).not.toMatch(/lead/);
    expect(heading(desk({ over: true }))).not.toBe(heading(desk({})));
    expect(heading(desk({ over: true }))).not.toBe(heading(desk({ recap: 3 })));
  });
});

describe('what a trick demands', () => {
  it('is the suit that was led, as the server says it of the card', () => {
    expect(demand(desk({ view: { asks: 'follow', ...led('R6') } }))).toBe('follow red');
    expect(demand(desk({ view: { asks: 'follow', ...led('K3') } }))).toBe('follow black');
  });

  it('is nothing for the leader, who is told the trump', () => {
    expect(demand(desk({ view: { asks: 'lead', trump: 'green' } }))).toMatch(/^green is trump$/i);
    expect(demand(desk({ view: { asks: 'lead', trump: null } }))).toBe('no trump');
  });
});

describe('the count of tricks', () => {
  const hands = (own: number, other: number): LoneWolvesView['hands'] => [
    FIRST.view.hands[0] instanceof Array ? FIRST.view.hands[0].slice(0, own) : own,
    other,
  ];

  it('is those that were, and one for each card still in hand', () => {
    expect(trickCount(desk({ view: { trick: 3, hands: hands(5, 5), followed: null } }))).toBe('Trick 4 of 8');
  });

  it('counts the trick that is decided and not yet put away', () => {
    const followed = { card: 'R6' as const, land: 'caves' as const };
    expect(trickCount(desk({ view: { trick: 3, hands: hands(4, 4), followed } }))).toBe('Trick 4 of 8');
  });

  it('counts the longer hand in the middle of a trick, and never beyond the last', () => {
    expect(trickCount(desk({ view: { trick: 3, hands: hands(4, 5), followed: null } }))).toBe('Trick 4 of 8');
    expect(trickCount(desk({ view: { trick: 8, hands: hands(0, 0), followed: null } }))).toBe('Trick 8 of 8');
  });
});

describe('the hint to a newcomer', () => {
  it('is given in the first two tricks, to the one who decides, as long as nothing is chosen', () => {
    expect(hintOf(desk({ view: { asks: 'lead', trick: 0 } }))).toBeTruthy();
    expect(hintOf(desk({ view: { asks: 'lead', trick: 1 } }))).toBeTruthy();
    const none: Table[] = [
      { view: { trick: 2 } },
      { decides: 1 },
      { you: null },
      { board: { line: [{}] } },
      { board: { guide: { speaks: true } } },
      { deciding: { chosen: { ...NOTHING, card: 'R6' } } },
    ];
    for (const each of none) expect(hintOf(desk({ ...each, view: { asks: 'lead', ...each.view } }))).toBeNull();
  });
});

describe('what is missing', () => {
  const step = (name: string, more: object = {}) =>
    missing(desk({ deciding: { plan: { step: name, from: 'caves' }, ...more } }));

  it('is a card, a land for it, a scar, a slot', () => {
    expect(step('card')).toBe('Choose a card.');
    expect(step('land', { chosen: { ...NOTHING, card: 'R6' } })).toMatch(/^Choose a territory for the .*6\.$/);
    expect(step('scar')).toMatch(/^Choose a scar .+\.$/);
    expect(step('slot')).toMatch(/^Choose an empty slot/);
  });

  it('is nothing once it can be played, or while an answer is on its way', () => {
    expect(step('card', { ready: true })).toBe('');
    for (const waits of ['asking', 'sending'])
      expect(missing(desk({ board: { [waits]: true }, deciding: { plan: { step: 'card' } } }))).toBe('');
  });

  it('is the decision of the other, if it is theirs', () => {
    expect(missing(desk({ decides: 1 }))).toBe('Jörg decides.');
    expect(missing(desk({ decides: null }))).toBe('');
  });
});

describe('what is considered, in a line', () => {
  const verdict = { winner: 0, card: 'R6', other: 'R4', why: 'higher' };

  it('is nothing as long as nothing is', () => {
    expect(saidOf(desk({}))).toBeNull();
    expect(saidOf(desk({ deciding: { preview: {} } }))).toBeNull();
  });

  it('says who would win, why, and what that leads to', () => {
    const won = saidOf(desk({ deciding: { verdict, preview: {}, after: after({ next_leader: 0 }, 'take') } }));
    expect(won).toMatchObject({ good: true, rest: 'The higher card wins. You lead next. Jörg takes a scar.' });
    expect(won?.lead).toMatch(/6 wins over .*4\./);
    const lost = saidOf(
      desk({ deciding: { verdict: { ...verdict, winner: 1 }, preview: {}, after: after({ next_leader: 1 }, 'take') } }),
    );
    expect(lost).toMatchObject({ good: false, rest: 'The higher card wins. You take a scar.' });
    expect(lost?.lead).toMatch(/4 loses to .*6\./);
  });

  it('says who leads once the next trick is on, and only then takes the leader for it', () => {
    const leads = (asks: LoneWolvesView['asks']) =>
      saidOf(desk({ deciding: { verdict, preview: {}, after: after({ asks, leader: 0 }) } }))?.rest;
    expect(leads('lead')).toContain('You lead next.');
    expect(leads('take')).not.toContain('You lead next.');
  });

  it('says where a card would lie, and that a 3 turns a scar there', () => {
    const considered = { ...NOTHING, card: 'R3', land: 'caves' };
    expect(saidOf(desk({ deciding: { considered, preview: { shows: false } } }))?.rest).toBe('');
    expect(saidOf(desk({ deciding: { considered, preview: { shows: true } } }))?.rest).toMatch(/^The 3 turns a scar/);
  });

  it('says of a face-down scar that it is seen before it is placed', () => {
    const said = saidOf(desk({ deciding: { considered: { ...NOTHING, scar: 'hidden' }, preview: {} } }));
    expect(said).toMatchObject({ lead: 'You take a face-down scar.', rest: 'You see it before you place it.' });
  });

  it('says that a moon would rise, where another trick follows that it counts in', () => {
    const moon: Change = { what: 'moon', land: 'caves', moon: 'moon' };
    const taking = (next: LoneWolvesView['next_trump']) =>
      saidOf(
        desk({
          deciding: {
            considered: { ...NOTHING, scar: 'S5' },
            preview: {},
            changes: [moon],
            after: after({ next_trump: next }),
          },
        }),
      )?.rest;
    expect(taking('black')).toMatch(/^The last scar is gone/);
    expect(taking(null)).toBe('');
  });
});

describe('what would change, row by row', () => {
  const strength = (seat: number, now: number, then: number): Change => ({
    what: 'strength',
    land: 'caves',
    seat,
    now,
    after: then,
  });
  const score: Change = { what: 'score', now: [3, 5], after: [6, 5] };
  const rows = (changes: Change[], more: object = {}) => rowsOf(desk({ deciding: { changes, after: FIRST, ...more } }));

  it('are not worth a list where the score alone changes, unless a trick is decided by it', () => {
    expect(rows([score])).toEqual([]);
    expect(rows([score], { verdict: { other: 'R4' } })).toHaveLength(1);
    expect(rows([strength(0, 1, 2), score], { after: null })).toEqual([]);
  });

  it('are good where one’s own strength grows, bad where it falls, and neither for the other’s', () => {
    const found = rows([strength(0, 1, 4), strength(0, 4, 1), strength(1, 1, 4)]);
    expect(found.map(({ good }) => good)).toEqual([true, false, null]);
    expect(found.map(({ now, after: then }) => [now, then])).toEqual([
      ['1', '4'],
      ['4', '1'],
      ['1', '4'],
    ]);
  });

  it('say which card turns where strength falls with it', () => {
    const [fallen, grown] = rows([strength(0, 4, 1), strength(0, 1, 4)], { verdict: { other: 'R4' } });
    expect([fallen?.note, grown?.note]).toEqual([expect.stringMatching(/4 turns/), '']);
  });

  it('say to whom honour goes, good where that is the reader', () => {
    const token = (to: number | null): Change => ({ what: 'token', land: 'caves', honour: 8, now: null, after: to });
    const found = rows([token(0), token(1), token(null)]);
    expect(found.map(({ after: to, good }) => [to, good])).toEqual([
      ['you', true],
      ['Jörg', false],
      ['nobody', false],
    ]);
  });

  it('have the score with the other’s first, as everywhere at the table', () => {
    const found = rows([strength(0, 1, 2), score]).at(-1);
    expect([found?.now, found?.after, found?.good]).toEqual(['5 : 3', '5 : 6', true]);
  });
});

describe('the last trick', () => {
  const last = { trick: 4, winner: 1, why: 'two', cards: { 0: 'R7', 1: 'R2' }, changes: [], past: false };

  it('is what there is to see until another card is considered or played', () => {
    expect(lastShown(desk({ last }))).toBe(true);
    expect(lastShown(desk({ last: { ...last, past: true } }))).toBe(false);
    expect(lastShown(desk({ last, deciding: { considered: { ...NOTHING, card: 'K3' } } }))).toBe(false);
    expect(lastShown(desk({}))).toBe(false);
  });

  it('says who won it with what, and why; to one who looks on it is neither good nor bad news', () => {
    const said = lastSaid(desk({ last }));
    expect(said).toMatchObject({ good: false, lead: 'Jörg won trick 4.' });
    expect(said?.rest).toMatch(/2 wins over .*7\. A 2 beats a 7\.$/);
    expect(lastSaid(desk({ last: { ...last, winner: 0 } }))).toMatchObject({ good: true, lead: 'You won trick 4.' });
    expect(lastSaid(desk({ last, you: null }))?.good).toBe(true);
  });

  it('has rows of what it changed, and none where there was none', () => {
    expect(lastRows(desk({}))).toEqual([]);
    const changes: Change[] = [{ what: 'joined', land: 'caves', seat: 0 }];
    expect(lastRows(desk({ last: { ...last, changes } }))).toHaveLength(1);
    expect(lastSaid(desk({}))).toBeNull();
  });
});
