import { describe, expect, it } from 'vitest';
import type { Option, OptionData } from '$lib/protocol';
import type { Decision } from './decision.svelte';
import { litOf, refusedOf, sourcesOf } from './lit';

let number = 0;
const option = (action: OptionData['action'], hex: string): Option => ({
  number: ++number,
  text: `${action} ${hex}`,
  data: { action, number, hex } as OptionData,
});
const ALPHA = option('alpha', 'A1');
const HOWLS = [option('howl', 'B2'), option('howl', 'C3')];
const DENS = [option('den', 'D4')];

interface About {
  mine?: boolean;
  question?: string;
  action?: string | null;
  line?: Option[];
  offer?: Option[];
  beginnings?: Option[];
  possible?: string[];
  target?: string | null;
  ready?: boolean;
  candidates?: string[];
}

/** A decision as far as light is concerned. */
function decision({ mine = true, line = [], offer = [], possible = [], ...about }: About): Decision {
  const { question = 'act', action = null, target = null, ready = false, beginnings = [], candidates } = about;
  const made = {
    board: { mine, line, offer, beginnings },
    question,
    action,
    target,
    ready,
    next: { possible: new Map(possible.map((hex) => [hex, {}])) },
    rows: [
      { action: 'howl', options: HOWLS },
      { action: 'den', options: DENS },
    ],
    around: { found: candidates ? { candidates, sources: ['A1'] } : null },
  } as unknown as { lit: unknown };
  made.lit = litOf(made as unknown as Decision);
  return made as unknown as Decision;
}
const lit = (about: About) => {
  const found = litOf(decision(about));
  return found && [...found.keys()];
};

describe('the hexes in the light', () => {
  it('are all as long as nothing is begun, or someone else decides: nothing lies in shadow', () => {
    expect(lit({})).toBeNull();
    expect(lit({ mine: false, action: 'howl', question: 'wolf', offer: [ALPHA] })).toBeNull();
  });

  it('are the targets of the action that is chosen, and of no other', () => {
    expect(lit({ action: 'howl' })).toEqual(['B2', 'C3']);
    expect(lit({ action: 'den' })).toEqual(['D4']);
    expect(lit({ action: 'lair' })).toEqual([]);
  });

  it('mean what choosing them would begin', () => {
    expect(litOf(decision({ action: 'howl' }))?.get('C3')).toEqual([HOWLS[1]]);
  });

  it('are, for a move, where a way is known to end', () => {
    expect(lit({ action: 'move', possible: ['E5', 'F6'] })).toEqual(['E5', 'F6']);
  });

  it('are, while a wolf is asked for, the wolves that may go and where one of them may end', () => {
    const asked = { question: 'wolf', offer: [ALPHA, option('done', 'Z9')], possible: ['E5'] };
    expect(lit(asked)).toEqual(['E5', 'A1']);
    expect(lit({ ...asked, action: 'move', line: [option('move', 'Q1')] })).toEqual(['E5', 'A1']);
  });

  it('keep the meaning of a wolf that stands where another may end', () => {
    const found = litOf(decision({ question: 'wolf', offer: [ALPHA], possible: ['A1'] }));
    expect(found?.get('A1')).toEqual([ALPHA]);
  });

  it.each(['to', 'push', 'hunt'])('are what is offered, when it is asked for %s', (question) => {
    const offer = [option('to', 'G7'), option('to', 'H8')];
    expect(lit({ question, action: 'move', line: [ALPHA], offer })).toEqual(['G7', 'H8']);
  });

  it('stay the targets while one of them is chosen: it can be another', () => {
    expect(lit({ action: 'howl', line: [HOWLS[0]!], target: 'B2' })).toEqual(['B2', 'C3']);
    const drafts = [option('draft', 'A1'), option('draft', 'B1')];
    expect(lit({ action: 'draft', line: [drafts[0]!], target: 'A1', beginnings: drafts })).toEqual(['A1', 'B1']);
  });

  it('are none while something off the map is asked for, and all once nothing is left to choose', () => {
    const paying = { action: 'move', question: 'pay', line: [option('move', 'Q1')] };
    expect(lit(paying)).toEqual([]);
    expect(lit({ ...paying, ready: true })).toBeNull();
  });

  it('are all when the turn is to end', () => {
    expect(lit({ action: 'end', line: [option('end', '')] })).toBeNull();
  });
});

describe('around the action', () => {
  it('the hexes it comes from are those that the server says', () => {
    expect(sourcesOf(decision({ action: 'howl', candidates: [] }))).toEqual(['A1']);
    expect(sourcesOf(decision({ action: 'howl' }))).toEqual([]);
  });

  it('hexes that it might mean but can’t are neither lit nor the one that is chosen', () => {
    const candidates = ['B2', 'X1', 'C3', 'Y2'];
    expect(refusedOf(decision({ action: 'howl', candidates }))).toEqual(['X1', 'Y2']);
    expect(refusedOf(decision({ action: 'howl', candidates, target: 'Y2', line: [HOWLS[0]!] }))).toEqual(['X1']);
    expect(refusedOf(decision({ action: 'howl' }))).toEqual([]);
  });
});
