/**
 * The keyboard at this table: arrows go to the nearest thing in their direction, and a choice leads to the next one.
 */
import { nearest, wayOf, type Point } from '$kit/arrows';
import { at, sure } from '$lib/sure';
import type { Desk } from './desk.svelte';

const THINGS = '[data-nav], [data-actions] button, [data-actions] a';
/** Things that are off the straight way count as further away; less than four pixels are no direction. */
const REACH = { aside: 2, least: 4 };

/** Go to the nearest thing in the direction of an arrow key; true if the key is one. */
export function goBy(root: HTMLElement, event: KeyboardEvent): boolean {
  const way = wayOf(event.key);
  const focused = document.activeElement?.closest<HTMLElement>(THINGS);
  if (!way || !focused || !root.contains(focused)) return false;
  const others = [...root.querySelectorAll<HTMLElement>(THINGS)].filter((thing) => thing !== focused);
  nearest(
    middle(focused),
    others.map((thing) => [thing, middle(thing)] as const),
    way,
    REACH,
  )?.focus();
  return true;
}

function middle(thing: HTMLElement): Point {
  const box = thing.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** Of each kind of thing only the one used last is reached by Tab; arrows lead to the others. */
export function keepTabStop(event: FocusEvent): void {
  const thing = event.target;
  const kind = thing instanceof HTMLElement ? thing.dataset['nav'] : undefined;
  if (!kind) return;
  for (const other of document.querySelectorAll<HTMLElement>(`[data-nav="${kind}"]`))
    other.tabIndex = other === thing ? 0 : -1;
}

/** The one that Tab led to may have been played: then the first of its kind takes its place. */
export function findTabStops(): void {
  const kinds = new Map<string, HTMLElement[]>();
  for (const thing of document.querySelectorAll<HTMLElement>('[data-nav]')) {
    const kind = sure(thing.dataset['nav']);
    kinds.set(kind, [...(kinds.get(kind) ?? []), thing]);
  }
  for (const things of kinds.values()) if (things.every((thing) => thing.tabIndex < 0)) at(things, 0).tabIndex = 0;
}

/** To what is asked for next: a card, a land, a scar, a slot, or the button that does it. */
export function focusNext(root: HTMLElement, desk: Desk): void {
  const { plan, ready } = desk.deciding;
  const kinds: Record<string, string> = {
    card: '[data-nav="hand"]:not([aria-disabled])',
    land: '[data-nav="land"]:not([aria-disabled])',
    scar: '[data-nav="take"], [data-nav="scar"]',
    slot: '[data-nav="slot"]',
  };
  const main = '[data-actions] .go, [data-actions] .wait:last-child';
  const wanted = ready ? main : kinds[plan?.step ?? ''];
  const found = (wanted && root.querySelector<HTMLElement>(wanted)) || root.querySelector<HTMLElement>(main) || root;
  found.focus();
}
