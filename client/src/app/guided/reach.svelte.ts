/** Asking a server that may be away for a while: that it is away is known, and what must be answered is asked again. */
import { Away } from '$lib/asking';

const TRY_AGAIN_MS = 1200;

export class Reach {
  /** The server can't be reached; what was chosen waits. */
  away = $state(false);
  #closed = false;

  close(): void {
    this.#closed = true;
  }

  /** Ask, and know from it whether the server can be reached. What is no longer wanted says nothing about that. */
  async ask<T>(ask: () => Promise<T>, unless?: AbortSignal): Promise<T> {
    try {
      const found = await ask();
      this.away = false;
      return found;
    } catch (error) {
      if (error instanceof Away && !unless?.aborted) this.away = true;
      throw error;
    }
  }

  /** Ask until there is an answer; null: the page was left. */
  async insist<T>(ask: () => Promise<T>): Promise<T | null> {
    while (!this.#closed) {
      try {
        return await this.ask(ask);
      } catch (error) {
        if (!(error instanceof Away)) throw error;
        await new Promise((done) => setTimeout(done, TRY_AGAIN_MS));
      }
    }
    return null;
  }
}
