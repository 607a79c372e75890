/** Decisions that are being made up: a line of texts that nobody else sees, and what it would lead to. */
import { Refused } from './api';
import { insist } from './insist';
import type { Preview, Problem } from './protocol';

export class Line {
  texts: readonly string[] = $state.raw([]);
  /** What would be after the line. */
  preview: Preview | null = $state.raw(null);
  /** What the line leads to is being asked. */
  asking = $state(false);
  /** Why the last thing that was tried was refused. */
  refused: Problem | null = $state.raw(null);
  /** When what was asked last is answered. */
  settled: Promise<void> = Promise.resolve();
  readonly #ask: (line: string[], unless?: AbortSignal) => Promise<Preview>;
  readonly #peeked = new Map<string, Promise<Preview>>();
  #ticket = 0;

  constructor(ask: (line: string[], unless?: AbortSignal) => Promise<Preview>) {
    this.#ask = ask;
  }

  /** Put a line in place of the one before, and ask what it leads to. */
  async hold(texts: readonly string[]): Promise<boolean> {
    this.texts = texts;
    this.refused = null;
    if (texts.length === 0) {
      this.clear();
      return true;
    }
    const looking = this.#look([...texts]);
    this.settled = looking.then(
      () => undefined,
      () => undefined,
    );
    return looking;
  }

  /** The game went on: ask again what the line leads to, if it still can be. */
  again(): Promise<boolean> {
    this.preview = null;
    return this.#look([...this.texts]);
  }

  clear(): void {
    this.#ticket += 1;
    this.asking = false;
    this.texts = [];
    this.preview = null;
  }

  /** What would be after some line, without holding it. Asked once each, until the game goes on. */
  peek(texts: readonly string[], unless: AbortSignal): Promise<Preview> {
    const key = texts.join('\n');
    let answer = this.#peeked.get(key);
    if (!answer) {
      answer = this.#ask([...texts], unless);
      answer.catch(() => this.#peeked.delete(key));
      this.#peeked.set(key, answer);
    }
    return answer;
  }

  /** The game went on: what was peeked at is no longer so. */
  forget(): void {
    this.#peeked.clear();
  }

  /** Ask what a line leads to. One that is refused loses its last decision. */
  async #look(texts: string[]): Promise<boolean> {
    const ticket = ++this.#ticket;
    this.asking = true;
    try {
      const preview = await insist(() => this.#ask(texts));
      if (ticket !== this.#ticket) return false;
      this.preview = preview;
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (ticket !== this.#ticket) return false;
      this.refused = error.problem;
      this.texts = this.preview ? texts.slice(0, -1) : [];
      return false;
    } finally {
      if (ticket === this.#ticket) this.asking = false;
    }
  }
}
