import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Ask, Option, Order, State } from '$lib/protocol';
import { Table } from '$lib/table.svelte';
import { event, fakeApi, FakeOutside, fixture, later, previewOf, settled, type FakeApi } from '../../tests/helpers';
import { Deciding } from './deciding.svelte';

/** A table at which every preview is possible, and shows the position as it is. */
function sitAt(name: string, atOnce = false): { server: FakeApi; table: Table; deciding: Deciding; state: State } {
  const state = fixture(name);
  const server = fakeApi({
    preview: () => previewOf(state),
    events: () => ({ seq: state.seq, events: [] }),
    order: (_: string, order: Order) => ({
      seq: order.seq + 1,
      events: [event(order.seq + 1)],
      state: later(state, order.seq + 1),
    }),
  });
  const table = new Table(server.api, state, new FakeOutside());
  return { server, table, state, deciding: new Deciding(table, () => atOnce) };
}

const asked = (server: FakeApi): string[][] =>
  server.asked.filter((each) => each.name === 'preview').map((each) => (each.args[1] as Ask).line!);
const ordered = (server: FakeApi): unknown[] =>
  server.asked.filter((each) => each.name === 'order').map((each) => (each.args[1] as Order).command);

describe('laying a card', () => {
  let at: ReturnType<typeof sitAt>;
  beforeEach(() => (at = sitAt('lone-first')));

  it('is a card, a land, and the button', async () => {
    const { deciding, table } = at;
    await deciding.holdCard('K3');
    expect([deciding.chosen.card, deciding.plan?.step, deciding.ready, table.line]).toEqual(['K3', 'land', false, []]);
    await deciding.chooseLand('caves');
    expect([table.line, deciding.ready]).toEqual([['play K3 caves'], true]);
    expect(await deciding.go()).toBe(true);
    expect(ordered(at.server)).toMatchObject([{ do: 'play', line: ['play K3 caves'] }]);
    expect(deciding.chosen.card).toBeNull();
  });

  it('can be dragged, and changed: another card goes to the same land', async () => {
    await at.deciding.layCard('K3', 'desert');
    await at.deciding.holdCard('G4');
    expect(at.table.line).toEqual(['play G4 desert']);
    await at.deciding.chooseLand('tundra');
    expect(at.table.line).toEqual(['play G4 tundra']);
  });

  it('goes back step by step, and then no further', async () => {
    await at.deciding.layCard('K3', 'desert');
    expect(at.deciding.back()).toBe(true);
    await settled();
    expect([at.table.line, at.deciding.chosen.card]).toEqual([[], 'K3']);
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
    expect([at.table.line, at.deciding.chosen.card]).toEqual([[], null]);
  });

  it('is played at once by one who wants it so', async () => {
    const { deciding, server } = sitAt('lone-first', true);
    await deciding.layCard('K3', 'desert');
    expect(ordered(server)).toMatchObject([{ do: 'play', line: ['play K3 desert'] }]);
  });
});

describe('pointing at a land', () => {
  it('shows what would follow, and changes nothing', async () => {
    const { deciding, server, table } = sitAt('lone-first');
    await deciding.holdCard('K3');
    deciding.point({ land: 'swamp' });
    await settled();
    expect([asked(server), table.line, deciding.considered.land]).toEqual([[['play K3 swamp']], [], 'swamp']);
    deciding.point(null);
    expect([deciding.preview, deciding.considered.land]).toEqual([null, null]);
  });

  it('asks nothing where the card may not go, or where none is held', async () => {
    const { deciding, server } = sitAt('lone-first');
    deciding.point({ land: 'swamp' });
    await settled();
    expect(asked(server)).toEqual([]);
  });
});

describe('a scar in the hand', () => {
  it('is weighed for every slot that is lit', async () => {
    const { deciding, server, state } = sitAt('lone-basic');
    const richer = previewOf(state);
    richer.position = structuredClone(richer.position);
    richer.position.sheet.seats[0]!.total += 4;
    server.answers['preview'] = (_: string, ask: Ask) => (ask.line![0] === 'place swamp' ? richer : previewOf(state));
    await deciding.weighSlots();
    flushSync();
    expect(asked(server)).toHaveLength(5);
    expect([deciding.gain('swamp'), deciding.gain('caves')]).toEqual([
      { points: 4, strength: [] },
      { points: 0, strength: [] },
    ]);
    deciding.forget();
    expect(deciding.gain('swamp')).toBeNull();
  });

  it('is put on a slot by the button', async () => {
    const { deciding, table } = sitAt('lone-basic');
    expect(deciding.ready).toBe(false);
    await deciding.chooseSlot('tundra');
    expect([table.line, deciding.ready]).toEqual([['place tundra'], true]);
  });
});

describe('taking a scar', () => {
  const scars = (['S3', 'hidden'] as const).map((scar, place): Option => ({
    number: 150 + place,
    text: `take ${scar}`,
    data: { action: 'take', number: 150 + place, scar },
  }));

  it('needs a slot too, unless it lies face down', async () => {
    const { deciding, table, server, state } = sitAt('lone-basic');
    const slots = state.position!.offer;
    table.state = { ...state, position: { ...state.position!, question: 'take', offer: scars } };
    server.answers['preview'] = (_: string, ask: Ask) =>
      previewOf(state, { offer: ask.line![0] === 'take hidden' ? [] : slots });
    await deciding.chooseScar('S3');
    expect([table.line, deciding.plan?.step, deciding.ready]).toEqual([['take S3'], 'slot', false]);
    await deciding.chooseSlot('tundra');
    expect([table.line, deciding.ready]).toEqual([['take S3', 'place tundra'], true]);
    server.answers['preview'] = () => previewOf(state, { offer: [] });
    await deciding.chooseSlot('swamp');
    expect([table.line, deciding.plan?.slots.size]).toEqual([['take S3', 'place swamp'], 5]);
    await deciding.chooseScar('hidden');
    expect([table.line, deciding.plan?.step, deciding.ready]).toEqual([['take hidden'], 'scar', true]);
  });
});
