/**
 * Every word that is shown, from the one catalogue, in the reader's language.
 *
 * `t` reads the bundles in use, so whatever shows a word shows it anew when the language changes.
 */
import { FluentBundle, FluentResource, type FluentFunction, type FluentVariable } from '@fluent/bundle';
import type { Language } from './protocol';
import { oneOf } from './sure';

export const LANGUAGES: Record<Language, string> = {
  en: 'English',
  pl: 'Polski',
  ru: 'Русский',
  uk: 'Українська',
  de: 'Deutsch',
};
const CODES: readonly Language[] = ['en', 'pl', 'ru', 'uk', 'de'];
const ENGLISH: Language = 'en';
/** What is said for a fact that there is none of. */
const NOTHING = '–';
/** The message that says at which spaces of its language no line may break; Python reads the same one. */
const UNBROKEN = 'unbroken';

export type Facts = Record<string, unknown>;

/** The key of the message about some names, as they stand in data: "blood-moon", "too_far". */
export function keyOf(...parts: (string | number)[]): string {
  return parts.join('-').replaceAll(' ', '-').replaceAll('_', '-');
}

/** A language's catalogue, ready to speak. */
export function bundle(language: Language, text: string): FluentBundle {
  const made: FluentBundle = new FluentBundle(language, { useIsolating: false, functions: functions(() => made) });
  made.addResource(new FluentResource(text));
  return made;
}

/** What messages may call: NAME($terrain, kind: "terrain", form: "of") and CARD($card). */
function functions(catalogue: () => FluentBundle): Record<string, FluentFunction> {
  const name = (kind: string, value: string, form: string) => say(catalogue(), keyOf(kind, value), {}, form) ?? value;
  return {
    NAME: ([value], { kind, form }) => name(String(kind), String(value), form ? String(form) : ''),
    CARD: ([value], { form }) => {
      const card = String(value);
      return `${name('card', card.slice(0, 1), form ? String(form) : '')} ${card.slice(1)}`;
    },
  };
}

/** A message of a catalogue with its facts, or one of its grammatical forms; null if there is none. */
export function say(catalogue: FluentBundle, key: string, facts: Facts = {}, form = ''): string | null {
  const message = catalogue.getMessage(key);
  const pattern = form ? message?.attributes[form] : message?.value;
  if (!pattern) return null;
  return catalogue.formatPattern(pattern, known(facts), []);
}

/** A message set for readers: where a line break would look bad, there is none. */
export function typeset(catalogue: FluentBundle, key: string, facts: Facts = {}, form = ''): string | null {
  const said = say(catalogue, key, facts, form);
  const spaces = unbroken(catalogue);
  return said && spaces ? said.replace(spaces, (found) => found.replaceAll(' ', '\u00a0')) : said;
}

const SPACES = new WeakMap<FluentBundle, RegExp | null>();
function unbroken(catalogue: FluentBundle): RegExp | null {
  let found = SPACES.get(catalogue);
  if (found === undefined) {
    const text = say(catalogue, UNBROKEN);
    found = text === null ? null : new RegExp(text, 'g');
    SPACES.set(catalogue, found);
  }
  return found;
}

function known(facts: Facts): Record<string, FluentVariable> {
  const entries = Object.entries(facts).map(([name, fact]) => {
    if (typeof fact === 'number' || typeof fact === 'string' || fact instanceof Date) return [name, fact] as const;
    if (Array.isArray(fact)) return [name, fact.join()] as const;
    return [name, typeof fact === 'boolean' ? String(fact) : NOTHING] as const;
  });
  return Object.fromEntries(entries);
}

export class Words {
  language: Language = $state(ENGLISH);
  #spoken: FluentBundle[] = $state.raw([]);
  readonly #made = new Map<Language, Promise<FluentBundle>>();
  readonly #load: (language: Language) => Promise<string>;

  constructor(load: (language: Language) => Promise<string>) {
    this.#load = load;
  }

  /** Speak a language from now on; until it is there, the one before is spoken. */
  async speak(language: Language): Promise<void> {
    this.#wanted = language;
    const bundles = await Promise.all([...new Set([language, ENGLISH])].map((each) => this.#bundle(each)));
    if (this.#wanted !== language) return;
    this.#spoken = bundles;
    this.language = language;
  }
  #wanted: Language = ENGLISH;

  /** A message in words; one that is missing is said in English, or else by its key. */
  t = (key: string, facts?: Facts): string => {
    for (const each of this.#spoken) {
      const said = typeset(each, key, facts);
      if (said !== null) return said;
    }
    return key;
  };

  /** A grammatical form of a message, such as the name of a thing "of" which something is. */
  form = (key: string, form: string, facts: Facts = {}): string => {
    for (const each of this.#spoken) {
      const said = typeset(each, key, facts, form);
      if (said !== null) return said;
    }
    return this.t(key);
  };

  has = (key: string): boolean => this.#spoken.some((each) => each.hasMessage(key));

  /** Every key of the language in use that begins so, in the order of the catalogue. */
  keys = (start: string): string[] => {
    const found = this.#spoken.flatMap((each) => [...each._messages.keys()]);
    return [...new Set(found)].filter((key) => key.startsWith(start));
  };

  #bundle(language: Language): Promise<FluentBundle> {
    let made = this.#made.get(language);
    if (!made) {
      made = this.#load(language).then((text) => bundle(language, text));
      made.catch(() => this.#made.delete(language));
      this.#made.set(language, made);
    }
    return made;
  }
}

/** The language of a code; null if it is none of ours. */
export function languageOf(code: string | undefined): Language | null {
  return oneOf(CODES, code, null);
}

/** The language that a reader likes best of ours, by the list their browser gives. */
export function chosen(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const language = languageOf(wish.toLowerCase().split('-')[0]);
    if (language) return language;
  }
  return ENGLISH;
}
