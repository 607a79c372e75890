/** Whether a turn is fully chosen: then its end is all that is left. */
import type { Option } from '$lib/protocol';
import type { Decision } from './decision.svelte';
import { wolvesAt } from './position';

/** The two actions of every turn. */
const ACTIONS = 2;

/** What is left to play of a turn that is fully chosen; null: something is still to be chosen. */
export function wholeTurn(decision: Decision): readonly Option[] | null {
  const { board } = decision;
  if (!board.mine || board.asking || board.sending) return null;
  if (board.line.length > 0 && !decision.ready) return null;
  if (decision.action === 'draft') return board.line.length > 0 ? board.line : null;
  if (board.line.length === 0 && !decision.idle) return null;
  const { view } = wolvesAt(board.position);
  const over = board.position.to_decide !== board.seat;
  return over || view.actions_taken >= ACTIONS ? board.line : null;
}
