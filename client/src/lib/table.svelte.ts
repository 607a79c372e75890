/**
 * A table as one visitor has it before them: the board with its game, who is there, what is said.
 *
 * It needs no page: components read it, and call it.
 */
import { Board } from '$kit/board.svelte';
import type { Referee } from '$kit/referee';
import type { Happening, Shown } from '$kit/shown';
import type { Api } from './api';
import { attempt, quietly } from './attempt.svelte';
import { Connection, type Hindrance, type Link, type Outside } from './connection';
import type { Command, Event, Position, Problem, Seat, SocketMessage, State, TableInfo } from './protocol';
import { firstStep, playedBefore } from './course';
import { Commands } from './table/commands.svelte';
import { hintsAt } from './table/hints';
import { News, type Arrived } from './table/news.svelte';
import { Presence } from './table/presence.svelte';
import { Talk } from './table/talk.svelte';
import { socketAddress } from './web';

export class Table {
  readonly id: string;
  readonly api: Api;
  readonly presence = new Presence();
  readonly talk: Talk;
  readonly board: Board;
  link: Link = $state('closed');
  /** Why the connection is not there, as far as the server has said. */
  hindrance: Hindrance | null = $state(null);
  /** What was played before the table's own log begins, where it goes on from another game. */
  earlier: readonly Event[] = $state.raw([]);
  /** The seat that is looked through; null: as the server thinks best, for there is one at most. */
  #eyes: number | null = null;
  readonly #news: News;
  readonly #commands: Commands;
  readonly #connection: Connection;

  constructor(api: Api, state: State, outside?: Outside) {
    this.api = api;
    this.id = state.table.id;
    this.talk = new Talk(api, this.id);
    this.#commands = new Commands(api, this.id, (text) => this.#connection.say(text), outside);
    this.board = new Board(shownAt(this), this.#referee);
    this.#news = new News(state, {
      shown: () => this.board.forget(),
      asksAnew: () => attempt(() => this.board.reconsider()),
      direct: (happening) => this.board.director?.(happening) ?? Promise.resolve(),
      missed: (after) => this.#eventsAfter(after).catch(quietly),
    });
    this.#open(state);
    this.presence.meet(state.table);
    this.#connection = new Connection(
      {
        url: () => socketAddress(this.id, this.#news.lastSeq, this.#eyes),
        message: (message) => this.#heard(message),
        link: (link, why) => this.#linked(link, why),
        lostPlace: () => this.refresh(),
      },
      outside,
    );
  }

  /** Sit down before a table: everything so far, and from then on everything as it happens. */
  static async open(api: Api, id: string, seat: number | null = null): Promise<Table> {
    const table = new Table(api, await api.table(id, seat));
    const [log] = await Promise.all([table.#eventsAfter(0), table.talk.recall()]);
    table.#news.recall(log);
    table.#connection.open();
    attempt(() => table.#recallEarlier());
    return table;
  }

  close(): void {
    this.#connection.close();
  }

  /** The network is back, or the page is looked at again. */
  wake(): void {
    this.#connection.wake();
  }

  // -- what is known
  get state(): State {
    return this.#news.state;
  }

  get info(): TableInfo {
    return this.state.table;
  }

  /** Whose eyes: a seat, or null for a spectator. */
  get seat(): number | null {
    return this.state.seat;
  }

  get seats(): readonly Seat[] {
    return this.info.seats;
  }

  /** The game as it is shown; null before it begins. */
  get position(): Position | null {
    return this.state.position;
  }

  get events(): readonly Event[] {
    return this.#news.events;
  }

  /** The last thing that happened. */
  get last(): Happening | null {
    return this.#news.last;
  }

  get receivedAt(): number {
    return this.#news.receivedAt;
  }

  get over(): boolean {
    return this.info.status === 'finished';
  }

  /** Why the server has closed the door, if it has: the table can't be watched any more. */
  get shut(): Hindrance | null {
    return this.link === 'closed' ? this.hindrance : null;
  }

  /** Whether nothing waits to be shown. */
  get caughtUp(): boolean {
    return this.#news.caughtUp;
  }

  /** Whether it is the decision of the seat whose eyes these are. */
  get mine(): boolean {
    const decides = this.position?.to_decide ?? null;
    return decides !== null && decides === this.seat && !!this.seats[decides]?.yours && this.caughtUp;
  }

  /** Another seat of the visitor's on this device that has to decide; it wants to be looked through. */
  get handOver(): number | null {
    const decides = this.position?.to_decide ?? null;
    return decides !== null && decides !== this.seat && this.seats[decides]?.yours ? decides : null;
  }

  /** Something is on its way to the server, or still to be shown. */
  get busy(): boolean {
    return (
      this.board.asking || this.board.choosing > 0 || this.board.sending || this.#commands.sending || !this.caughtUp
    );
  }

  /** Why the last thing that was tried was refused, until something else is. */
  get refused(): Problem | null {
    return this.#commands.refused ?? this.board.refused;
  }

  set refused(problem: Problem | null) {
    this.#commands.refused = problem;
    this.board.refused = null;
  }

  // -- orders
  /** Have a command carried out once, however often the network fails on the way. */
  async order(command: Command): Promise<boolean> {
    if (this.#commands.sending) return false;
    this.#commands.refused = await this.#give(command);
    return this.#commands.refused === null;
  }

  /** Where the decisions of this table's board go. */
  get #referee(): Referee {
    const about = () => ({ seat: this.seat });
    return {
      preview: (line, unless) => this.api.preview(this.id, { ...about(), line }, unless),
      ahead: (line, doing, unless) => this.api.ahead(this.id, { ...about(), line, doing }, unless),
      whyNot: (line, { place, doing = '' }, unless) =>
        this.api.whyNot(this.id, { ...about(), line, place, doing }, unless),
      play: (line) => this.#give({ do: 'play', seat: this.seat ?? 0, line }),
      undo: (step) => this.#give({ do: 'undo', seat: this.seat ?? 0, to_step: step }),
      hints: hintsAt(this),
      since: (step) => this.api.since(this.id, step, this.seat),
    };
  }

  async #give(command: Command): Promise<Problem | null> {
    const outcome = await this.#commands.give(command, () => this.#news.seq);
    if ('problem' in outcome) {
      const { missed } = outcome.problem;
      if (missed) this.#take({ events: missed.events, state: missed.state, own: false });
      return outcome.problem;
    }
    this.board.clear();
    if (outcome.answer) this.#take({ events: outcome.answer.events, state: outcome.answer.state, own: true });
    return null;
  }

  // -- eyes
  /** See the table through the eyes of another seat of one's own. */
  async look(seat: number | null): Promise<void> {
    const state = await this.api.table(this.id, seat);
    this.#eyes = state.seat;
    this.board.clear();
    this.#news.restart(state);
    this.presence.meet(state.table);
    this.#news.recall(await this.#eventsAfter(0));
    this.#connection.open();
  }

  /** Ask for everything anew. */
  async refresh(): Promise<void> {
    const state = await this.api.table(this.id, this.seat);
    const events = await this.#eventsAfter(this.#news.lastSeq);
    this.#take({ events: events.filter((event) => event.seq <= state.seq), state, own: false });
  }

  // -- how
  #linked(link: Link, why: Hindrance | null): void {
    [this.link, this.hindrance] = [link, why];
    if (link !== 'live') this.#commands.cutOff();
  }

  #heard(message: SocketMessage): void {
    const own = this.#commands.heard(message);
    if (own) this.board.clear();
    if (message.type === 'happened') this.#take({ events: message.events, state: message.state, own });
    else if (message.type === 'said') this.talk.hear(message.chat);
    else if (message.type === 'present') this.presence.hear(message);
    else if (message.type !== 'refused' && message.seq > this.#news.seq) this.refresh().catch(() => this.wake());
  }

  /** A state counts if it is as the eyes in use see it; another seat of one's own is another's secret. */
  #take(arrived: Arrived): void {
    if (this.#eyes !== null && arrived.state.seat !== this.#eyes) return;
    this.#open(arrived.state);
    this.#news.take(arrived);
  }

  /** With several seats on one device, the one seen through stays until another is asked for. */
  #open(state: State): void {
    const own = state.table.seats.filter((seat) => seat.yours).length;
    if (own > 1) this.#eyes ??= state.seat;
  }

  async #eventsAfter(seq: number): Promise<Event[]> {
    return (await this.api.events(this.id, seq, this.seat)).events;
  }

  /** A table may go on from another game: its own log knows nothing of what was played there. */
  async #recallEarlier(): Promise<void> {
    const begun = this.position ? firstStep(this.events, this.position.step) : 0;
    if (begun === 0) return;
    const course = await this.api.course(this.id, this.seat, false).catch(quietly);
    if (course) this.earlier = playedBefore(course, begun);
  }
}

/** What the board of a table shows. */
function shownAt(table: Table): Shown {
  return {
    get position() {
      if (!table.position) throw new Error('the game has not begun');
      return table.position;
    },
    get seat() {
      return table.seat;
    },
    get seats() {
      return table.seats;
    },
    get mine() {
      return table.mine;
    },
    get over() {
      return table.over;
    },
    past: false,
    midway: false,
    get covered() {
      return table.handOver !== null && !table.info.analysis;
    },
    get events() {
      return table.events;
    },
    get earlier() {
      return table.earlier;
    },
    get last() {
      return table.last;
    },
    get present() {
      return table.presence.present;
    },
    get thinking() {
      return table.presence.thinking;
    },
    get receivedAt() {
      return table.receivedAt;
    },
  };
}
