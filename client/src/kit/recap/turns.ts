/** What was done since one's own turn: from which step on, and by turns of the others. */
import type { Event, Moment, Position, Since } from '$lib/protocol';
import { standing } from '$lib/story';
import { at } from '$lib/sure';

/** A turn of somebody, with how the game stood before it. */
export interface PastTurn {
  /** The step at which it began. */
  step: number;
  seat: number;
  before: Position;
  moments: readonly Moment[];
}

export interface Asked {
  log: readonly Event[];
  now: Position;
  /** The seat since whose turn is asked; null: a spectator's, who asks since the last turn of the one to play. */
  seat: number | null;
  /** Whether an entry of the log is a turn of one's own: in a game of tricks, only a card is. */
  counts: (event: Event) => boolean;
}

/** The step after the last turn of one's own; a turn that has begun since then does not count. */
export function sinceStep({ log, now, seat, counts }: Asked): number {
  const whose = seat ?? now.to_decide;
  const until = now.to_decide === whose ? now.turn_step : Infinity;
  const own = standing(log).filter((event) => event.kind === 'played' && event.seat === whose && counts(event));
  return own.findLast((event) => (event.step ?? 0) <= until)?.step ?? 0;
}

/** What was done, by turns; where the same seat has two in a row, they are two. */
export function turnsIn({ before, moments, turns }: Since): PastTurn[] {
  const found: { step: number; seat: number; before: Position; moments: Moment[] }[] = [];
  let was = before;
  for (const moment of moments) {
    const last = found.at(-1);
    if (last?.seat === moment.seat && !turns.includes(was.step)) last.moments.push(moment);
    else found.push({ step: was.step, seat: moment.seat, before: was, moments: [moment] });
    was = moment.position;
  }
  return found;
}

/** Put what was learnt later after what is known: the newer holds where they overlap. */
export function joined(known: Since | null, found: Since): Since {
  const last = known?.moments.at(-1)?.position.step ?? known?.step ?? -1;
  if (!known || found.step < known.step || found.step > last) return found;
  const kept = known.moments.filter((moment) => moment.position.step <= found.step);
  return {
    ...found,
    step: known.step,
    before: known.before,
    turns: [...known.turns.filter((step) => step <= found.step), ...found.turns.filter((step) => step > found.step)],
    moments: [...kept, ...found.moments],
    knew: known.knew,
  };
}

/** The part after a step and up to another, as far as it is known; null if its beginning is not. */
export function within(known: Since | null, from: number, until: number): Since | null {
  if (!known) return null;
  const steps = [known.step, ...known.moments.map((moment) => moment.position.step)];
  if (!steps.includes(from)) return null;
  const first = steps.indexOf(from);
  const before = first === 0 ? known.before : at(known.moments, first - 1).position;
  const moments = known.moments.slice(first).filter((moment) => moment.position.step <= until);
  return { ...known, step: from, before, moments };
}
