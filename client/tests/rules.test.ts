import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { clauseAddress } from '../src/lib/clauses';
import { parts, plain } from '../src/lib/rich';
import { chapters, searched } from '../src/lib/rulebook';
import { bundle, say } from '../src/lib/words.svelte';
import { english } from './helpers';

const catalogue = bundle('en', english('rules-the-wolves', 'rules-lone-wolves'));
const keys = [...catalogue._messages.keys()];
const t = (key: string) => say(catalogue, key) ?? key;

describe('a text of the rules', () => {
  test('is made of words, bold words, drawings and ways to other rules', () => {
    expect(parts('Pay **2** [[tok-terrain]] (W20).')).toEqual([
      { kind: 'text', text: 'Pay ' },
      { kind: 'bold', text: '2' },
      { kind: 'text', text: ' ' },
      { kind: 'drawing', id: 'tok-terrain' },
      { kind: 'text', text: ' (' },
      { kind: 'clause', clause: 'W20' },
      { kind: 'text', text: ').' },
    ]);
  });

  test('is searched without its marks', () => {
    expect(plain('a **howl** [[act-howl]]')).toBe('a howl ');
  });

  test('leads to the game of a rule', () => {
    expect(clauseAddress('W29')).toBe('/rules/the-wolves#W29');
    expect(clauseAddress('L6')).toBe('/rules/lone-wolves#L6');
    expect(clauseAddress('S3')).toBe('/rules/lone-wolves#S3');
  });
});

describe('the rulebook', () => {
  const numbers = (game: 'the-wolves' | 'lone-wolves') =>
    chapters(keys, game).flatMap((chapter) => chapter.clauses.map((clause) => clause.number).filter(Boolean));

  test.each(['the-wolves', 'lone-wolves'] as const)('of %s has every rule that we implement', (game) => {
    const rules = readFileSync(new URL(`../../docs/rules/${game}.md`, import.meta.url), 'utf8');
    const wanted = [...rules.matchAll(/\*\*([WL]\d+)\*\*|^\| (S\d) \|/gm)].map((found) => found[1] ?? found[2]);
    expect(numbers(game).sort()).toEqual([...new Set(wanted)].sort());
  });

  test.each(['the-wolves', 'lone-wolves'] as const)('of %s begins with the aim and ends with the box', (game) => {
    const book = chapters(keys, game);
    expect(book[0]!.key).toBe(`chapter-${game}-aim`);
    expect(book[0]!.clauses.map((clause) => clause.number)).toEqual([null, null, null, null]);
    expect(book.at(-1)!.key).toBe(`chapter-${game}-box`);
  });

  test('is searched for all words at once, and by number', () => {
    const book = chapters(keys, 'the-wolves');
    const found = (words: string) =>
      searched(book, words, t).flatMap((chapter) => chapter.clauses.map((clause) => clause.number));
    expect(found('w29')).toEqual(['W29']);
    expect(found('Howl RANGE not block')).toEqual(['W29']);
    expect(found('no such words at all')).toEqual([]);
    expect(searched(book, ' ', t)).toEqual(book);
  });
});
