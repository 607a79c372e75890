/** Where a rule stands: W… are The Wolves', L… and S… are Lone Wolves'. */
import type { GameName } from './protocol';

export function gameOfClause(clause: string): GameName {
  return clause.startsWith('W') ? 'the-wolves' : 'lone-wolves';
}

export function clauseAddress(clause: string): string {
  return `/rules/${gameOfClause(clause)}#${clause}`;
}
