/** A turn of somebody at a glance: what was done, what it won, and what matters most about it. */
import type { PastTurn } from '$kit/recap/turns';
import type { Pack, Phase, Prey, Told } from '$lib/protocol';
import { wolvesAt } from '../position';
import { signOf } from './marks';

/** A sign, and how often in a row. */
export interface Sign {
  icon: string;
  count: number;
}

/** Something about a turn: the message that says it, and its facts. What was done to the reader comes first. */
export interface Fact {
  says: string;
  region: string | null;
  facts: Record<string, unknown>;
  /** It was done to the reader. */
  yours: boolean;
}

export interface TurnCard {
  turn: PastTurn;
  pack: Pack;
  /** Which of all turns, counted from 1; 0 while pieces are drafted. */
  number: number;
  signs: Sign[];
  /** Points won in the turn itself. */
  gain: number;
  tokens: { terrain: number; action: number };
  prey: Prey[];
  /** The weightiest first. */
  facts: Fact[];
  scoring: Scoring | null;
}

/** A phase of the moon that was scored at the end of a turn. */
export interface Scoring {
  phase: Phase;
  gains: { pack: Pack; seat: number; points: number }[];
}

/** The letter of the region of a hex; none on the start tile. */
export type RegionOf = (hex: string) => string | null;

/** The card of a turn, as the one at a seat reads it. */
export function cardOf(turn: PastTurn, seat: number | null, regionOf: RegionOf): TurnCard {
  const told = turn.moments.flatMap((moment) => moment.told);
  const [was, is] = [wolvesAt(turn.before), wolvesAt(turn.moments.at(-1)?.position ?? turn.before)];
  const own = was.view.seats[turn.seat];
  const scoring = scoringIn(told, turn);
  const total = (sheet: typeof was.sheet) => sheet.seats[turn.seat]?.total ?? 0;
  const scored = scoring?.gains.find((each) => each.seat === turn.seat)?.points ?? 0;
  const pack = is.view.seats[turn.seat]?.pack ?? own?.pack ?? 'neutral';
  return {
    turn,
    pack,
    number: was.view.asks === 'draft' ? 0 : was.view.turns + 1,
    signs: signsIn(told),
    gain: total(is.sheet) - total(was.sheet) - scored,
    tokens: tokensIn(told),
    prey: told.flatMap((each) => (each.what === 'hunted' ? [each.prey] : [])),
    facts: [
      ...toYou(told, seat, regionOf),
      ...taken(was.sheet, is.sheet, pack, ownPack(was, seat)),
      ...done(told, regionOf),
    ],
    scoring,
  };
}

function ownPack({ view }: ReturnType<typeof wolvesAt>, seat: number | null): Pack | null {
  return seat === null ? null : (view.seats[seat]?.pack ?? null);
}

/** A sign for each thing; the same thing several times in a row is one, with its number. */
function signsIn(told: readonly Told[]): Sign[] {
  const signs: Sign[] = [];
  for (const icon of told.map(signOf).filter((each) => each !== null)) {
    const last = signs.at(-1);
    if (last?.icon === icon) last.count += 1;
    else signs.push({ icon, count: 1 });
  }
  return signs;
}

function tokensIn(told: readonly Told[]): TurnCard['tokens'] {
  const of = (bonus: string) => told.filter((each) => each.what === 'gained' && each.bonus === bonus).length;
  return { terrain: of('terrain'), action: of('action') };
}

function toYou(told: readonly Told[], seat: number | null, regionOf: RegionOf): Fact[] {
  return told.flatMap((each): Fact[] => {
    if (seat === null || !('victim' in each) || each.victim !== seat) return [];
    const hex = each.what === 'pushed' ? each.from : each.hex;
    const piece = each.what === 'pushed' ? each.piece : each.lost;
    return [{ says: `recap-yours-${each.what}`, region: regionOf(hex), facts: { piece, hex }, yours: true }];
  });
}

type Sheet = ReturnType<typeof wolvesAt>['sheet'];

/** Regions in which the pack is first now, and was not before. */
function taken(was: Sheet, is: Sheet, pack: Pack, own: Pack | null): Fact[] {
  const before = new Map(was.regions.map((row) => [row.region, row.first]));
  return is.regions
    .filter((row) => row.first === pack && before.get(row.region) !== pack)
    .map(({ region }) => {
      const yours = own !== null && own !== pack && before.get(region) === own;
      return { says: yours ? 'recap-took-yours' : 'recap-took', region, facts: {}, yours };
    })
    .sort((one, other) => Number(other.yours) - Number(one.yours));
}

/** What scored, or was built: the rest of what there is to say. */
function done(told: readonly Told[], regionOf: RegionOf): Fact[] {
  const order: Told['what'][] = ['hunted', 'upgraded', 'dominated-den', 'dominated-wolf', 'howled', 'built', 'drafted'];
  const found = told.filter((each) => order.includes(each.what));
  return found
    .sort((one, other) => order.indexOf(one.what) - order.indexOf(other.what))
    .flatMap((each): Fact[] => {
      if (!('hex' in each)) return [];
      const facts = each.what === 'hunted' ? { prey: each.prey, hex: each.hex } : { hex: each.hex };
      return [{ says: `recap-${each.what}`, region: regionOf(each.hex), facts, yours: false }];
    });
}

function scoringIn(told: readonly Told[], turn: PastTurn): Scoring | null {
  const [phase] = told.flatMap((each) => (each.what === 'phase' ? [each.phase] : []));
  if (!phase) return null;
  const points = new Map<number, number>();
  for (const each of told)
    if (each.what === 'region-first' || each.what === 'region-second')
      points.set(each.seat, (points.get(each.seat) ?? 0) + each.points);
  const { seats } = wolvesAt(turn.before).view;
  const packOf = (seat: number): Pack => seats[seat]?.pack ?? 'neutral';
  const gains = [...points].map(([seat, sum]) => ({ seat, points: sum, pack: packOf(seat) }));
  return { phase, gains: gains.sort((one, other) => other.points - one.points) };
}
