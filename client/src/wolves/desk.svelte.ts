/** What all parts of this table share: what is being decided, what is shown of it, and whose tiles lie below. */
import { getContext, setContext } from 'svelte';
import type { Board } from '$kit/board.svelte';
import { Recap } from '$kit/recap/recap.svelte';
import type { Mark } from '$kit/marks';
import { Notes } from '$kit/notes.svelte';
import { Things } from '$kit/things.svelte';
import { settings } from '$lib/client.svelte';
import type { TheWolvesBox, TheWolvesSheet, TheWolvesView } from '$lib/protocol';
import { standing } from '$lib/story';
import { Deciding } from './deciding.svelte';
import type { Decision } from './decision.svelte';
import type { HexMap } from './geometry';
import { hintOf } from './hints';
import { cardOf, type TurnCard } from './recap/card';
import { lastHexes, Stage } from './stage.svelte';
import { answersOf, type WolvesFacts } from './things';

const KEY = Symbol('desk');

/** What is pointed out on the board, and where to look. */
export type Pointed = () => { marks: readonly Mark[]; spotlight: readonly string[] | null };

export class Desk {
  readonly board: Board;
  readonly map: HexMap;
  readonly box: TheWolvesBox;
  readonly deciding: Deciding;
  readonly stage: Stage;
  /** What the others did since one's turn. */
  readonly recap: Recap;
  readonly notes = new Notes();
  /** What everything here is. */
  readonly things: Things<WolvesFacts>;
  /** The seat whose whole board is looked at. */
  opened: number | null = $state(null);
  readonly #pointed: Pointed;

  constructor(board: Board, { map, box, pointed }: { map: HexMap; box: TheWolvesBox; pointed: Pointed }) {
    [this.board, this.map, this.box, this.#pointed] = [board, map, box, pointed];
    this.deciding = new Deciding(board, map, box);
    this.stage = new Stage(map);
    this.recap = new Recap(board, { tempo: this.stage.tempo, show: this.stage.show });
    this.things = new Things(this.notes, answersOf(this));
  }

  get decision(): Decision {
    return this.deciding.decision;
  }

  /** What is drawn: what is being shown, or else the game with what is made up. */
  get view(): TheWolvesView {
    return this.stage.view ?? this.decision.view;
  }

  /** The game as far as it is shown, without what is made up. */
  get shown(): TheWolvesView {
    return this.stage.view ?? this.decision.before;
  }

  get sheet(): TheWolvesSheet {
    return this.stage.sheet ?? (this.stage.view ? this.decision.sheetBefore : this.decision.sheet);
  }

  /** The points before what is being made up. */
  get before(): TheWolvesSheet {
    return this.stage.sheet ?? this.decision.sheetBefore;
  }

  /** The seat whose tiles lie below: one's own, or for a spectator the one to play. */
  get eyes(): number {
    return this.board.seat ?? this.shown.seat;
  }

  /** More players than strips have room for in full. */
  get crowded(): boolean {
    return this.view.players > 3;
  }

  /** A word to newcomers about what is to be done now. */
  get hint(): string | null {
    return settings.now.hints && !this.board.guide.speaks ? hintOf(this.decision) : null;
  }

  /** Hexes of the last move. */
  readonly last: readonly string[] = $derived.by(() =>
    this.board.midway ? [] : lastHexes(standing(this.board.events), this.board.actual.step),
  );

  /** The turns of the others, each at a glance. */
  readonly cards: readonly TurnCard[] = $derived.by(() => {
    const region = (hex: string) => this.map.get(hex)?.region ?? 'S';
    const regionOf = (hex: string) => (region(hex) === 'S' ? null : region(hex));
    return this.recap.turns.map((turn) => cardOf(turn, this.board.seat, regionOf));
  });

  /** What is pointed out. While something is chosen no mark lies over what may be chosen: only ways are drawn. */
  get marks(): readonly Mark[] {
    const { marks } = this.board.points;
    const drawn = this.decision.idle ? marks : marks.filter((mark) => mark.what === 'trail');
    return [...this.#pointed().marks, ...drawn];
  }

  get spotlight(): readonly string[] | null {
    return this.board.points.spotlight ?? this.#pointed().spotlight;
  }
}

export function giveDesk(board: Board, given: { map: HexMap; box: TheWolvesBox; pointed: Pointed }): Desk {
  return setContext(KEY, new Desk(board, given));
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
