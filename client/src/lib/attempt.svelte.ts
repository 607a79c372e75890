/**
 * The one way to attempt something that may fail: it is said that it failed, why, and what to do next.
 *
 * Where it was tried there may be a place to say so (`Attempt`); otherwise the page says it (`attempt`). What was meant
 * to help only, such as a look ahead, may fail without a word (`quietly`).
 */
import { Away, Refused } from './asking';
import { notices, type Said } from './notices.svelte';
import type { Facts } from './words.svelte';

/** The notice about something that failed. */
export const FAILED = 'failed';

/** Something failed as it may, and there is a message for it. */
export class Foreseen extends Error {
  constructor(
    readonly key: string,
    readonly facts: Facts = {},
  ) {
    super(key);
  }
}

/** What to say of something that failed: the server's own words, or a message of the catalogue. */
export function failure(error: unknown): Said {
  if (error instanceof Refused) return { sentence: error.message };
  if (error instanceof Foreseen) return { key: error.key, facts: error.facts };
  return { key: error instanceof Away ? 'server-away' : 'failed' };
}

/** Whether something failed as it may on any day, and not by a mistake of ours. */
export function isUsual(error: unknown): boolean {
  return error instanceof Refused || error instanceof Away || error instanceof Foreseen;
}

/** A mistake of ours is said to the console too, where it can be looked into. */
export function report(error: unknown): void {
  if (!isUsual(error)) console.error(error);
}

/** Do something. If it fails, the page says so, and offers to try again what may be tried again. */
export function attempt(todo: () => unknown, may: 'again' | 'once' = 'once'): void {
  const again = may === 'again' ? () => attempt(todo, may) : undefined;
  const doing = async () => {
    await todo();
  };
  doing().then(
    () => again && notices.close(FAILED),
    (error: unknown) => sayFailed(error, again),
  );
}

/** Have the page say that something failed. A mistake of ours is often mended by loading the page again. */
export function sayFailed(error: unknown, again?: () => void): void {
  report(error);
  const reload = { key: 'load-again', do: () => location.reload() };
  const remedy = again ? { key: 'try-again', do: again } : isUsual(error) ? undefined : reload;
  notices.show({ name: FAILED, says: failure(error), bad: true, remedy });
}

/** What only wanted to help is done without. A mistake of ours is never passed over. */
export function quietly(error: unknown): null {
  if (!isUsual(error)) sayFailed(error);
  return null;
}

/** Something that is tried where there is a place to say how it went. */
export class Attempt {
  /** How it went, if well. */
  said = $state('');
  /** What it failed with; null if it did not. */
  failed: unknown = $state.raw(null);
  busy = $state(false);

  /** Do something, unless it is being done; true if it was done. */
  async do(todo: () => unknown, done = ''): Promise<boolean> {
    if (this.busy) return false;
    this.said = '';
    this.failed = null;
    this.busy = true;
    try {
      await todo();
      this.said = done;
      return true;
    } catch (error) {
      report(error);
      this.failed = error;
      return false;
    } finally {
      this.busy = false;
    }
  }
}

/** Something that is needed to show a page or a part of it: asked for, and if it fails asked for again when wished. */
export class Asked<Found> {
  found: Found | null = $state.raw(null);
  failed: unknown = $state.raw(null);
  readonly #ask: () => Promise<Found>;
  #round = 0;

  constructor(ask: () => Promise<Found>) {
    this.#ask = ask;
    this.#begin();
  }

  again = (): void => {
    this.failed = null;
    this.#begin();
  };

  /** Of several answers the one that was asked for last counts. */
  #begin(): void {
    const round = ++this.#round;
    this.#ask().then(
      (found) => {
        if (round === this.#round) this.found = found;
      },
      (error: unknown) => {
        report(error);
        if (round === this.#round) this.failed = error;
      },
    );
  }
}
