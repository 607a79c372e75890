/** Everything that is asked of the server by HTTP, typed by the protocol. */
import type {
  Ahead,
  Answer,
  Ask,
  AskAhead,
  AskWhyNot,
  ChangePassword,
  ChangePerson,
  Chat,
  Credentials,
  Events,
  GameInfo,
  GameMap,
  Invite,
  InvitedTo,
  Language,
  NewBranch,
  NewChat,
  NewGuest,
  NewImport,
  NewTable,
  NewToken,
  Order,
  Person,
  Points,
  Preview,
  Problem,
  Course,
  Replay,
  Session,
  State,
  Statistics,
  Tables,
  Token,
  WhyNot,
} from './protocol';

/** The server said no, and why. */
export class Refused extends Error {
  constructor(
    readonly problem: Problem,
    readonly status = 422,
  ) {
    super(problem.sentence);
  }
}

/** The server could not be reached, or the answer is no longer wanted. */
export class Away extends Error {}

/** An answer that takes longer was lost on the way: a connection may be dead without a word. */
const PATIENCE_MS = 20_000;

const NOT_SIGNED_IN = 'not-signed-in';

export type Fetch = typeof fetch;
type Query = Record<string, string | number | boolean | null | undefined>;

/** The address of a path with what is asked about it; what is not given is left out. */
export function address(path: string, query: Query = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text ? `${path}?${text}` : path;
}

/** A path with parts that may be anything: an address that someone typed leads to its own place or to none. */
export function at(path: TemplateStringsArray, ...parts: (string | number)[]): string {
  return String.raw({ raw: path }, ...parts.map((part) => encodeURIComponent(part)));
}

export class Api {
  /** The language in which refusals come. */
  language: Language = 'en';
  /** Told when the server does not know who asks, as after signing out in another tab. */
  unknown: () => void = () => undefined;
  readonly #fetch: Fetch;

  constructor(fetcher: Fetch = (...args) => fetch(...args)) {
    this.#fetch = fetcher;
  }

  // -- people
  me = () => this.#get<Person>('/api/people/me');
  guest = (guest: NewGuest) => this.#send<Person>('POST', '/api/people/guest', guest);
  signUp = (who: Credentials) => this.#send<Person>('POST', '/api/people/sign-up', who);
  signIn = (who: Credentials) => this.#send<Person>('POST', '/api/people/sign-in', who);
  signOut = () => this.#send<void>('POST', '/api/people/sign-out');
  changeMe = (change: ChangePerson) => this.#send<Person>('PATCH', '/api/people/me', change);
  deleteMe = () => this.#send<void>('DELETE', '/api/people/me');
  changePassword = (change: ChangePassword) => this.#send<void>('POST', '/api/people/password', change);
  sessions = () => this.#get<Session[]>('/api/sessions');
  endSession = (id: string) => this.#send<void>('DELETE', at`/api/sessions/${id}`);
  endOtherSessions = () => this.#send<void>('DELETE', '/api/sessions');
  tokens = () => this.#get<Token[]>('/api/tokens');
  newToken = (token: NewToken) => this.#send<Token>('POST', '/api/tokens', token);
  deleteToken = (id: string) => this.#send<void>('DELETE', at`/api/tokens/${id}`);

  // -- games and tables
  games = () => this.#get<GameInfo[]>('/api/games');
  map = (players: number, regions: number[]) =>
    this.#get<GameMap>('/api/games/the-wolves/map', { players, regions: regions.join(',') });
  lobby = (after: string | null = null) => this.#get<Tables>('/api/tables', { after });
  newTable = (table: NewTable) => this.#send<State>('POST', '/api/tables', table);
  myTables = (after: string | null = null) => this.#get<Tables>('/api/me/tables', { after });
  statistics = () => this.#get<Statistics>('/api/me/statistics');
  table = (id: string, seat?: number | null) => this.#get<State>(at`/api/tables/${id}`, { seat });
  order = (id: string, order: Order) => this.#send<Answer>('POST', at`/api/tables/${id}/orders`, order);
  events = (id: string, after: number, seat?: number | null) =>
    this.#get<Events>(at`/api/tables/${id}/events`, { after, seat });
  preview = (id: string, ask: Ask, unless?: AbortSignal) =>
    this.#send<Preview>('POST', at`/api/tables/${id}/preview`, ask, unless);
  ahead = (id: string, ask: AskAhead, unless?: AbortSignal) =>
    this.#send<Ahead>('POST', at`/api/tables/${id}/ahead`, ask, unless);
  whyNot = (id: string, ask: AskWhyNot, unless?: AbortSignal) =>
    this.#send<WhyNot[]>('POST', at`/api/tables/${id}/why-not`, ask, unless);
  invites = (id: string) => this.#get<Invite[]>(at`/api/tables/${id}/invites`);
  newInvite = (id: string, seat: number) => this.#send<Invite>('POST', at`/api/tables/${id}/invites/${seat}`);
  invite = (secret: string) => this.#get<InvitedTo>(at`/api/invites/${secret}`);

  // -- chat, replay, files
  chat = (id: string) => this.#get<Chat[]>(at`/api/tables/${id}/chat`);
  say = (id: string, chat: NewChat) => this.#send<Chat>('POST', at`/api/tables/${id}/chat`, chat);
  course = (id: string, seat: number | null, open: boolean) =>
    this.#get<Course>(at`/api/tables/${id}/course`, { seat, open });
  replay = (id: string, step: number | null, seat: number | null, open: boolean) =>
    this.#get<Replay>(at`/api/tables/${id}/replay`, { step, seat, open });
  points = (id: string) => this.#get<Points>(at`/api/tables/${id}/points`);
  file = (id: string) => this.#text(at`/api/tables/${id}/file`);
  import = (file: NewImport) => this.#send<State>('POST', '/api/imports', file);
  branch = (id: string, branch: NewBranch) => this.#send<State>('POST', at`/api/tables/${id}/branches`, branch);
  words = (language: Language) => this.#text(at`/api/words/${language}`);

  // -- how
  async #get<T>(path: string, query?: Query): Promise<T> {
    return JSON.parse(await this.#ask(address(path, query), { method: 'GET' })) as T;
  }

  #text(path: string): Promise<string> {
    return this.#ask(path, { method: 'GET' });
  }

  async #send<T>(method: string, path: string, body?: unknown, unless?: AbortSignal): Promise<T> {
    const answer = await this.#ask(path, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
      signal: unless ?? null,
    });
    return answer ? (JSON.parse(answer) as T) : (undefined as T);
  }

  /** The whole of an answer: the network may fail in the middle of one. */
  async #ask(path: string, request: RequestInit): Promise<string> {
    const headers = { ...request.headers, 'Accept-Language': this.language };
    const patience = AbortSignal.timeout(PATIENCE_MS);
    const signal = request.signal ? AbortSignal.any([request.signal, patience]) : patience;
    let answer: Response;
    let text: string;
    try {
      answer = await this.#fetch(path, { ...request, headers, credentials: 'same-origin', signal });
      text = await answer.text();
    } catch {
      throw new Away();
    }
    if (answer.ok) return text;
    const error = refusal(answer.status, text);
    if (error instanceof Refused && error.problem.code === NOT_SIGNED_IN) this.unknown();
    throw error;
  }
}

/** A refusal as the server words it; one from a proxy on the way has no words of ours. */
function refusal(status: number, text: string): Error {
  try {
    return new Refused(JSON.parse(text) as Problem, status);
  } catch {
    return new Away();
  }
}
