/**
 * How far someone is in the lessons: kept on this device, and with their name wherever they are known.
 *
 * Of two attempts at a lesson the later one counts, of the stars the most; the server merges by the same law.
 */
import { attempt, quietly } from '$lib/attempt.svelte';
import { api, visitor } from '$lib/client.svelte';
import type { LessonInfo, LessonProgress, LessonState } from '$lib/protocol';
import { onDevice } from '$lib/web';

const NAME = 'wolfmoon-lessons';
const SPENT = 'wolfmoon-lessons-time';
const SETTLED_MS = 800;
const NOTHING = { tried: [], step: 0, stars: 0 };

/** How far someone is, with every field of it. */
type Stand = Required<LessonProgress>;
type Known = Readonly<Record<string, Stand>>;

export class Progress {
  #known: Known = $state.raw(onDevice.read<Known>(NAME, {}));
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    globalThis.addEventListener?.('storage', (event) => {
      if (event.key === NAME) this.#known = onDevice.read<Known>(NAME, {});
    });
  }

  of(lesson: string): Stand | null {
    return this.#known[lesson] ?? null;
  }

  /** Whether nothing was ever begun here. */
  get none(): boolean {
    return Object.keys(this.#known).length === 0;
  }

  stars(lesson: string): number {
    return this.of(lesson)?.stars ?? 0;
  }

  done(lessons: readonly LessonInfo[]): number {
    return lessons.filter(({ id }) => this.stars(id) > 0).length;
  }

  /** Where one is in the middle of a lesson: the step, counted from 0; null: one is not. */
  underWay({ id, mark, steps }: LessonInfo): number | null {
    const found = this.of(id);
    if (!found || found.mark !== mark || found.step >= steps) return null;
    return found.step > 0 || found.tried.length > 0 ? found.step : null;
  }

  /** The lesson that was worked on last and is not done. */
  begun(lessons: readonly LessonInfo[]): LessonInfo | null {
    const open = lessons.filter((lesson) => this.underWay(lesson) !== null);
    const at = ({ id }: LessonInfo) => this.of(id)?.at ?? '';
    return open.reduce<LessonInfo | null>((last, each) => (last && at(last) >= at(each) ? last : each), null);
  }

  /** Keep where a learner stands. */
  note(state: LessonState): void {
    const { lesson, mark, tried, step } = state;
    const stars = Math.max(this.stars(lesson), state.done ? state.stars : 0);
    this.#adopt([{ lesson, mark, tried, step, stars, at: new Date().toISOString() }]);
    this.tell();
  }

  /** Forget an attempt, for it begins anew; the stars stay. */
  again(lesson: string): void {
    const found = this.of(lesson);
    if (found) this.#adopt([{ ...found, tried: [], step: 0, at: new Date().toISOString() }]);
  }

  /** Merge with what is kept under the visitor's name, if there is one, when a while has passed. */
  tell(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => attempt(() => this.merge()), SETTLED_MS);
  }

  /** Merge now. If it does not arrive, it will with the next change. */
  async merge(): Promise<void> {
    if (!visitor.person) return;
    const merged = await api.keepLessons(Object.values(this.#known)).catch(quietly);
    if (merged) this.#adopt(merged.lessons.map((theirs) => later(this.of(theirs.lesson), { ...NOTHING, ...theirs })));
  }

  /** How long was spent on an attempt, in milliseconds; only this device knows. */
  spent(lesson: string): number {
    return onDevice.read<Record<string, number>>(SPENT, {})[lesson] ?? 0;
  }

  spend(lesson: string, ms: number): void {
    onDevice.write(SPENT, { ...onDevice.read<Record<string, number>>(SPENT, {}), [lesson]: ms });
  }

  #adopt(news: readonly Stand[]): void {
    this.#known = { ...this.#known, ...Object.fromEntries(news.map((each) => [each.lesson, each])) };
    onDevice.write(NAME, this.#known);
  }
}

/** Of what this device knows and what is kept elsewhere: the later attempt, and the most stars. */
export function later(mine: Stand | null, theirs: Stand): Stand {
  if (!mine) return theirs;
  const newer = Date.parse(mine.at) > Date.parse(theirs.at) ? mine : theirs;
  return { ...newer, stars: Math.max(mine.stars, theirs.stars) };
}

export const progress = new Progress();
