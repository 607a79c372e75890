/** What was looked up ahead: everything that may follow with something in mind, by its place. */
import { quietly } from '$lib/attempt.svelte';
import type { Ahead, Option, Position, Possible } from '$lib/protocol';
import type { Board } from './board.svelte';

/** What is thought of: after which line, and what is in mind beyond it. */
export interface Mind {
  line: readonly Option[];
  doing: string;
}

export class Looking {
  found: Ahead | null = $state.raw(null);
  /** When what was asked last is answered. */
  settled: Promise<void> = Promise.resolve();
  readonly #board: Board;
  #at: { position: Position; key: string } | null = null;

  constructor(board: Board) {
    this.#board = board;
  }

  /** What may follow, by its place. */
  readonly possible: ReadonlyMap<string, Possible> = $derived.by(
    () => new Map(this.found?.possible.map((each): [string, Possible] => [each.place, each])),
  );

  /** Look up what may follow with something in mind; null: with nothing. */
  look(mind: Mind | null): void {
    const key = mind && [...mind.line.map(({ text }) => text), mind.doing].join('\n');
    const position = this.#board.actual;
    if (key === (this.#at?.key ?? null) && position === (this.#at?.position ?? position)) return;
    this.#at = key === null ? null : { position, key };
    this.found = null;
    if (mind) this.settled = this.#ask(mind, this.#at);
  }

  async #ask(mind: Mind, at: unknown): Promise<void> {
    const found = await this.#board.ahead(mind).catch(quietly);
    if (at === this.#at) this.found = found;
  }
}
