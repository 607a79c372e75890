/** A position as it is drawn: five lands with a far and a near side, borders, hands. */
import type { Border, Card, Land, Moon, Scar, SeenScar, Slot, Strength, Suit } from '$lib/protocol';
import { at } from '$lib/sure';
import { landsOf, suitOf } from './box.svelte';
import { BORDERS, HIDDEN, kindOf, suitOfLand, type LonePosition } from './names';

/** A card on the table. */
export interface LaidCard {
  /** Unique on the table: the card, or a place for one that nobody saw. */
  key: string;
  /** Null: nobody has seen it. */
  card: string | null;
  up: boolean;
  /** Whether it belongs to the trick that is not finished. */
  trick: boolean;
}

/** A scar on a slot, and what it is worth now. */
export interface LaidScar {
  key: string;
  scar: Scar;
  /** In each land where it works, if it gives strength. */
  strength: number[];
  points: number | null;
}

/** A scar that nobody has taken yet. */
export interface PoolScar {
  /** As decisions call it: all that lie face down are called alike. */
  scar: SeenScar;
  /** Which one it is, where it lies face down and everything is open. */
  under: Scar | null;
}

export interface SideScene {
  seat: number;
  cards: LaidCard[];
  scars: LaidScar[];
  /** Empty slots of the land's own. */
  empty: number;
  strength: Strength;
  leads: boolean;
}

export interface LandScene {
  land: Land;
  suit: Suit;
  /** The side that is up, then the other. */
  honour: [number, number];
  pool: PoolScar[];
  moon: Moon | null;
  moonPoints: number;
  free: number;
  room: number;
  winner: number | null;
  far: SideScene;
  near: SideScene;
}

export interface BorderScene {
  slot: string;
  suits: Suit[];
  far: SlotScene;
  near: SlotScene;
}

export interface SlotScene {
  seat: number;
  scars: LaidScar[];
  empty: number;
}

export interface HandScene {
  seat: number;
  count: number;
  /** Sorted by suit and value; null if they can't be seen. */
  cards: string[] | null;
}

export interface Scene {
  /** The seats of the two sides: whose eyes these are is near. */
  far: number;
  near: number;
  lands: LandScene[];
  /** Empty where the borders have no slots. */
  borders: BorderScene[];
  hands: Record<'far' | 'near', HandScene>;
}

/** The scene as a seat sees it; a spectator sits with the first. */
export function sceneOf(position: LonePosition, eyes: number | null): Scene {
  const near = eyes ?? 0;
  const far = 1 - near;
  return {
    far,
    near,
    lands: position.view.lands.map((_, place) => landScene(position, place, near)),
    borders: position.view.house.slots.border > 0 ? BORDERS.map((slot) => borderScene(position, slot, near)) : [],
    hands: { far: handScene(position, far), near: handScene(position, near) },
  };
}

function landScene(position: LonePosition, place: number, near: number): LandScene {
  const view = at(position.view.lands, place);
  const row = at(position.sheet.lands, place);
  const hidden: (Scar | null)[] = Array.isArray(view.hidden)
    ? view.hidden
    : Array.from({ length: view.hidden }, () => null);
  const { land, moon, free, room, winner } = row;
  return {
    land,
    moon,
    free,
    room,
    winner,
    suit: suitOfLand(land),
    honour: view.honour,
    pool: [...view.shown.map((scar) => ({ scar, under: null })), ...hidden.map((under) => ({ scar: HIDDEN, under }))],
    moonPoints: row.moon_points,
    far: sideScene(position, place, 1 - near),
    near: sideScene(position, place, near),
  };
}

function sideScene(position: LonePosition, place: number, seat: number): SideScene {
  const side = at(at(position.view.lands, place).sides, seat);
  const row = at(position.sheet.lands, place);
  return {
    seat,
    cards: laidCards(position, place, seat),
    scars: laidScars(position, row.land, side.scars, seat),
    empty: emptySlots(position, seat, row.land),
    strength: at(row.strength, seat),
    leads: row.winner === seat,
  };
}

/** Cards of a side: those that lie longer first, the one of the trick last. */
function laidCards(position: LonePosition, place: number, seat: number): LaidCard[] {
  const { sides } = at(position.view.lands, place);
  const side = at(sides, seat);
  const inTrick = [position.view.led?.card, position.view.followed?.card];
  const laid = (card: Card, up: boolean): LaidCard => ({ key: card, card, up, trick: inTrick.includes(card) });
  const unseen = Array.from({ length: side.unseen }, (_, count): LaidCard => ({
    key: `?${count}`,
    card: null,
    up: false,
    trick: false,
  }));
  const all = [...side.cards.map((card) => laid(card, true)), ...side.lone.map((card) => laid(card, false)), ...unseen];
  return [...all.filter((each) => !each.trick), ...all.filter((each) => each.trick)];
}

function borderScene(position: LonePosition, slot: Border, near: number): BorderScene {
  const place = BORDERS.indexOf(slot);
  const of = (seat: number): SlotScene => ({
    seat,
    scars: laidScars(position, slot, at(at(position.view.borders, seat), place), seat),
    empty: emptySlots(position, seat, slot),
  });
  return { slot, suits: landsOf(slot).map(suitOfLand), far: of(1 - near), near: of(near) };
}

function emptySlots(position: LonePosition, seat: number, slot: Slot): number {
  return at(position.sheet.seats, seat).empty_slots[slot] ?? 0;
}

function laidScars(position: LonePosition, slot: string, scars: Scar[], seat: number): LaidScar[] {
  const rows = at(position.sheet.seats, seat).scars.filter((row) => row.slot === slot);
  return scars.map((scar, place) => {
    const worth = rows.find((row) => row.scar === scar);
    const kind = kindOf(scar);
    return {
      key: `${scar}.${place}`,
      scar,
      strength: kind === 'strength' ? (worth?.strength ?? []) : [],
      points: kind === 'points' ? (worth?.points ?? 0) : null,
    };
  });
}

function handScene(position: LonePosition, seat: number): HandScene {
  const hand = at(position.view.hands, seat);
  return typeof hand === 'number' ? { seat, count: hand, cards: null } : { seat, count: hand.length, cards: hand };
}

/** What a reader knows of each card. */
export type Seen = 'up' | 'turned' | 'held' | 'unseen';

/** Every card of the box that was seen: face up, turned since, or in one's own hand. */
export function seenCards(position: LonePosition, eyes: number | null): Map<string, Seen> {
  const seen = new Map<string, Seen>();
  for (const land of position.view.lands)
    for (const side of land.sides) {
      for (const card of side.cards) seen.set(card, 'up');
      for (const card of side.lone) seen.set(card, 'turned');
    }
  const hand = eyes === null ? 0 : position.view.hands[eyes];
  if (Array.isArray(hand)) for (const card of hand) seen.set(card, 'held');
  return seen;
}

/** A hand in two rows where one would be too long, no suit torn apart if it can be helped. */
export function handRows(cards: readonly string[], most: number): string[][] {
  if (cards.length <= most) return [[...cards]];
  const half = Math.ceil(cards.length / 2);
  const breaks = cards
    .map((_, place) => place)
    .filter((place) => place > 0 && suitOf(at(cards, place)) !== suitOf(at(cards, place - 1)));
  const fits = breaks.filter((place) => place <= most && cards.length - place <= most);
  const cut = fits.sort((one, other) => Math.abs(one - half) - Math.abs(other - half))[0] ?? half;
  return [cards.slice(0, cut), cards.slice(cut)];
}

/** What a card of a value does beside counting, which is printed on it. */
export function markOf(value: number): 'beats' | 'turns' | null {
  return ({ 2: 'beats', 3: 'turns' } as const)[value] ?? null;
}
