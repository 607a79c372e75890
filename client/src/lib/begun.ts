/** A half-made move outlives the page: a tab that is loaded again goes on with it, if the game still stands there. */
import type { Option } from './protocol';
import type { Table } from './table.svelte';
import { inTab } from './web';

const NAME = 'wolfmoon-begun';

interface Begun {
  table: string;
  seq: number;
  seat: number | null;
  line: readonly Option[];
}

/** Keep what is begun at a table, or that nothing is. */
export function keepBegun({ id, state, seat, board: { line } }: Table): void {
  const begun: Begun = { table: id, seq: state.seq, seat, line };
  inTab.write(NAME, line.length > 0 ? begun : null);
}

/** Go on with what was begun at a table before the page was loaded again. */
export async function resume(table: Table): Promise<void> {
  const begun = inTab.read<Begun | null>(NAME, null);
  if (!begun || begun.table !== table.id) return;
  inTab.write(NAME, null);
  if (begun.seq === table.state.seq && begun.seat === table.seat) await table.board.propose(begun.line);
}
