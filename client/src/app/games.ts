/** The tables of the games, each a part of the client that is loaded when it is needed. */
import type { Component } from 'svelte';
import type { GameName } from '$lib/protocol';
import type { Table } from '$lib/table.svelte';

export const GAMES: Record<GameName, () => Promise<{ default: Component<{ table: Table }> }>> = {
  'the-wolves': () => import('../wolves/WolvesTable.svelte'),
  'lone-wolves': () => import('../lone/LoneTable.svelte'),
};
