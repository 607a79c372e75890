/** What there is to learn: the courses with their lessons, asked once. */
import { api, t } from '$lib/client.svelte';
import type { GameName, LessonCourse, LessonInfo } from '$lib/protocol';

let asked: Promise<LessonCourse[]> | null = null;

export function courses(): Promise<LessonCourse[]> {
  asked ??= api.courses();
  asked.catch(() => (asked = null));
  return asked;
}

/** A lesson in its course. */
export interface Placed {
  course: LessonCourse;
  lesson: LessonInfo;
  /** Counted from 0. */
  place: number;
}

export function placeOf(all: readonly LessonCourse[], id: string): Placed | null {
  for (const course of all) {
    const place = course.lessons.findIndex((lesson) => lesson.id === id);
    const lesson = course.lessons[place];
    if (lesson) return { course, lesson, place };
  }
  return null;
}

/** The page of a lesson; a dot in an address would be taken for that of a file. */
export function lessonAddress(id: string): string {
  return `/learn/${id.replace('.', '/')}`;
}

/** Where the first game of a course is begun. */
export function firstAddress(game: GameName): string {
  return `/learn/first/${game}`;
}

/** Every lesson of some courses. */
export function lessonsOf(all: readonly LessonCourse[]): LessonInfo[] {
  return all.flatMap((course) => course.lessons);
}

export function minutes(seconds: number): number {
  return Math.max(1, Math.round(seconds / 60));
}

/** Below this many seconds a lesson takes half a minute rather than one. */
const HALF = 45;
const TENS = 10;

/** How long a lesson takes, for a line of its own. */
export function timeOf({ seconds }: LessonInfo): string {
  return seconds < HALF ? t('learn-half-minute') : t('learn-minutes', { count: minutes(seconds) });
}

/** The same where there is little room: short lessons by tens of seconds, so that they add up to the whole. */
export function shortTimeOf({ seconds }: LessonInfo): string {
  if (seconds >= HALF) return t('learn-minutes-short', { count: minutes(seconds) });
  return t('learn-seconds-short', { count: Math.max(1, Math.round(seconds / TENS)) * TENS });
}
