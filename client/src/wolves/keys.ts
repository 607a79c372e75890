/** The keys of this table. */
import { attempt } from '$lib/attempt.svelte';
import { settings } from '$lib/client.svelte';
import type { Shortcut } from '$lib/keys';
import type { Desk } from './desk.svelte';
import { ACTIONS, type Action } from './plan';

const KEYS: Record<Action, string> = { move: 'm', den: 'd', lair: 'l', howl: 'h', dominate: 'x' };

export function shortcuts({ board, deciding, decision, stage }: Desk): Shortcut[] {
  const undo = () =>
    decision.idle || (decision.underWay && board.line.length === 0) ? attempt(() => deciding.undo()) : deciding.back();
  return [
    ...ACTIONS.map((action) => ({
      key: KEYS[action],
      says: `wolves-key-${action}`,
      do: () => deciding.choose(action),
      when: () => decision.question === 'act' || board.line.length > 0,
    })),
    { key: 'Escape', says: 'wolves-key-back', do: () => deciding.back(), when: () => !decision.idle },
    { key: 'u', says: 'wolves-key-undo', do: undo, when: () => board.mine },
    {
      key: 'e',
      says: 'wolves-key-end',
      do: () => attempt(() => (decision.ready ? deciding.play() : deciding.end())),
      when: () => board.mine,
    },
    { key: 'k', says: 'recap-names', do: () => settings.set('names', !settings.now.names) },
    { key: 'n', says: 'wolves-key-next', do: stage.next, when: () => stage.scoring !== null },
  ];
}
