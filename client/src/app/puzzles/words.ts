/** What a try has come to, in words. */
import { t } from '$lib/client.svelte';
import type { Option, Position, PuzzleFrame, PuzzleState, PuzzleVerdict } from '$lib/protocol';
import { partOf, themeWords } from './book';

export interface Part {
  says: string;
  reached: number;
  count: number;
  done: boolean;
  /** Whether it is a number that grows. */
  counted: boolean;
}

/** What is there or not, whatever its number. */
const SINGLE = 1;

/** The parts of a goal of one turn, each with how much of it is reached. */
export function partsOf({ puzzle: { goal }, reached }: PuzzleState): Part[] {
  return goal.map((part, index) => {
    const now = Math.max(0, reached[index] ?? 0);
    return {
      says: partOf(part),
      reached: now,
      count: part.count,
      done: now >= part.count,
      counted: part.count > SINGLE,
    };
  });
}

/** Whether the goal is counted at the end of one turn. */
export function isTurn({ puzzle: { kind } }: PuzzleState): boolean {
  return kind === 'goal' || kind === 'threat';
}

/** Whether a try is compared with the best: what it gives up is estimated. */
function isCompared({ verdict }: PuzzleState): boolean {
  return verdict?.loss != null;
}

/** What a try gives up, and the doubt about it. */
function givenUp({ loss, doubt }: PuzzleVerdict): Record<'loss' | 'doubt', number> {
  return { loss: loss ?? 0, doubt: doubt ?? 0 };
}

/** How many hands that fit are won by a try. */
export function handsWon({ hands }: PuzzleState): number {
  return hands.filter(({ points }) => (points ?? 0) > 0).length;
}

/** Why a try was wrong, in a sentence or two. */
export function whyWrong(state: PuzzleState): string {
  const { verdict, hands, seat, puzzle } = state;
  if (!verdict) return '';
  if (isCompared(state)) return t(`puzzle-wrong-${verdict.refutation ? 'best' : 'decision'}`, givenUp(verdict));
  if (isTurn(state)) return wrongTurn(state);
  const ends = endOf(verdict.refutation?.frames ?? [], seat);
  if (hands.length === 0) return t('puzzle-wrong-open', { ...ends, count: puzzle.goal[0]?.count ?? 0 });
  const against = verdict.refutation?.hand.map((card) => t('lone-card', { card })).join(', ') ?? '';
  return t('puzzle-wrong-hands', { ...ends, won: handsWon(state), count: hands.length, hand: against });
}

/** What was reached of a turn's goal, and what was missing. */
function wrongTurn(state: PuzzleState): string {
  const missing = partsOf(state).filter(({ done }) => !done);
  const short = missing.find(({ counted }) => counted);
  if (short) return t('puzzle-wrong-count', { reached: short.reached, count: short.count });
  return t('puzzle-wrong-missing', { goal: missing.map(({ says }) => says).join(' ') });
}

/** Why a try was right. */
export function whyRight(state: PuzzleState): string {
  const { hands, seat, position, verdict } = state;
  if (isCompared(state)) return verdict?.loss ? t('puzzle-right-best', givenUp(verdict)) : t('puzzle-right-found');
  if (isTurn(state)) return t('puzzle-right-turn');
  if (hands.length === 0) return t('puzzle-right-open', scoresOf(position, seat));
  return t('puzzle-right-hands', { won: handsWon(state), count: hands.length });
}

/** Other decisions that would have been right. */
export function othersOf({ solved, puzzle }: PuzzleState): string {
  const others = (solved?.others ?? []).map(decisionWords);
  return others.length > 0 && puzzle.game === 'lone-wolves' ? t('puzzle-others', { others: others.join('; ') }) : '';
}

export function themesOf({ solved, puzzle }: PuzzleState): string[] {
  return (solved?.themes ?? []).map((theme) => themeWords(puzzle.game, theme));
}

function decisionWords({ data, text }: Option): string {
  if (data.action === 'play') return t('learn-do-led', { card: data.card, land: data.land });
  return data.action === 'take' && data.scar ? t('learn-do-took', { scar: data.scar }) : text;
}

type Scores = Record<'mine' | 'theirs', number>;

function endOf(frames: readonly PuzzleFrame[], seat: number): Scores {
  const last = frames.at(-1);
  return last ? scoresOf(last.position, seat) : { mine: 0, theirs: 0 };
}

function scoresOf({ sheet }: Position, seat: number): Scores {
  const mine = sheet.seats[seat]?.total ?? 0;
  const theirs = Math.max(0, ...sheet.seats.flatMap(({ total }, place) => (place === seat ? [] : [total])));
  return { mine, theirs };
}
