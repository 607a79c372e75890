import { beforeEach, describe, expect, test } from 'vitest';
import { Away, Refused } from '../src/lib/asking';
import { Orders } from '../src/lib/orders';
import type { Answer, GivenOrder, Order } from '../src/lib/protocol';
import { event, fakeApi, FakeOutside, fixture, later, problem, settled, type FakeApi } from './helpers';

const order: Order = { id: '6f0f8a52-6f9b-4b0e-8f9e-1de0e5cbb0a3', seq: 9, command: { do: 'begin' } };
const start = fixture('lone-first');
const answer: Answer = { seq: 10, events: [event(10)], state: later(start, 10) };

let server: FakeApi;
let outside: FakeOutside;
let said: GivenOrder[];
let live: boolean;
let orders: Orders;

beforeEach(() => {
  server = fakeApi({ order: () => answer });
  outside = new FakeOutside();
  said = [];
  live = true;
  const say = (text: string) => live && said.push(JSON.parse(text) as GivenOrder) > 0;
  orders = new Orders(server.api, 'here', say, outside);
});

describe('an order', () => {
  test('goes through the socket, and what happened names it', async () => {
    const giving = orders.give(order);
    expect(said).toEqual([{ type: 'order', ...order }]);
    const told = { type: 'happened', ...answer, order: order.id } as const;
    expect(orders.heard({ ...told, order: null })).toBe(false);
    expect(orders.heard(told)).toBe(true);
    expect(await giving).toBeNull();
    expect(server.asked).toEqual([]);
    expect(outside.timers.size).toBe(0);
    expect(orders.heard(told)).toBe(false);
  });

  test('that was carried out before is answered', async () => {
    const giving = orders.give(order);
    expect(orders.heard({ type: 'answered', id: order.id, seq: 9 })).toBe(false);
    expect(await giving).toBeNull();
  });

  test('that is refused says why, and is not sent again', async () => {
    const giving = orders.give(order);
    orders.heard({ type: 'refused', id: 'another', status: 403, problem: problem('not-your-seat') });
    orders.heard({ type: 'refused', id: order.id, status: 422, problem: problem('follow-suit') });
    const error = await giving.catch((error: unknown) => error);
    expect(error).toBeInstanceOf(Refused);
    expect((error as Refused).status).toBe(422);
    expect((error as Refused).problem.code).toBe('follow-suit');
    expect(server.asked).toEqual([]);
  });

  test('goes by HTTP where no socket is live', async () => {
    live = false;
    expect(await orders.give(order)).toEqual(answer);
    expect(server.asked).toEqual([{ name: 'order', args: ['here', order] }]);
  });

  test('goes by HTTP with the same id when the socket is cut off', async () => {
    const giving = orders.give(order);
    orders.cutOff();
    expect(await giving).toEqual(answer);
    expect(server.asked).toEqual([{ name: 'order', args: ['here', order] }]);
  });

  test('goes by HTTP when the socket says nothing for two seconds', async () => {
    const giving = orders.give(order);
    await settled();
    expect(outside.waits).toEqual([2000]);
    outside.ring();
    expect(await giving).toEqual(answer);
  });

  test('is asked for until there is an answer', async () => {
    live = false;
    let tries = 0;
    server.answers['order'] = () => {
      tries += 1;
      if (tries === 1) throw new Away();
      return answer;
    };
    expect(await orders.give(order)).toEqual(answer);
    expect(tries).toBe(2);
  });
});
