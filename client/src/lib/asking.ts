/** How one asks the server by HTTP, and what it is when there is no answer. */
import { outer } from './base';
import type { Language, Problem } from './protocol';

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
/** What has to be worked out first may take longer on a machine that is busy. */
export const LONG_PATIENCE_MS = 180_000;

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

/** One who asks. */
export class Asking {
  /** The language in which refusals come. */
  language: Language = 'en';
  /** Told when the server does not know who asks, as after signing out in another tab. */
  unknown: () => void = () => undefined;
  readonly #fetch: Fetch;

  constructor(fetcher: Fetch = (...args) => fetch(...args)) {
    this.#fetch = fetcher;
  }

  protected async get<T>(path: string, query?: Query): Promise<T> {
    return JSON.parse(await this.#ask(address(path, query), { method: 'GET' })) as T;
  }

  protected text(path: string): Promise<string> {
    return this.#ask(path, { method: 'GET' });
  }

  protected async send<T>(
    method: string,
    path: string,
    body?: unknown,
    unless?: AbortSignal,
    patience = PATIENCE_MS,
  ): Promise<T> {
    const headers = { 'Content-Type': 'application/json' };
    const sent = body === undefined ? null : JSON.stringify(body);
    const answer = await this.#ask(path, { method, headers, body: sent, signal: unless ?? null }, patience);
    return answer ? (JSON.parse(answer) as T) : (undefined as T);
  }

  /** The whole of an answer: the network may fail in the middle of one. */
  async #ask(path: string, request: RequestInit, patience = PATIENCE_MS): Promise<string> {
    const headers = { ...request.headers, 'Accept-Language': this.language };
    const late = AbortSignal.timeout(patience);
    const signal = request.signal ? AbortSignal.any([request.signal, late]) : late;
    let answer: Response;
    let text: string;
    try {
      answer = await this.#fetch(outer(path), { ...request, headers, credentials: 'same-origin', signal });
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
