/** How an action is paid: the tiles of a player, and the payments among which they may choose. */
import type { Option, PayWith, Terrain, TheWolvesBox, WolvesSeat } from '$lib/protocol';

const HOME = 'home';

export interface TileView {
  /** As decisions call it: "grass/tundra", "home". */
  name: string;
  face: Terrain;
  back: Terrain;
  home: boolean;
}

/** The six tiles of a player, home tile first. */
export function tilesOf(seat: WolvesSeat, box: TheWolvesBox): TileView[] {
  const tiles = seat.tiles.map((face, index): TileView => {
    const sides = box.tiles[index];
    if (!sides) return { name: HOME, face, back: face, home: true };
    return { name: sides.join('/'), face, back: sides[0] === face ? sides[1] : sides[0], home: false };
  });
  return [...tiles.filter((tile) => tile.home), ...tiles.filter((tile) => !tile.home)];
}

/** A payment that is offered. */
export interface Payment {
  option: Option;
  tiles: readonly string[];
  bonus: number;
}

export function payments(offer: readonly Option[]): Payment[] {
  return offer.flatMap((option) => (option.data.action === 'pay' ? [paymentOf(option, option.data)] : []));
}

function paymentOf(option: Option, { tiles, bonus }: PayWith): Payment {
  return { option, tiles, bonus };
}

/** Another payment that uses a tile (or one token more); it takes the place of the tile that was there longest. */
export function swapped(all: readonly Payment[], now: Payment, wanted: string): Payment | null {
  const uses = (payment: Payment) => (wanted === 'bonus' ? payment.bonus > now.bonus : payment.tiles.includes(wanted));
  const stays = (payment: Payment) =>
    payment.tiles.filter((tile) => now.tiles.includes(tile)).length + Math.min(payment.bonus, now.bonus);
  const oldest = (payment: Payment) =>
    payment.tiles.filter((tile) => now.tiles.includes(tile)).reduce((sum, tile) => sum + now.tiles.indexOf(tile), 0);
  return all.filter(uses).reduce<Payment | null>((best, each) => {
    if (!best) return each;
    const better = stays(each) - stays(best) || oldest(each) - oldest(best);
    return better > 0 ? each : best;
  }, null);
}

/** Everything that could pay: each tile and token once. */
export function purse(all: readonly Payment[]): { tiles: string[]; bonus: number } {
  return {
    tiles: [...new Set(all.flatMap((payment) => payment.tiles))],
    bonus: Math.max(0, ...all.map((payment) => payment.bonus)),
  };
}

/** So many rows a choice of payments takes: each tile that could pay, the tokens that do, and one more. */
export function rowsOf(all: readonly Payment[], now: Payment | null): number {
  const { tiles, bonus } = purse(all);
  const spent = now?.bonus ?? 0;
  return tiles.length + Math.max(spent, Math.min(bonus, spent + 1));
}

/** A line with another payment: everything else in it stays. */
export function withPayment(line: readonly Option[], payment: Option): Option[] {
  return line.map((option) => (option.data.action === 'pay' ? payment : option));
}
