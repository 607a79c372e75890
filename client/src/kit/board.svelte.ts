/**
 * A game on a board: what is shown of it, and what is being made up on it.
 *
 * It needs neither a live table nor a page. What it shows is given in (`Shown`); where decisions go, and who says what
 * would follow from them, is a `Referee`. Without one it can be looked at, and nothing more.
 *
 * It knows no rule: what may be decided is the offer, what would follow is asked of the referee.
 */
import type { Snippet } from 'svelte';
import { Lantern } from './lantern/lantern.svelte';
import { Tutor } from './lantern/tutor.svelte';
import type { Ahead, Event, GameName, Option, Position, Preview, Problem, Seat, Told, WhyNot } from '$lib/protocol';
import { Glance } from './glance.svelte';
import { NO_GUIDE, type Guide } from './guide';
import { nobodyThere, type About, type Referee } from './referee';
import { Light } from './light.svelte';
import { Line, once } from './line.svelte';
import { pointsOf } from './lantern/points';
import { Shelf, type Points } from './shelf.svelte';
import type { Mind } from './looking.svelte';
import type { Director, Happening, Shown } from './shown';

export class Board {
  /** The place for words about this board. */
  readonly shelf = new Shelf();
  /** Hints, and a word about the turn that is chosen; null where there are none. */
  readonly lantern: Lantern | null;
  readonly tutor: Tutor | null;
  /** What the page puts on it. */
  guide: Guide = $state.raw(NO_GUIDE);
  /** What to do instead, while it is for someone else to decide: it stands in the place of the button that decides. */
  meanwhile: Snippet | null = $state.raw(null);
  /** What is spoken of, and where it is. */
  readonly light = new Light();
  /** Shows what happens; set while there is a drawing. */
  director: Director | null = null;
  /** An order is on its way; and so many choices are being carried out. */
  sending = $state(false);
  choosing = $state(0);
  /** The game as it was drawn when an order was given last. */
  ordered: Position | null = null;
  /** A line was given up, for the game went on without it. */
  dropped = $state(false);
  /** A moment that is shown instead of now. */
  readonly glance = new Glance();
  readonly #shown: Shown;
  readonly #referee: Referee | null;
  readonly #line: Line;
  readonly #aheads = new Map<string, Promise<Ahead>>();
  /** Ends questions about a position that is about to be another. */
  #asked = new AbortController();

  constructor(shown: Shown, referee: Referee | null = null) {
    this.#shown = shown;
    this.#referee = referee;
    this.lantern = referee?.hints ? new Lantern(this, referee.hints) : null;
    this.tutor = referee?.hints ? new Tutor(this, referee.hints) : null;
    this.#line = new Line((line, unless) => (referee ? referee.preview(line, unless) : nobodyThere()));
  }

  // -- what is shown
  get game(): GameName {
    return this.actual.game;
  }

  /** The game as it stands, whatever is shown. */
  get now(): Position {
    return this.#shown.position;
  }

  /** The game as shown, without the line. */
  get actual(): Position {
    return this.glance.at ?? this.now;
  }

  /** The game to draw: after the line, if there is one. */
  get position(): Position {
    return this.preview?.position ?? this.actual;
  }

  /** Whose eyes: a seat, or null for a spectator. */
  get seat(): number | null {
    return this.#shown.seat;
  }

  get seats(): readonly Seat[] {
    return this.#shown.seats;
  }

  /** Whether it is for the seat that is looked through to decide. */
  get mine(): boolean {
    return this.#referee !== null && this.#shown.mine && this.glance.at === null;
  }

  get over(): boolean {
    return this.#shown.over && this.glance.at === null;
  }

  /** Whether the game is only looked back on, and nothing can be decided. */
  get past(): boolean {
    return this.#shown.past || this.glance.back;
  }

  get midway(): boolean {
    return this.#shown.midway;
  }

  get covered(): boolean {
    return this.#shown.covered;
  }

  /** What happened so far; while turns are played out, no more of it than was seen. */
  get events(): readonly Event[] {
    return this.glance.seen(this.log);
  }

  /** The whole log, whatever was seen of it. */
  get log(): readonly Event[] {
    return this.#shown.events;
  }

  get earlier(): readonly Event[] {
    return this.#shown.earlier;
  }

  get last(): Happening | null {
    return this.#shown.last;
  }

  get present(): readonly number[] {
    return this.#shown.present;
  }

  get thinking(): number | null {
    return this.#shown.thinking;
  }

  get receivedAt(): number {
    return this.#shown.receivedAt;
  }

  /** What a hint has drawn that is being followed; else what whoever has the shelf points out. */
  get points(): Points {
    return pointsOf(this.lantern, this.shelf, this.actual);
  }

  // -- what is being made up
  /** Decisions made up but not played. */
  get line(): readonly Option[] {
    return this.#line.options;
  }

  /** What would be after the line. */
  get preview(): Preview | null {
    return this.#line.preview;
  }

  /** What the line would lead to, as facts. */
  get foretold(): readonly Told[] {
    return this.preview?.told ?? [];
  }

  /** Whether what the line leads to is being asked. */
  get asking(): boolean {
    return this.#line.asking;
  }

  /** Why the last thing that was tried was refused, until something else is. */
  get refused(): Problem | null {
    return this.#line.refused;
  }

  set refused(problem: Problem | null) {
    this.#line.refused = problem;
  }

  /** Everything that may be decided now, after the line. */
  get offer(): readonly Option[] {
    return this.mine && !this.sending ? this.position.offer : [];
  }

  /** Everything that may be decided as the game stands, whatever is on the line. */
  get beginnings(): readonly Option[] {
    return this.mine && !this.sending ? this.actual.offer : [];
  }

  /** What was offered where a decision of the line stands. */
  offeredAt(place: number): readonly Option[] {
    return place === 0 ? this.beginnings : (this.preview?.offers[place] ?? []);
  }

  get undoStep(): number | null {
    return this.mine && this.line.length === 0 ? this.actual.undo_step : null;
  }

  /** Put another line in place of this one. */
  async propose(line: readonly Option[]): Promise<boolean> {
    await this.#line.settled;
    return this.#hold(line);
  }

  /** Put a decision of the offer on the line. */
  async choose(option: Option): Promise<boolean> {
    await this.#line.settled;
    const offered = this.offer.some(({ text }) => text === option.text);
    return offered && this.#hold([...this.line, option]);
  }

  /** Take the last decision off the line. */
  async back(): Promise<void> {
    await this.#line.settled;
    await this.#hold(this.line.slice(0, -1));
  }

  clear(): void {
    this.#line.clear();
  }

  async #hold(line: readonly Option[]): Promise<boolean> {
    if (!this.mine) return false;
    this.dropped = false;
    return this.#line.hold(line);
  }

  // -- what would be
  /** What would be after some line, without putting it on. Asked once each. */
  peek(line: readonly Option[]): Promise<Preview> {
    return this.#line.peek(line, this.#unlessPlayed);
  }

  /** Everything that may follow, with something in mind. Asked once each. */
  ahead({ line, doing }: Mind): Promise<Ahead> {
    const texts = line.map(({ text }) => text);
    const ask = () => this.#referee?.ahead(texts, doing, this.#unlessPlayed) ?? nobodyThere();
    return once(this.#aheads, [...texts, doing].join('\n'), ask);
  }

  /** Why something is not possible after a line. */
  whyNot(line: readonly Option[], about: About): Promise<WhyNot[]> {
    const texts = line.map(({ text }) => text);
    return this.#referee?.whyNot(texts, about, this.#unlessPlayed) ?? Promise.resolve([]);
  }

  /** What was done after a step, and how the game stood after each thing; null where nobody keeps that. */
  since(step: number): ReturnType<NonNullable<Referee['since']>> | null {
    return this.#referee?.since?.(step) ?? null;
  }

  // -- orders
  /** Play the line, and what is given beside it: all or nothing. */
  play(...more: Option[]): Promise<boolean> {
    const line = [...this.line, ...more].map(({ text }) => text);
    if (!this.mine || line.length === 0) return Promise.resolve(false);
    return this.#order((referee) => referee.play(line));
  }

  /** Take back what was played, to the step that is offered or an earlier one of the turn. */
  undo(toStep: number | null = this.undoStep): Promise<boolean> {
    if (this.seat === null || toStep === null) return Promise.resolve(false);
    return this.#order((referee) => referee.undo(toStep));
  }

  async #order(give: (referee: Referee) => Promise<Problem | null>): Promise<boolean> {
    if (this.sending || !this.#referee) return false;
    this.sending = true;
    this.refused = null;
    this.ordered = this.position;
    this.#asked.abort();
    try {
      this.refused = await give(this.#referee);
      if (this.refused === null) this.clear();
      return this.refused === null;
    } finally {
      this.sending = false;
    }
  }

  // -- the game goes on
  /** Another position is shown: what was asked about the one before is no longer so. */
  forget(): void {
    this.#asked.abort();
    this.#line.forget();
    this.#aheads.clear();
  }

  /** The game went on under a half-made move: it is kept if it is still possible. */
  async reconsider(): Promise<void> {
    if (this.line.length === 0 || this.sending) return;
    if (this.now.to_decide !== this.seat) {
      this.clear();
      this.dropped = true;
      return;
    }
    const possible = await this.#line.again();
    if (!possible && this.line.length === 0) this.dropped = true;
  }

  /** A question that only wanted to help ends as soon as something is played: its answer would be of the past. */
  get #unlessPlayed(): AbortSignal {
    if (this.#asked.signal.aborted && !this.sending) this.#asked = new AbortController();
    return this.#asked.signal;
  }
}
