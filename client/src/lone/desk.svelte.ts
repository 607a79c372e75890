/** What all parts of this table share: the table, what is being decided, the scene, and who is who. */
import { getContext, setContext } from 'svelte';
import { settings, t } from '$lib/here.svelte';
import { nameOf, roleOf } from '$lib/people';
import type { Land, Option, Scar, SeenScar, WhyNot } from '$lib/protocol';
import type { Board } from '$kit/board.svelte';
import type { Mark } from '$kit/marks';
import { Notes, type Note } from '$kit/notes.svelte';
import { refusalOf, whyNote } from '$kit/why';
import { quietly } from '$lib/attempt.svelte';
import { Deciding } from './deciding.svelte';
import { lastTrick, type LastTrick } from './last';
import { kindOf, loneAt, type LonePosition } from './names';
import { sceneOf, type LandScene, type Scene } from './scene';

const KEY = Symbol('desk');

/** What is pointed out on the board, and where to look. */
type Pointed = () => { marks: readonly Mark[]; spotlight: readonly string[] | null };
const NOTHING = { marks: [], spotlight: null };

export class Desk {
  readonly board: Board;
  readonly deciding: Deciding;
  readonly notes = new Notes();
  /** How many lands of the end have been scored so far; null: nothing is being scored. */
  scored: number | null = $state(null);
  readonly #pointed: Pointed;
  /** Something was chosen by the keyboard: the focus goes to what is asked next. */
  keyed: () => void = () => undefined;

  constructor(board: Board, pointed: Pointed = () => NOTHING) {
    this.board = board;
    this.#pointed = pointed;
    this.deciding = new Deciding(board, () => !settings.now.confirmMove);
  }

  /** The game as it stands; this table is never drawn without one. */
  get now(): LonePosition {
    return loneAt(this.board.actual);
  }

  readonly scene: Scene = $derived.by(() => sceneOf(this.now, this.board.seat));

  /** The scene after what is considered, for the figures of "now → after". */
  readonly sceneAfter: Scene | null = $derived.by(() => {
    const after = this.deciding.after;
    return after && sceneOf(after, this.board.seat);
  });

  /** The trick that was decided last; it stays on the table until the next card is played. */
  readonly last: LastTrick | null = $derived.by(() => lastTrick([...this.board.earlier, ...this.board.events]));

  /** Both seats as they are shown everywhere: the other's first, one's own after it. */
  get order(): [number, number] {
    return [this.scene.far, this.scene.near];
  }

  /** The cards of one's own hand are hidden while the device changes hands. */
  get curtain(): boolean {
    return this.board.covered;
  }

  /** Whether the reader takes part, and may have to decide something. */
  get plays(): boolean {
    const { seat, seats, over, past } = this.board;
    return seat !== null && !!seats[seat]?.yours && !over && !past && !this.now.outcome;
  }

  /** Whether a seat is the reader's own. */
  isYou(seat: number): boolean {
    return seat === this.board.seat && !!this.board.seats[seat]?.yours;
  }

  /** A seat by name; the reader's own as "You", or as "you" inside a sentence. */
  who(seat: number | null, inside = false): string {
    if (seat === null) return t('lone-nobody');
    if (!this.isYou(seat)) return this.nameOf(seat);
    return t(inside ? 'lone-you-inside' : 'lone-you');
  }

  nameOf(seat: number): string {
    return nameOf(this.board, seat);
  }

  /** That a bot stands in for the one at a seat, or that they are away: in a word and in a sentence; null: neither. */
  standing(seat: number): { short: string; text: string } | null {
    const { board } = this;
    const found = board.seats[seat];
    if (!found || board.past || board.over) return null;
    const who = this.nameOf(seat);
    if (found.stand_in)
      return { short: roleOf(found), text: t('lone-bot-plays', { who, level: t(`bot-${found.stand_in}`) }) };
    const away = found.kind === 'person' && !found.yours && !board.present.includes(seat);
    return away ? { short: t('absent'), text: t('lone-away', { who }) } : null;
  }

  /** Whether a place is where to look: while nothing is chosen, the rest lies in shadow. Null: nothing does. */
  inSpotlight(place: string): boolean | null {
    const { spotlight } = this.#pointed();
    const chosen = this.deciding.chosen.card !== null || this.board.line.length > 0;
    return spotlight && !chosen ? spotlight.includes(place) : null;
  }

  /** What is pointed out at a place: a ring, and the numbers of steps. */
  marksAt(place: string): { ring: boolean; numbers: number[] } {
    const marks = this.#pointed().marks.filter((mark) => 'place' in mark && mark.place === place);
    return {
      ring: marks.some((mark) => mark.what === 'ring'),
      numbers: marks.flatMap((mark) => (mark.what === 'number' ? [mark.number] : [])),
    };
  }

  landScene(land: Land): LandScene {
    return this.scene.lands.find((each) => each.land === land)!;
  }

  /** What a scar is and does. */
  noteOn(scar: SeenScar, under: Scar | null = null): Note {
    if (under)
      return {
        title: t(`scar-${under}`),
        text: `${t(`scar-${under}-text`)}. ${t('lone-lies-down')}`,
        clause: under,
        icon: 'claws',
      };
    if (kindOf(scar) === 'down')
      return { title: t('scar-hidden'), text: t('lone-scar-down-text'), clause: 'L12', icon: 'claws' };
    return { title: t(`scar-${scar}`), text: t(`scar-${scar}-text`), clause: scar, icon: 'i-star' };
  }

  /** Why a card can't be played, or can't go to a land. */
  async whyNotPlay(card: string, land: Land | null): Promise<Note | null> {
    const meant = ({ data }: Option) => data.action === 'play' && data.card === card;
    return this.#whyNot([], land ?? card, meant);
  }

  /** Why the scar can't go to a slot. */
  async whyNotPlace(slot: string): Promise<Note | null> {
    return this.#whyNot(this.deciding.taking, slot, ({ data }) => data.action === 'place');
  }

  /**
   * The reason, if nothing of what is meant by a place is possible after a line: not after what is chosen, for that can
   * be changed.
   */
  async #whyNot(line: readonly Option[], place: string, meant: (option: Option) => boolean): Promise<Note | null> {
    const found: WhyNot[] = (await this.board.whyNot(line, { place }).catch(quietly)) ?? [];
    const refusal = refusalOf(found.filter(({ option }) => meant(option)));
    return refusal && whyNote('lone-no', refusal);
  }
}

export function giveDesk(board: Board, pointed: Pointed): Desk {
  return setContext(KEY, new Desk(board, pointed));
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
