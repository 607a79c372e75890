/** A new table as it is being thought of, and as it is asked for. */
import { api, router } from './client.svelte';
import type { Access, Board, Clock, GameInfo, GameName, House, NewTable, SeatWish, State, Terrain } from './protocol';
import { at, sure } from './sure';
import { Table } from './table.svelte';
import { lot, onDevice } from './web';

export interface SeatPlan {
  kind: SeatWish['kind'];
  level: string;
  /** For a second person on this device. */
  name: string;
  /** Null: drawn by lot. */
  pack: Terrain | null;
}

export interface Plan {
  game: GameName;
  seats: SeatPlan[];
  board: Board;
  /** Null: as in the box. */
  house: House | null;
  seed: string;
  access: Access;
  spectators: boolean;
  clock: 'none' | 'live' | 'turns';
  minutes: number;
  increment: number;
  hours: number;
  undo: boolean;
  standIn: string;
  pause: number;
  title: string;
  /** Null: as usual, for those who play with nobody but bots. */
  hints: boolean | null;
}

const USUAL_PLAYERS = 3;
const USUAL_LEVEL = 2;
const LEVEL_KEPT = 'wolfmoon-level';

/** The level that bots get where nothing else is said: the one chosen last, else a fair beginning. */
export function usualLevel(info: GameInfo): string {
  const names = info.bots.map((bot) => bot.name);
  const last = onDevice.read<string>(LEVEL_KEPT, '');
  return names.includes(last) ? last : (names[Math.min(USUAL_LEVEL, names.length - 1)] ?? '');
}

export function rememberLevel(level: string): void {
  onDevice.write(LEVEL_KEPT, level);
}

export function newPlan(info: GameInfo): Plan {
  const level = usualLevel(info);
  const plan: Plan = {
    game: info.name,
    seats: [],
    board: 'basic',
    house: null,
    seed: '',
    access: 'link',
    spectators: true,
    clock: 'none',
    minutes: 20,
    increment: 15,
    hours: 24,
    undo: true,
    standIn: level,
    pause: 0.6,
    title: '',
    hints: null,
  };
  setPlayers(plan, info.players.includes(USUAL_PLAYERS) ? USUAL_PLAYERS : at(info.players, 0), level);
  return plan;
}

/** As many seats as wanted: those there stay, new ones are for bots; the first is one's own. */
export function setPlayers(plan: Plan, count: number, level: string): void {
  while (plan.seats.length < count)
    plan.seats.push({ kind: plan.seats.length === 0 ? 'me' : 'bot', level, name: '', pack: null });
  plan.seats.length = count;
}

/** Whether players will have hints: with others only if that is chosen. */
export function givesHints(plan: Plan): boolean {
  return plan.hints ?? !plan.seats.some((seat) => seat.kind === 'open' || seat.kind === 'here');
}

/** The packs that others have not chosen. */
export function packsLeft(plan: Plan, seat: number, packs: readonly Terrain[]): Terrain[] {
  const taken = plan.seats.filter((_, other) => other !== seat).map((each) => each.pack);
  return packs.filter((pack) => !taken.includes(pack));
}

export function asked(plan: Plan, packs: readonly Terrain[]): NewTable {
  return {
    game: plan.game,
    seats: plan.seats.map(wish),
    options: options(plan, packs),
    access: plan.access,
    spectators: plan.spectators,
    clock: clock(plan),
    undo: plan.undo ? 'turn' : 'none',
    stand_in: plan.standIn,
    pause: plan.pause,
    title: plan.title.trim(),
    hints: plan.hints,
  };
}

function wish(seat: SeatPlan): SeatWish {
  if (seat.kind === 'bot') return { kind: 'bot', level: seat.level };
  if (seat.kind === 'here') return { kind: 'here', name: seat.name.trim() || null };
  return { kind: seat.kind };
}

function clock(plan: Plan): Clock {
  if (plan.clock === 'live') return { kind: 'live', minutes: plan.minutes, increment: plan.increment };
  if (plan.clock === 'turns') return { kind: 'turns', hours: plan.hours };
  return { kind: 'none' };
}

function options(plan: Plan, packs: readonly Terrain[]): Record<string, unknown> {
  const seed = /^\d+$/.test(plan.seed.trim()) ? { seed: Number(plan.seed) } : {};
  if (plan.game === 'lone-wolves') return { ...seed, board: plan.board, ...plan.house };
  return { ...seed, ...(plan.seats.some((seat) => seat.pack) ? { packs: allPacks(plan, packs) } : {}) };
}

/** A pack for every seat: those who chose none get the others, by lot. */
function allPacks(plan: Plan, packs: readonly Terrain[]): Terrain[] {
  const left = packs.filter((pack) => !plan.seats.some((seat) => seat.pack === pack));
  const draw = () => at(left.splice(lot(left.length), 1), 0);
  return plan.seats.map((seat) => seat.pack ?? draw());
}

/** The house values of a board as they are in the box, to be changed. */
export function usualHouse(info: GameInfo, board: Board): House {
  const { options } = info;
  return structuredClone(sure('house' in options ? options.house[board] : null));
}

/** Make the table and go there. */
export async function openTable(table: NewTable): Promise<void> {
  await enter(await api.newTable(table));
}

/** Go to a table of one's own; where nobody else is to come, it begins at once. */
export async function enter(state: State): Promise<void> {
  const { id, status, seats } = state.table;
  if (status === 'gathering' && !seats.some((seat) => seat.kind === 'open'))
    await new Table(api, state).order({ do: 'begin' });
  router.go(status === 'finished' ? `/table/${id}/replay` : `/table/${id}`);
}

/** A game against bots, at once. */
export function quickTable(info: GameInfo, level: string, players: number): NewTable {
  rememberLevel(level);
  const bots: SeatWish[] = Array.from({ length: players - 1 }, () => ({ kind: 'bot', level }));
  return { game: info.name, seats: [{ kind: 'me' }, ...bots], access: 'link', stand_in: level };
}
