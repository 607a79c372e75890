/** What lies in the light while something is made up: where it could go on, where it comes from, what it can't mean. */
import type { Option } from '$lib/protocol';
import type { Decision } from './decision.svelte';
import { byHex, isWolf } from './plan';

export type Lit = ReadonlyMap<string, readonly Option[]>;

/** Hexes that may be chosen now, with what choosing them means; null: nothing is in shadow. */
export function litOf(decision: Decision): Lit | null {
  if (!decision.board.mine) return null;
  return decision.board.line.length === 0 ? litFirst(decision) : litNext(decision);
}

function litFirst(decision: Decision): Lit | null {
  if (decision.question === 'wolf') return wolvesAndEnds(decision);
  if (decision.question !== 'act') return byHex(decision.board.offer);
  if (decision.action === null) return null;
  if (decision.action !== 'move') return targets(decision);
  return new Map([...decision.next.possible.keys()].map((hex) => [hex, []]));
}

/** In a move: the wolves that may go, and where one of them may end. */
function wolvesAndEnds(decision: Decision): Lit {
  const ends = [...decision.next.possible.keys()].map((hex): [string, Option[]] => [hex, []]);
  return new Map([...ends, ...byHex(decision.board.offer.filter(isWolf))]);
}

function litNext(decision: Decision): Lit | null {
  if (decision.action === 'end') return null;
  if (['to', 'push', 'hunt'].includes(decision.question ?? '')) return byHex(decision.board.offer);
  if (decision.question === 'wolf') return wolvesAndEnds(decision);
  // Nothing is left to choose on the map: then nothing lies in shadow.
  if (!decision.target) return decision.ready ? null : new Map();
  const apart = decision.action === 'draft' || decision.action === 'hunt';
  return apart ? byHex(decision.board.beginnings) : targets(decision);
}

/** The targets of the action that is chosen. */
function targets(decision: Decision): Lit {
  return byHex(decision.rows.find((row) => row.action === decision.action)?.options ?? []);
}

/** Where the action comes from: it stays in the light. */
export function sourcesOf(decision: Decision): readonly string[] {
  return decision.around.found?.sources ?? [];
}

/** Hexes that the action might mean, but can't. */
export function refusedOf(decision: Decision): string[] {
  const { lit, target } = decision;
  const candidates = decision.around.found?.candidates ?? [];
  return candidates.filter((hex) => !lit?.has(hex) && hex !== target);
}
