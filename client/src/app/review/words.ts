/** Parts of a review in words. */
import { entryOf } from '$kit/recap/words';
import type { Seated } from '$lib/people';
import type { Position, ReviewLine, ReviewTurn } from '$lib/protocol';
import { linesFor } from '$lib/story';
import type { Facts } from '$lib/words.svelte';
import { stepsOf } from './shown';

type Say = (key: string, facts?: Facts) => string;

/** Which turn it was, and on which date. */
export function when(t: Say, turn: ReviewTurn): string {
  const said = t('review-turn', { kind: turn.kind, round: turn.round });
  return turn.date === null || turn.round === 0 ? said : `${said}, ${t('review-date', { date: turn.date })}`;
}

/** What was played, a sentence for each step, as the log tells it. */
export function toldSteps(t: Say, line: ReviewLine, at: Seated & { position: Position }): string[] {
  return stepsOf(line).map(({ story, text }) => {
    const moment = { seat: 0, options: [], told: story, position: at.position };
    const main = linesFor(t, entryOf(moment), at).filter((each) => !each.aside);
    return main.map((each) => each.text).join(' ') || text;
  });
}
