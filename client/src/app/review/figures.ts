/** Figures of a review as they are written: points of win share with one place, which add up as they stand there. */
import type { Review, ReviewPlayer, ReviewRange, ReviewSentence, ReviewTurn } from '$lib/protocol';
import { nameOf, type Seated } from '$lib/people';
import { figure } from '$kit/lantern/claims';
import { at } from '$lib/sure';
import type { Facts } from '$lib/words.svelte';

/** Points in a sure win, and tenths of a point in one. */
const POINTS = 100;
const TENTHS = 1000;
const DIGITS = 1;

/** A share in tenths of a point: whole numbers, so that sums are exact. */
export function tenths(share: number): number {
  return Math.round(share * TENTHS) || 0;
}

/** Tenths as points, as a language writes them. */
export function written(value: number, language: string): string {
  return figure(Math.abs(value) / 10, language, DIGITS);
}

/** The same with its sign; nothing has none. */
export function signed(value: number, language: string): string {
  const sign = value < 0 ? '−' : value > 0 ? '+' : '±';
  return `${sign}${written(value, language)}`;
}

export const share = (value: number, language: string): string => written(tenths(value), language);
export const change = (value: number, language: string): string => signed(tenths(value), language);

/** Half of an interval, in points. */
export function halfOf({ low, high }: ReviewRange, language: string): string {
  return figure((POINTS * (high - low)) / 2, language, DIGITS);
}

/** Parts in tenths that add up to a total: what rounding left over goes to the largest. */
export function sharedOut(parts: readonly number[], total: number): number[] {
  const found = parts.map(tenths);
  const over = total - found.reduce((sum, part) => sum + part, 0);
  const largest = found.reduce((best, part, place) => (Math.abs(part) > Math.abs(at(found, best)) ? place : best), 0);
  return found.map((part, place) => (place === largest ? part + over : part));
}

export interface LedgerRow {
  entry: ReviewPlayer['statement'][number]['entry'];
  /** In tenths: what it changed, and the balance before and after it. */
  amount: number;
  before: number;
  after: number;
  by: { seat: number; amount: number }[];
  turns: readonly number[];
}

/** The statement in tenths. What an entry changed is the difference of the balances as they are written. */
export function ledgerRows(player: ReviewPlayer): LedgerRow[] {
  let before = tenths(player.fair);
  return player.statement.map(({ entry, balance, by, turns }) => {
    const after = tenths(balance);
    const amount = after - before;
    const parts = by ? sharedOut(by, amount).map((each, seat) => ({ seat, amount: each })) : [];
    const row = { entry, amount, before, after, by: parts.filter((each) => each.amount !== 0), turns };
    before = after;
    return row;
  });
}

/** A sentence of a review, with names and figures. */
export function sentenceFacts({ facts }: ReviewSentence, at: Seated, language: string): Facts {
  const told: Facts = {};
  for (const [name, fact] of Object.entries(facts)) {
    if (name === 'seat') told['who'] = nameOf(at, Number(fact));
    else if (name === 'rival') told['whom'] = nameOf(at, Number(fact));
    // Amounts have a place behind the point even where it is nought; counts have none.
    else if ((name === 'amount' || name === 'share') && typeof fact === 'number')
      told[name] = figure(fact, language, DIGITS);
    else told[name] = fact;
  }
  return told;
}

// -- the curve
/** A column of the graph: a turn, or in Lone Wolves a trick with all that was decided in it. */
export interface Column {
  /** As people count; 0 in the draft. */
  number: number;
  turns: readonly ReviewTurn[];
  /** Where the game stands at its end. */
  end: number;
}

export function columnsOf(review: Review): Column[] {
  const columns: { number: number; turns: ReviewTurn[]; end: number }[] = [];
  for (const turn of review.turns) {
    const last = columns.at(-1);
    if (review.game === 'lone-wolves' && last?.number === turn.round) {
      last.turns.push(turn);
      last.end = turn.end;
    } else columns.push({ number: turn.round, turns: [turn], end: turn.end });
  }
  return columns;
}

/** The shares before each column, and at the end. */
export function curveOf(review: Review, columns: readonly Column[]): number[][] {
  return [...columns.map(({ turns }) => at(turns, 0).before), review.players.map((player) => player.share)];
}

export type Kind = ReviewPlayer['moments'][number]['kind'];

/** The sign of a label: as many claws as it is heavy. */
const SIGNS = { inaccuracy: 'claw-1', mistake: 'claw-2', blunder: 'claw-3', great: 'm-great', choice: 'i-branch' };

/** What stands for a turning point: an error that was a gift has the claws of the error. */
export function kindOf(kind: Kind, turn: ReviewTurn | null): keyof typeof SIGNS {
  return kind === 'gift' ? (turn?.label ?? 'choice') : kind;
}

export function signOf(kind: Kind, turn: ReviewTurn | null): string {
  return SIGNS[kindOf(kind, turn)];
}
