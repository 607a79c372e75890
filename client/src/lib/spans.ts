/** How long something lasts, in words: 3 h 10 min, 1 day 20 h. */
import type { Facts } from './words.svelte';

type Say = (key: string, facts?: Facts) => string;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Of more hours than these nobody wants to know the minutes. */
const EXACT_HOURS = 8;

/** Whole parts only: nobody is to think that there is more time than there is. */
export function span(t: Say, seconds: number): string {
  const [days, hours, minutes] = [
    Math.floor(seconds / DAY),
    Math.floor((seconds % DAY) / HOUR),
    Math.floor((seconds % HOUR) / MINUTE),
  ];
  if (days > 0) return hours > 0 ? t('span-days-hours', { days, hours }) : t('span-days', { days });
  if (hours > 0)
    return minutes > 0 && hours < EXACT_HOURS
      ? t('span-hours-minutes', { hours, minutes })
      : t('span-hours', { hours });
  return minutes > 0 ? t('span-minutes', { minutes }) : t('span-moment');
}
