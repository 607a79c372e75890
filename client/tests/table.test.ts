import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Away, Refused } from '../src/lib/asking';
import type { Option, State } from '../src/lib/protocol';
import { Table } from '../src/lib/table.svelte';
import type { Board } from '../src/kit/board.svelte';
import type { Happening } from '../src/kit/shown';
import { event, fakeApi, FakeOutside, fixture, later, previewOf, problem, settled, type FakeApi } from './helpers';

let start: State;
let server: FakeApi;
let outside: FakeOutside;
let table: Table;
let board: Board;

const first = () => board.offer[0]!;
const other = (text: string): Option => ({ number: 0, text, data: { action: 'end', number: 0 } });
const texts = () => board.line.map(({ text }) => text);

beforeEach(() => {
  start = fixture('lone-first');
  outside = new FakeOutside();
  server = fakeApi({
    preview: (_, { line = [] }) => previewOf(start, { step: line.length, offer: start.position!.offer.slice(0, 2) }),
    events: () => ({ seq: 9, events: [] }),
    table: () => start,
  });
  table = new Table(server.api, start, outside);
  board = table.board;
});

describe('making up one’s mind', () => {
  test('shows the game as it would be, and keeps the game as it is', async () => {
    await board.choose(first());
    expect(board.line).toHaveLength(1);
    expect(board.position.step).toBe(1);
    expect(board.actual.step).toBe(0);
    expect(board.offer).toHaveLength(2);
  });

  test('takes only what is offered', async () => {
    expect(await board.choose(other('play X9 nowhere'))).toBe(false);
    expect(server.asked).toEqual([]);
  });

  test('goes one step back, and to nothing', async () => {
    await board.choose(first());
    await board.choose(first());
    await board.back();
    expect(board.line).toHaveLength(1);
    await board.back();
    expect(board.preview).toBeNull();
    expect(board.position).toBe(board.actual);
  });

  test('two choices at once are asked one after the other', async () => {
    const option = first();
    await Promise.all([board.choose(option), board.choose(option)]);
    const lines = server.asked.map((asked) => (asked.args[1] as { line: string[] }).line.length);
    expect(lines).toEqual([1, 2]);
  });

  test('a refused choice leaves the line as it was, with the reason', async () => {
    await board.choose(first());
    server.answers['preview'] = () => {
      throw new Refused(problem('follow-suit', { clause: 'L6' }), 422);
    };
    expect(await board.choose(first())).toBe(false);
    expect(board.line).toHaveLength(1);
    expect(board.preview).not.toBeNull();
    expect(table.refused!.clause).toBe('L6');
  });

  test('an answer that comes too late changes nothing', async () => {
    let answer = (_: unknown) => {};
    server.answers['preview'] = () => new Promise((done) => (answer = done));
    const choosing = board.choose(first());
    await settled();
    board.clear();
    answer(previewOf(start));
    expect(await choosing).toBe(false);
    expect(board.preview).toBeNull();
  });

  test('the same peek is asked once, until the game goes on', async () => {
    await Promise.all([board.peek([other('a')]), board.peek([other('a')]), board.peek([other('b')])]);
    expect(server.asked).toHaveLength(2);
    expect(board.line).toEqual([]);
  });

  test('what is asked ends with an order: by then the game is another', async () => {
    const signals: AbortSignal[] = [];
    let played!: (answer: unknown) => void;
    server.answers['preview'] = (_id, _ask, unless) => {
      if (unless) signals.push(unless);
      return previewOf(start);
    };
    server.answers['order'] = () => new Promise((done) => (played = done));
    await board.peek([other('a')]);
    expect(signals.map((signal) => signal.aborted)).toEqual([false]);
    const playing = board.play(first());
    await settled();
    await board.peek([other('b')]);
    expect(signals.map((signal) => signal.aborted)).toEqual([true, true]);
    played({ seq: 10, events: [event(10)], state: later(start, 10) });
    await playing;
    await board.peek([other('c')]);
    expect(signals.map((signal) => signal.aborted)).toEqual([true, true, false]);
  });

  test('asks why not after the line', async () => {
    server.answers['whyNot'] = () => [];
    await board.choose(first());
    await board.whyNot(board.line, { place: 'K2' });
    expect(server.asked.at(-1)!.args[1]).toEqual({ seat: 0, line: texts(), place: 'K2', doing: '' });
  });
});

describe('an order', () => {
  test('carries the number seen and an id, and clears the line', async () => {
    server.answers['order'] = () => ({ seq: 10, events: [event(10)], state: later(start, 10, { step: 1 }) });
    await board.choose(first());
    expect(await board.play()).toBe(true);
    const order = server.asked.find((asked) => asked.name === 'order')!.args[1] as {
      id: string;
      seq: number;
      command: { line: string[] };
    };
    expect(order.seq).toBe(9);
    expect(order.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(order.command.line).toHaveLength(1);
    expect(board.line).toEqual([]);
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
    await board.choose(first());
    const line = [...board.line];
    const missed = { seq: 10, events: [event(10)], state: later(start, 10, { step: 3 }) };
    server.answers['order'] = () => {
      throw new Refused(problem('behind', { missed }), 409);
    };
    expect(await board.play()).toBe(false);
    await settled();
    expect(table.state.seq).toBe(10);
    expect(board.line).toEqual(line);
    expect(table.refused!.code).toBe('behind');
  });

  test('a second one waits for the first', async () => {
    let answer = (_: unknown) => {};
    server.answers['order'] = () => new Promise((done) => (answer = done));
    const one = table.order({ do: 'begin' });
    await settled();
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
    board.director = (happening) => {
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
    board.director = () => {
      count += 1;
      return new Promise((done) => (free = done));
    };
    for (let seq = 10; seq < 40; seq += 1) happens(seq);
    await settled();
    free();
    await settled();
    free();
    await settled();
    expect(table.state.seq).toBeGreaterThan(30);
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
    await board.choose(first());
    const asked = server.asked.length;
    happens(10, { step: 0 }, [event(10, { kind: 'back_asked', facts: { to_step: 0 } })]);
    await settled();
    expect(board.line).toHaveLength(1);
    expect(server.asked).toHaveLength(asked);
  });

  test('a half-made move that is no longer one’s own is given up, and that is said', async () => {
    await board.choose(first());
    happens(10, { step: 1, to_decide: 1, offer: [] });
    await settled();
    expect(board.line).toEqual([]);
    expect(board.dropped).toBe(true);
  });

  test('a half-made move that is no longer possible is given up', async () => {
    await board.choose(first());
    server.answers['preview'] = () => {
      throw new Refused(problem('follow-suit'), 422);
    };
    happens(10, { step: 2 });
    await settled();
    expect(board.line).toEqual([]);
    expect(board.dropped).toBe(true);
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
    expect(table.talk.lines.map((line) => line.text)).toEqual(['1', '2']);
  });

  test('who is there and who thinks is known', () => {
    outside.socket.says({ type: 'present', present: [0, 1], watching: 3, thinking: 1 });
    expect([table.presence.present, table.presence.watching, table.presence.thinking]).toEqual([[0, 1], 3, 1]);
  });

  test('whoever came while something was being shown stays there', async () => {
    let shown = () => {};
    board.director = () => new Promise((done) => (shown = done));
    const happened = (seq: number) =>
      outside.socket.says({ type: 'happened', events: [event(seq)], state: later(start, seq, { step: seq }) });
    happened(10);
    happened(11);
    outside.socket.says({ type: 'present', present: [0], watching: 2, thinking: null });
    shown();
    await settled();
    expect(table.state.seq).toBe(11);
    expect([table.presence.present, table.presence.watching]).toEqual([[0], 2]);
  });
});

describe('several seats on one device', () => {
  beforeEach(() => {
    const seats = start.table.seats.map((seat) => ({ ...seat, kind: 'person' as const, yours: true }));
    start = { ...start, table: { ...start.table, seats } };
    server.answers['table'] = (_, seat) => ({ ...start, seat });
    table = new Table(server.api, start, outside);
    board = table.board;
  });

  test('nothing is shown of one seat while another is looked through', async () => {
    server.answers['order'] = () => ({
      seq: 10,
      events: [event(10)],
      state: { ...later(start, 10, { to_decide: 1 }), seat: 1 },
    });
    await board.choose(first());
    await board.play();
    expect(table.seat).toBe(0);
  });

  test('the next to decide is known, and can be looked through', async () => {
    start = later(start, 9, { to_decide: 1 });
    table = new Table(server.api, start, outside);
    board = table.board;
    expect(table.handOver).toBe(1);
    expect(table.mine).toBe(false);
    await table.look(1);
    expect(table.seat).toBe(1);
    expect(table.handOver).toBeNull();
    expect(table.mine).toBe(true);
  });
});
