/** The sky over a duel: the trump, the moon it comes from, and the trump of the next trick if that is another. */
import type { Moon, Suit } from '$lib/protocol';
import type { Desk } from './desk.svelte';
import type { LandScene } from './scene';

export interface Sky {
  trump: Suit | null;
  next: Suit | null;
  /** Where the moon lies that is spoken of: the one of the trump, else the newest. */
  shown: Moonlit | null;
}

type Moonlit = LandScene & { moon: Moon };

function isMoonlit(land: LandScene): land is Moonlit {
  return land.moon !== null;
}

export function skyOf(desk: Desk): Sky {
  const trump = desk.now.view.trump;
  const lands = desk.scene.lands.filter(isMoonlit);
  // Of two moons the blood moon is the later one, and the one that counts from the next trick on.
  const newest = lands.find((land) => land.moon === 'blood-moon') ?? lands[0] ?? null;
  const next = newest && newest.suit !== trump && !desk.now.outcome ? newest.suit : null;
  const current = lands.find((land) => land.suit === trump) ?? null;
  return { trump, next, shown: current ?? newest };
}
