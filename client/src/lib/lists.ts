/** Tables in lists: what is said of each. */
import { nameOf } from './people';
import type { TableInfo } from './protocol';
import type { Facts } from './words.svelte';

type Say = (key: string, facts?: Facts) => string;

/** Its own title, else who else plays there. */
export function tableTitle(t: Say, table: TableInfo): string {
  if (table.title) return table.title;
  const others = table.seats.filter((seat) => !seat.yours && seat.kind !== 'open').map((seat) => nameOf(table, seat.seat));
  return others.length > 0 ? t('with-names', { names: others.join(', ') }) : t('count-players', { count: table.seats.length });
}

export interface Standing {
  key: string;
  facts: Facts;
  /** It waits for the reader. */
  yours: boolean;
}

/** How a table stands, for its reader. */
export function standing(table: TableInfo): Standing {
  if (table.status === 'finished') return { key: 'standing-finished', facts: {}, yours: false };
  if (table.status === 'closed') return { key: 'standing-closed', facts: {}, yours: false };
  if (table.status === 'gathering') {
    const free = table.seats.filter((seat) => seat.kind === 'open').length;
    return { key: 'standing-gathering', facts: { count: free }, yours: false };
  }
  const seat = table.to_decide === null ? undefined : table.seats[table.to_decide];
  if (seat?.yours) return { key: 'standing-yours', facts: {}, yours: true };
  return { key: 'standing-waiting', facts: { name: nameOf(table, table.to_decide) }, yours: false };
}
