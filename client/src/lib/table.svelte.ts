/**
 * A table as one visitor has it before them: what is known, what is being made up, what happened.
 *
 * It knows no rule: what may be decided is the offer, what would follow is asked of the server.
 * It needs no page: components read it, and call it.
 */
import { Refused, type Api } from './api';
import { attempt, quietly, sayFailed } from './attempt.svelte';
import { Connection, type Hindrance, type Link, type Outside } from './connection';
import { insist } from './insist';
import { Orders } from './orders';
import { Line } from './line.svelte';
import type {
  Ahead,
  Chat,
  Command,
  Event,
  Option,
  Position,
  Preview,
  Problem,
  Seat,
  SocketMessage,
  State,
  TableInfo,
  Told,
  WhyNot,
} from './protocol';
import { socketAddress, uuid } from './web';

/** Something that happened, with the game before and after it. */
export interface Happening {
  events: Event[];
  before: Position | null;
  after: Position | null;
  /** Whether this page ordered it: then the move was seen while it was made up. */
  own: boolean;
}

/** Shows a happening; the next one waits until it is done. */
export type Director = (happening: Happening) => Promise<void>;

interface Arrived {
  events: Event[];
  state: State;
  own: boolean;
}

/** With more than this waiting to be shown, nothing is played out: one has been away. */
const MOST_WAITING = 4;

export class Table {
  /** The table and its game as they are shown now. */
  state: State = $state.raw(null!);
  /** The last thing that happened. */
  last: Happening | null = $state.raw(null);
  events: readonly Event[] = $state.raw([]);
  chat: readonly Chat[] = $state.raw([]);
  present: readonly number[] = $state.raw([]);
  watching = $state(0);
  thinking: number | null = $state(null);
  link: Link = $state('closed');
  /** Why the connection is not there, as far as the server has said. */
  hindrance: Hindrance | null = $state(null);
  /** Whether what was said at the table could not be had. */
  chatMissing = $state(false);
  /** A line was given up, for the table went on without it. */
  dropped = $state(false);
  /** An order is on its way. */
  sending = $state(false);
  /** When the state was received, by the page's own clock; for the clocks. */
  receivedAt = $state(0);
  director: Director | null = null;

  /** Whether a game is only looked back on: then nothing is asked, and nothing can be done. */
  readonly replaying: boolean = false;
  /** Whether what is shown is the middle of something that is not done yet. */
  get midway(): boolean {
    return false;
  }
  readonly id: string;
  readonly api: Api;
  /** The newest state, which may not be shown yet. */
  #known: State;
  /** The seat that is looked through; null: as the server thinks best, for there is one at most. */
  #eyes: number | null = null;
  #waiting: Arrived[] = $state.raw([]);
  #showing = $state(false);
  readonly #line = new Line((line, unless) => this.api.preview(this.id, { seat: this.seat, line }, unless));
  /** Ends questions about a position that is about to be another. */
  #asked = new AbortController();
  readonly #connection: Connection;
  readonly #orders: Orders;

  constructor(api: Api, state: State, outside?: Outside) {
    this.api = api;
    this.id = state.table.id;
    this.#known = state;
    this.#open(state);
    this.#show(state);
    this.#meet(state.table);
    this.#connection = new Connection(
      {
        url: () => socketAddress(this.id, this.#lastSeq, this.#eyes),
        message: (message) => this.#heard(message),
        link: (link, why) => this.#linked(link, why),
        lostPlace: () => this.refresh(),
      },
      outside,
    );
    this.#orders = new Orders(api, this.id, (text) => this.#connection.say(text), outside);
  }

  /** Sit down before a table: everything so far, and from then on everything as it happens. */
  static async open(api: Api, id: string, seat: number | null = null): Promise<Table> {
    const table = new Table(api, await api.table(id, seat));
    const [log] = await Promise.all([api.events(id, 0, table.seat), table.recallChat()]);
    table.events = log.events.filter((event) => event.seq <= table.#known.seq);
    table.#connection.open();
    return table;
  }

  close(): void {
    this.#connection.close();
  }

  /** The network is back, or the page is looked at again. */
  wake(): void {
    this.#connection.wake();
  }

  /** What was said so far. A table is worth opening without it, and it may be asked for again. */
  async recallChat(): Promise<void> {
    const chat = await this.api.chat(this.id).catch(quietly);
    this.chatMissing = chat === null;
    for (const line of chat ?? []) this.#hear(line);
  }

  // -- what is known
  get info(): TableInfo {
    return this.state.table;
  }

  /** Why the server has closed the door, if it has: the table can't be watched any more. */
  get shut(): Hindrance | null {
    return this.link === 'closed' ? this.hindrance : null;
  }

  /** Whose eyes: a seat, or null for a spectator. */
  get seat(): number | null {
    return this.state.seat;
  }

  get seats(): readonly Seat[] {
    return this.state.table.seats;
  }

  /** The game as played, without the line. */
  get actual(): Position | null {
    return this.state.position;
  }

  /** The game to draw: after the line, if there is one. */
  get position(): Position | null {
    return this.preview?.position ?? this.state.position;
  }

  /** What was told on the way to the position: by the line, or by what happened last. */
  get told(): readonly Told[] {
    return this.preview ? this.preview.told : (this.last?.events.flatMap((event) => event.told) ?? []);
  }

  /** Decisions made up but not played. */
  get line(): readonly string[] {
    return this.#line.texts;
  }

  /** What would be after the line. */
  get preview(): Preview | null {
    return this.#line.preview;
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

  get over(): boolean {
    return this.state.table.status === 'finished';
  }

  /** Whether nothing waits to be shown. */
  get caughtUp(): boolean {
    return !this.#showing && this.#waiting.length === 0;
  }

  /** Whether it is the decision of the seat whose eyes these are. */
  get mine(): boolean {
    const decides = this.state.position?.to_decide ?? null;
    return decides !== null && decides === this.seat && !!this.seats[decides]?.yours && this.caughtUp;
  }

  /** Another seat of the visitor's on this device that has to decide; it wants to be looked through. */
  get handOver(): number | null {
    const decides = this.state.position?.to_decide ?? null;
    return decides !== null && decides !== this.seat && this.seats[decides]?.yours ? decides : null;
  }

  /** Everything that may be decided now, after the line. */
  get offer(): readonly Option[] {
    return this.mine && !this.sending ? (this.position?.offer ?? []) : [];
  }

  /** Whether the line is as far as it goes for now: the next decision is no longer one's own. */
  get complete(): boolean {
    return this.preview !== null && this.preview.position.to_decide !== this.seat;
  }

  get undoStep(): number | null {
    return this.mine && this.line.length === 0 ? (this.actual?.undo_step ?? null) : null;
  }

  // -- making up one's mind
  /** Put a decision of the offer on the line. */
  async choose(text: string): Promise<boolean> {
    await this.#line.settled;
    if (!this.offer.some((option) => option.text === text)) return false;
    return this.#hold([...this.line, text]);
  }

  /** Put another line in place of this one, as when a target or a payment is changed. */
  async propose(line: readonly string[]): Promise<boolean> {
    await this.#line.settled;
    return this.mine ? this.#hold([...line]) : false;
  }

  /** Take the last decision off the line. */
  async back(): Promise<void> {
    await this.#line.settled;
    await this.#hold(this.line.slice(0, -1));
  }

  clear(): void {
    this.#line.clear();
  }

  /** What would be after the line and some more, without putting them on it. Asked once each. */
  peek(...more: string[]): Promise<Preview> {
    return this.peekLine([...this.line, ...more]);
  }

  /** What would be after another line than this one. Asked once each. */
  peekLine(line: readonly string[]): Promise<Preview> {
    return this.#line.peek(line, this.#unlessPlayed);
  }

  /** Everything that may follow after a line, with something in mind that is not on it yet. */
  ahead(line: readonly string[], doing: string): Promise<Ahead> {
    return this.api.ahead(this.id, { seat: this.seat, line: [...line], doing }, this.#unlessPlayed);
  }

  /** Why something is not possible after a line: about a place (with something in mind), or an action in words. */
  whyNot(line: readonly string[], about: { place: string; doing?: string } | { action: string }): Promise<WhyNot[]> {
    return this.api.whyNot(this.id, { seat: this.seat, line: [...line], ...about }, this.#unlessPlayed);
  }

  // -- orders
  /** Play the line, and what is given beside it: all or nothing. */
  play(...more: string[]): Promise<boolean> {
    const line = [...this.line, ...more];
    if (!this.mine || line.length === 0) return Promise.resolve(false);
    return this.order({ do: 'play', seat: this.seat!, line });
  }

  /** Take back what was played, to the step that is offered or an earlier one of the turn. */
  undo(toStep: number | null = this.undoStep): Promise<boolean> {
    if (this.seat === null || toStep === null) return Promise.resolve(false);
    return this.order({ do: 'undo', seat: this.seat, to_step: toStep });
  }

  /** Have a command carried out once, however often the network fails on the way. */
  async order(command: Command): Promise<boolean> {
    if (this.sending) return false;
    const order = { id: uuid(), seq: this.#known.seq, command };
    this.sending = true;
    this.refused = null;
    this.#asked.abort();
    try {
      const answer = await this.#orders.give(order);
      this.clear();
      if (answer) this.#take({ events: answer.events, state: answer.state, own: true });
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refused = error.problem;
      const missed = error.problem.missed;
      if (missed) this.#take({ events: missed.events, state: missed.state, own: false });
      return false;
    } finally {
      this.sending = false;
    }
  }

  async say(text: string): Promise<void> {
    const chat = { id: uuid(), text };
    this.#hear(await insist(() => this.api.say(this.id, chat)));
  }

  /** See the table through the eyes of another seat of one's own. */
  async look(seat: number | null): Promise<void> {
    this.#restart(await this.api.table(this.id, seat));
    const log = await this.api.events(this.id, 0, seat);
    this.events = log.events.filter((event) => event.seq <= this.#known.seq);
    this.#connection.open();
  }

  /** Ask for everything anew. */
  async refresh(): Promise<void> {
    const state = await this.api.table(this.id, this.seat);
    const log = await this.api.events(this.id, this.#lastSeq, this.seat);
    this.#take({ events: log.events.filter((event) => event.seq <= state.seq), state, own: false });
  }

  // -- how
  get #lastSeq(): number {
    const waiting = this.#waiting.at(-1)?.events.at(-1);
    return (waiting ?? this.events.at(-1))?.seq ?? 0;
  }

  /** A question that only wanted to help ends as soon as something is played: its answer would be of the past. */
  get #unlessPlayed(): AbortSignal {
    if (this.#asked.signal.aborted && !this.sending) this.#asked = new AbortController();
    return this.#asked.signal;
  }

  #hold(line: readonly string[]): Promise<boolean> {
    this.dropped = false;
    return this.#line.hold(line);
  }

  #linked(link: Link, why: Hindrance | null): void {
    [this.link, this.hindrance] = [link, why];
    if (link !== 'live') this.#orders.cutOff();
  }

  #heard(message: SocketMessage): void {
    const own = this.#orders.heard(message);
    if (own) this.clear();
    if (message.type === 'happened') this.#take({ events: message.events, state: message.state, own });
    else if (message.type === 'said') this.#hear(message.chat);
    else if (message.type === 'present')
      [this.present, this.watching, this.thinking] = [message.present, message.watching, message.thinking];
    else if (message.type !== 'refused' && message.seq > this.#known.seq) this.refresh().catch(() => this.wake());
  }

  #hear(chat: Chat): void {
    if (this.chat.some((line) => line.number === chat.number)) return;
    this.chat = [...this.chat, chat].sort((one, other) => one.number - other.number);
  }

  /** News: an answer and the socket may bring the same, and one may overtake the other. */
  #take(arrived: Arrived): void {
    const last = this.#lastSeq;
    const events = arrived.events.filter((event) => event.seq > last);
    if (arrived.state.seq <= this.#known.seq || !this.#seenBy(arrived.state)) return;
    const gap = events.length === 0 || events[0]!.seq > last + 1;
    this.#known = arrived.state;
    this.#open(arrived.state);
    this.#waiting = [...this.#waiting, { ...arrived, events }];
    if (gap) attempt(() => this.#fillLog(last));
    attempt(() => this.#showNext());
  }

  /** Events that never came: the log has them. */
  async #fillLog(after: number): Promise<void> {
    const log = await this.api.events(this.id, after, this.seat).catch(quietly);
    if (!log) return;
    const have = new Map([...this.events, ...log.events].map((event) => [event.seq, event]));
    const until = this.state.seq;
    this.events = [...have.values()].filter((event) => event.seq <= until).sort((a, b) => a.seq - b.seq);
  }

  async #showNext(): Promise<void> {
    if (this.#showing) return;
    this.#showing = true;
    while (this.#waiting.length > 0) {
      const [next, ...rest] = this.#waiting;
      this.#waiting = rest;
      const happening = this.#happen(next!);
      if (this.director && rest.length < MOST_WAITING) await this.director(happening).catch(sayFailed);
    }
    this.#showing = false;
  }

  #happen({ events, state, own }: Arrived): Happening {
    const before = this.state.position;
    const sameQuestion = before?.step === state.position?.step && before?.to_decide === state.position?.to_decide;
    this.#show(state);
    this.events = [...this.events, ...events];
    this.last = { events, before, after: state.position, own };
    if (!sameQuestion) this.#reconsider();
    return this.last;
  }

  #show(state: State): void {
    this.state = state;
    this.receivedAt = performance.now();
    this.#asked.abort();
    this.#line.forget();
  }

  /**
   * Who is there when one comes; from then on the socket tells, and a state that is shown late does not take it back.
   */
  #meet(info: TableInfo): void {
    this.present = info.seats.filter((seat) => seat.present).map((seat) => seat.seat);
    this.watching = info.watching;
    this.thinking = info.thinking;
  }

  /** The game went on under a half-made move: it is kept if it is still possible. */
  #reconsider(): void {
    if (this.line.length === 0 || this.sending) return;
    if (this.state.position?.to_decide !== this.seat) {
      this.clear();
      this.dropped = true;
      return;
    }
    attempt(async () => {
      const kept = await this.#line.again();
      if (!kept && this.line.length === 0) this.dropped = true;
    });
  }

  /** Whether a state is as the eyes in use see it; another seat of one's own is another's secret. */
  #seenBy(state: State): boolean {
    return this.#eyes === null || state.seat === this.#eyes;
  }

  /** With several seats on one device, the one seen through stays until another is asked for. */
  #open(state: State): void {
    const own = state.table.seats.filter((seat) => seat.yours).length;
    if (own > 1) this.#eyes ??= state.seat;
  }

  #restart(state: State): void {
    this.#known = state;
    this.#eyes = state.seat;
    this.#waiting = [];
    this.clear();
    this.last = null;
    this.#show(state);
    this.#meet(state.table);
  }
}
