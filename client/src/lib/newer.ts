/**
 * Whether the server has a newer client than this tab.
 *
 * The page that the server gives names the files that the client begins with, and with any part of the client one of
 * these names changes. A tab that is older says so and offers to load again; a half-made move is taken along.
 */
import { outer } from './base';
import { notices } from './notices.svelte';

const FILES = /\/assets\/[\w.-]+/g;
/** It is asked no more often than this; whoever wants to know in between gets the last answer. */
const SELDOM_MS = 5000;

/** The files that a page names. */
export function filesOf(page: string): string {
  return [...new Set(page.match(FILES))].sort().join(' ');
}

export class Newer {
  readonly #own: string;
  readonly #ask: () => Promise<string>;
  #asked: Promise<boolean> | null = null;

  /** `own` are the files of this tab; while one develops there are none. */
  constructor(own: string, ask: () => Promise<string>) {
    this.#own = own;
    this.#ask = ask;
  }

  /** Whether there is a newer one; then the reader is told. Without an answer there is none. */
  look(): Promise<boolean> {
    if (!this.#asked) {
      this.#asked = this.#find();
      setTimeout(() => (this.#asked = null), SELDOM_MS);
    }
    return this.#asked;
  }

  async #find(): Promise<boolean> {
    if (!this.#own) return false;
    const files = filesOf(await this.#ask().catch(() => ''));
    const found = files !== '' && files !== this.#own;
    const remedy = { key: 'load-again', do: () => location.reload() };
    if (found) notices.show({ name: 'newer', says: { key: 'newer-client' }, remedy });
    return found;
  }
}

async function askPage(): Promise<string> {
  const answer = await fetch(outer('/'), { cache: 'no-store' });
  return answer.ok ? answer.text() : '';
}

export const newer = new Newer(filesOf(globalThis.document?.head.innerHTML ?? ''), askPage);
