/** What is lit: the offer and the line, seen as cards, lands, scars and slots. Knows no rule. */
import type { Land, LoneWolvesSheet, Option, SeenScar, Told, Why } from '$lib/protocol';
import { at } from '$lib/sure';
import type { LonePosition } from './names';

export type Step = 'watch' | 'card' | 'land' | 'scar' | 'slot' | 'over';

/** What may be chosen now. */
export interface Plan {
  step: Step;
  cards: ReadonlySet<string>;
  /** Lands for the card that is held. */
  lands: ReadonlySet<Land>;
  scars: ReadonlySet<SeenScar>;
  /** Where those scars lie. */
  from: Land | null;
  slots: ReadonlySet<string>;
}

/** What has been chosen so far: a card that is only held, and the decisions of the line. */
export interface Chosen {
  card: string | null;
  land: Land | null;
  scar: SeenScar | null;
  slot: string | null;
}

export const NOTHING: Plan = {
  step: 'watch',
  cards: new Set(),
  lands: new Set(),
  scars: new Set(),
  from: null,
  slots: new Set(),
};

/** The decisions of a line, and the card in the fingers. */
export function chosenOf(line: readonly Option[], held: string | null): Chosen {
  const chosen: Chosen = { card: held, land: null, scar: null, slot: null };
  for (const { data } of line) {
    if (data.action === 'play') [chosen.card, chosen.land] = [data.card, data.land];
    else if (data.action === 'take') chosen.scar = data.scar;
    else if (data.action === 'place') chosen.slot = data.slot;
  }
  return chosen;
}

/**
 * What may be chosen: `offer` as the game stands, `next` after the line, which matters only once a scar was picked.
 * Whatever is on the line can still be changed, so all of the first offer stays lit.
 */
export function planOf(
  position: LonePosition,
  offer: readonly Option[],
  next: readonly Option[],
  chosen: Chosen,
): Plan {
  if (position.outcome) return { ...NOTHING, step: 'over' };
  const plays = offer.flatMap(({ data }) => (data.action === 'play' ? [data] : []));
  const takes = offer.flatMap(({ data }) => (data.action === 'take' ? [data] : []));
  const places = (takes.length > 0 ? next : offer).flatMap(({ data }) => (data.action === 'place' ? [data] : []));
  const slots = new Set(places.map((data) => data.slot));
  if (plays.length > 0) {
    const lands = plays.filter((data) => data.card === chosen.card).map((data) => data.land);
    const cards = new Set(plays.map((data) => data.card));
    return { ...NOTHING, step: chosen.card ? 'land' : 'card', cards, lands: new Set(lands) };
  }
  if (takes.length > 0) {
    const scars = new Set(takes.map((data) => data.scar));
    return {
      ...NOTHING,
      step: slots.size > 0 || chosen.slot ? 'slot' : 'scar',
      scars,
      from: position.view.losing_land,
      slots,
    };
  }
  return places.length > 0 ? { ...NOTHING, step: 'slot', slots } : NOTHING;
}

// -- what would follow
/** Who would win the trick, and why. */
export interface Verdict {
  winner: number;
  /** The cards of the winner and of the loser. */
  card: string;
  other: string;
  why: Why;
}

/** How a trick would end that a line decides, as it is foretold; null if it decides none. */
export function verdictOf({ view }: LonePosition, told: readonly Told[], card: string | null): Verdict | null {
  const won = told.find((each) => each.what === 'trick-won');
  if (!won || !view.led || !card) return null;
  const other = won.card === card ? view.led.card : card;
  return { winner: won.seat, card: won.card, other, why: won.why };
}

/** Something that would change, now and after. */
export type Change =
  | { what: 'strength'; land: Land; seat: number; now: number; after: number }
  | { what: 'token'; land: Land; honour: number; now: number | null; after: number | null }
  | { what: 'turned'; land: Land; now: number; after: number }
  | { what: 'joined'; land: Land; seat: number }
  | { what: 'moon'; land: Land; moon: string }
  | { what: 'score'; now: number[]; after: number[] };

/** All that differs between two positions, the score always and last. */
export function changesBetween(now: LonePosition, after: LonePosition): Change[] {
  const changes: Change[] = [];
  now.sheet.lands.forEach((was, place) => changes.push(...landChanges(now, after, was.land, place)));
  const totals = (position: LonePosition) => position.sheet.seats.map((seat) => seat.total);
  return [...changes, { what: 'score', now: totals(now), after: totals(after) }];
}

function landChanges(now: LonePosition, after: LonePosition, land: Land, place: number): Change[] {
  const [was, is] = [at(now.sheet.lands, place), at(after.sheet.lands, place)];
  const [view, next] = [at(now.view.lands, place), at(after.view.lands, place)];
  const changes: Change[] = [];
  was.strength.forEach((strength, seat) => {
    const total = at(is.strength, seat).total;
    if (total !== strength.total) changes.push({ what: 'strength', land, seat, now: strength.total, after: total });
    if (at(next.sides, seat).unseen > at(view.sides, seat).unseen) changes.push({ what: 'joined', land, seat });
  });
  if (next.honour[0] !== view.honour[0])
    changes.push({ what: 'turned', land, now: view.honour[0], after: next.honour[0] });
  if (is.winner !== was.winner)
    changes.push({ what: 'token', land, honour: is.honour + is.moon_points, now: was.winner, after: is.winner });
  if (next.moon && next.moon !== view.moon) changes.push({ what: 'moon', land, moon: next.moon });
  return changes;
}

/** What a seat would gain by something: points, and strength by land. */
export interface Gain {
  points: number;
  strength: number[];
}

/** What a seat gains by a sheet of changes, which has only the lands that differ. */
export function gainOf(now: LoneWolvesSheet, after: LoneWolvesSheet, seat: number): Gain {
  const strength = after.lands.map((land) => {
    const was = now.lands.find((each) => each.land === land.land);
    return (land.strength[seat]?.total ?? 0) - (was?.strength[seat]?.total ?? 0);
  });
  const total = (sheet: LoneWolvesSheet) => sheet.seats[seat]?.total ?? 0;
  return { points: total(after) - total(now), strength: strength.filter((each) => each !== 0) };
}
