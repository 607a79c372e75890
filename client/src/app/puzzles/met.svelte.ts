/** The puzzles that were met on this device: what comes next is another, and who has no name has days all the same. */
import type { GameName, PuzzleWish } from '$lib/protocol';
import { onDevice } from '$lib/web';
import { today } from './book';

const NAME = 'wolfmoon-puzzles';
const LEVEL = 'wolfmoon-puzzles-level';
/** So many are remembered; the server takes no more. */
const MOST = 500;

export type PuzzleLevel = NonNullable<PuzzleWish['level']>;

interface Met {
  id: string;
  solved: boolean;
  /** The day whose puzzle it was, if it was solved on that day. */
  day: string | null;
}

class Encounters {
  #all: readonly Met[] = $state.raw(onDevice.read<Met[]>(NAME, []));
  #level: PuzzleLevel = $state(onDevice.read<PuzzleLevel>(LEVEL, 'same'));

  get ids(): string[] {
    return this.#all.map(({ id }) => id);
  }

  get none(): boolean {
    return this.#all.length === 0;
  }

  solved(id: string): boolean {
    return this.#all.some((each) => each.id === id && each.solved);
  }

  /** How many were solved on this device. */
  count(game: GameName): number {
    return this.#all.filter(({ id, solved }) => solved && id.startsWith(`${game}.`)).length;
  }

  /** The days whose puzzle was solved that day. */
  days(game: GameName): string[] {
    return this.#all.flatMap(({ id, day }) => (day && id.startsWith(`${game}.`) ? [day] : []));
  }

  /** A try has ended. */
  note(id: string, solved: boolean, daily: boolean): void {
    const before = this.#all.find((each) => each.id === id);
    const day = before?.day ?? (solved && daily ? today() : null);
    const met = { id, solved: solved || !!before?.solved, day };
    this.#all = [met, ...this.#all.filter((each) => each.id !== id)].slice(0, MOST);
    onDevice.write(NAME, this.#all);
  }

  get level(): PuzzleLevel {
    return this.#level;
  }

  set level(level: PuzzleLevel) {
    this.#level = level;
    onDevice.write(LEVEL, level);
  }
}

export const met = new Encounters();
