/** The sky over a duel: the trump, the trump of the next trick if that is another, and the moon it comes from. */
import type { Moon, Suit } from '$lib/protocol';
import type { Desk } from './desk.svelte';
import type { LandScene } from './scene';

export interface Sky {
  trump: Suit | null;
  next: Suit | null;
  /** Where the moon lies that is spoken of: the one of the trump, else the one that brings the next. */
  shown: Moonlit | null;
}

type Moonlit = LandScene & { moon: Moon };

function isMoonlit(land: LandScene): land is Moonlit {
  return land.moon !== null;
}

export function skyOf({ now, scene }: Pick<Desk, 'now' | 'scene'>): Sky {
  const { trump, next_trump: coming } = now.view;
  const next = coming === trump ? null : coming;
  const shown = scene.lands.filter(isMoonlit).find((land) => land.suit === (trump ?? next));
  return { trump, next, shown: shown ?? null };
}
