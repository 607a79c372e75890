/**
 * Making up a decision on this board: action, target, payment, in the order in which a person thinks of them.
 *
 * What is chosen goes on the board's line, where the server tells what would follow.
 */
import type { Board } from '$kit/board.svelte';
import { announcer } from '$lib/announce.svelte';
import { attempt, quietly } from '$lib/attempt.svelte';
import { settings, t } from '$lib/client.svelte';
import type { Option, TheWolvesBox, Track } from '$lib/protocol';
import { Decision } from './decision.svelte';
import type { HexMap } from './geometry';
import { swapped, withPayment } from './payment';
import { actionOf, closing, hexOf, isWolf, laterOf, placeOf, stepBack, type Action } from './plan';

export class Deciding {
  readonly board: Board;
  readonly decision: Decision;
  #taps = 0;
  /** How often everything was given up: what was asked before that is no longer wanted. */
  #given = 0;
  #busy: Promise<void> = Promise.resolve();

  constructor(board: Board, map: HexMap, box: TheWolvesBox) {
    this.board = board;
    this.decision = new Decision(board, map, box);
  }

  // -- choosing
  /** Choose an action: its targets light up. Once more: put it away. */
  choose(action: Action): void {
    const { decision } = this;
    if (!this.board.mine) return;
    const later = laterOf(this.board.guide, action);
    if (later) return announcer.say(later);
    const same = decision.action === action;
    this.clear();
    if (same) return;
    decision.chosen = action;
    const count = decision.rows.find((each) => each.action === action)?.options.length ?? 0;
    announcer.say(t('wolves-lights', { action: t(`action-${action}`), count }));
  }

  /** The terrain that a move ends on. With a wolf in hand it goes on at once. */
  terrain(option: Option): Promise<boolean> {
    const wolf = this.decision.question === 'to' ? this.board.line.at(-1) : this.decision.meant;
    return this.#inTurn(async () => {
      const done = await this.#go([option]);
      const same = done && this.board.offer.find((each) => isWolf(each) && each.text === wolf?.text);
      return same ? this.#go([...this.board.line, same]) : done;
    });
  }

  /** A hex was pointed at and chosen. Answers whether it meant something. Of quick taps the last one counts. */
  tap(hex: string): Promise<boolean> {
    const number = ++this.#taps;
    return this.#inTurn(() => (number === this.#taps ? this.#tap(hex) : Promise.resolve(true)));
  }

  /** One thing after another: each is decided when what was asked before it is answered. */
  #inTurn(todo: () => Promise<boolean>): Promise<boolean> {
    this.board.choosing += 1;
    const done = this.#busy.then(todo).finally(() => (this.board.choosing -= 1));
    this.#busy = done.then(
      () => undefined,
      () => undefined,
    );
    return done;
  }

  async #tap(hex: string): Promise<boolean> {
    const { board, decision } = this;
    if (!board.mine || board.sending) return false;
    const { question } = decision;
    if (question === 'wolf' || question === 'to') return this.#tapMove(hex);
    const direct = decision.held && decision.next.possible.get(hex);
    if (direct) return this.#go(direct.line);
    if (question === 'act' || (question !== 'push' && question !== 'hunt' && decision.target))
      return this.#tapTarget(hex);
    const option = board.offer.find((each) => hexOf(each) === hex);
    if (option) return this.#go([...(question === 'draft' ? [] : board.line), option]);
    return decision.action === 'draft' ? this.#tapTarget(hex) : false;
  }

  async #tapTarget(hex: string): Promise<boolean> {
    const { action, ownWolves } = this.decision;
    const meant = this.#meantAt(hex);
    if (meant.length > 0 && (action !== null || new Set(meant.map(actionOf)).size === 1)) {
      // Of two pieces on a hex the first is taken; once more takes the other.
      const now = meant.findIndex((option) => option.text === this.board.line[0]?.text);
      if (now === 0 && meant.length === 1) return true;
      const option = meant[(now + 1) % meant.length];
      return option ? this.#begin(option) : false;
    }
    return (action === null || action === 'move') && ownWolves.includes(hex) ? this.#takeUp(hex) : false;
  }

  /** What may begin at a hex, for what is in mind. A den could be meant anywhere: only if it was chosen. */
  #meantAt(hex: string): Option[] {
    const { action } = this.decision;
    const there = this.board.beginnings.filter((option) => hexOf(option) === hex);
    if (action === 'draft' || action === 'hunt') return there.filter((option) => option.data.action === action);
    return there.filter((option) => {
      const of = actionOf(option);
      return action === null ? of !== 'den' && !(of && laterOf(this.board.guide, of)) : of === action;
    });
  }

  /** Begin an action, with what is filled in on the way. */
  async #begin(option: Option): Promise<boolean> {
    const given = this.#given;
    const action = actionOf(option);
    const ahead = action && (await this.board.ahead({ line: [], doing: action }).catch(quietly));
    if (given !== this.#given) return false;
    return this.#go((ahead && ahead.possible.find(({ line }) => line[0]?.text === option.text)?.line) || [option]);
  }

  async #tapMove(hex: string): Promise<boolean> {
    const { board, decision } = this;
    const { line } = board;
    const end = board.offer.find((each) => each.data.action === 'to' && hexOf(each) === hex);
    if (end) return this.#go([...line, end]);
    const before = decision.question === 'to' ? line.slice(0, -1) : line;
    const offered = decision.question === 'to' ? board.offeredAt(line.length - 1) : board.offer;
    const wolves = offered.filter((each) => isWolf(each) && hexOf(each) === hex);
    if (wolves.length > 0) {
      const now = wolves.findIndex((each) => each.text === line.at(-1)?.text);
      if (wolves.length === 1 && now === 0) return this.#go(before);
      const next = wolves[(now + 1) % wolves.length];
      return next ? this.#go([...before, next]) : false;
    }
    // Whichever wolf is nearest comes.
    const way = decision.question === 'wolf' ? decision.next.possible.get(hex) : undefined;
    return way ? this.#go([...line, ...way.line]) : false;
  }

  /** Take up a wolf before its terrain is known; of two on a hex, once more takes the other. */
  #takeUp(hex: string): boolean {
    const { decision } = this;
    if (decision.held?.hex === hex) {
      const other = decision.twins.find((option) => option.text !== decision.meant?.text);
      if (!other) this.#letGo();
      return other ? this.#hold(hex, other) : true;
    }
    const able = decision.held || decision.chosen !== 'move' || decision.next.possible.has(hex);
    return able ? this.#hold(hex) : false;
  }

  /** A wolf is in hand: everywhere it could go is looked up. */
  #hold(hex: string, wolf: Option | null = null): boolean {
    this.decision.chosen = 'move';
    this.decision.held = { hex, wolf };
    announcer.say(t('the-wolves-prompt-to'));
    return true;
  }

  /** Take the den from a track. */
  takeFrom(track: Track): Promise<boolean> {
    return this.#inTurn(async () => {
      const { line } = this.board;
      const option = this.decision.trackOptions.find(({ data }) => data.action === 'track' && data.track === track);
      const place = placeOf(line, 'track');
      return option ? this.#go([...(place < 0 ? line : line.slice(0, place)), option]) : false;
    });
  }

  /** Pay with another tile, or with one token more. */
  pay(wanted: string): Promise<boolean> {
    return this.#inTurn(async () => {
      const { payment, payments } = this.decision;
      const other = payment && swapped(payments, payment, wanted);
      return other ? this.#go(withPayment(this.board.line, other.option)) : false;
    });
  }

  /** Of two pieces on one hex, this one is meant. */
  mean(option: Option): Promise<boolean> {
    return this.#inTurn(async () => {
      const { decision, board } = this;
      if (!decision.twins.some((each) => each.text === option.text)) return false;
      if (decision.held) return this.#hold(decision.held.hex, option);
      return decision.question === 'to' ? this.#go([...board.line.slice(0, -1), option]) : this.#begin(option);
    });
  }

  // -- the line
  async #go(line: readonly Option[]): Promise<boolean> {
    const { board, decision } = this;
    const given = this.#given;
    const held = await board.propose(line);
    if (given !== this.#given) return false;
    // Not before: what is shown beside the map would go, and the focus with it.
    this.#letGo();
    decision.chosen = null;
    if (!held) return false;
    if (decision.question === 'pay') return this.#payAsUsual(line);
    this.#tellNext();
    const paid = placeOf(line, 'pay') >= 0;
    if (!settings.now.confirmMove && decision.ready && !paid && !decision.moving) await this.play();
    return true;
  }

  /** How to pay is filled in; another way can still be chosen. */
  async #payAsUsual(line: readonly Option[]): Promise<boolean> {
    const given = this.#given;
    const ahead = await this.board.ahead({ line, doing: '' }).catch(quietly);
    const [usual] = ahead?.possible ?? [];
    return usual && given === this.#given ? this.#go([...line, ...usual.line]) : false;
  }

  #tellNext(): void {
    const { decision } = this;
    const wants = decision.question === 'wolf' && decision.moves.length === 0 ? 'wolf' : decision.wants;
    if (wants) announcer.say(t(`the-wolves-prompt-${wants}`));
    else if (decision.question === 'wolf') announcer.say(t('wolves-next-wolf'));
    else if (decision.ready) announcer.say(t('wolves-ready'));
  }

  #letGo(): void {
    this.decision.held = null;
  }

  /** One step back, as Escape means it. Answers whether there was one. */
  back(): boolean {
    const { decision } = this;
    const { line } = this.board;
    if (line.length > 0) {
      const { action } = decision;
      const rest = stepBack(line);
      if (rest.length > 0) attempt(() => this.#inTurn(() => this.#go(rest)));
      else {
        this.clear();
        decision.chosen = action === 'draft' || action === 'hunt' || action === 'end' ? null : action;
      }
      return true;
    }
    if (decision.held) {
      this.#letGo();
      return true;
    }
    if (decision.chosen) {
      decision.chosen = null;
      return true;
    }
    return false;
  }

  /** Give everything up. */
  clear(): void {
    this.#given += 1;
    this.#letGo();
    this.decision.chosen = null;
    if (this.board.line.length > 0) this.board.clear();
  }

  /** Play the line: the main button. */
  async play(): Promise<void> {
    if (!this.decision.ready) return;
    if (await this.board.play(...closing(this.board.position, this.board.seat))) this.clear();
  }

  /** How to pay was asked of an action played in part: it is filled in as always. */
  async resume(): Promise<void> {
    const { decision } = this;
    if (!decision.underWay || decision.question !== 'pay' || this.board.line.length > 0) return;
    await this.#inTurn(() => this.#payAsUsual([]));
  }

  /** Undo what was played last as a whole, not its last decision alone. */
  async undo(): Promise<void> {
    const { board } = this;
    const { step, turn_step: first } = board.actual;
    const last = board.events.findLast(
      (event) => event.kind === 'played' && event.step === step && event.seat === board.seat,
    );
    const to = board.undoStep !== null && last ? Math.max(first, step - last.options.length) : board.undoStep;
    this.clear();
    await board.undo(to);
  }

  /** End the turn; it is asked again where something would be lost or scored. */
  end(): Promise<boolean> {
    return this.#inTurn(() => this.#end());
  }

  async #end(): Promise<boolean> {
    const { board, decision } = this;
    const { ending } = decision;
    if (!ending || board.line.length > 0 || board.sending) return false;
    this.clear();
    const preview = await board.peek([ending]).catch(quietly);
    const scores = preview?.told.some((told) => told.what === 'region') ?? true;
    const left = (decision.seat?.bonus_action ?? 0) > 0 && board.beginnings.length > 1;
    if (settings.now.confirmEnd && (scores || left)) return this.#go([ending]);
    const played = await board.play(ending);
    if (played) this.clear();
    return played;
  }
}
