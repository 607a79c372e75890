/** Why something is not possible, as a note: the reason in few words, the sentence with its figures, the rule. */
import { t, words } from '$lib/client.svelte';
import type { Refusal, WhyNot } from '$lib/protocol';
import { keyOf } from '$lib/words.svelte';
import type { Note } from './notes.svelte';

/** A reason in few words: those that a game has for it, or else the whole sentence. */
export function shortly(words_of: string, refusal: Refusal): string {
  const key = keyOf(words_of, refusal.reason);
  return words.has(key) ? t(key, { ...refusal.facts }) : refusal.sentence;
}

/** The note about one thing that is not possible. */
export function whyNote(words_of: string, refusal: Refusal): Note {
  return { title: shortly(words_of, refusal), text: refusal.sentence, clause: refusal.clause };
}

/** The reason, if nothing of what may be meant is possible. */
export function refusalOf(answers: readonly WhyNot[]): Refusal | null {
  return answers.every((each) => each.refusal) ? (answers[0]?.refusal ?? null) : null;
}
