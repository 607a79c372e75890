/** A recap tells what was done on the shelf of its board: when it stands there, and the keys that lead through it. */
import { untrack, type Snippet } from 'svelte';
import type { Points } from '$kit/shelf.svelte';
import { announcer } from '$lib/announce.svelte';
import { attempt } from '$lib/attempt.svelte';
import { offer, type Shortcut } from '$lib/keys';
import type { Recap } from './recap.svelte';

export interface Shelved {
  title: () => string;
  content: Snippet;
  points: () => Points;
  /** All of it, as it is read to those who listen. */
  whole: () => string;
  /** Whether nothing is being decided that the keys would disturb. */
  idle: () => boolean;
  /** Whether it is asked for as a whole whenever more was done. */
  entire?: boolean;
  /** Whether it leaves room beside it. */
  slim?: boolean;
  /** Keys of this game. */
  keys?: (quiet: () => boolean) => Shortcut[];
}

/** Stand on the shelf for as long as the part that calls this is shown, and there is something to tell. */
export function shelve(recap: Recap, shelved: Shelved): void {
  const { title, content, points, whole, idle, entire = false, slim = false, keys } = shelved;
  const { board } = recap;
  const open = $derived(recap.open);
  $effect(() => {
    if (!open) return;
    return untrack(() => board.shelf.take({ owner: 'recap', title, content, points, slim, leave: recap.leave }));
  });
  $effect(() => {
    void [board.now.step, recap.from, recap.playing];
    untrack(() => attempt(() => recap.catchUp(entire)));
  });
  $effect(() => {
    void recap.from;
    untrack(() => recap.renew());
  });

  const quiet = () => recap.open && !recap.playing && idle();
  const read = () => {
    recap.folded = false;
    announcer.say(whole());
  };
  $effect(() =>
    offer(() => [
      { key: ',', says: 'recap-back', do: recap.back, when: quiet },
      { key: '.', says: 'recap-on', do: () => attempt(recap.on), when: quiet },
      { key: ' ', says: 'recap-skip', do: () => recap.tempo.skip(), when: () => recap.playing },
      { key: 'w', says: 'recap-read', do: read, when: () => recap.there },
      ...(keys?.(quiet) ?? []),
    ]),
  );
}
