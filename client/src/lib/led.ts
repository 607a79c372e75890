/** Tables of this device that a course led to: the first game that it ends in, and the one after it, untutored. */
import type { GameName } from './protocol';
import { onDevice } from './web';
import type { Facts } from './words.svelte';

const NAME = 'wolfmoon-course-games';
/** So many are remembered; older ones are games as any other. */
const MOST = 8;

/** A table, and the course whose first game it is; null: it is played without the tutor. */
type Led = [table: string, course: GameName | null];

/** The course whose first game a table is; null: it is the game after that; undefined: no course led there. */
export function ledTo(table: string): GameName | null | undefined {
  return onDevice.read<Led[]>(NAME, []).find(([id]) => id === table)?.[1];
}

/** What people called a table; a first game is named in the language of whoever looks. */
export function titleOf(
  t: (key: string, facts?: Facts) => string,
  { id, title }: { id: string; title: string },
): string {
  const course = ledTo(id);
  return title || (course ? t(`lesson-${course}-first`) : '');
}

export function rememberLed(table: string, course: GameName | null): void {
  const others = onDevice.read<Led[]>(NAME, []).filter(([id]) => id !== table);
  onDevice.write(NAME, [[table, course], ...others].slice(0, MOST));
}
