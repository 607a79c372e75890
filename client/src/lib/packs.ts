/** Which pack a seat of The Wolves leads. */
import type { Pack, Position } from './protocol';

export function packOf(position: Position | null, seat: number): Pack | null {
  return position?.view.game === 'the-wolves' ? (position.view.seats[seat]?.pack ?? null) : null;
}
