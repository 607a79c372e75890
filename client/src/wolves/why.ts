/** Why a hex is not possible, asked of the server as the one who points at it means it. */
import { untrack } from 'svelte';
import type { WhyNot } from '$lib/protocol';
import { quietly } from './ahead.svelte';
import type { Made } from './made.svelte';
import { questionsAt } from './plan';

export async function whyNot(making: Made, hex: string): Promise<WhyNot[]> {
  const { action, pack } = making;
  if (!making.table.mine) return [];
  try {
    if (action === null || action === 'draft' || action === 'end' || action === 'move' || !pack) return await whyHere(making, hex);
    const found = await Promise.all(questionsAt(action, hex, making.before, pack).map((question) => ask(making, { action: question })));
    return found.flat();
  } catch (error) {
    return quietly(error) ?? [];
  }
}

async function whyHere(making: Made, hex: string): Promise<WhyNot[]> {
  const found = await ask(making, { place: hex });
  const kind = making.inHand?.kind;
  return making.question === 'wolf' && kind ? found.filter((each) => each.option.data['action'] === kind) : found;
}

/** The question is about the position that the target was chosen in, not the one after the line. */
function ask(making: Made, about: { place: string } | { action: string }): Promise<WhyNot[]> {
  const { table } = making;
  const line = 'action' in about ? [] : [...table.line];
  return untrack(() => table.whyNot(line, about));
}
