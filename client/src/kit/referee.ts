/**
 * Where the decisions of a board go, and who says what would follow from them: a live table, a lesson, a puzzle.
 *
 * Lines are decisions as the offer writes them. A referee knows the rules; a board knows none.
 */
import type { Ahead, Preview, Problem, Since, WhyNot } from '$lib/protocol';
import type { Hints } from './lantern/hints';

/** Something that is asked about: a place, with what one has in mind beyond the line. */
export interface About {
  place: string;
  doing?: string;
  /** Whether it was chosen, and not only looked at in passing. */
  aloud?: boolean;
}

export interface Referee {
  /** The position after a line, and what would happen on the way. */
  preview(line: string[], unless?: AbortSignal): Promise<Preview>;
  /** Everything that may follow after a line, with something in mind. */
  ahead(line: string[], doing: string, unless?: AbortSignal): Promise<Ahead>;
  /** Why something is not possible after a line. */
  whyNot(line: string[], about: About, unless?: AbortSignal): Promise<WhyNot[]>;
  /** Take the decisions of a line, all or none; answers why they were refused, or null. */
  play(line: string[]): Promise<Problem | null>;
  /** Take back what was decided since a step; answers why that was refused, or null. */
  undo(toStep: number): Promise<Problem | null>;
  /** Who gives hints, if anyone does. */
  readonly hints?: Hints;
  /** What was done after a step, if that is kept. */
  since?(step: number): Promise<Since>;
}

/** The answer of a board that has no referee. */
export function nobodyThere(): Promise<never> {
  return Promise.reject(new Error('nothing can be decided on this board'));
}
