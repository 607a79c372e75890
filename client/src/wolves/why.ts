/** Why a hex is not possible, asked of the server as the one who points at it means it. */
import { untrack } from 'svelte';
import type { Mind } from '$kit/looking.svelte';
import type { Note } from '$kit/notes.svelte';
import { shortly, whyNote } from '$kit/why';
import { quietly } from '$lib/attempt.svelte';
import { t } from '$lib/client.svelte';
import type { WhyNot } from '$lib/protocol';
import { keyOf } from '$lib/words.svelte';
import type { Decision } from './decision.svelte';

const WORDS = 'wolves-why';
/** Questions that are answered with a hex. */
const HEXES = ['wolf', 'to', 'push', 'hunt'];

/** The answers for a hex: each thing that may be meant by it, and why it is not possible; null: it is. */
export async function whyNot(decision: Decision, hex: string, aloud = false): Promise<WhyNot[]> {
  const mind = untrack(() => meant(decision));
  if (!mind) return [];
  const about = { place: hex, doing: mind.doing, aloud };
  return (await decision.board.whyNot(mind.line, about).catch(quietly)) ?? [];
}

/**
 * What pointing at a hex means now. A target is asked about as if it were not chosen yet: it can still be another.
 */
function meant({ board, action, question, underWay, held }: Decision): Mind | null {
  if (!board.mine || action === 'end') return null;
  if (HEXES.includes(question ?? '')) return { line: board.line, doing: '' };
  if (underWay || action === null || action === 'draft') return { line: [], doing: '' };
  if (action !== 'move') return { line: [], doing: action };
  if (board.line.length > 0) return null;
  return { line: [], doing: held ? (held.wolf?.text ?? held.hex) : action };
}

/** The answers as a note. With nothing chosen yet, every action that a hex could be for says its own. */
export function noteAt(hex: string, answers: readonly WhyNot[], several: boolean): Note | null {
  const [first] = answers;
  if (!first) return null;
  if (several && answers.length > 1) return { title: hex, icon: 'i-eye', rows: answers.map(rowOf) };
  if (first.refusal) {
    const note = whyNote(WORDS, first.refusal);
    return several ? { ...note, title: said(actionName(first), note.title) } : note;
  }
  return { title: said(several ? actionName(first) : hex, t('wolves-possible')), icon: 'i-check' };
}

function said(action: string, why: string): string {
  return t('wolves-why-action', { action, why });
}

function rowOf(answer: WhyNot) {
  const { refusal } = answer;
  return {
    possible: refusal === null,
    name: actionName(answer),
    text: refusal ? shortly(WORDS, refusal) : t('wolves-possible'),
  };
}

/** The action that an answer speaks of: a wolf to choose is a move. */
function actionName({ option }: WhyNot): string {
  const { action } = option.data;
  return t(keyOf('action', action === 'alpha' || action === 'pack' ? 'move' : action));
}
