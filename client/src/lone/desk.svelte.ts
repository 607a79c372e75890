/** What all parts of this table share: the table, what is being decided, the scene, and who is who. */
import { getContext, setContext } from 'svelte';
import { settings, t } from '$lib/client.svelte';
import { nameOf, roleOf } from '$lib/people';
import type { Event, Land, Option, Since, WhyNot } from '$lib/protocol';
import type { Board } from '$kit/board.svelte';
import { Recap } from '$kit/recap/recap.svelte';
import { Tempo } from '$kit/recap/tempo.svelte';
import type { Director } from '$kit/shown';
import type { Mark } from '$kit/marks';
import type { About } from '$kit/referee';
import { Notes, type Note, type Asking } from '$kit/notes.svelte';
import { Things } from '$kit/things.svelte';
import { refusalOf, whyNote } from '$kit/why';
import { quietly } from '$lib/attempt.svelte';
import { sure } from '$lib/sure';
import { box } from './box.svelte';
import { Deciding } from './deciding.svelte';
import { lastTrick, type LastTrick } from './last';
import { loneAt, type LonePosition } from './names';
import { freshIn, thingsIn, type Fresh, type Thing } from './recap/happenings';
import { sceneOf, type LandScene, type Scene } from './scene';
import { answersOf, type LoneFacts } from './things';

const KEY = Symbol('desk');

/** What is pointed out on the board, and where to look. */
type Pointed = () => { marks: readonly Mark[]; spotlight: readonly string[] | null };
const NOTHING = { marks: [], spotlight: null };

export class Desk {
  readonly board: Board;
  readonly deciding: Deciding;
  readonly notes = new Notes();
  /** What everything here is. */
  readonly things: Things<LoneFacts> = new Things(this.notes, answersOf(this));
  /** How many lands of the end have been scored so far; null: nothing is being scored. */
  scored: number | null = $state(null);
  readonly #pointed: Pointed;
  /** What the other did since one's card. */
  readonly recap: Recap;
  /** The thing that was done which is looked at: its lands are lit. */
  looked: Thing | null = $state.raw(null);
  /** Shows what happened; set while there is a stage. */
  show: Director = () => Promise.resolve();
  /** Something was chosen by the keyboard: the focus goes to what is asked next. */
  keyed: () => void = () => undefined;

  constructor(board: Board, pointed: Pointed = () => NOTHING) {
    this.board = board;
    this.#pointed = pointed;
    board.light.within = (place) => box.slots.get(place) ?? [place];
    this.deciding = new Deciding(board, () => !settings.now.confirmMove);
    const show: Director = (happening) => this.show(happening);
    this.recap = new Recap(board, { tempo: new Tempo(), show, counts: isCard });
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

  /** What was done since one's card, as few things as can be told. */
  readonly happenings: readonly Thing[] = $derived.by(() => thingsIn(this.recap.since?.moments ?? [], this.board.seat));

  /** What is new on the table since then, while it is told of. */
  readonly fresh: Fresh = $derived.by(() => freshIn(this.recap.open ? (this.recap.since?.moments ?? []) : []));

  /** What one can tell of the hidden, if that is as new as the table. */
  get known(): Since | null {
    const { since } = this.recap;
    return this.plays && since?.moments.at(-1)?.position.step === this.now.step ? since : null;
  }

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
    const spotlight = this.board.points.spotlight ?? this.#pointed().spotlight;
    const chosen = this.deciding.chosen.card !== null || this.board.line.length > 0;
    return spotlight && !chosen ? spotlight.includes(place) : null;
  }

  get #marks(): readonly Mark[] {
    return [...this.#pointed().marks, ...this.board.points.marks];
  }

  /** The card that is proposed for a land; none once something is chosen. */
  proposedOn(land: Land): string | null {
    if (this.deciding.chosen.card !== null || this.board.line.length > 0) return null;
    const found = this.#marks.find((mark) => mark.what === 'card' && mark.place === land);
    return found?.what === 'card' ? found.card : null;
  }

  /** What is pointed out at a place: a ring, and the numbers of steps. */
  marksAt(place: string): { ring: boolean; numbers: number[] } {
    const marks = this.#marks.filter((mark) => 'place' in mark && mark.place === place);
    return {
      ring: marks.some((mark) => mark.what === 'ring') || this.board.light.endsAt(place),
      numbers: marks.flatMap((mark) => (mark.what === 'number' ? [mark.number] : [])),
    };
  }

  landScene(land: Land): LandScene {
    return sure(this.scene.lands.find((each) => each.land === land));
  }

  /** Why a card can't be played, or can't go to a land. */
  async whyNotPlay(card: string, land: Land | null, way: Asking): Promise<Note | null> {
    const meant = ({ data }: Option) => data.action === 'play' && data.card === card;
    return this.#whyNot([], { place: land ?? card, aloud: way !== 'look' && way !== 'focus' }, meant);
  }

  /** Why the scar can't go to a slot. */
  async whyNotPlace(slot: string, way: Asking): Promise<Note | null> {
    const about = { place: slot, aloud: way !== 'look' && way !== 'focus' };
    return this.#whyNot(this.deciding.taking, about, ({ data }) => data.action === 'place');
  }

  /**
   * The reason, if nothing of what is meant by a place is possible after a line: not after what is chosen, for that can
   * be changed.
   */
  async #whyNot(line: readonly Option[], about: About, meant: (option: Option) => boolean): Promise<Note | null> {
    const found: WhyNot[] = (await this.board.whyNot(line, about).catch(quietly)) ?? [];
    const refusal = refusalOf(found.filter(({ option }) => meant(option)));
    return refusal && whyNote('lone-no', refusal);
  }
}

/** Whether a card was played: what is decided about scars belongs to the trick. */
function isCard(event: Event): boolean {
  return event.options.some(({ data }) => data.action === 'play');
}

export function giveDesk(board: Board, pointed: Pointed): Desk {
  return setContext(KEY, new Desk(board, pointed));
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
