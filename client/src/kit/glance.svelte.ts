/** A moment of a game that is shown instead of now: while turns are played out, and when one looks back. */
import type { Event, Moment, Position } from '$lib/protocol';

export class Glance {
  #at: Position | null = $state.raw(null);
  #back = $state(false);
  /** What has been played out on the way to now. */
  #played: readonly Moment[] = $state.raw([]);

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
    [this.#at, this.#back, this.#played] = [at, back, []];
  }

  /** Something is played out: how the game stands after it is shown, on the way to now. */
  play(moment: Moment): void {
    [this.#at, this.#back, this.#played] = [moment.position, false, [...this.#played, moment]];
  }

  /** Show now again. */
  end(): void {
    [this.#at, this.#played] = [null, []];
  }

  /** What was seen of a log: on the way to now, no more than has been played out. */
  seen(log: readonly Event[]): readonly Event[] {
    const until = this.#at && !this.#back ? this.#at.step : Infinity;
    if (until === Infinity) return log;
    const whole = log.filter((event) => event.kind !== 'played' || (event.step ?? 0) <= until);
    return [...whole, ...this.#begun(log, until)];
  }

  /** The entry that is being played out, as far as it was: an entry may be a whole turn. */
  #begun(log: readonly Event[], until: number): Event[] {
    const played = log.filter((event) => event.kind === 'played');
    const event = played.find(({ step }) => (step ?? 0) > until);
    const before = played.findLast(({ step }) => (step ?? 0) <= until)?.step ?? 0;
    const shown = this.#played.filter(({ position }) => position.step > before);
    if (!event || shown.length === 0) return [];
    return [{ ...event, options: shown.flatMap(({ options }) => options), told: shown.flatMap(({ told }) => told) }];
  }
}
