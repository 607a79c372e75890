import { beforeEach, describe, expect, it } from 'vitest';
import type { LoneWolvesSheet, Option, Position, Possible } from '$lib/protocol';
import { Board } from '$kit/board.svelte';
import { still } from '$kit/shown';
import { FakeReferee, fixture, NOTHING_AHEAD, previewOf, settled } from '../../tests/helpers';
import { Deciding } from './deciding.svelte';

/** A board on which every line is possible, and shows the position as it is. */
function sitAt(name: string, atOnce = false, change: Partial<Position> = {}) {
  const state = fixture(name);
  const position = { ...state.position!, ...change };
  const referee = new FakeReferee(state);
  const board = new Board(still(position, { seat: state.seat, mine: true }), referee);
  const texts = () => board.line.map(({ text }) => text);
  return { referee, board, state, asked: referee.asked, texts, deciding: new Deciding(board, () => atOnce) };
}

describe('laying a card', () => {
  let at: ReturnType<typeof sitAt>;
  beforeEach(() => (at = sitAt('lone-first')));

  it('is a card, a land, and the button', async () => {
    const { deciding, texts } = at;
    await deciding.holdCard('K3');
    expect([deciding.chosen.card, deciding.plan?.step, deciding.ready, texts()]).toEqual(['K3', 'land', false, []]);
    await deciding.chooseLand('caves');
    expect([texts(), deciding.ready]).toEqual([['play K3 caves'], true]);
    expect(await deciding.go()).toBe(true);
    expect(at.asked.at(-1)).toBe('play play K3 caves');
    expect(deciding.chosen.card).toBeNull();
  });

  it('can be dragged, and changed: another card goes to the same land', async () => {
    await at.deciding.layCard('K3', 'desert');
    await at.deciding.holdCard('G4');
    expect(at.texts()).toEqual(['play G4 desert']);
    await at.deciding.chooseLand('tundra');
    expect(at.texts()).toEqual(['play G4 tundra']);
  });

  it('goes back step by step, and then no further', async () => {
    await at.deciding.layCard('K3', 'desert');
    expect(at.deciding.back()).toBe(true);
    await settled();
    expect([at.texts(), at.deciding.chosen.card]).toEqual([[], 'K3']);
    expect([at.deciding.back(), at.deciding.chosen.card]).toEqual([true, null]);
    expect(at.deciding.back()).toBe(false);
  });

  it('puts a card down that is taken up again', async () => {
    await at.deciding.holdCard('K3');
    await at.deciding.holdCard('K3');
    expect(at.deciding.chosen.card).toBeNull();
  });

  it('does nothing with a card or a land that is not offered', async () => {
    await at.deciding.layCard('W2', 'desert');
    expect([at.texts(), at.deciding.chosen.card]).toEqual([[], null]);
  });

  it('is played at once by one who wants it so', async () => {
    const { deciding, asked } = sitAt('lone-first', true);
    await deciding.layCard('K3', 'desert');
    expect(asked.at(-1)).toBe('play play K3 desert');
  });
});

describe('pointing at a land', () => {
  it('shows what would follow, and changes nothing', async () => {
    const { deciding, asked, texts } = sitAt('lone-first');
    await deciding.holdCard('K3');
    deciding.point({ land: 'swamp' });
    await settled();
    expect([asked, texts(), deciding.considered.land]).toEqual([['preview play K3 swamp'], [], 'swamp']);
    deciding.point(null);
    expect([deciding.preview, deciding.considered.land]).toEqual([null, null]);
  });

  it('asks nothing where the card may not go, or where none is held', async () => {
    const { deciding, asked } = sitAt('lone-first');
    deciding.point({ land: 'swamp' });
    await settled();
    expect(asked).toEqual([]);
  });
});

describe('a scar in the hand', () => {
  it('is weighed for every slot that is lit, in one question', async () => {
    const { deciding, referee, state } = sitAt('lone-basic');
    const sheet = state.position!.sheet as LoneWolvesSheet;
    const richer = { ...sheet, lands: [], seats: sheet.seats.map((seat) => ({ ...seat, total: seat.total + 4 })) };
    const questions: string[][] = [];
    referee.ahead = (line) => {
      questions.push(line);
      const possible = state.position!.offer.map((option): Possible => {
        const swamp = option.text === 'place swamp';
        return {
          place: option.text,
          line: [option],
          told: [],
          shows: false,
          sheet: swamp ? richer : { ...sheet, lands: [] },
        };
      });
      return Promise.resolve({ ...NOTHING_AHEAD, possible });
    };
    await deciding.weighSlots();
    expect(questions).toEqual([[]]);
    expect([deciding.gain('swamp'), deciding.gain('caves')]).toEqual([
      { points: 4, strength: [] },
      { points: 0, strength: [] },
    ]);
    deciding.forget();
    expect(deciding.gain('swamp')).toBeNull();
  });

  it('is put on a slot by the button', async () => {
    const { deciding, texts } = sitAt('lone-basic');
    expect(deciding.ready).toBe(false);
    await deciding.chooseSlot('tundra');
    expect([texts(), deciding.ready]).toEqual([['place tundra'], true]);
  });
});

describe('taking a scar', () => {
  const scars = (['S3', 'hidden'] as const).map((scar, place): Option => ({
    number: 150 + place,
    text: `take ${scar}`,
    data: { action: 'take', number: 150 + place, scar },
  }));

  it('needs a slot too, unless it lies face down', async () => {
    const { deciding, referee, state, texts } = sitAt('lone-basic', false, { question: 'take', offer: scars });
    const slots = state.position!.offer;
    referee.preview = (line) => {
      const after = line.length > 1 || line[0] === 'take hidden' ? [] : slots;
      return Promise.resolve({ ...previewOf(state, { offer: after }), offers: [scars, slots].slice(0, line.length) });
    };
    await deciding.chooseScar('S3');
    expect([texts(), deciding.plan?.step, deciding.ready]).toEqual([['take S3'], 'slot', false]);
    await deciding.chooseSlot('tundra');
    expect([texts(), deciding.ready]).toEqual([['take S3', 'place tundra'], true]);
    await deciding.chooseSlot('swamp');
    expect([texts(), deciding.plan?.slots.size]).toEqual([['take S3', 'place swamp'], 5]);
    await deciding.chooseScar('hidden');
    expect([texts(), deciding.plan?.step, deciding.ready]).toEqual([['take hidden'], 'scar', true]);
  });
});
