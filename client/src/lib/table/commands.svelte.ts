/** Commands to a table, one after the other: each is carried out once, however often the network fails on the way. */
import type { Api } from '../api';
import { Refused } from '../asking';
import type { Outside } from '../connection';
import { Orders } from '../orders';
import type { Answer, Command, Problem, SocketMessage } from '../protocol';
import { uuid } from '../web';

/** What came of a command: an answer (null if the socket has told it), or why it was refused. */
export type Outcome = { answer: Answer | null } | { problem: Problem };

export class Commands {
  #waiting = $state(0);
  /** Why the last one was refused. */
  refused: Problem | null = $state.raw(null);
  readonly #orders: Orders;
  /** When the last one is carried out. */
  #before: Promise<unknown> = Promise.resolve();

  /** `say` sends a text through the socket of the table, if that is live; whether it is. */
  constructor(api: Api, table: string, say: (text: string) => boolean = () => false, outside?: Outside) {
    this.#orders = new Orders(api, table, say, outside);
  }

  /** Whether one is on its way. */
  get sending(): boolean {
    return this.#waiting > 0;
  }

  /** Have a command carried out after those before it, by one who has seen the log up to a number by then. */
  give(command: Command, seen: () => number): Promise<Outcome> {
    this.#waiting += 1;
    const given = this.#before.then(() => this.#give(command, seen()));
    this.#before = given.catch(() => undefined);
    return given;
  }

  /** Take notice of a message from the socket; whether it tells what was ordered here. */
  heard(message: SocketMessage): boolean {
    return this.#orders.heard(message);
  }

  /** The socket is gone. */
  cutOff(): void {
    this.#orders.cutOff();
  }

  async #give(command: Command, seq: number): Promise<Outcome> {
    this.refused = null;
    try {
      return { answer: await this.#orders.give({ id: uuid(), seq, command }) };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { problem: error.problem };
    } finally {
      this.#waiting -= 1;
    }
  }
}
