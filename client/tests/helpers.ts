/** A server in the hand: answers are given by the test, and everything asked is written down. */
import { readFileSync } from 'node:fs';
import { box } from '../src/lone/box.svelte';
import type { Referee } from '../src/kit/referee';
import type { Api } from '../src/lib/api';
import type { Outside, Socket } from '../src/lib/connection';
import { api, words } from '../src/lib/client.svelte';
import type { Ahead, Event, GameInfo, Preview, Problem, State } from '../src/lib/protocol';

export function fixture(name: string): State {
  return JSON.parse(readFileSync(new URL(`fixtures/${name}.json`, import.meta.url), 'utf8')) as State;
}

/** The games as the server has them, with their boxes. */
export function gamesKnown(): void {
  const file = new URL('fixtures/games.json', import.meta.url);
  api.games = () => Promise.resolve(JSON.parse(readFileSync(file, 'utf8')) as GameInfo[]);
}

/** The box of Lone Wolves lies open, as it does before a board is drawn. */
export async function openBox(): Promise<void> {
  gamesKnown();
  await box.open();
}

/** English as the catalogue has it is spoken from now on; without this, messages are said by their keys. */
export async function speaking(...files: string[]): Promise<void> {
  api.words = () => Promise.resolve(english(...files));
  await words.speak('en');
}

/** What is said as it is read: where a line may not be broken is nothing to a reader. */
export function readable<Said>(said: Said): Said {
  return JSON.parse(JSON.stringify(said).replaceAll('\u00a0', ' ')) as Said;
}

/** A browser that keeps things, empty at first. */
export class FakeStorage {
  readonly kept = new Map<string, string>();

  getItem = (name: string): string | null => this.kept.get(name) ?? null;
  setItem = (name: string, text: string): void => void this.kept.set(name, text);
}

export function english(...files: string[]): string {
  const folder = new URL('../../src/wolfmoon/words/en/', import.meta.url);
  return files.map((file) => readFileSync(new URL(`${file}.ftl`, folder), 'utf8')).join('\n');
}

/** The same table some events later. */
export function later(state: State, seq: number, change: Partial<NonNullable<State['position']>> = {}): State {
  return { ...state, seq, table: { ...state.table, seq }, position: { ...state.position!, ...change } };
}

/** What happened, with the facts that its kind has; a decision if nothing else is said. */
export function event(seq: number, what: What = { kind: 'played', facts: {} }, step = seq): Event {
  return { seq, at: '2026-11-15T12:00:00Z', seat: 0, name: null, step, options: [], told: [], ...what };
}

type What = Event extends infer Each ? (Each extends Event ? Pick<Each, 'kind' | 'facts'> : never) : never;

export function previewOf(state: State, change: Partial<Preview['position']> = {}): Preview {
  return { position: { ...state.position!, ...change }, told: [], shows: false, line: [], offers: [] };
}

export function problem(code: string, more: Partial<Problem> = {}): Problem {
  return { code, arguments: {}, clause: null, sentence: code, missed: null, ...more };
}

type Question = (...args: never[]) => Promise<unknown>;
type Questions = { [Name in keyof Api as Api[Name] extends Question ? Name : never]: Api[Name] };
type Answers = { [Name in keyof Questions]?: (...args: Parameters<Questions[Name]>) => unknown };

export interface FakeApi {
  api: Api;
  asked: { name: string; args: unknown[] }[];
  answers: Answers;
}

/** An Api whose every question is answered by a function of the same name. */
export function fakeApi(answers: FakeApi['answers']): FakeApi {
  const fake: FakeApi = { asked: [], answers, api: null! };
  fake.api = new Proxy({} as Api, {
    get:
      (_, name: keyof Answers) =>
      (...args: never[]) => {
        fake.asked.push({ name, args });
        const answer = fake.answers[name];
        if (!answer) return Promise.reject(new Error(`nobody answers ${name}`));
        return new Promise((done) => done(answer(...args)));
      },
  });
  return fake;
}

export class FakeSocket implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  readyState = 1;
  sent: string[] = [];
  closed = false;

  constructor(readonly url: string) {}

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.closed = true;
  }

  opens(): void {
    this.onopen?.(new Event('open'));
  }

  /** The server speaks first: then the connection is one. */
  greets(): void {
    this.opens();
    this.says({ type: 'present', present: [], watching: 0, thinking: null });
  }

  says(message: unknown): void {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  ends(code: number): void {
    this.onclose?.(new CloseEvent('close', { code }));
  }
}

/** Sockets and time that stand still until the test moves them. */
export class FakeOutside implements Outside {
  sockets: FakeSocket[] = [];
  timers = new Map<number, { todo: () => void; ms: number }>();
  #next = 1;

  open = (url: string): Socket => {
    const socket = new FakeSocket(url);
    this.sockets.push(socket);
    return socket;
  };
  later = (todo: () => void, ms: number): number => {
    this.timers.set(this.#next, { todo, ms });
    return this.#next++;
  };
  never = (timer: number): void => void this.timers.delete(timer);
  chance = (): number => 0.5;

  get socket(): FakeSocket {
    return this.sockets.at(-1)!;
  }

  /** The wait of the only timer, and its end. */
  get waits(): number[] {
    return [...this.timers.values()].map((timer) => timer.ms);
  }

  ring(): void {
    const [id, timer] = [...this.timers][0]!;
    this.timers.delete(id);
    timer.todo();
  }
}

/** Let everything that was promised come to pass. */
export const settled = () => new Promise<void>((done) => setTimeout(done, 0));

/** Nothing that may follow. */
export const NOTHING_AHEAD: Ahead = { possible: [], candidates: [], sources: [], reach: [], in_hand: [] };

/** A referee where every line is possible and leads nowhere; what it is asked is written down. */
export class FakeReferee implements Referee {
  readonly asked: string[] = [];
  readonly #state: State;

  constructor(state: State, more: Partial<Referee> = {}) {
    this.#state = state;
    Object.assign(this, more);
  }

  preview(line: string[]): Promise<Preview> {
    this.asked.push(`preview ${line.join()}`);
    const offers = line.map(() => this.#state.position!.offer);
    return Promise.resolve({ ...previewOf(this.#state), offers });
  }

  ahead(line: string[], doing: string): Promise<Ahead> {
    this.asked.push(`ahead ${[...line, doing].join()}`);
    return Promise.resolve(NOTHING_AHEAD);
  }

  whyNot(): Promise<[]> {
    return Promise.resolve([]);
  }

  play(line: string[]): Promise<Problem | null> {
    this.asked.push(`play ${line.join()}`);
    return Promise.resolve(null);
  }

  undo(): Promise<Problem | null> {
    return Promise.resolve(null);
  }
}
