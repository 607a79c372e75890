/** What a second try is told, as one sentence: for the eye and for the ear. */
import { t, words } from '$lib/client.svelte';
import type { Again } from './again.svelte';
import { halfOf, share } from './figures';

/** The part of a fair share within which a try is good enough, as the server has it. */
const GOOD_ENOUGH = 0.06;

export function againSays(again: Again): string {
  const { turn, tried, stand } = again;
  const language = words.language;
  if (stand === 'asked')
    return t('review-again-task', {
      loss: share(turn.loss, language),
      within: share(GOOD_ENOUGH / again.review.seats, language),
    });
  if (stand === 'judging') return t('review-again-wait');
  if (stand === 'shown') return t('review-again-answer');
  if (!tried) return '';
  const facts = {
    loss: share(tried.loss, language),
    half: halfOf(tried.interval, language),
    se: tried.se > 0 ? 'some' : 'none',
  };
  if (stand === 'good') return t(tried.best ? 'review-again-best' : 'review-again-kept', facts);
  return t('review-again-still', facts);
}
