/** Why a hex is not possible, asked of the server as the one who points at it means it. */
import { untrack } from 'svelte';
import { quietly } from '$lib/attempt.svelte';
import type { WhyNot } from '$lib/protocol';
import type { Mind } from './ahead.svelte';
import type { Made } from './made.svelte';

/** Questions that are answered with a hex. */
const HEXES = ['wolf', 'to', 'push', 'hunt'];

/** The answers for a hex: each thing that may be meant by it, and why it is not possible; null: it is. */
export async function whyNot(making: Made, hex: string): Promise<WhyNot[]> {
  const mind = untrack(() => meant(making));
  if (!mind) return [];
  return (await making.table.whyNot(mind.line, { place: hex, doing: mind.doing }).catch(quietly)) ?? [];
}

/** What pointing at a hex means now. A target is asked about as if it were not chosen yet: it can still be another. */
function meant(making: Made): Mind | null {
  const { table, action } = making;
  if (!table.mine || action === 'end') return null;
  if (HEXES.includes(making.question ?? '')) return { line: table.line, doing: '' };
  if (making.underWay || action === null || action === 'draft') return { line: [], doing: '' };
  if (action !== 'move') return { line: [], doing: action };
  return table.line.length > 0 ? null : { line: [], doing: making.wolf ?? action };
}
