/** The rules of a game as the catalogue has them: chapters, and in them clauses with numbers. */
import type { GameName } from './protocol';
import { plain } from './rich';

export interface Clause {
  key: string;
  /** W29, L6, S3; null for the aim of the game, and for what is in the box. */
  number: string | null;
}

export interface Chapter {
  key: string;
  clauses: Clause[];
}

const NUMBERED = /^[wls]\d+$/;

/** Chapters in the order of the catalogue. `keys` are all keys of a language, in its order. */
export function chapters(keys: readonly string[], game: GameName): Chapter[] {
  const found: Chapter[] = [];
  const letters = game === 'the-wolves' ? /^w\d/ : /^[ls]\d/;
  for (const key of keys) {
    if (key.startsWith(`chapter-${game}-`)) found.push({ key, clauses: [] });
    else if (key.startsWith(`aim-${game}-`) || key.startsWith(`box-${game}-`))
      found.at(-1)?.clauses.push({ key, number: null });
    else if (NUMBERED.test(key) && letters.test(key)) found.at(-1)?.clauses.push({ key, number: key.toUpperCase() });
  }
  return found;
}

/** The chapters with only those clauses that hold all words looked for. */
export function searched(book: readonly Chapter[], wanted: string, say: (key: string) => string): Chapter[] {
  const words = wanted.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...book];
  const holds = (clause: Clause, chapter: Chapter) => {
    const text = `${clause.number ?? ''} ${say(chapter.key)} ${plain(say(clause.key))}`.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  };
  return book
    .map((chapter) => ({ ...chapter, clauses: chapter.clauses.filter((clause) => holds(clause, chapter)) }))
    .filter((chapter) => chapter.clauses.length > 0);
}
