/** A turn of a review on the board: where the board stands, and what is drawn on it. */
import type { Points } from '$kit/shelf.svelte';
import { turnMarks } from '$kit/lantern/points';
import type { Position, ReviewLine } from '$lib/protocol';
import { hexesIn, marksOf } from '../../wolves/recap/marks';

export const NOTHING: Points = { marks: [], spotlight: null };
const END = 'end';

/** Whether a decision is shown before it is taken: a card lies pale where it went, beside the hand it came from. */
export function beforeTurn(game: string): boolean {
  return game === 'lone-wolves';
}

/** The decisions of a line in words. The end of a turn is left out: what it scored is not the turn's doing. */
export function textsOf(line: ReviewLine): string[] {
  return stepsOf(line).map(({ text }) => text);
}

export function stepsOf(line: ReviewLine): ReviewLine['steps'] {
  return line.steps.filter(({ action }) => action !== END);
}

export function pointsOf(game: string, line: ReviewLine, position: Position): Points {
  const steps = stepsOf(line);
  if (beforeTurn(game)) {
    const places = steps.flatMap(({ facts }) =>
      [facts['land'], facts['slot']].filter((each) => typeof each === 'string'),
    );
    return { marks: turnMarks(steps, position), spotlight: places.length > 0 ? places : null };
  }
  const moments = steps.map(({ story }) => ({ seat: 0, options: [], told: story, position }));
  return { marks: marksOf(moments, true), spotlight: hexesIn(moments) };
}
