/**
 * A socket, that of a table or of a person: it comes back by itself, and asks for what it missed.
 *
 * Everything from outside (sockets, timers, chance) is handed in, so that tests can hold it.
 */
import type { SocketMessage } from './protocol';

export type Link = 'connecting' | 'live' | 'lost' | 'closed';

/** Why a connection is not there, as the server says by the code that it closes with. */
export type Hindrance = 'may-not-watch' | 'no-table' | 'too-many' | 'database-away';

/** The part of a WebSocket that is used here. */
export interface Socket {
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  readonly readyState: number;
  send(text: string): void;
  close(code?: number): void;
}

export interface Outside {
  open(url: string): Socket;
  later(todo: () => void, ms: number): number;
  never(timer: number): void;
  chance(): number;
}

export interface Hears<Message = SocketMessage> {
  /** Where to connect: asked anew each time, for the number of the last event seen changes. */
  url(): string;
  message(message: Message): void;
  /** How the connection stands; if it was ended with a reason, why. */
  link(link: Link, why: Hindrance | null): void;
  /** The place in the log was lost: everything is to be asked for again, before connecting. */
  lostPlace(): Promise<void>;
}

const FIRST_WAIT = 400;
/** With a quarter more by chance, and the time to connect, one is back within two seconds of the network. */
const LONGEST_WAIT = 1000;
/** Packets that vanish are sent again ever more seldom: a new try is sooner there. */
const OPEN_WITHIN = 5000;
const PING_EVERY = 15000;
const PONG_WITHIN = 8000;
/** The network may have changed under a connection: then it soon answers, or it is dead. */
const AWAKE_WITHIN = 1000;
const HINDRANCES: Partial<Record<number, Hindrance>> = {
  4403: 'may-not-watch',
  4404: 'no-table',
  4429: 'too-many',
  4503: 'database-away',
};
/** With these it is of no use to come again by itself. */
const FINAL: readonly (Hindrance | null)[] = ['may-not-watch', 'no-table'];
const LOST_PLACE = 4409;
const STALE = 4000;
/** As `WebSocket.CONNECTING` has it. */
const CONNECTING = 0;

export const outside: Outside = {
  open: (url) => new WebSocket(url),
  later: (todo, ms) => setTimeout(todo, ms) as unknown as number,
  never: (timer) => clearTimeout(timer),
  chance: Math.random,
};

export class Connection<Message = SocketMessage> {
  link: Link = 'closed';
  #why: Hindrance | null = null;
  readonly #hears: Hears<Message>;
  readonly #outside: Outside;
  #socket: Socket | null = null;
  #tries = 0;
  #retry: number | null = null;
  #heart: number | null = null;

  constructor(hears: Hears<Message>, from: Outside = outside) {
    this.#hears = hears;
    this.#outside = from;
  }

  /** Connect, and stay connected until `close`. */
  open(): void {
    this.#stopTimers();
    this.#drop();
    this.#become('connecting');
    const socket = this.#outside.open(this.#hears.url());
    this.#socket = socket;
    socket.onopen = () => this.#opened(socket);
    socket.onmessage = (event) => this.#heard(socket, event.data);
    socket.onclose = (event) => this.#closed(socket, event.code);
    this.#heart = this.#outside.later(() => this.#silent(socket), OPEN_WITHIN);
  }

  /** The network is back, or the page is looked at again: try at once rather than wait. */
  wake(): void {
    if (this.link === 'closed') return;
    if (this.link === 'live') this.#ping(AWAKE_WITHIN, () => this.open());
    else this.open();
  }

  /** Say something, if anyone listens; whether they do. */
  say(text: string): boolean {
    if (this.link !== 'live' || !this.#socket) return false;
    this.#socket.send(text);
    return true;
  }

  close(): void {
    this.#stopTimers();
    this.#drop();
    this.#become('closed');
  }

  #opened(socket: Socket): void {
    if (socket === this.#socket) this.#beat();
  }

  /** The server speaks first; one that has opened may still be refused, with a reason. */
  #heard(socket: Socket, text: string): void {
    if (socket !== this.#socket) return;
    this.#tries = 0;
    this.#beat();
    this.#become('live');
    this.#hears.message(JSON.parse(text) as Message);
  }

  #closed(socket: Socket, code: number): void {
    if (socket !== this.#socket) return;
    this.#stopTimers();
    this.#socket = null;
    const why = HINDRANCES[code] ?? null;
    if (FINAL.includes(why)) {
      this.#become('closed', why);
      return;
    }
    this.#become('lost', why);
    if (code === LOST_PLACE) this.#findPlace();
    else this.#tryLater();
  }

  #findPlace(): void {
    this.#hears.lostPlace().then(
      () => {
        if (this.link === 'lost') this.open();
      },
      () => this.#tryLater(),
    );
  }

  /** Each wait is twice the last, and none is quite like another's, so that not all come at once. */
  #tryLater(): void {
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries);
    this.#tries += 1;
    this.#retry = this.#outside.later(() => this.open(), wait * (0.75 + this.#outside.chance() / 2));
  }

  /** A sign of life: the next ping is due a while from now. */
  #beat(): void {
    if (this.#heart !== null) this.#outside.never(this.#heart);
    this.#heart = this.#outside.later(() => this.#ping(), PING_EVERY);
  }

  #ping(within = PONG_WITHIN, otherwise?: () => void): void {
    const socket = this.#socket;
    if (!socket || this.link !== 'live') return;
    if (this.#heart !== null) this.#outside.never(this.#heart);
    socket.send('{"type":"ping"}');
    this.#heart = this.#outside.later(otherwise ?? (() => this.#silent(socket)), within);
  }

  /** A connection that says nothing is dead, whatever the browser thinks of it. */
  #silent(socket: Socket): void {
    this.#closed(socket, STALE);
    socket.close();
  }

  /** One that is still being opened is closed when it is: broken off, it would be a failure to the browser. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (socket?.readyState === CONNECTING) socket.onopen = () => socket.close();
    else socket?.close();
  }

  #stopTimers(): void {
    for (const timer of [this.#retry, this.#heart]) if (timer !== null) this.#outside.never(timer);
    this.#retry = this.#heart = null;
  }

  /** While it is tried again, the reason for the break stays. */
  #become(link: Link, why: Hindrance | null = link === 'connecting' ? this.#why : null): void {
    if (this.link === link && this.#why === why) return;
    this.link = link;
    this.#why = why;
    this.#hears.link(link, why);
  }
}
