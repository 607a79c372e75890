/**
 * Puzzles on the device: some near one's rating, as they begin. Without a network they can be looked at and thought
 * about; what is tried waits until the server is back, for only the server knows the rules.
 */
import { mapAddress } from '$lib/api';
import { outer } from '$lib/base';
import { api } from '$lib/client.svelte';
import type { GameName, PuzzleInfo, PuzzleState } from '$lib/protocol';
import { onDevice } from '$lib/web';
import { GAMES } from '../games';
import { today } from './book';
import { met } from './met.svelte';

const NAME = 'wolfmoon-puzzles-kept';

interface Kept {
  /** When they were given. */
  day: string;
  puzzles: PuzzleState[];
}

function keptOf(game: string): Kept {
  return onDevice.read<Kept>(`${NAME}-${game}`, { day: '', puzzles: [] });
}

function left({ puzzles }: Kept): PuzzleState[] {
  return puzzles.filter(({ puzzle }) => !met.ids.includes(puzzle.id));
}

/** What was kept and not met since, in the order of the games. */
export function keptPuzzles(): PuzzleInfo[] {
  return Object.keys(GAMES).flatMap((game) => left(keptOf(game)).map(({ puzzle }) => puzzle));
}

/** A puzzle as it begins, if it was kept. */
export function keptPuzzle(id: string): PuzzleState | null {
  const all = Object.keys(GAMES).flatMap((game) => keptOf(game).puzzles);
  return all.find(({ puzzle }) => puzzle.id === id) ?? null;
}

/** Keep puzzles of a game, others every day, and sooner if most of them were met. */
export async function keepPuzzles(game: GameName): Promise<void> {
  const kept = keptOf(game);
  if (kept.day === today() && 2 * left(kept).length > kept.puzzles.length) return;
  const puzzles = await api.severalPuzzles({ game, level: met.level, seen: met.ids });
  onDevice.write(`${NAME}-${game}`, { day: today(), puzzles } satisfies Kept);
  await keepBoards(puzzles);
}

/** Have the worker keep what their boards are drawn with. */
async function keepBoards(puzzles: readonly PuzzleState[]): Promise<void> {
  const worker = await navigator.serviceWorker?.ready;
  const maps = puzzles.flatMap(({ position: { view } }) =>
    'regions' in view ? [mapAddress(view.players, view.regions)] : [],
  );
  const keep = ['/api/games', ...new Set(maps)].map((path) => outer(path));
  worker?.active?.postMessage({ keep });
}
