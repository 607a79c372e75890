/** What the whole page has to say beside what it shows: something failed, one was signed out, a newer client came. */
import type { Facts, Words } from './words.svelte';

/** A message of the catalogue, or what the server said in its own words. */
export type Said = { key: string; facts?: Facts } | { sentence: string };

export function inWords(t: Words['t'], said: Said): string {
  return 'key' in said ? t(said.key, said.facts) : said.sentence;
}

/** What can be done about it: a button. */
export interface Remedy {
  /** The message that names it. */
  key: string;
  /** Where it leads, or what it does. */
  href?: string;
  do?: () => void;
}

export interface Notice {
  /** One of each name is shown at a time, the latest. */
  name: string;
  says: Said;
  bad?: boolean;
  remedy?: Remedy | undefined;
}

export class Notices {
  shown: readonly Notice[] = $state.raw([]);

  show(notice: Notice): void {
    this.close(notice.name);
    this.shown = [...this.shown, notice];
  }

  close(name: string): void {
    this.shown = this.shown.filter((notice) => notice.name !== name);
  }
}

export const notices = new Notices();
