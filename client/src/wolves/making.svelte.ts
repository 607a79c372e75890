/**
 * Making up a decision at this table: action, target, payment, in the order in which a person thinks of them.
 *
 * What is chosen goes on the table's line, where the server tells what would follow.
 */
import { announcer } from '$lib/announce.svelte';
import { attempt, quietly } from '$lib/attempt.svelte';
import { settings, t } from '$lib/here.svelte';
import type { Preview } from '$lib/protocol';
import { Made } from './made.svelte';
import {
  actionOf,
  closing,
  hexOf,
  isWolf,
  payments,
  stepBack,
  swapped,
  usualPayment,
  withPayment,
  type Action,
  type Track,
} from './plan';

export class Making extends Made {
  #taps = 0;
  #busy: Promise<void> = Promise.resolve();

  // -- choosing
  /** Choose an action: its targets light up. Once more: put it away. */
  choose(action: Action): void {
    if (!this.table.mine) return;
    const same = this.action === action;
    this.clear();
    if (same) return;
    this.chosen = action;
    const row = this.rows.find((each) => each.action === action)!;
    announcer.say(t('wolves-lights', { action: t(`action-${action}`), count: row.options.length }));
  }

  /** The terrain that a move ends on. With a wolf in hand it goes on at once. */
  terrain(text: string): Promise<boolean> {
    const wolf = this.question === 'to' ? this.table.line.at(-1)! : this.wolf;
    return this.#inTurn(async () => {
      const done = await this.#go([text]);
      const goes = done && wolf !== null && this.table.offer.some((option) => option.text === wolf);
      return goes ? this.#go([...this.table.line, wolf]) : done;
    });
  }

  /** A hex was pointed at and chosen. Answers whether it meant something. Of quick taps the last one counts. */
  tap(hex: string): Promise<boolean> {
    const number = ++this.#taps;
    return this.#inTurn(() => (number === this.#taps ? this.#tap(hex) : Promise.resolve(true)));
  }

  /** One thing after another: each is decided when what was asked before it is answered. */
  #inTurn(todo: () => Promise<boolean>): Promise<boolean> {
    const done = this.#busy.then(todo);
    this.#busy = done.then(
      () => undefined,
      () => undefined,
    );
    return done;
  }

  async #tap(hex: string): Promise<boolean> {
    if (!this.table.mine || this.table.sending) return false;
    const question = this.question;
    if (question === 'wolf' || question === 'to') return this.#tapMove(hex);
    const direct = this.ahead.ways.get(hex);
    if (this.wolf && direct) return this.#goFar(direct);
    if (question === 'act' || (question !== 'push' && question !== 'hunt' && this.target)) return this.#tapTarget(hex);
    const option = this.table.offer.find((each) => hexOf(each) === hex);
    if (option) return this.#go([...(question === 'draft' ? [] : this.table.line), option.text]);
    return this.action === 'draft' ? this.#tapTarget(hex) : false;
  }

  async #tapTarget(hex: string): Promise<boolean> {
    const there = this.beginnings.filter((option) => hexOf(option) === hex);
    const action = this.action;
    const meant =
      action === null
        ? there.filter((option) => actionOf(option) !== 'den')
        : there.filter((option) => (action === 'draft' ? option.data.action === 'draft' : actionOf(option) === action));
    if (meant.length > 0 && (action !== null || new Set(meant.map(actionOf)).size === 1)) {
      // Of two pieces on a hex the first is taken; once more takes the other.
      const now = meant.findIndex((option) => option.text === this.table.line[0]);
      if (now === 0 && meant.length === 1) return true;
      return this.#go([meant[(now + 1) % meant.length]!.text]);
    }
    if ((action === null || action === 'move') && this.ownWolves.includes(hex)) return this.#takeUp(hex);
    return false;
  }

  async #tapMove(hex: string): Promise<boolean> {
    const line = this.table.line;
    const option = this.table.offer.find((each) => each.data.action === 'to' && hexOf(each) === hex);
    if (option) return this.#go([...line, option.text]);
    const before = this.question === 'to' ? line.slice(0, -1) : [...line];
    const wolves = this.offeredAfter(before).filter((each) => isWolf(each) && hexOf(each) === hex);
    if (wolves.length > 0) {
      const now = wolves.findIndex((each) => each.text === line.at(-1));
      if (wolves.length === 1 && now === 0) return this.#go(before);
      return this.#go([...before, wolves[(now + 1) % wolves.length]!.text]);
    }
    // Whichever wolf is nearest comes.
    const way = this.question === 'wolf' ? this.ahead.ways.get(hex) : undefined;
    return way ? this.#goFar([...line, ...way]) : false;
  }

  /** Take up a wolf before its terrain is known; of two on a hex the first that can go, once more takes the other. */
  #takeUp(hex: string): boolean {
    const able = this.wolf ? undefined : this.ahead.ways.get(hex)?.at(-1);
    if (this.chosen === 'move' && !this.wolf && !able) return false;
    const wolves = this.wolvesAt(hex);
    const now = wolves.findIndex((option) => option.text === this.wolf);
    const next = wolves.find((option) => option.text === able) ?? wolves[(now + 1) % wolves.length];
    if (next && (now !== 0 || wolves.length > 1)) return this.#hold(next.text);
    this.#letGo();
    return true;
  }

  /** A wolf is in hand: everywhere it could go is looked up. */
  #hold(wolf: string): boolean {
    this.#letGo();
    this.chosen = 'move';
    this.wolf = wolf;
    announcer.say(t('the-wolves-prompt-to'));
    return true;
  }

  /** Take the den from a track. */
  takeFrom(track: Track): Promise<boolean> {
    return this.#inTurn(async () => {
      const line = this.table.line.filter((decision) => !decision.startsWith('track '));
      return this.tracks.includes(track) ? this.#go([...line, `track ${track}`]) : false;
    });
  }

  /** Pay with another tile, or with one token more. */
  pay(wanted: string): Promise<boolean> {
    return this.#inTurn(async () => {
      const now = this.payment;
      const other = now && swapped(this.ways, now, wanted);
      return other ? this.#go(withPayment(this.table.line, other.text)) : false;
    });
  }

  /** Of two pieces on one hex, this one is meant. */
  mean(text: string): Promise<boolean> {
    return this.#inTurn(async () => {
      if (!this.twins.some((option) => option.text === text)) return false;
      if (this.wolf) return this.#hold(text);
      return this.#go(this.question === 'to' ? [...this.table.line.slice(0, -1), text] : [text]);
    });
  }

  // -- the line
  async #go(line: readonly string[]): Promise<boolean> {
    if (line.length <= 1 && !line[0]?.startsWith('pay ')) this.ways = [];
    const held = await this.table.propose(line);
    // Not before: what is shown beside the map would go, and the focus with it.
    this.#letGo();
    this.chosen = null;
    if (!held) return false;
    this.ahead.remember(line, this.table.position?.offer ?? []);
    if (this.question === 'pay') {
      this.ways = payments(this.table.offer);
      return this.#go([...line, usualPayment(this.ways)!.text]);
    }
    this.#tellNext();
    if (!settings.now.confirmMove && this.ready && this.ways.length === 0 && !this.moving) await this.play();
    return true;
  }

  /** Put a whole line down, its payment filled in; another one can still be chosen. */
  async #goFar(line: readonly string[]): Promise<boolean> {
    const begun = this.ways.length === 0 ? await this.table.peekLine([line[0]!]).catch(quietly) : null;
    const done = await this.#go(line);
    if (begun) this.ways = payments(begun.position.offer);
    return done;
  }

  #tellNext(): void {
    const wants = this.question === 'wolf' && this.moves.length === 0 ? 'wolf' : this.wants;
    if (wants) announcer.say(t(`the-wolves-prompt-${wants}`));
    else if (this.question === 'wolf') announcer.say(t('wolves-next-wolf'));
    else if (this.ready) announcer.say(t('wolves-ready'));
  }

  #letGo(): void {
    this.wolf = null;
  }

  /** One step back, as Escape means it. Answers whether there was one. */
  back(): boolean {
    const line = this.table.line;
    if (line.length > 0) {
      const action = this.action;
      const rest = stepBack(line);
      if (rest.length > 0) attempt(() => this.#inTurn(() => this.#go(rest)));
      else {
        this.clear();
        this.chosen = action === 'draft' || action === 'end' ? null : action;
      }
      return true;
    }
    if (this.wolf) {
      this.#letGo();
      return true;
    }
    if (this.chosen) {
      this.chosen = null;
      return true;
    }
    return false;
  }

  /** Give everything up. */
  clear(): void {
    this.#letGo();
    this.chosen = null;
    this.ways = [];
    if (this.table.line.length > 0) this.table.clear();
  }

  /** Play the line: the main button. */
  async play(): Promise<void> {
    if (!this.ready) return;
    const more = closing(this.table.position!, this.table.seat);
    if (await this.table.play(...more)) this.clear();
  }

  /** How to pay was asked of an action played in part: it is filled in as always. */
  async resume(): Promise<void> {
    if (!this.underWay || this.question !== 'pay' || this.table.line.length > 0) return;
    this.ways = payments(this.table.offer);
    await this.#inTurn(() => this.#go([usualPayment(this.ways)!.text]));
  }

  /** Undo what was played last as a whole, not its last decision alone. */
  async undo(): Promise<void> {
    const { table } = this;
    const { step, turn_step: first } = table.actual!;
    const last = table.events.findLast(
      (event) => event.kind === 'played' && event.step === step && event.seat === table.seat,
    );
    const to = table.undoStep !== null && last ? Math.max(first, step - last.options.length) : table.undoStep;
    this.clear();
    await table.undo(to);
  }

  /** End the turn; it is asked again where something would be lost or scored. */
  async end(): Promise<void> {
    if (!this.mayEnd || this.table.line.length > 0 || this.table.sending) return;
    this.clear();
    const preview = await this.table.peek('end').catch(quietly);
    const scores = preview?.told.some((told) => told.what === 'region') ?? true;
    const left = (this.seat?.bonus_action ?? 0) > 0 && this.beginnings.length > 1;
    if (settings.now.confirmEnd && (scores || left)) await this.#go(['end']);
    else if (await this.table.play('end')) this.clear();
  }

  /** What would be if a lit hex were chosen; null where that is not known without asking much. */
  async peek(hex: string): Promise<Preview | null> {
    if (this.table.asking) return null;
    const option = this.lit?.get(hex)?.[0];
    const way = this.wolf || this.question === 'wolf' ? this.ahead.ways.get(hex) : undefined;
    if (way && !option) return this.table.peek(...way).catch(quietly);
    if (!option || isWolf(option)) return null;
    if (this.question === 'to' || this.question === 'push' || this.question === 'hunt')
      return this.table.peek(option.text).catch(quietly);
    if (this.table.line.length > 0) return null;
    const first = await this.table.peekLine([option.text]).catch(quietly);
    if (first?.position.question !== 'pay') return first;
    return this.table.peekLine([option.text, usualPayment(payments(first.position.offer))!.text]).catch(quietly);
  }
}
