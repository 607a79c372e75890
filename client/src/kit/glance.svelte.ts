/** A moment of a game that is shown instead of now: while turns are played out, and when one looks back. */
import type { Event, Position } from '$lib/protocol';

export class Glance {
  #at: Position | null = $state.raw(null);
  #back = $state(false);

  /** The moment; null: now is shown. */
  get at(): Position | null {
    return this.#at;
  }

  /** Whether it is looked back on, though the game goes on; else it is only on its way to now. */
  get back(): boolean {
    return this.#at !== null && this.#back;
  }

  /** Show a moment instead of now. Nothing can be decided meanwhile. */
  show(at: Position, back = false): void {
    [this.#at, this.#back] = [at, back];
  }

  /** Show now again. */
  end(): void {
    this.#at = null;
  }

  /** What was seen of a log: on the way to now, no more than has been played out. */
  seen(log: readonly Event[]): readonly Event[] {
    const until = this.#at && !this.#back ? this.#at.step : Infinity;
    return until === Infinity ? log : log.filter((event) => event.kind !== 'played' || (event.step ?? 0) <= until);
  }
}
