/**
 * Orders on their way: through the socket of their table while that is live, else by HTTP.
 *
 * An order has an id, and is carried out once however often and whichever way it comes: without an answer through the
 * socket the same order is sent the other way.
 */
import type { Api } from './api';
import { Away, Refused } from './asking';
import { outside, type Outside } from './connection';
import { insist } from './insist';
import type { Answer, GivenOrder, Order, SocketMessage } from './protocol';

/** A line that is silent for so long may be dead: the other way is sooner there. */
const ANSWER_WITHIN = 2000;

interface Waiting {
  id: string;
  carried(): void;
  failed(error: Error): void;
}

export class Orders {
  readonly #api: Api;
  readonly #table: string;
  readonly #say: (text: string) => boolean;
  readonly #outside: Outside;
  #waiting: Waiting | null = null;

  /** `say` sends a text through the socket, if that is live; whether it is. */
  constructor(api: Api, table: string, say: (text: string) => boolean, from: Outside = outside) {
    this.#api = api;
    this.#table = table;
    this.#say = say;
    this.#outside = from;
  }

  /** Have an order carried out; what it led to, or null if the socket has told that. */
  async give(order: Order): Promise<Answer | null> {
    try {
      await this.#throughSocket(order);
      return null;
    } catch (error) {
      if (!(error instanceof Away)) throw error;
      return insist(() => this.#api.order(this.#table, order));
    }
  }

  /** Take notice of a message from the socket; whether it tells what was ordered here. */
  heard(message: SocketMessage): boolean {
    const waiting = this.#waiting;
    if (!waiting) return false;
    if (message.type === 'happened' && message.order === waiting.id) {
      waiting.carried();
      return true;
    }
    if (message.type === 'answered' && message.id === waiting.id) waiting.carried();
    if (message.type === 'refused' && message.id === waiting.id)
      waiting.failed(new Refused(message.problem, message.status));
    return false;
  }

  /** The socket is gone: whoever waits for it goes the other way. */
  cutOff(): void {
    this.#waiting?.failed(new Away());
  }

  async #throughSocket(order: Order): Promise<void> {
    const given: GivenOrder = { type: 'order', language: this.#api.language, ...order };
    if (!this.#say(JSON.stringify(given))) throw new Away();
    const timer = this.#outside.later(() => this.cutOff(), ANSWER_WITHIN);
    try {
      await new Promise<void>((carried, failed) => {
        this.#waiting = { id: order.id, carried, failed };
      });
    } finally {
      this.#waiting = null;
      this.#outside.never(timer);
    }
  }
}
