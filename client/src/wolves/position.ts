/** A position of The Wolves, with its view and sheet as they are. */
import type { Position, TheWolvesSheet, TheWolvesView } from '$lib/protocol';

export interface WolvesPosition extends Position {
  view: TheWolvesView;
  sheet: TheWolvesSheet;
}

function isWolves(position: Position): position is WolvesPosition {
  return position.view.game === 'the-wolves';
}

/** A position as one of The Wolves: on its board there is no other. */
export function wolvesAt(position: Position): WolvesPosition {
  if (!isWolves(position)) throw new Error(`a position of ${position.game} on the board of The Wolves`);
  return position;
}
