/** The set-up of a table: what was promised of it before the game, and whether that was kept. */
import type { TableInfo } from './protocol';
import { onDevice } from './web';

/**
 * kept: it has the fingerprint that this browser saw before the first move; fits: it has the one that the table shows
 * now; differs: it has neither; unable: without a secure page a browser has no SHA-256.
 */
export type Verdict = 'kept' | 'fits' | 'differs' | 'unable';

const KEPT = 'wolfmoon-deals';
const MOST_KEPT = 200;
type Seen = [id: string, commitment: string][];

/** The commitment of a table whose game has not begun is noted, the first one that is seen. */
export function note(table: TableInfo): void {
  if (!table.commitment || table.step > 0 || noted(table.id)) return;
  onDevice.write(KEPT, [...onDevice.read<Seen>(KEPT, []), [table.id, table.commitment]].slice(-MOST_KEPT));
}

/** The commitment that this browser saw before the first move, if it was there. */
export function noted(id: string): string | null {
  return onDevice.read<Seen>(KEPT, []).find(([table]) => table === id)?.[1] ?? null;
}

/** The opening of a game file: everything above the line of its commitment. */
export function opening(file: string): string {
  const end = file.indexOf('\ncommitment ');
  return end < 0 ? '' : file.slice(0, end + 1);
}

export async function fingerprint(text: string, subtle: SubtleCrypto): Promise<string> {
  const hash = await subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether the game of a file has the set-up that was promised. */
export async function judge(
  file: string,
  promised: string,
  seen: string | null,
  subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle,
): Promise<Verdict> {
  if (!subtle) return 'unable';
  const found = await fingerprint(opening(file), subtle);
  if (found !== (seen ?? promised)) return 'differs';
  return seen ? 'kept' : 'fits';
}
