/**
 * Making up one's mind at a table of Lone Wolves: a card is held, then laid on a land; a scar is picked, then put on a
 * slot.
 *
 * It needs no page. What is lit comes from the offer; what would follow is asked of the table.
 */
import { attempt, quietly } from '$lib/attempt.svelte';
import type { Land, Option, Preview, SeenScar } from '$lib/protocol';
import type { Table } from '$lib/table.svelte';
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
  readonly table: Table;
  /** The card in the fingers, not yet laid anywhere. */
  #held: string | null = $state(null);
  /** What a pointer hovers over, as a line, and what it would lead to. */
  #pointed: { key: string; preview: Preview | null } | null = $state.raw(null);
  /** What each slot would give, by the decisions up to it. */
  #gains: ReadonlyMap<string, Gain> = $state.raw(new Map());
  /** What was offered after a scar was picked: it stays lit when a slot is chosen, for that can be changed. */
  #slots: { take: string; offer: readonly Option[] } | null = $state.raw(null);
  /** Whether the last choice plays by itself. */
  readonly #atOnce: () => boolean;

  constructor(table: Table, atOnce: () => boolean = () => false) {
    this.table = table;
    this.#atOnce = atOnce;
  }

  // -- what is there
  get now(): LonePosition | null {
    return lone(this.table.actual);
  }

  /** Everything that may be decided as the game stands, whatever is on the line. */
  get #offer(): readonly Option[] {
    return this.table.mine && !this.table.sending ? (this.table.actual?.offer ?? []) : [];
  }

  get chosen(): Chosen {
    const held = this.#offer.some(({ data }) => data.action === 'play' && data.card === this.#held) ? this.#held : null;
    return chosenOf(this.table.line, held);
  }

  get plan(): Plan | null {
    if (!this.now) return null;
    return planOf(this.now, this.#offer, this.#next, this.chosen);
  }

  /** What is offered after a scar was picked. */
  get #next(): readonly Option[] {
    const { line, preview } = this.table;
    const slots = this.#slots;
    if (line.length > 1 && slots && slots.take === line[0]) return slots.offer;
    return preview?.position.offer ?? [];
  }

  /** The preview to show: of what is pointed at, else of the line. */
  get preview(): Preview | null {
    return this.#pointed?.preview ?? this.table.preview;
  }

  /** What is chosen or pointed at: that which the preview is about. */
  get considered(): Chosen {
    return this.#pointed?.preview ? chosenOf(this.#pointed.key.split('\n'), this.chosen.card) : this.chosen;
  }

  get after(): LonePosition | null {
    return lone(this.preview?.position);
  }

  get verdict(): Verdict | null {
    return this.now && verdictOf(this.now, this.preview, this.considered);
  }

  get changes(): Change[] {
    return this.now && this.after ? changesBetween(this.now, this.after) : [];
  }

  /** What a slot would give to the scar in question; null until it is known. */
  gain(slot: string): Gain | null {
    return this.#gains.get(this.#slotLine(slot).join('\n')) ?? null;
  }

  /** Whether the line can be played: it is known to be possible, and whole. */
  get ready(): boolean {
    const { line, preview, asking, sending, mine } = this.table;
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
      const text = land && this.#find('play', { card, land });
      if (text) await this.table.propose([text]);
      else this.table.clear();
    }
  }

  async chooseLand(land: Land): Promise<void> {
    const text = this.#find('play', { card: this.chosen.card, land });
    if (text) await this.#propose([text]);
  }

  /** A card that was dragged to a land. */
  async layCard(card: string, land: Land): Promise<void> {
    this.#held = card;
    await this.chooseLand(land);
  }

  async chooseScar(scar: SeenScar): Promise<void> {
    const text = this.#find('take', { scar });
    if (!text) return;
    this.point(null);
    await this.table.propose([text]);
    this.#slots = { take: text, offer: this.table.preview?.position.offer ?? [] };
    if (scar === HIDDEN) await this.#perhapsPlay();
  }

  async chooseSlot(slot: string): Promise<void> {
    if (this.plan?.slots.has(slot)) await this.#propose(this.#slotLine(slot));
  }

  /** One step back: what is on the line, then the card in the fingers. False: there was nothing. */
  back(): boolean {
    this.point(null);
    if (this.table.line.length > 0) attempt(() => this.table.back());
    else if (this.chosen.card) this.#held = null;
    else return false;
    return true;
  }

  async go(): Promise<boolean> {
    if (!this.ready) return false;
    this.point(null);
    const done = await this.table.play();
    if (done) this.#held = null;
    return done;
  }

  // -- looking ahead
  /** Point at a land or a slot, to see what it would lead to; null: at nothing any more. */
  point(at: { land: Land } | { slot: string } | null): void {
    const line = at && this.#lineTo(at);
    const key = line?.join('\n') ?? '';
    if (!line || key === this.table.line.join('\n')) this.#pointed = null;
    else if (key !== this.#pointed?.key) attempt(() => this.#peek(line, key));
  }

  #lineTo(at: { land: Land } | { slot: string }): string[] | null {
    if ('slot' in at) return this.plan?.slots.has(at.slot) ? this.#slotLine(at.slot) : null;
    const text = this.#find('play', { card: this.chosen.card, land: at.land });
    return text ? [text] : null;
  }

  async #peek(line: string[], key: string): Promise<void> {
    this.#pointed = { key, preview: null };
    const preview = await this.#ask(line);
    if (this.#pointed?.key === key) this.#pointed = { key, preview };
  }

  /** Ask what each lit slot would give; call it whenever the plan has changed. */
  async weighSlots(): Promise<void> {
    const plan = this.plan;
    const base = lone(this.table.position);
    const seat = this.table.seat;
    if (!plan || !base || seat === null || this.chosen.slot) return;
    const lines = [...plan.slots]
      .map((slot) => this.#slotLine(slot))
      .filter((line) => !this.#gains.has(line.join('\n')));
    const found = await Promise.all(lines.map(async (line) => ({ line, preview: await this.#ask(line) })));
    const more = found.flatMap(({ line, preview }) => {
      const after = lone(preview?.position);
      return after ? [[line.join('\n'), gainOf(base, after, seat)] as const] : [];
    });
    if (more.length > 0) this.#gains = new Map([...this.#gains, ...more]);
  }

  /** Forget what was thought of: the game has gone on. */
  forget(): void {
    this.#held = null;
    this.#pointed = null;
    this.#slots = null;
    this.#gains = new Map();
  }

  // -- how
  #slotLine(slot: string): string[] {
    const take = this.table.line.find((text) => text.startsWith('take '));
    return [...(take ? [take] : []), `place ${slot}`];
  }

  #find(action: string, data: Record<string, unknown>): string | null {
    const wanted = Object.entries({ action, ...data });
    const matches = (option: Option) => {
      const said: Readonly<Record<string, unknown>> = option.data;
      return wanted.every(([name, value]) => said[name] === value);
    };
    return this.#offer.find(matches)?.text ?? null;
  }

  async #propose(line: string[]): Promise<void> {
    this.point(null);
    await this.table.propose(line);
    await this.#perhapsPlay();
  }

  async #perhapsPlay(): Promise<void> {
    if (this.#atOnce()) await this.go();
  }

  async #ask(line: string[]): Promise<Preview | null> {
    return this.table.peekLine(line).catch(quietly);
  }
}
