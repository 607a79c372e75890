import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Language } from '../src/lib/protocol';
import { bundle, chosen, keyOf, say, typeset, Words } from '../src/lib/words.svelte';
import { english } from './helpers';

const CATALOGUE: Record<Language, string> = {
  en: [
    'hello = Hello, { $name }',
    'only-english = here',
    'terrain-forest = forest',
    'card-R = red',
    'at = at { NAME($terrain, kind: "terrain") } with { CARD($card) }',
  ].join('\n'),
  pl: [
    'hello = Cześć, { $name }',
    'wolves = { $count ->',
    ' [one] { $count } wilk',
    ' [few] { $count } wilki',
    ' *[many] { $count } wilków',
    ' }',
  ].join('\n'),
  ru: '',
  uk: '',
  de: 'hello = Hallo, { $name }',
};

describe('words', () => {
  test('are said in the language chosen, and change with it', async () => {
    const words = new Words((language) => Promise.resolve(CATALOGUE[language]));
    await words.speak('pl');
    expect(words.t('hello', { name: 'Mira' })).toBe('Cześć, Mira');
    await words.speak('de');
    expect(words.t('hello', { name: 'Mira' })).toBe('Hallo, Mira');
  });

  test('that a language lacks are said in English, or else by their key', async () => {
    const words = new Words((language) => Promise.resolve(CATALOGUE[language]));
    await words.speak('de');
    expect(words.t('only-english')).toBe('here');
    expect(words.t('nowhere')).toBe('nowhere');
  });

  test('of the language chosen last are spoken, whichever arrives last', async () => {
    const waiting = new Map<Language, () => void>();
    const words = new Words(
      (language) => new Promise((done) => waiting.set(language, () => done(CATALOGUE[language]))),
    );
    const slow = words.speak('pl');
    const quick = words.speak('en');
    waiting.get('en')!();
    await quick;
    waiting.get('pl')!();
    await slow;
    expect(words.language).toBe('en');
  });

  test.each([
    [1, '1 wilk'],
    [2, '2 wilki'],
    [5, '5 wilków'],
    [21, '21 wilków'],
    [22, '22 wilki'],
    [25, '25 wilków'],
    [112, '112 wilków'],
  ])('have the right plural: %i', (count, said) => {
    expect(say(bundle('pl', CATALOGUE.pl), 'wolves', { count })).toBe(said);
  });

  test('name things given as data, and say a dash for what there is none of', () => {
    const catalogue = bundle('en', CATALOGUE.en);
    expect(say(catalogue, 'at', { terrain: 'forest', card: 'R7' })).toBe('at forest with red 7');
    expect(say(catalogue, 'hello', { name: null })).toBe('Hello, –');
  });

  test('are found by the names of data', () => {
    expect(keyOf('log', 'blood-moon', 'too_far')).toBe('log-blood-moon-too-far');
  });

  test('are in the language the browser likes best', () => {
    expect(chosen(['fr-FR', 'uk-UA', 'en'])).toBe('uk');
    expect(chosen(['fr'])).toBe('en');
  });
});

describe('a sentence', () => {
  const sentences = JSON.parse(readFileSync(new URL('../../tests/words/typeset.json', import.meta.url), 'utf8')) as [
    Language,
    string,
    string,
  ][];
  const rule = (language: Language) => {
    const terms = readFileSync(new URL(`../../src/wolfmoon/words/${language}/terms.ftl`, import.meta.url), 'utf8');
    return terms.split('\n').find((line) => line.startsWith('unbroken = '))!;
  };

  test.each(sentences)('is set as Python sets it: %s, %s', (language, sentence, right) => {
    const catalogue = bundle(language, `${rule(language)}\nsentence = ${sentence}`);
    expect(typeset(catalogue, 'sentence')).toBe(right.replaceAll('~', '\u00a0'));
  });
});

describe('the catalogue', () => {
  const folder = new URL('../src/', import.meta.url);
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.(svelte|ts)$/.test(path),
  );
  const words = readdirSync(new URL('../../src/wolfmoon/words/en/', import.meta.url)).filter((file) =>
    file.endsWith('.ftl'),
  );
  const catalogue = bundle('en', english(...words.map((file) => file.replace('.ftl', ''))));

  test.each(sources)('has every word that %s says', (path) => {
    const text = readFileSync(new URL(path, folder), 'utf8');
    const keys = [...text.matchAll(/\bt\('([\w-]+)'/g)].map((found) => found[1]!);
    expect(keys.filter((key) => !catalogue.hasMessage(key))).toEqual([]);
  });
});
