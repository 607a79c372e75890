/** First games: which tables are one, what they ask for, and what of it is reached. */
import { api, t, visitor } from '$lib/here.svelte';
import type { Event, GameName, LessonCourse, NewTable, SmallGoal, State, Told } from '$lib/protocol';
import { ledTo, rememberLed } from '$lib/led';
import { standing } from '$lib/story';

const ME = 'me';

/** Whether a table of this device is a first game, and of which course. */
export function firstGameAt(table: string): GameName | null {
  return ledTo(table) ?? null;
}

/** Open the table that a course ends in; or once more such a table, as any other: without the tutor and the goals. */
export async function openFirst({ game, first }: LessonCourse, tutored = true): Promise<State> {
  await visitor.be();
  const seats: NewTable['seats'] = [{ kind: 'me' }, ...first.bots.map((level) => ({ kind: 'bot' as const, level }))];
  const { options } = first;
  const title = tutored ? t(first.words) : '';
  const state = await api.newTable({ game, seats, options, title, access: 'link', undo: 'turn' });
  rememberLed(state.table.id, tutored ? game : null);
  return state;
}

/** The step of the log at which a goal was reached; null: it is not yet. */
export function reachedAt(goal: SmallGoal, events: readonly Event[], seat: number | null): number | null {
  const found = standing(events).find(({ told }) => told.some((each) => fits(goal, each, seat)));
  return found?.seq ?? null;
}

function fits({ what, facts }: SmallGoal, told: Told, seat: number | null): boolean {
  if (told.what !== what) return false;
  const values = new Map<string, unknown>(Object.entries(told));
  return Object.entries(facts).every(([name, allowed]) => {
    const value = values.get(name);
    return allowed.some((each) => (each === ME ? value === seat : String(value) === each));
  });
}
