/**
 * A decision being made up at this table: action, target, payment, in the order in which a person thinks of them.
 *
 * What is chosen goes on the table's line, where the server tells what would follow. It knows no rule.
 */
import { announcer } from '$lib/announce.svelte';
import { settings, t } from '$lib/here.svelte';
import type { Option, Pack, Preview, Told, TheWolvesBox, TheWolvesView, WolvesSeat } from '$lib/protocol';
import type { Table } from '$lib/table.svelte';
import { Ahead, quietly } from './ahead.svelte';
import type { HexMap } from './geometry';
import { litOf } from './lit';
import {
  actionOf, actionRows, closing, hexOf, isWolf, lineAction, lineHex, paymentOf, payments, standingOf, stepBack, swapped, usualPayment, wanting,
  withPayment, type Action, type ActionRow, type Payment, type Track,
} from './plan';

const WOLVES = ['alpha', 'pack'];

export class Making {
  readonly table: Table;
  readonly map: HexMap;
  readonly box: TheWolvesBox;
  /** An action that was chosen before its target. */
  #chosen: Action | null = $state(null);
  /** A wolf that was taken up before its terrain: "alpha S4". */
  wolf: string | null = $state(null);
  /** What was looked up ahead of the line. */
  readonly ahead: Ahead;
  /** The ways to pay for the line. */
  ways: readonly Payment[] = $state.raw([]);
  #taps = 0;
  #busy: Promise<void> = Promise.resolve();

  constructor(table: Table, map: HexMap, box: TheWolvesBox) {
    this.table = table;
    this.map = map;
    this.box = box;
    this.ahead = new Ahead(table);
  }

  // -- what there is
  get view(): TheWolvesView {
    return this.table.position!.view as TheWolvesView;
  }

  get before(): TheWolvesView {
    return this.table.actual!.view as TheWolvesView;
  }

  get seat(): WolvesSeat | null {
    return this.table.seat === null ? null : this.before.seats[this.table.seat]!;
  }

  get pack(): Pack | null {
    return this.seat?.pack ?? null;
  }

  get question(): string | null {
    return this.table.mine ? this.table.position!.question : null;
  }

  /** Everything that may begin now, whatever is on the line. */
  get beginnings(): readonly Option[] {
    return this.table.mine ? this.table.actual!.offer : [];
  }

  rows: ActionRow[] = $derived.by(() => (this.seat ? actionRows(this.beginnings, this.seat, this.map, this.box) : []));

  get action(): Action | 'draft' | 'end' | null {
    const begun = lineAction(this.table.line);
    if (begun || !this.table.mine) return begun;
    return this.question === 'act' ? this.#chosen : lineAction([this.before.pending.action ?? '']);
  }

  /** An action that was played in part, elsewhere or before an undo, waits for the rest. */
  get underWay(): boolean {
    return this.table.mine && !['act', 'draft'].includes(this.table.actual!.question);
  }

  get target(): string | null {
    return lineHex(this.table.line);
  }

  get moving(): boolean {
    return this.action === 'move';
  }

  /** The wolf whose way is being chosen: kind and hex. */
  get inHand(): { kind: string; hex: string } | null {
    const pending = this.table.mine ? this.view.pending.wolf : null;
    if (pending) return { kind: pending[0], hex: pending[1] };
    const [kind, hex] = this.wolf?.split(' ') ?? [];
    return kind && hex ? { kind, hex } : null;
  }

  /** While it is asked where a wolf is pushed to: where it is pushed from. */
  get pushedFrom(): string | null {
    return this.question === 'push' ? (this.view.pending.to ?? this.target) : null;
  }

  /** Wolves that have a way on the line already. */
  get moves(): Told[] {
    return this.table.preview?.told.filter((told) => told.what === 'moved') ?? [];
  }

  get payment(): Payment | null {
    const chosen = this.table.line.find((decision) => decision.startsWith('pay '));
    return chosen ? paymentOf(chosen) : null;
  }

  /** How the line is paid: the tiles with both their sides. */
  get paid(): Told | null {
    return this.table.preview?.told.find((told) => told.what === 'paid') ?? null;
  }

  get extra(): boolean {
    return this.table.preview?.told.some((told) => told.what === 'extra-action') ?? false;
  }

  /** What is still to be decided before the line can be played; null: it can. */
  get wants(): string | null {
    return this.table.preview ? wanting(this.table.preview.position, this.table.seat) : null;
  }

  get ready(): boolean {
    if (this.table.asking) return false;
    if (this.table.line.length === 0) return this.underWay && closing(this.table.actual!, this.table.seat).length > 0;
    return this.table.preview !== null && this.wants === null;
  }

  get mayEnd(): boolean {
    return this.beginnings.some((option) => option.text === 'end');
  }

  /** Whether nothing is being made up. */
  get idle(): boolean {
    return this.table.line.length === 0 && this.#chosen === null && this.wolf === null && !this.underWay;
  }

  // -- what is lit
  lit: ReadonlyMap<string, readonly Option[]> | null = $derived.by(() => litOf(this));

  /** Hexes with wolves of one's own. */
  get ownWolves(): string[] {
    return this.pack ? standingOf(this.view, this.pack, WOLVES) : [];
  }

  // -- choosing
  /** Choose an action: its targets light up. Once more: put it away. */
  choose(action: Action): void {
    if (!this.table.mine) return;
    const same = this.action === action;
    this.clear();
    if (same) return;
    this.#chosen = action;
    const row = this.rows.find((each) => each.action === action)!;
    announcer.say(t('wolves-lights', { action: t(`action-${action}`), count: row.options.length }));
  }

  /** The terrain that a move ends on. With a wolf in hand it goes on at once. */
  terrain(text: string): Promise<boolean> {
    const wolf = this.wolf;
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
    this.#busy = done.then(() => undefined, () => undefined);
    return done;
  }

  async #tap(hex: string): Promise<boolean> {
    if (!this.table.mine || this.table.sending) return false;
    const question = this.question;
    if (question === 'wolf' || question === 'to') return this.#tapMove(hex);
    const direct = this.ahead.reach.get(hex);
    if (this.wolf && direct) return this.#goFar(direct);
    if (question === 'act' || (question !== 'push' && question !== 'hunt' && this.target)) return this.#tapTarget(hex);
    const option = this.table.offer.find((each) => hexOf(each) === hex);
    if (option) return this.#go([...(question === 'draft' ? [] : this.table.line), option.text]);
    return this.action === 'draft' ? this.#tapTarget(hex) : false;
  }

  async #tapTarget(hex: string): Promise<boolean> {
    const there = this.beginnings.filter((option) => hexOf(option) === hex);
    const action = this.action;
    const meant = action === null ? there.filter((option) => actionOf(option) !== 'den') : there.filter((option) => (action === 'draft' ? option.data['action'] === 'draft' : actionOf(option) === action));
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
    const option = this.table.offer.find((each) => each.data['action'] === 'to' && hexOf(each) === hex);
    if (option) return this.#go([...line, option.text]);
    const before = this.question === 'to' ? line.slice(0, -1) : [...line];
    const wolves = this.#offeredAfter(before).filter((each) => isWolf(each) && hexOf(each) === hex);
    if (wolves.length > 0) {
      const now = wolves.findIndex((each) => each.text === line.at(-1));
      if (wolves.length === 1 && now === 0) return this.#go(before);
      return this.#go([...before, wolves[(now + 1) % wolves.length]!.text]);
    }
    const able = this.question === 'wolf' ? (this.ahead.ends.get(hex) ?? []) : [];
    if (able.length === 0) return false;
    // Whichever is nearest comes.
    const far = (text: string) => this.map.way(text.split(' ')[1]!, hex)?.length ?? Infinity;
    const nearest = [...able].sort((one, other) => far(one) - far(other))[0]!;
    return this.#goFar([...line, nearest, `to ${hex}`]);
  }

  /** Take up a wolf before its terrain is known; of two on a hex the first, once more takes the other. */
  async #takeUp(hex: string): Promise<boolean> {
    const wolves = this.#wolvesAt(hex);
    const now = wolves.findIndex((option) => option.text === this.wolf);
    const next = wolves[(now + 1) % wolves.length];
    if (next && (now !== 0 || wolves.length > 1)) return this.#hold(next.text);
    this.#letGo();
    return true;
  }

  /** A wolf is in hand: everywhere it could go is looked up. */
  #hold(wolf: string): boolean {
    this.#letGo();
    this.#chosen = 'move';
    this.wolf = wolf;
    announcer.say(t('the-wolves-prompt-to'));
    void this.ahead.explore(wolf, this.beginnings);
    return true;
  }

  /** One's own wolves on a hex, each once, as they would be offered in a move. */
  #wolvesAt(hex: string): Option[] {
    const kinds = (this.view.pieces[hex] ?? []).filter(([owner, kind]) => owner === this.pack && WOLVES.includes(kind)).map(([, kind]) => kind);
    return [...new Set(kinds)].map((action, number) => ({ number, text: `${action} ${hex}`, data: { action, hex } }));
  }

  /** Take the den from a track. */
  takeFrom(track: Track): Promise<boolean> {
    return this.#inTurn(async () => {
      const line = this.table.line.filter((decision) => !decision.startsWith('track '));
      return this.tracks.includes(track) ? this.#go([...line, `track ${track}`]) : false;
    });
  }

  /** The tracks a den may come from, as long as the line leaves a choice. */
  get tracks(): Track[] {
    const before = this.table.line.filter((decision) => !decision.startsWith('track '));
    const offered = this.question === 'track' ? this.table.offer : this.#offeredAfter(before);
    return offered.filter((option) => option.data['action'] === 'track').map((option) => option.data['track'] as Track);
  }

  get chosenTrack(): Track | null {
    return (this.table.line.find((decision) => decision.startsWith('track '))?.slice(6) as Track) ?? null;
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

  /** Two pieces on one hex that could be meant. */
  get twins(): readonly Option[] {
    const line = this.table.line;
    const last = line.at(-1);
    if (!last || !this.table.mine) return this.wolf ? this.#wolvesAt(this.inHand!.hex) : [];
    const before = this.question === 'to' ? line.slice(0, -1) : [];
    const offered = this.question === 'to' ? this.#offeredAfter(before) : this.beginnings;
    const now = this.question === 'to' ? last : line[0]!;
    const hex = offered.find((option) => option.text === now);
    const same = offered.filter((option) => hex && hexOf(option) === hexOf(hex) && (isWolf(option) || actionOf(option) === 'dominate') && option.data['action'] !== 'draft');
    return same.length > 1 && same.some((option) => option.text === now) ? same : [];
  }

  #offeredAfter(line: readonly string[]): readonly Option[] {
    return line.length === 0 ? this.beginnings : this.ahead.offeredAfter(line);
  }

  // -- the line
  async #go(line: readonly string[]): Promise<boolean> {
    this.#letGo();
    this.#chosen = null;
    if (line.length <= 1 && !line[0]?.startsWith('pay ')) this.ways = [];
    if (!(await this.table.propose(line))) return false;
    this.ahead.remember(line, this.table.position?.offer ?? []);
    if (this.question === 'pay') {
      this.ways = payments(this.table.offer);
      return this.#go([...line, usualPayment(this.ways)!.text]);
    }
    if (this.question === 'wolf') void this.ahead.exploreEnds();
    this.#tellNext();
    if (!settings.now.confirmMove && this.ready && this.ways.length === 0 && !this.moving) await this.play();
    return true;
  }

  /** Put a whole line down, though its payment was only looked at. */
  async #goFar(line: readonly string[]): Promise<boolean> {
    const offered = this.#offeredAfter([line[0]!]);
    const done = await this.#go(line);
    if (this.ways.length === 0) this.ways = payments(offered);
    return done;
  }

  #tellNext(): void {
    const wants = this.wants;
    if (wants) announcer.say(t(`the-wolves-prompt-${wants}`));
    else if (this.ready) announcer.say(t('wolves-ready'));
  }

  #letGo(): void {
    this.ahead.stop();
    this.wolf = null;
  }

  /** One step back, as Escape means it. Answers whether there was one. */
  back(): boolean {
    const line = this.table.line;
    if (line.length > 0) {
      const action = this.action;
      const rest = stepBack(line);
      if (rest.length > 0) void this.#inTurn(() => this.#go(rest));
      else {
        this.clear();
        this.#chosen = action === 'draft' || action === 'end' ? null : action;
      }
      return true;
    }
    if (this.wolf) {
      this.#letGo();
      return true;
    }
    if (this.#chosen) {
      this.#chosen = null;
      return true;
    }
    return false;
  }

  /** Give everything up. */
  clear(): void {
    this.#letGo();
    this.#chosen = null;
    this.ways = [];
    this.ahead.forget();
    if (this.table.line.length > 0) this.table.clear();
  }

  /** Play the line: the main button. */
  async play(): Promise<void> {
    if (!this.ready) return;
    this.ahead.stop();
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
    const last = table.events.findLast((event) => event.kind === 'played' && event.step === step && event.seat === table.seat);
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
    const reached = this.wolf ? this.ahead.reach.get(hex) : undefined;
    if (reached) return this.table.peekLine(reached).catch(quietly);
    if (!option || isWolf(option)) return null;
    if (this.question === 'to' || this.question === 'push' || this.question === 'hunt') return this.table.peek(option.text).catch(quietly);
    if (this.table.line.length > 0) return null;
    const first = await this.table.peekLine([option.text]).catch(quietly);
    if (first?.position.question !== 'pay') return first;
    return this.table.peekLine([option.text, usualPayment(payments(first.position.offer))!.text]).catch(quietly);
  }

}
