/** Decisions that are being made up: a line that nobody else sees, and what it would lead to. */
import { Refused } from '$lib/asking';
import { insist } from '$lib/insist';
import type { Option, Preview, Problem } from '$lib/protocol';

type Ask = (line: string[], unless?: AbortSignal) => Promise<Preview>;

export class Line {
  options: readonly Option[] = $state.raw([]);
  /** What would be after the line. */
  preview: Preview | null = $state.raw(null);
  /** What the line leads to is being asked. */
  asking = $state(false);
  /** Why the last thing that was tried was refused. */
  refused: Problem | null = $state.raw(null);
  /** When what was asked last is answered. */
  settled: Promise<void> = Promise.resolve();
  readonly #ask: Ask;
  readonly #peeked = new Map<string, Promise<Preview>>();
  #ticket = 0;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  /** Put a line in place of the one before, and ask what it leads to. */
  async hold(options: readonly Option[]): Promise<boolean> {
    this.options = options;
    this.refused = null;
    if (options.length === 0) {
      this.clear();
      return true;
    }
    const looking = this.#look(options);
    this.settled = looking.then(
      () => undefined,
      () => undefined,
    );
    return looking;
  }

  /** The game went on: ask again what the line leads to, if it still can be. */
  again(): Promise<boolean> {
    this.preview = null;
    return this.#look(this.options);
  }

  clear(): void {
    this.#ticket += 1;
    this.asking = false;
    this.options = [];
    this.preview = null;
  }

  /** What would be after some line, without holding it. Asked once each, until the game goes on. */
  peek(options: readonly Option[], unless: AbortSignal): Promise<Preview> {
    const texts = options.map(({ text }) => text);
    return once(this.#peeked, texts.join('\n'), () => this.#ask(texts, unless));
  }

  /** The game went on: what was peeked at is no longer so. */
  forget(): void {
    this.#peeked.clear();
  }

  /** Ask what a line leads to. One that is refused loses its last decision. */
  async #look(options: readonly Option[]): Promise<boolean> {
    const ticket = ++this.#ticket;
    this.asking = true;
    try {
      const preview = await insist(() => this.#ask(options.map(({ text }) => text)));
      if (ticket !== this.#ticket) return false;
      this.preview = preview;
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (ticket !== this.#ticket) return false;
      this.refused = error.problem;
      this.options = this.preview ? options.slice(0, -1) : [];
      return false;
    } finally {
      if (ticket === this.#ticket) this.asking = false;
    }
  }
}

/** What is asked for once, unless it fails. */
export function once<Key, Found>(
  known: Map<Key, Promise<Found>>,
  key: Key,
  find: () => Promise<Found>,
): Promise<Found> {
  const asked = known.get(key) ?? find();
  known.set(key, asked);
  asked.catch(() => known.delete(key));
  return asked;
}
