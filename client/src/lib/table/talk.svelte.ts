/** What is said at a table. */
import type { Api } from '../api';
import { quietly } from '../attempt.svelte';
import { insist } from '../insist';
import type { Chat } from '../protocol';
import { uuid } from '../web';

export class Talk {
  lines: readonly Chat[] = $state.raw([]);
  /** What was said before could not be had. */
  missing = $state(false);
  readonly #api: Api;
  readonly #table: string;

  constructor(api: Api, table: string) {
    this.#api = api;
    this.#table = table;
  }

  /** What was said so far. A table is worth opening without it, and it may be asked for again. */
  async recall(): Promise<void> {
    const lines = await this.#api.chat(this.#table).catch(quietly);
    this.missing = lines === null;
    for (const line of lines ?? []) this.hear(line);
  }

  async say(text: string): Promise<void> {
    const chat = { id: uuid(), text };
    this.hear(await insist(() => this.#api.say(this.#table, chat)));
  }

  hear(line: Chat): void {
    if (this.lines.some((each) => each.number === line.number)) return;
    this.lines = [...this.lines, line].sort((one, other) => one.number - other.number);
  }
}
