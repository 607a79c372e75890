/**
 * What is printed on the things in the box of Lone Wolves. The server says it, once: a board waits for it, and a card
 * that is drawn without a board stays blank until then.
 */
import { quietly } from '$lib/attempt.svelte';
import { boxOf } from '$lib/client.svelte';
import type { Land, PrintedCard, Suit } from '$lib/protocol';
import { sure } from '$lib/sure';

class Box {
  cards: ReadonlyMap<string, PrintedCard> = $state.raw(new Map());
  slots: ReadonlyMap<string, readonly Land[]> = $state.raw(new Map());
  letters: ReadonlyMap<string, string> = $state.raw(new Map());
  #asked: Promise<void> | null = null;

  /** Have the server say what is in it, unless it has. */
  open(): Promise<void> {
    if (!this.#asked) {
      this.#asked = this.#ask();
      this.#asked.catch(() => (this.#asked = null));
    }
    return this.#asked;
  }

  async #ask(): Promise<void> {
    const printed = await boxOf('lone-wolves');
    if (!('slots' in printed)) throw new Error('the box of another game');
    this.cards = new Map(Object.entries(printed.cards));
    this.slots = new Map(Object.entries(printed.slots));
    this.letters = new Map(Object.entries(printed.letters));
  }
}

export const box = new Box();

/** What is printed on a card; null as long as nobody has said it. */
export function printedOn(card: string): PrintedCard | null {
  if (box.cards.size === 0) box.open().catch(quietly);
  return box.cards.get(card) ?? null;
}

export function suitOf(card: string): Suit {
  return sure(box.cards.get(card)).suit;
}

export function valueOf(card: string): number {
  return sure(box.cards.get(card)).value;
}

/** What a suit is called in the names of its cards. */
export function letterOf(suit: Suit): string {
  return sure(box.letters.get(suit));
}

/** The lands in which a scar on a slot works: one, or the two of a border. */
export function landsOf(slot: string): readonly Land[] {
  return sure(box.slots.get(slot));
}
