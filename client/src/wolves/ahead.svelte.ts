/** What was looked up ahead of the line: where it could go on, and what was offered on the way there. */
import { quietly } from '$lib/attempt.svelte';
import type { Option } from '$lib/protocol';
import type { Table } from '$lib/table.svelte';

/** What is asked about hexes: after which line, and what is in mind beyond it (an action, or a wolf in hand). */
export interface Mind {
  line: readonly string[];
  doing: string;
}

export class Ahead {
  /** Hexes where a move could go on, each with the decisions that lead there. */
  ways: ReadonlyMap<string, readonly string[]> = $state.raw(new Map());
  readonly #table: Table;
  /** What was offered after each line that was looked at. */
  readonly #offered = new Map<string, readonly Option[]>();
  #search = 0;

  constructor(table: Table) {
    this.#table = table;
  }

  remember(line: readonly string[], offer: readonly Option[]): void {
    this.#offered.set(line.join('\n'), offer);
  }

  offeredAfter(line: readonly string[]): readonly Option[] {
    return this.#offered.get(line.join('\n')) ?? [];
  }

  /** Look up where it could go on; null: that is not asked. */
  async explore(mind: Mind | null): Promise<void> {
    const search = ++this.#search;
    if (this.ways.size > 0) this.ways = new Map();
    if (!mind) return;
    const found = await this.#table.ahead(mind.line, mind.doing).catch(quietly);
    if (found && search === this.#search) this.ways = new Map(found.ways.map(({ place, line }) => [place, line.map(({ text }) => text)]));
  }
}
