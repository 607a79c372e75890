/** Hints at a live table: asked of its server, for the seat that is looked through. */
import type { Hints } from '$kit/lantern/hints';
import { settings } from '../client.svelte';
import { ledTo } from '../led';
import type { Table } from '../table.svelte';
import { onDevice } from '../web';

const FIRST_GAMES = 3;
const NAME = 'wolfmoon-first-games';

export function hintsAt(table: Table): Hints {
  const seat = () => table.seat ?? 0;
  return {
    off: () => {
      if (table.info.hints !== 'on') return `hints-${table.info.hints}`;
      return table.link === 'lost' ? 'lantern-no-connection' : null;
    },
    timed: () => table.info.clock.kind !== 'none',
    hint: (unless) => table.api.hint(table.id, { seat: seat() }, unless),
    judge: (line, threshold, unless) => table.api.verdict(table.id, { seat: seat(), line, threshold }, unless),
    tutor: () => {
      const { tutor, threshold } = settings.now;
      if (tutor === 'never' || table.info.hints !== 'on' || table.seat === null) return null;
      return tutor === 'always' || isFirst(table.id) ? threshold : null;
    },
  };
}

/** Whether a table is among the first at which someone plays on this device; it is remembered as such. */
function isFirst(id: string): boolean {
  const led = ledTo(id);
  if (led !== undefined) return led !== null;
  const first = onDevice.read<string[]>(NAME, []);
  if (first.includes(id)) return true;
  if (first.length >= FIRST_GAMES) return false;
  onDevice.write(NAME, [...first, id]);
  return true;
}
