import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PuzzleState } from '$lib/protocol';
import { FakeStorage, fixture } from '../../../tests/helpers';

const LONE = fixture('lone-basic').position!;
const WOLVES = fixture('wolves-3').position!;
const begun = (id: string, position = LONE): PuzzleState => ({ puzzle: { id }, position }) as unknown as PuzzleState;
const ids = ({ id }: { id: string }) => id;

/** What the server gives next, and what it was asked for. */
let given: PuzzleState[] = [];
const asked: unknown[] = [];
const posted: unknown[] = [];

/** The page is opened, on the same device as before. */
async function open() {
  vi.resetModules();
  const { api } = await import('$lib/client.svelte');
  api.severalPuzzles = (wish) => {
    asked.push(wish);
    return Promise.resolve(given);
  };
  return { ...(await import('./keeping')), ...(await import('./met.svelte')) };
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-15T12:00:00Z'), toFake: ['Date'] });
  vi.stubGlobal('localStorage', new FakeStorage());
  const active = { postMessage: (message: unknown) => posted.push(message) };
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve({ active }) } });
  given = ['a', 'b', 'c'].map((name) => begun(`lone-wolves.${name}`));
  [asked.length, posted.length] = [0, 0];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('has none before any were kept', async () => {
  const { keptPuzzle, keptPuzzles } = await open();
  expect([keptPuzzles(), keptPuzzle('lone-wolves.a')]).toEqual([[], null]);
});

it('has those that were kept when the page is opened again', async () => {
  await (await open()).keepPuzzles('lone-wolves');
  const { keptPuzzle, keptPuzzles } = await open();
  expect(keptPuzzles().map(ids)).toEqual(['lone-wolves.a', 'lone-wolves.b', 'lone-wolves.c']);
  expect(keptPuzzle('lone-wolves.b')).toEqual(given[1]);
  expect(keptPuzzle('lone-wolves.x')).toBeNull();
});

it('asks for others once a day, and leaves out those that were met', async () => {
  const { keepPuzzles, met } = await open();
  await keepPuzzles('lone-wolves');
  met.note('lone-wolves.a', false, false);
  await keepPuzzles('lone-wolves');
  expect(asked).toEqual([{ game: 'lone-wolves', level: 'same', seen: [] }]);
  vi.setSystemTime(new Date('2026-11-16T12:00:00Z'));
  await keepPuzzles('lone-wolves');
  expect(asked.slice(1)).toEqual([{ game: 'lone-wolves', level: 'same', seen: ['lone-wolves.a'] }]);
});

it('asks sooner once most of them were met', async () => {
  const { keepPuzzles, keptPuzzles, met } = await open();
  await keepPuzzles('lone-wolves');
  for (const id of ['lone-wolves.a', 'lone-wolves.c']) met.note(id, true, false);
  expect(keptPuzzles().map(ids)).toEqual(['lone-wolves.b']);
  given = [begun('lone-wolves.d')];
  await keepPuzzles('lone-wolves');
  expect(keptPuzzles().map(ids)).toEqual(['lone-wolves.d']);
});

it('keeps the puzzles of each game, with the maps that they are played on', async () => {
  const { keepPuzzles, keptPuzzles } = await open();
  await keepPuzzles('lone-wolves');
  given = ['p', 'q'].map((name) => begun(`the-wolves.${name}`, WOLVES));
  await keepPuzzles('the-wolves');
  expect(keptPuzzles()).toHaveLength(5);
  const { players, regions } = WOLVES.view as unknown as { players: number; regions: number[] };
  const map = `/api/games/the-wolves/map?players=${players}&regions=${regions.join('%2C')}`;
  expect(posted).toEqual([{ keep: ['/api/games'] }, { keep: ['/api/games', map] }]);
});
