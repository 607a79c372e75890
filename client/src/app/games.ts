/** The boards of the games, each a part of the client that is loaded when it is needed. */
import type { Component } from 'svelte';
import type { Playground } from '$kit/playground';
import type { GameName } from '$lib/protocol';

export const GAMES: Record<GameName, () => Promise<{ default: Component<Playground> }>> = {
  'the-wolves': () => import('../wolves/WolvesTable.svelte'),
  'lone-wolves': () => import('../lone/LoneTable.svelte'),
};

/** The game that is meant where an address names none. */
export const USUAL_GAME: GameName = 'the-wolves';

/** Whether a part of an address names one of our games. */
export function isGame(name: string): name is GameName {
  return Object.hasOwn(GAMES, name);
}
