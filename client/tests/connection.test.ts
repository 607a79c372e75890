import { beforeEach, describe, expect, test } from 'vitest';
import { Connection, type Hindrance, type Link } from '../src/lib/connection';
import type { SocketMessage } from '../src/lib/protocol';
import { FakeOutside, settled } from './helpers';

let outside: FakeOutside;
let heard: SocketMessage[];
let links: Link[];
let reasons: (Hindrance | null)[];
let found: () => Promise<void>;
let connection: Connection;

beforeEach(() => {
  outside = new FakeOutside();
  heard = [];
  links = [];
  reasons = [];
  found = () => Promise.resolve();
  let after = 0;
  connection = new Connection(
    {
      url: () => `ws://x/?after=${after++}`,
      message: (message) => heard.push(message),
      link: (link, why) => {
        links.push(link);
        reasons.push(why);
      },
      lostPlace: () => found(),
    },
    outside,
  );
  connection.open();
});

describe('a connection', () => {
  test('is live once the server speaks, and hands on what it hears', () => {
    outside.socket.opens();
    expect(links).toEqual(['connecting']);
    outside.socket.says({ type: 'pong', seq: 3, at: '' });
    expect(links).toEqual(['connecting', 'live']);
    expect(heard).toEqual([{ type: 'pong', seq: 3, at: '' }]);
  });

  test('comes back by itself, waiting longer up to a limit, from the number it has then', () => {
    const waits: number[] = [];
    for (let tries = 0; tries < 7; tries += 1) {
      outside.socket.ends(1006);
      waits.push(...outside.waits);
      outside.ring();
    }
    expect(waits).toEqual([400, 800, 1000, 1000, 1000, 1000, 1000]);
    expect(outside.socket.url).toBe('ws://x/?after=7');
  });

  test('waits little again after it was live', () => {
    outside.socket.ends(1006);
    outside.ring();
    outside.socket.greets();
    outside.socket.ends(1006);
    expect(outside.waits).toEqual([400]);
  });

  test('that says nothing after a ping is taken for lost', () => {
    outside.socket.greets();
    const silent = outside.socket;
    outside.ring();
    expect(silent.sent).toEqual(['{"type":"ping"}']);
    outside.ring();
    expect(silent.closed).toBe(true);
    expect(connection.link).toBe('lost');
  });

  test('that answers a ping stays', () => {
    outside.socket.greets();
    outside.ring();
    outside.socket.says({ type: 'pong', seq: 0, at: '' });
    expect(connection.link).toBe('live');
    expect(outside.timers.size).toBe(1);
  });

  test('tries at once when the network is back', () => {
    outside.socket.ends(1006);
    connection.wake();
    expect(outside.sockets).toHaveLength(2);
    expect(outside.waits).toEqual([5000]);
  });

  test('that does not open is tried again', () => {
    expect(outside.waits).toEqual([5000]);
    outside.ring();
    expect(outside.socket.closed).toBe(true);
    expect(connection.link).toBe('lost');
    expect(outside.waits).toEqual([400]);
  });

  test('that is silent when the network is back is replaced at once', () => {
    outside.socket.greets();
    const silent = outside.socket;
    connection.wake();
    expect(silent.sent).toEqual(['{"type":"ping"}']);
    expect(outside.waits).toEqual([1000]);
    outside.ring();
    expect(silent.closed).toBe(true);
    expect(outside.sockets).toHaveLength(2);
    expect(connection.link).toBe('connecting');
  });

  test('does not listen to a socket that it gave up', () => {
    const old = outside.socket;
    old.ends(1006);
    outside.ring();
    old.says({ type: 'pong', seq: 9, at: '' });
    old.ends(1006);
    expect(heard).toEqual([]);
    expect(connection.link).toBe('connecting');
  });

  test.each([
    [4403, 'may-not-watch'],
    [4404, 'no-table'],
  ])('that is refused with %i says why, and does not come back', (code, why) => {
    outside.socket.opens();
    outside.socket.ends(code);
    expect(connection.link).toBe('closed');
    expect(reasons.at(-1)).toBe(why);
    expect(outside.timers.size).toBe(0);
  });

  test.each([
    [4429, 'too-many'],
    [4503, 'database-away'],
  ])('that is refused with %i says why, and comes back ever more seldom', (code, why) => {
    const waits: number[] = [];
    for (let tries = 0; tries < 3; tries += 1) {
      outside.socket.opens();
      outside.socket.ends(code);
      expect(reasons.at(-1)).toBe(why);
      waits.push(...outside.waits);
      outside.ring();
    }
    expect(waits).toEqual([400, 800, 1000]);
    expect(links).not.toContain('live');
    expect([connection.link, reasons.at(-1)]).toEqual(['connecting', why]);
    outside.socket.greets();
    expect([connection.link, reasons.at(-1)]).toEqual(['live', null]);
  });

  test('that lost its place finds it before it connects again', async () => {
    let finish = () => {};
    found = () => new Promise((done) => (finish = done));
    outside.socket.ends(4409);
    await settled();
    expect(outside.sockets).toHaveLength(1);
    finish();
    await settled();
    expect(outside.sockets).toHaveLength(2);
  });

  test('that can not find its place tries later', async () => {
    found = () => Promise.reject(new Error('away'));
    outside.socket.ends(4409);
    await settled();
    expect(outside.waits).toEqual([400]);
  });

  test('that is not wanted any more is closed once it is open', () => {
    const socket = outside.socket;
    socket.readyState = 0;
    connection.close();
    expect(socket.closed).toBe(false);
    socket.opens();
    expect(socket.closed).toBe(true);
    expect(connection.link).toBe('closed');
  });

  test('is quiet once closed', () => {
    outside.socket.greets();
    const socket = outside.socket;
    connection.close();
    socket.ends(1000);
    connection.wake();
    expect(outside.sockets).toHaveLength(1);
    expect(outside.timers.size).toBe(0);
    expect(connection.link).toBe('closed');
  });
});
