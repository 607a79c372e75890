/**
 * Making up one's mind at a table of Lone Wolves: a card is held, then laid on a land; a scar is picked, then put on a
 * slot.
 *
 * It needs no page. What is lit comes from the offer; what would follow is asked of the table.
 */
import type { Board } from '$kit/board.svelte';
import { attempt, quietly } from '$lib/attempt.svelte';
import type { Land, Option, Preview, SeenScar, Slot } from '$lib/protocol';
import { HIDDEN, lone, type LonePosition } from './names';
import {
  changesBetween,
  chosenOf,
  gainOf,
  planOf,
  verdictOf,
  type Change,
  type Chosen,
  type Gain,
  type Plan,
  type Verdict,
} from './plan';

export class Deciding {
  readonly board: Board;
  /** The card in the fingers, not yet laid anywhere. */
  #held: string | null = $state(null);
  /** What a pointer hovers over, as a line, and what it would lead to. */
  #pointed: { line: readonly Option[]; preview: Preview | null } | null = $state.raw(null);
  /** What each slot would give. */
  #gains: ReadonlyMap<string, Gain> = $state.raw(new Map());
  /** Whether the last choice plays by itself. */
  readonly #atOnce: () => boolean;

  constructor(board: Board, atOnce: () => boolean = () => false) {
    this.board = board;
    this.#atOnce = atOnce;
  }

  // -- what is there
  get now(): LonePosition | null {
    return lone(this.board.actual);
  }

  /** Everything that may be decided as the game stands, whatever is on the line. */
  get #offer(): readonly Option[] {
    return this.board.beginnings;
  }

  get chosen(): Chosen {
    const held = this.#offer.some(({ data }) => data.action === 'play' && data.card === this.#held) ? this.#held : null;
    return chosenOf(this.board.line, held);
  }

  get plan(): Plan | null {
    if (!this.now) return null;
    return planOf(this.now, this.#offer, this.#next, this.chosen);
  }

  /** What is offered after a scar was picked: it stays lit when a slot is chosen, for that can be changed. */
  get #next(): readonly Option[] {
    const { line, preview } = this.board;
    return line.length > 1 ? this.board.offeredAt(1) : (preview?.position.offer ?? []);
  }

  /** The preview to show: of what is pointed at, else of the line. */
  get preview(): Preview | null {
    return this.#pointed?.preview ?? this.board.preview;
  }

  /** What is chosen or pointed at: that which the preview is about. */
  get considered(): Chosen {
    return this.#pointed?.preview ? chosenOf(this.#pointed.line, this.chosen.card) : this.chosen;
  }

  get after(): LonePosition | null {
    return lone(this.preview?.position);
  }

  get verdict(): Verdict | null {
    return this.now && verdictOf(this.now, this.preview?.told ?? [], this.considered.card);
  }

  get changes(): Change[] {
    return this.now && this.after ? changesBetween(this.now, this.after) : [];
  }

  /** What a slot would give to the scar in question; null until it is known. */
  gain(slot: string): Gain | null {
    return this.#gains.get(slot) ?? null;
  }

  /** Whether the line can be played: it is known to be possible, and whole. */
  get ready(): boolean {
    const { line, preview, asking, sending, mine } = this.board;
    if (!mine || line.length === 0 || !preview || asking || sending) return false;
    return this.chosen.land !== null || this.chosen.slot !== null || this.chosen.scar === HIDDEN;
  }

  // -- choosing
  /** Hold a card, or put it down again. A land that was chosen stays, if the card may go there. */
  async holdCard(card: string): Promise<void> {
    const { land, card: before } = this.chosen;
    this.point(null);
    if (before === card && !land) this.#held = null;
    else {
      this.#held = card;
      const play = land && this.#playing(card, land);
      if (play) await this.board.propose([play]);
      else this.board.clear();
    }
  }

  async chooseLand(land: Land): Promise<void> {
    const play = this.#playing(this.chosen.card, land);
    if (play) await this.#propose([play]);
  }

  /** A card that was dragged to a land. */
  async layCard(card: string, land: Land): Promise<void> {
    this.#held = card;
    await this.chooseLand(land);
  }

  async chooseScar(scar: SeenScar): Promise<void> {
    const take = this.#offer.find(({ data }) => data.action === 'take' && data.scar === scar);
    if (!take) return;
    this.point(null);
    await this.board.propose([take]);
    if (scar === HIDDEN) await this.#perhapsPlay();
  }

  async chooseSlot(slot: string): Promise<void> {
    const line = this.#lineTo({ slot });
    if (line) await this.#propose(line);
  }

  /** One step back: what is on the line, then the card in the fingers. False: there was nothing. */
  back(): boolean {
    this.point(null);
    if (this.board.line.length > 0) attempt(() => this.board.back());
    else if (this.chosen.card) this.#held = null;
    else return false;
    return true;
  }

  async go(): Promise<boolean> {
    if (!this.ready) return false;
    this.point(null);
    const done = await this.board.play();
    if (done) this.#held = null;
    return done;
  }

  // -- looking ahead
  /** Point at a land or a slot, to see what it would lead to; null: at nothing any more. */
  point(at: { land: Land } | { slot: string } | null): void {
    const line = at && this.#lineTo(at);
    if (!line || same(line, this.board.line)) this.#pointed = null;
    else if (!this.#pointed || !same(line, this.#pointed.line)) attempt(() => this.#peek(line));
  }

  #lineTo(at: { land: Land } | { slot: string }): readonly Option[] | null {
    const option = 'slot' in at ? this.#placing(at.slot) : this.#playing(this.chosen.card, at.land);
    if (!option) return null;
    return 'slot' in at ? [...this.taking, option] : [option];
  }

  async #peek(line: readonly Option[]): Promise<void> {
    this.#pointed = { line, preview: null };
    const preview = await this.board.peek(line).catch(quietly);
    if (this.#pointed && same(line, this.#pointed.line)) this.#pointed = { line, preview };
  }

  /** Ask what each lit slot would give; call it whenever the plan has changed. */
  async weighSlots(): Promise<void> {
    const { seat } = this.board;
    const now = lone(this.board.position)?.sheet;
    if (!this.plan?.slots.size || !now || seat === null || this.chosen.slot) return;
    const ahead = await this.board.ahead({ line: this.taking, doing: '' }).catch(quietly);
    const gains = (ahead?.possible ?? []).flatMap(({ line, sheet }): [Slot, Gain][] => {
      const data = line.at(-1)?.data;
      return data?.action === 'place' && 'lands' in sheet ? [[data.slot, gainOf(now, sheet, seat)]] : [];
    });
    this.#gains = new Map(gains);
  }

  /** Forget what was thought of: the game has gone on. */
  forget(): void {
    this.#held = null;
    this.#pointed = null;
    this.#gains = new Map();
  }

  // -- how
  /** The scar that is taken, as a line of its own. */
  get taking(): readonly Option[] {
    return this.board.line.filter(({ data }) => data.action === 'take');
  }

  #playing(card: string | null, land: Land): Option | undefined {
    return this.#offer.find(({ data }) => data.action === 'play' && data.card === card && data.land === land);
  }

  #placing(slot: string): Option | undefined {
    const offered = this.taking.length > 0 ? this.#next : this.#offer;
    return offered.find(({ data }) => data.action === 'place' && data.slot === slot);
  }

  async #propose(line: readonly Option[]): Promise<void> {
    this.point(null);
    await this.board.propose(line);
    await this.#perhapsPlay();
  }

  async #perhapsPlay(): Promise<void> {
    if (this.#atOnce()) await this.go();
  }
}

function same(one: readonly Option[], other: readonly Option[]): boolean {
  return one.length === other.length && one.every((option, place) => option.text === other[place]?.text);
}
