/** First games: which tables are one, what they ask for, and what of it is reached. */
import { api, t, visitor } from '$lib/client.svelte';
import type { Event, GameName, LessonCourse, NewTable, Position, SmallGoal, State, Told } from '$lib/protocol';
import { ledTo, rememberLed } from '$lib/led';
import { standing } from '$lib/story';
import { turnsOf } from '$lib/turns';

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
  const state = await api.newTable({ game, seats, options, title: '', access: 'link', undo: 'turn' });
  rememberLed(state.table.id, tutored ? game : null);
  return state;
}

/** When something was: in which turn, or in which trick of a game of tricks; as the log counts them. */
export interface When {
  number: number;
  trick: boolean;
}

/** A small goal, and when it was reached. */
export type Goal = SmallGoal & { reached: When | null };

/** When a goal was reached; null: it is not yet. */
export function reachedAt(goal: SmallGoal, events: readonly Event[], seat: number | null): When | null {
  const turns = turnsOf(standing(events));
  const found = turns.find((turn) => turn.events.some(({ told }) => told.some((each) => fits(goal, each, seat))));
  return found ? { number: found.number ?? 0, trick: found.seat === null } : null;
}

/** In words: turn 3, trick 5. */
export const sayWhen = ({ number, trick }: When): string => t(`learn-first-${trick ? 'trick' : 'turn'}`, { number });

/** Which turn or trick it is now. */
export function whenIs({ view }: Position): When {
  return 'trick' in view ? { number: view.trick + 1, trick: true } : { number: view.turns + 1, trick: false };
}

function fits({ what, facts }: SmallGoal, told: Told, seat: number | null): boolean {
  if (told.what !== what) return false;
  const values = new Map<string, unknown>(Object.entries(told));
  return Object.entries(facts).every(([name, allowed]) => {
    const value = values.get(name);
    return allowed.some((each) => (each === ME ? value === seat : String(value) === each));
  });
}
