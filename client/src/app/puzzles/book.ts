/** Puzzles in words and addresses. */
import { Foreseen } from '$lib/attempt.svelte';
import { outer, shared } from '$lib/base';
import { settings, t, words } from '$lib/client.svelte';
import type { GameName, PuzzleCondition, PuzzleInfo, PuzzleStanding, PuzzleStrength } from '$lib/protocol';
import { copy } from '$lib/web';
import { GAMES } from '../games';

/** The first part of the ids of puzzles from one's own games. */
const OWN = 'own.';
/** A rating lies within so many deviations, with a chance of 95 %. */
const SURE = 2;

/** The page of a puzzle; a dot in an address would be taken for that of a file. */
export function puzzleAddress(id: string, theme: string | null = null): string {
  return `/puzzles/${id.replace('.', '/')}${theme ? `?theme=${encodeURIComponent(theme)}` : ''}`;
}

/** The drawing of the position that a puzzle begins with, in the colours and the language of the page. */
export function pictureOf(id: string): string {
  const query = new URLSearchParams({ theme: settings.theme, language: words.language });
  return outer(`/api/puzzles/${encodeURIComponent(id)}/picture.svg?${query}`);
}

export function isOwn(id: string): boolean {
  return id.startsWith(OWN);
}

/** A part of a goal as a sentence. */
export function partOf({ words, count, of }: PuzzleCondition): string {
  return t(words, { count, of: of ?? '' });
}

/** What is wanted, as sentences. */
export function goalOf({ goal }: Pick<PuzzleInfo, 'goal'>): string {
  return goal.map(partOf).join(' ');
}

/** Of which game it is, of what kind, and how hard. */
export function factsOf({ game, words, rating }: PuzzleInfo): string {
  return t('puzzles-facts', { game: t(`game-${game}`), kind: t(words), rating: rating.value });
}

/** The half of the interval that a rating lies in. */
export function doubt({ deviation }: PuzzleStrength): number {
  return SURE * deviation;
}

/** How strong someone is, among the bots. */
export function amongBots({ above, below }: PuzzleStanding): string {
  const facts = { above: above ? t(`bot-${above}`) : '', below: below ? t(`bot-${below}`) : '' };
  if (above && below) return t('puzzles-between', facts);
  return above ? t('puzzles-above', facts) : below ? t('puzzles-below', facts) : '';
}

export function themeWords(game: GameName, theme: string): string {
  return t(`puzzle-theme-${game}-${theme}`);
}

/** The text to share: the lines of the server, the last of them as an address that others can open. */
export function toShare(lines: readonly string[]): string {
  return [...lines.slice(0, -1), shared(lines.at(-1) ?? '')].join('\n');
}

/** Copy the text to share. */
export async function copyShare(lines: readonly string[]): Promise<void> {
  const text = toShare(lines);
  if (!(await copy(text))) throw new Foreseen('copy-failed', { address: text });
}

/** Things of the games in the order in which the games stand everywhere. */
export function inOrder<Thing extends { game: GameName }>(things: readonly Thing[]): Thing[] {
  const games = Object.keys(GAMES);
  return things.toSorted((one, other) => games.indexOf(one.game) - games.indexOf(other.game));
}

/** Today, as the days of puzzles are counted. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
