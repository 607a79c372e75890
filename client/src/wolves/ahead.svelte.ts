/** What was looked up ahead of the line: where wolves could go, and what was offered on the way there. */
import { Away, Refused } from '$lib/api';
import type { Option } from '$lib/protocol';
import type { Table } from '$lib/table.svelte';
import { actionOf, hexOf, isWolf, payments, usualPayment } from './plan';

export class Ahead {
  /** Where a wolf that was taken up before its terrain could end, and the line that leads there. */
  reach: ReadonlyMap<string, string[]> = $state.raw(new Map());
  /** In a move: where which wolves could end. */
  ends: ReadonlyMap<string, string[]> = $state.raw(new Map());
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

  /** The wolf in hand is let go: what is still being looked up for it is no longer wanted. */
  stop(): void {
    this.#search += 1;
    if (this.reach.size > 0) this.reach = new Map();
  }

  forget(): void {
    this.stop();
    this.ends = new Map();
  }

  /** All hexes that a wolf could go to, terrain by terrain. */
  async explore(wolf: string, beginnings: readonly Option[]): Promise<void> {
    const search = ++this.#search;
    for (const begin of beginnings.filter((option) => actionOf(option) === 'move')) {
      const found = await this.#endsOf(begin.text, wolf).catch(quietly);
      if (search !== this.#search) return;
      if (found) this.reach = new Map([...this.reach, ...found]);
    }
  }

  async #endsOf(begin: string, wolf: string): Promise<Map<string, string[]>> {
    let line = [begin];
    let preview = await this.#table.peekLine(line);
    if (preview.position.question === 'pay') {
      this.remember(line, preview.position.offer);
      line = [...line, usualPayment(payments(preview.position.offer))!.text];
      preview = await this.#table.peekLine(line);
    }
    if (!preview.position.offer.some((option) => option.text === wolf)) return new Map();
    line = [...line, wolf];
    preview = await this.#table.peekLine(line);
    return new Map(preview.position.offer.map((option) => [hexOf(option)!, [...line, option.text]]));
  }

  /** In a move: where each wolf that is left could end. */
  async exploreEnds(): Promise<void> {
    const search = ++this.#search;
    const line = this.#table.line;
    this.ends = new Map();
    for (const option of this.#table.offer.filter(isWolf)) {
      const preview = await this.#table.peekLine([...line, option.text]).catch(quietly);
      if (search !== this.#search) return;
      const found = new Map(this.ends);
      for (const each of preview?.position.offer ?? []) found.set(hexOf(each)!, [...(found.get(hexOf(each)!) ?? []), option.text]);
      this.ends = found;
    }
  }
}

/** A question that only wanted to help may be refused, or get lost: nothing is shown then. */
export function quietly(error: unknown): null {
  if (error instanceof Refused || error instanceof Away) return null;
  throw error;
}
