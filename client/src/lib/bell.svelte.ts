/**
 * What needs the person, at whatever table. One socket for the whole page tells that something does; in full it is
 * asked for where it is shown.
 */
import { Connection, outside, type Link, type Outside } from './connection';
import type { Needs, PersonMessage, TableInfo, YourTurn } from './protocol';
import { Tasks } from './tasks';
import { onDevice } from './web';

/** Messages that come together lead to one question. */
const TOGETHER_MS = 150;
/** So often it is said that someone is here. */
const HERE_MS = 20_000;
/** What a device was told to leave for later. */
const ASIDE = 'wolfmoon-aside';
const MOST_ASIDE = 200;

export interface Source {
  needs(): Promise<Needs>;
  address(): string;
}

type Tables = ReadonlySet<string>;
const NONE: Tables = new Set();

export class Bell {
  /** Tables that wait for the person's decision, by id, as they were told of. */
  turns: ReadonlyMap<string, YourTurn> = $state.raw(new Map());
  /** Tables that keep a seat for them. */
  invited = $state.raw(NONE);
  /** Tables at which they are asked to agree to going back. */
  backs = $state.raw(NONE);
  /** Those with whom they play and who are here now, by id. */
  around = $state.raw(NONE);
  /** What is worked out for them. */
  readonly tasks = new Tasks();
  link: Link = $state('closed');
  /** Everything in full, as it was when it was last asked for; null: not yet. */
  needs: Needs | null = $state.raw(null);
  /** When that was, by the clock of this page. */
  askedAt = $state(0);
  failed: unknown = $state.raw(null);
  /** Counts what was told: whoever shows lists of tables asks for them again. */
  told = $state(0);
  /** Whether it is open. */
  open = $state(false);
  /** The table that is looked at. */
  at: string | null = $state(null);
  /** Whether the person is to decide there. */
  deciding = $state(false);
  #aside: Record<string, number> = $state.raw(onDevice.read(ASIDE, {}));
  readonly #source: Source;
  readonly #outside: Outside;
  #connection: Connection<PersonMessage> | null = null;
  /** Nothing was said yet since it was last connected. */
  #anew = true;
  #hereAt = -HERE_MS;
  #users = 0;
  #round = 0;
  #soon: number | null = null;

  constructor(source: Source, from: Outside = outside) {
    this.#source = source;
    this.#outside = from;
  }

  /** All waiting games are one thing to do; each of the others is one. */
  readonly count = $derived(
    (this.turns.size > 0 ? 1 : 0) + this.invited.size + this.backs.size + (this.needs?.off.length ?? 0),
  );
  /** The games that wait, the least time first, without the one that is looked at and those set aside. */
  readonly waiting: readonly TableInfo[] = $derived(
    (this.needs?.turns ?? []).filter((table) => table.id !== this.at && !this.isAside(table)),
  );
  /** How many games wait elsewhere: known before they are known in full. */
  readonly elsewhere = $derived([...this.turns.keys()].filter((id) => id !== this.at).length);

  // -- the connection
  listen(): void {
    this.stop();
    this.#connection = new Connection<PersonMessage>(
      {
        url: () => this.#source.address(),
        message: (message) => this.#heard(message),
        link: (link) => this.#linked(link),
        lostPlace: () => Promise.resolve(),
      },
      this.#outside,
    );
    this.#connection.open();
  }

  stop(): void {
    this.#connection?.close();
    this.#connection = null;
    this.turns = new Map();
    [this.invited, this.backs, this.around, this.needs] = [NONE, NONE, NONE, null];
  }

  wake(): void {
    this.#connection?.wake();
  }

  #linked(link: Link): void {
    this.link = link;
    this.tasks.linked(link === 'live');
    if (link === 'connecting') this.#anew = true;
  }

  /** A connection begins with all that waits: what was told before it may have gone meanwhile. */
  #begin(): void {
    this.#anew = false;
    this.turns = new Map();
    [this.invited, this.backs] = [NONE, NONE];
    this.told += 1;
    this.#askSoon();
  }

  #heard(message: PersonMessage): void {
    if (this.#anew) this.#begin();
    switch (message.type) {
      case 'your_turn':
        this.turns = withTurn(this.turns, message);
        break;
      case 'invited':
        this.invited = having(this.invited, message.table.id, message.open);
        break;
      case 'back_wanted':
        this.backs = having(this.backs, message.table.id, message.open);
        break;
      case 'around':
        this.around = new Set(message.people);
        return;
      case 'tables_changed':
        this.told += 1;
        return;
      case 'task':
        this.tasks.heard(message);
        return;
      default:
        return;
    }
    this.told += 1;
    this.#askSoon();
  }

  /** The person has just done something; whoever is here is told nothing by other ways. */
  here(): void {
    const now = performance.now();
    if (now - this.#hereAt < HERE_MS) return;
    if (this.#connection?.say('{"type":"here"}')) this.#hereAt = now;
  }

  // -- everything in full
  /** Have it known in full, and kept so, until the answer is called. */
  use = (): (() => void) => {
    this.#users += 1;
    this.#askSoon();
    return () => {
      this.#users -= 1;
    };
  };

  /** Ask, of several questions the last counts. What failed is asked again with the next thing that is told. */
  async ask(): Promise<void> {
    const round = ++this.#round;
    try {
      const found = await this.#source.needs();
      if (round !== this.#round) return;
      [this.needs, this.failed, this.askedAt] = [found, null, performance.now()];
    } catch (error) {
      if (round === this.#round) this.failed = error;
      throw error;
    }
  }

  #askSoon(): void {
    if (this.#users === 0 || this.#soon !== null) return;
    this.#soon = this.#outside.later(() => {
      this.#soon = null;
      this.ask().catch(() => undefined);
    }, TOGETHER_MS);
  }

  // -- the next game
  /** The game to go to next; it is asked for, since what is known may be old. Null: nothing else waits. */
  async next(): Promise<TableInfo | null> {
    if (this.elsewhere === 0) return null;
    await this.ask();
    return this.waiting[0] ?? null;
  }

  /** Leave a game for later: until something happens there it is not the next one. */
  setAside(table: TableInfo): void {
    const latest = Object.entries({ ...this.#aside, [table.id]: table.seq }).slice(-MOST_ASIDE);
    this.#aside = Object.fromEntries(latest);
    onDevice.write(ASIDE, this.#aside);
  }

  takeUp(table: TableInfo): void {
    this.#aside = Object.fromEntries(Object.entries(this.#aside).filter(([id]) => id !== table.id));
    onDevice.write(ASIDE, this.#aside);
  }

  isAside(table: TableInfo): boolean {
    return this.#aside[table.id] === table.seq;
  }
}

function withTurn(turns: ReadonlyMap<string, YourTurn>, told: YourTurn): ReadonlyMap<string, YourTurn> {
  const after = new Map(turns);
  if (told.yours) after.set(told.table.id, told);
  else after.delete(told.table.id);
  return after;
}

function having(tables: Tables, id: string, open: boolean): Tables {
  return new Set(open ? [...tables, id] : [...tables].filter((each) => each !== id));
}
