/** The final score of either game as a table: columns by source, rows by rank. */
import { t } from './client.svelte';
import { nameOf, type Seated } from './people';
import type { GameName, Position } from './protocol';
import { at } from './sure';

export interface Source {
  /** As the score sheet has it: tokens, wolves, blood-moon … */
  name: string;
  icon: string;
}

export interface ScoreRow {
  seat: number;
  total: number;
  rank: number;
  winner: boolean;
  /** By source, in the order of the columns. */
  points: number[];
}

const SOURCES: Record<GameName, Source[]> = {
  'the-wolves': [
    { name: 'tokens', icon: 'moon-full' },
    { name: 'seconds', icon: 'moon-quarter' },
    { name: 'wolves', icon: 'fig-pack' },
    { name: 'lairs', icon: 'act-lair' },
    { name: 'prey', icon: 'act-hunt' },
    { name: 'spread', icon: 'i-spread' },
    { name: 'speed', icon: 'i-speed' },
    { name: 'howl', icon: 'i-range' },
  ],
  'lone-wolves': [
    { name: 'honour', icon: 'scar-points' },
    { name: 'moon', icon: 'moon-full' },
    { name: 'blood-moon', icon: 'moon-blood' },
    { name: 'scars', icon: 'claws' },
  ],
};

export function sourcesOf(game: GameName): Source[] {
  return SOURCES[game];
}

/** A row for each seat, the best first. */
export function scoreRows(position: Position): ScoreRow[] {
  const sources = SOURCES[position.game];
  const rows = position.sheet.seats.map((sheet, seat) => {
    const points: Readonly<Record<string, number>> = { ...sheet.points };
    return {
      seat,
      total: sheet.total,
      rank: position.outcome?.ranks[seat] ?? sheet.rank,
      winner: position.outcome?.winners.includes(seat) ?? false,
      points: sources.map((source) => points[source.name] ?? 0),
    };
  });
  return rows.sort((one, other) => one.rank - other.rank || other.total - one.total);
}

/** The most points that anyone has from each source. */
export function mostOf(rows: readonly ScoreRow[]): number[] {
  return (rows[0]?.points ?? []).map((_, source) => Math.max(...rows.map((row) => at(row.points, source))));
}

/** Who won and by how much, in words; a reader who won is told so. */
export function winTitle(at: Seated & { position: Position | null }): string {
  const rows = at.position ? scoreRows(at.position) : [];
  const winners = rows.filter((row) => row.winner).map((row) => row.seat);
  const lead = margin(rows) ?? 0;
  const own = at.seats.filter((seat) => seat.yours).map((seat) => seat.seat);
  if (winners.length > 1) return t('score-shared', { names: winners.map((seat) => nameOf(at, seat)).join(', ') });
  if (own.length === 1 && own[0] === winners[0]) return t('score-won-you', { lead });
  return t('score-won', { name: nameOf(at, winners[0]), lead });
}

/** By how much the best won; null if the points were equal and something else decided. */
export function margin(rows: readonly ScoreRow[]): number | null {
  const [first, second] = rows;
  const lead = first && second ? first.total - second.total : 0;
  return lead > 0 ? lead : null;
}
