import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Away, Refused } from '../src/lib/api';
import type { State } from '../src/lib/protocol';
import { Table, type Happening } from '../src/lib/table.svelte';
import { event, fakeApi, FakeOutside, fixture, later, previewOf, problem, settled, type FakeApi } from './helpers';

let start: State;
let server: FakeApi;
let outside: FakeOutside;
let table: Table;

const first = () => table.offer[0]!.text;

beforeEach(() => {
  start = fixture('lone-first');
  outside = new FakeOutside();
  server = fakeApi({
    preview: (_, { line = [] }) => previewOf(start, { step: line.length, offer: start.position!.offer.slice(0, 2) }),
    events: () => ({ seq: 9, events: [] }),
    table: () => start,
  });
  table = new Table(server.api, start, outside);
});

describe('making up one’s mind', () => {
  test('shows the game as it would be, and keeps the game as it is', async () => {
    await table.choose(first());
    expect(table.line).toHaveLength(1);
    expect(table.position!.step).toBe(1);
    expect(table.actual!.step).toBe(0);
    expect(table.offer).toHaveLength(2);
  });

  test('takes only what is offered', async () => {
    expect(await table.choose('play X9 nowhere')).toBe(false);
    expect(server.asked).toEqual([]);
  });

  test('goes one step back, and to nothing', async () => {
    await table.choose(first());
    await table.choose(first());
    await table.back();
    expect(table.line).toHaveLength(1);
    await table.back();
    expect(table.preview).toBeNull();
    expect(table.position).toBe(table.actual);
  });

  test('two choices at once are asked one after the other', async () => {
    const text = first();
    await Promise.all([table.choose(text), table.choose(text)]);
    const lines = server.asked.map((asked) => (asked.args[1] as { line: string[] }).line.length);
    expect(lines).toEqual([1, 2]);
  });

  test('a refused choice leaves the line as it was, with the reason', async () => {
    await table.choose(first());
    server.answers['preview'] = () => {
      throw new Refused(problem('follow-suit', { clause: 'L6' }), 422);
    };
    expect(await table.choose(first())).toBe(false);
    expect(table.line).toHaveLength(1);
    expect(table.preview).not.toBeNull();
    expect(table.refused!.clause).toBe('L6');
  });

  test('an answer that comes too late changes nothing', async () => {
    let answer = (_: unknown) => {};
    server.answers['preview'] = () => new Promise((done) => (answer = done));
    const choosing = table.choose(first());
    await settled();
    table.clear();
    answer(previewOf(start));
    expect(await choosing).toBe(false);
    expect(table.preview).toBeNull();
  });

  test('the same peek is asked once, until the game goes on', async () => {
    await Promise.all([table.peek('a'), table.peek('a'), table.peek('b')]);
    expect(server.asked).toHaveLength(2);
    expect(table.line).toEqual([]);
  });

  test('what is asked ends with an order: by then the game is another', async () => {
    const signals: AbortSignal[] = [];
    let played!: (answer: unknown) => void;
    server.answers['preview'] = (_id, _ask, unless) => {
      if (unless) signals.push(unless);
      return previewOf(start);
    };
    server.answers['order'] = () => new Promise((done) => (played = done));
    await table.peek('a');
    expect(signals.map((signal) => signal.aborted)).toEqual([false]);
    const playing = table.play(first());
    await table.peek('b');
    expect(signals.map((signal) => signal.aborted)).toEqual([true, true]);
    played({ seq: 10, events: [event(10)], state: later(start, 10) });
    await playing;
    await table.peek('c');
    expect(signals.map((signal) => signal.aborted)).toEqual([true, true, false]);
  });

  test('asks why not after the line', async () => {
    server.answers['whyNot'] = () => [];
    await table.choose(first());
    await table.whyNot(table.line, { place: 'K2' });
    expect(server.asked.at(-1)!.args[1]).toEqual({ seat: 0, line: [...table.line], place: 'K2' });
  });
});

describe('an order', () => {
  test('carries the number seen and an id, and clears the line', async () => {
    server.answers['order'] = () => ({ seq: 10, events: [event(10)], state: later(start, 10, { step: 1 }) });
    await table.choose(first());
    expect(await table.play()).toBe(true);
    const order = server.asked.find((asked) => asked.name === 'order')!.args[1] as {
      id: string;
      seq: number;
      command: { line: string[] };
    };
    expect(order.seq).toBe(9);
    expect(order.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(order.command.line).toHaveLength(1);
    expect(table.line).toEqual([]);
    expect(table.state.seq).toBe(10);
    expect(table.last!.own).toBe(true);
  });

  test('is repeated with the same id while the network is away', async () => {
    vi.useFakeTimers();
    let tries = 0;
    server.answers['order'] = () => {
      tries += 1;
      if (tries < 3) throw new Away();
      return { seq: 10, events: [event(10)], state: later(start, 10) };
    };
    const playing = table.order({ do: 'begin' });
    await vi.advanceTimersByTimeAsync(5000);
    vi.useRealTimers();
    expect(await playing).toBe(true);
    const ids = server.asked
      .filter((asked) => asked.name === 'order')
      .map((asked) => (asked.args[1] as { id: string }).id);
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(1);
  });

  test('that came too late brings what was missed; the half-made move is kept if it can be', async () => {
    await table.choose(first());
    const line = [...table.line];
    const missed = { seq: 10, events: [event(10)], state: later(start, 10, { step: 3 }) };
    server.answers['order'] = () => {
      throw new Refused(problem('behind', { missed }), 409);
    };
    expect(await table.play()).toBe(false);
    await settled();
    expect(table.state.seq).toBe(10);
    expect(table.line).toEqual(line);
    expect(table.refused!.code).toBe('behind');
  });

  test('a second one waits for the first', async () => {
    let answer = (_: unknown) => {};
    server.answers['order'] = () => new Promise((done) => (answer = done));
    const one = table.order({ do: 'begin' });
    expect(table.offer).toEqual([]);
    expect(await table.order({ do: 'begin' })).toBe(false);
    answer({ seq: 10, events: [event(10)], state: later(start, 10) });
    expect(await one).toBe(true);
  });
});

describe('what happens', () => {
  const happens = (seq: number, change: object = { step: seq }, events = [event(seq)]) =>
    outside.socket.says({ type: 'happened', events, state: later(start, seq, change) });

  beforeEach(async () => {
    server.answers['events'] = () => ({ seq: 9, events: Array.from({ length: 9 }, (_, index) => event(index + 1)) });
    await table.refresh();
    table.events = (await server.api.events('x', 0)).events;
    table.wake();
    await table.look(0);
    outside.socket.greets();
  });

  test('is shown, and kept in the log once', async () => {
    happens(10);
    happens(10);
    await settled();
    expect(table.state.seq).toBe(10);
    expect(table.events.map((each) => each.seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('is shown one thing after the other, and nothing can be decided meanwhile', async () => {
    const shown: Happening[] = [];
    let next = () => {};
    table.director = (happening) => {
      shown.push(happening);
      return new Promise((done) => (next = done));
    };
    happens(10);
    happens(11);
    await settled();
    expect(shown).toHaveLength(1);
    expect(table.state.seq).toBe(10);
    expect(table.mine).toBe(false);
    next();
    await settled();
    expect(shown.map((each) => each.after!.step)).toEqual([10, 11]);
    next();
    await settled();
    expect(table.mine).toBe(true);
  });

  test('is not played out when much has happened', async () => {
    let count = 0;
    let free = () => {};
    table.director = () => {
      count += 1;
      return new Promise((done) => (free = done));
    };
    for (let seq = 10; seq < 18; seq += 1) happens(seq);
    await settled();
    free();
    await settled();
    free();
    await settled();
    expect(table.state.seq).toBeGreaterThan(12);
    expect(count).toBeLessThan(5);
  });

  test('a gap in the log is filled', async () => {
    server.answers['events'] = (_, after) => ({
      seq: 12,
      events: [event(after + 1), event(after + 2), event(after + 3)],
    });
    happens(12);
    await settled();
    expect(table.events.slice(-3).map((each) => each.seq)).toEqual([10, 11, 12]);
  });

  test('that is no part of the game leaves a half-made move alone', async () => {
    await table.choose(first());
    const asked = server.asked.length;
    happens(10, { step: 0 }, [event(10, { kind: 'back_asked', facts: { to_step: 0 } })]);
    await settled();
    expect(table.line).toHaveLength(1);
    expect(server.asked).toHaveLength(asked);
  });

  test('a half-made move that is no longer one’s own is given up, and that is said', async () => {
    await table.choose(first());
    happens(10, { step: 1, to_decide: 1, offer: [] });
    await settled();
    expect(table.line).toEqual([]);
    expect(table.dropped).toBe(true);
  });

  test('a half-made move that is no longer possible is given up', async () => {
    await table.choose(first());
    server.answers['preview'] = () => {
      throw new Refused(problem('follow-suit'), 422);
    };
    happens(10, { step: 2 });
    await settled();
    expect(table.line).toEqual([]);
    expect(table.dropped).toBe(true);
  });

  test('a pong that knows more than we do makes us ask', async () => {
    server.answers['table'] = () => later(start, 11, { step: 11 });
    server.answers['events'] = () => ({ seq: 11, events: [event(10), event(11)] });
    outside.socket.says({ type: 'pong', seq: 11, at: '' });
    await settled();
    await settled();
    expect(table.state.seq).toBe(11);
  });

  test('chat comes once, in order, whatever the way', () => {
    const said = (number: number) => ({
      type: 'said',
      chat: { number, at: '', name: 'Mira', seat: 0, text: String(number) },
    });
    for (const number of [2, 1, 2]) outside.socket.says(said(number));
    expect(table.chat.map((line) => line.text)).toEqual(['1', '2']);
  });

  test('who is there and who thinks is known', () => {
    outside.socket.says({ type: 'present', present: [0, 1], watching: 3, thinking: 1 });
    expect([table.present, table.watching, table.thinking]).toEqual([[0, 1], 3, 1]);
  });

  test('whoever came while something was being shown stays there', async () => {
    let shown = () => {};
    table.director = () => new Promise((done) => (shown = done));
    const happened = (seq: number) =>
      outside.socket.says({ type: 'happened', events: [event(seq)], state: later(start, seq, { step: seq }) });
    happened(10);
    happened(11);
    outside.socket.says({ type: 'present', present: [0], watching: 2, thinking: null });
    shown();
    await settled();
    expect(table.state.seq).toBe(11);
    expect([table.present, table.watching]).toEqual([[0], 2]);
  });
});

describe('several seats on one device', () => {
  beforeEach(() => {
    const seats = start.table.seats.map((seat) => ({ ...seat, kind: 'person' as const, yours: true }));
    start = { ...start, table: { ...start.table, seats } };
    server.answers['table'] = (_, seat) => ({ ...start, seat });
    table = new Table(server.api, start, outside);
  });

  test('nothing is shown of one seat while another is looked through', async () => {
    server.answers['order'] = () => ({
      seq: 10,
      events: [event(10)],
      state: { ...later(start, 10, { to_decide: 1 }), seat: 1 },
    });
    await table.choose(first());
    await table.play();
    expect(table.seat).toBe(0);
  });

  test('the next to decide is known, and can be looked through', async () => {
    start = later(start, 9, { to_decide: 1 });
    table = new Table(server.api, start, outside);
    expect(table.handOver).toBe(1);
    expect(table.mine).toBe(false);
    await table.look(1);
    expect(table.seat).toBe(1);
    expect(table.handOver).toBeNull();
    expect(table.mine).toBe(true);
  });
});
