/** Tables in lists: what is said of each. */
import { titleOf } from './led';
import { nameOf } from './people';
import type { TableInfo } from './protocol';
import type { Facts } from './words.svelte';

type Say = (key: string, facts?: Facts) => string;

/** Its own title, else who else plays there. */
export function tableTitle(t: Say, table: TableInfo): string {
  const title = titleOf(t, table);
  if (title) return title;
  const named = table.seats.filter((seat) => !seat.yours && (seat.kind === 'bot' || seat.name));
  const others = named.map((seat) => nameOf(table, seat.seat));
  return others.length > 0
    ? t('with-names', { names: others.join(', ') })
    : t('count-players', { count: table.seats.length });
}

/** What was chosen for a table: its board, its clock, who may come. */
export function tableFacts(t: Say, table: TableInfo): string[] {
  const board: unknown = table.options['board'];
  return [
    ...(typeof board === 'string' ? [t('table-board', { board: t(`board-${board}`) })] : []),
    t(`clock-${table.clock.kind}`),
    t(`access-${table.access}`),
  ];
}

/** How far a game has come: a date of the moon, or a trick. */
export function progressOf(t: Say, table: TableInfo): string {
  const { progress, status } = table;
  return progress && status === 'playing' ? t(`progress-${table.game}`, { done: progress.done, of: progress.of }) : '';
}

/** The points of a table, one's own first, each with its name. */
export function pointsOf(table: TableInfo): { name: string; points: number; yours: boolean }[] {
  const points = table.status === 'gathering' ? [] : (table.points ?? []);
  const all = points.map((each, seat) => ({
    name: nameOf(table, seat),
    points: each,
    yours: !!table.seats[seat]?.yours,
  }));
  return [...all.filter((each) => each.yours), ...all.filter((each) => !each.yours)];
}

/** The time that its reader has left, if they are to decide and a clock runs. */
export function timeLeft(table: TableInfo): number | null {
  const seat = table.to_decide === null ? undefined : table.seats[table.to_decide];
  return seat?.yours ? seat.seconds_left : null;
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
  if (table.status === 'archived') return { key: 'standing-archived', facts: {}, yours: false };
  if (table.status === 'gathering') {
    const free = table.seats.filter((seat) => seat.kind === 'open').length;
    return { key: 'standing-gathering', facts: { count: free }, yours: false };
  }
  const seat = table.to_decide === null ? undefined : table.seats[table.to_decide];
  if (seat?.yours) return { key: 'standing-yours', facts: {}, yours: true };
  return { key: 'standing-waiting', facts: { name: nameOf(table, table.to_decide) }, yours: false };
}
