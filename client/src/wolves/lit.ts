/** What lies in the light while something is made up: where it could go on, where it comes from, what it can't mean. */
import type { Option } from '$lib/protocol';
import type { Made } from './made.svelte';
import { byHex, candidates, isWolf, standingOf } from './plan';

export type Lit = ReadonlyMap<string, readonly Option[]>;

/** Hexes that may be chosen now, with what choosing them means; null: nothing is in shadow. */
export function litOf(making: Made): Lit | null {
  if (!making.table.mine) return null;
  return making.table.line.length === 0 ? litFirst(making) : litNext(making);
}

function litFirst(making: Made): Lit | null {
  if (making.question === 'wolf') return wolvesAndEnds(making);
  if (making.question !== 'act') return byHex(making.table.offer);
  if (making.action === null) return null;
  if (making.action !== 'move') return targets(making);
  return new Map([...making.ahead.ways.keys()].map((hex) => [hex, []]));
}

/** In a move: the wolves that may go, and where one of them may end. */
function wolvesAndEnds(making: Made): Lit {
  const ends = [...making.ahead.ways.keys()].map((hex): [string, Option[]] => [hex, []]);
  return new Map([...ends, ...byHex(making.table.offer.filter(isWolf))]);
}

function litNext(making: Made): Lit | null {
  if (making.action === 'end') return null;
  if (['to', 'push', 'hunt'].includes(making.question ?? '')) return byHex(making.table.offer);
  if (making.question === 'wolf') return wolvesAndEnds(making);
  // Nothing is left to choose on the map: then nothing lies in shadow.
  if (!making.target) return making.ready ? null : new Map();
  return making.action === 'draft' ? byHex(making.beginnings) : targets(making);
}

/** The targets of the action that is chosen. */
function targets(making: Made): Lit {
  return byHex(making.rows.find((row) => row.action === making.action)?.options ?? []);
}

/** Where the action comes from: it stays in the light. */
export function sourcesOf(making: Made): string[] {
  const { action, pack } = making;
  if (!pack || action === null || action === 'draft' || action === 'end' || action === 'move') return [];
  return standingOf(making.before, pack, ['alpha']);
}

/** Hexes that the action might mean, but can't. */
export function refusedOf(making: Made): string[] {
  const { action, pack, lit, target } = making;
  if (!pack || action === null || action === 'draft' || action === 'end' || action === 'move' || !making.table.mine)
    return [];
  return candidates(action, making.before, pack).filter((hex) => !lit?.has(hex) && hex !== target);
}
