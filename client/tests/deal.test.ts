import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { judge, note, noted, opening } from '../src/lib/deal';
import type { TableInfo } from '../src/lib/protocol';
import { fixture } from './helpers';

/** Made by Python: `client/scripts/fixtures.py`. */
const { file, commitment } = JSON.parse(readFileSync(new URL('fixtures/deal.json', import.meta.url), 'utf8')) as {
  file: string;
  commitment: string;
};

describe('the set-up of a finished game', () => {
  it('is the one whose fingerprint was seen before, or at least the one that the table shows', async () => {
    expect(opening(file)).toMatch(/^wolfmoon game 1\n[^]*\nsalt [0-9a-f]{64}\n$/);
    expect(await judge(file, commitment, commitment)).toBe('kept');
    expect(await judge(file, commitment, null)).toBe('fits');
  });

  it.each([
    ['deal', file.replace(/^leader ./m, 'leader 3'), commitment, null],
    ['salt', file.replace(/^salt ./m, 'salt x'), commitment, null],
    ['promise', file, '0'.repeat(64), null],
    ['promise, seen by this browser', file, commitment, '0'.repeat(64)],
    ['seal, which is gone', file.replace(/^commitment.*\n/m, ''), commitment, null],
  ])('differs with another %s', async (_, text, promised, seen) => {
    expect(await judge(text, promised, seen)).toBe('differs');
  });

  it('is not judged without a secure page', async () => {
    vi.stubGlobal('crypto', { getRandomValues: () => undefined });
    expect(await judge(file, commitment, null)).toBe('unable');
    vi.unstubAllGlobals();
  });
});

describe('a commitment', () => {
  const store = new Map<string, string>();
  beforeEach(() => {
    store.clear();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => store.get(name) ?? null,
      setItem: (name: string, value: string) => store.set(name, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());
  const table = (id: string, more: Partial<TableInfo> = {}): TableInfo => ({
    ...fixture('lone-first').table,
    id,
    step: 0,
    deal: 'drawn',
    commitment: `c-${id}`,
    ...more,
  });

  it('is noted when it is first seen, before the first move', () => {
    note(table('a'));
    note(table('a', { commitment: 'another' }));
    note(table('late', { step: 4 }));
    note(table('chosen', { deal: 'chosen', commitment: null }));
    expect(['a', 'late', 'chosen'].map(noted)).toEqual(['c-a', null, null]);
  });

  it('of a table long ago is forgotten', () => {
    for (let number = 0; number < 201; number += 1) note(table(`t${number}`));
    expect([noted('t0'), noted('t1'), noted('t200')]).toEqual([null, 'c-t1', 'c-t200']);
  });
});
