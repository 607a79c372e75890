/** What the client has one of: the words, the settings, the visitor, the address. */
import { Api } from './api';
import { Refused } from './asking';
import { quietly } from './attempt.svelte';
import { Bell } from './bell.svelte';
import { notices } from './notices.svelte';
import type { GameBox, GameInfo, GameMap, GameName, Person } from './protocol';
import { Router } from './router.svelte';
import { Settings } from './settings.svelte';
import { personAddress } from './web';
import { chosen, Words } from './words.svelte';

export const api = new Api();
export const settings = new Settings();
export const router = new Router();
export const words = new Words((language) => api.words(language));
export const t = words.t;

/** What needs the visitor, at whatever table. */
export const bell = new Bell({ needs: api.needs, address: personAddress });

/** The notice to one who was signed out. */
const SIGNED_OUT = 'signed-out';

/** The visitor, once they have given a name; null before. */
class Visitor {
  person: Person | null = $state.raw(null);
  /** Whether the server has said who this is. */
  #known = false;

  async find(): Promise<void> {
    try {
      this.welcome(await api.me());
    } catch (error) {
      if (!(error instanceof Refused && error.status === 401)) throw error;
      this.person = null;
    }
    this.#known = true;
  }

  /** The server does not know this visitor any more: they signed out elsewhere, or were signed out. */
  lose(): void {
    if (!this.person) return;
    this.person = null;
    const remedy = { key: 'sign-in', href: '/settings#account' };
    notices.show({ name: SIGNED_OUT, says: { key: 'signed-out' }, bad: true, remedy });
  }

  /** Someone is here: with an account come its settings. */
  welcome(person: Person): void {
    this.person = person;
    this.#known = true;
    notices.close(SIGNED_OUT);
    if (!person.guest) settings.adopt(person.settings);
  }

  /** What is set goes with the account. If it does not arrive, it will with the next change. */
  async keepSettings(): Promise<void> {
    const { person } = this;
    const shared = { ...settings.shared };
    if (!person || person.guest || same(person.settings, shared)) return;
    const changed = await api.changeMe({ settings: shared }).catch(quietly);
    if (changed) this.person = changed;
  }

  /** Someone to play as: a guest is made where there is nobody yet. */
  async be(name: string = guestName()): Promise<Person> {
    if (!this.#known) await this.find();
    if (this.person) return this.person;
    const guest = await api.guest({ name, language: words.language });
    this.welcome(guest);
    return guest;
  }
}
export const visitor = new Visitor();
api.unknown = () => visitor.lose();

function same(one: Record<string, unknown>, other: Record<string, unknown>): boolean {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) => one[name] === other[name]);
}

/** Guests are told apart by a number. */
function guestName(): string {
  return t('guest-name', { number: String(100 + Math.floor(Math.random() * 900)) });
}

/** The games, their bots and boxes: asked once. */
let gamesAsked: Promise<GameInfo[]> | null = null;
export function games(): Promise<GameInfo[]> {
  gamesAsked ??= api.games();
  gamesAsked.catch(() => (gamesAsked = null));
  return gamesAsked;
}

export async function gameInfo(name: GameName): Promise<GameInfo> {
  const found = (await games()).find((game) => game.name === name);
  if (!found) throw new Error(`the server has no game ${name}`);
  return found;
}

export async function boxOf(name: GameName): Promise<GameBox> {
  return (await gameInfo(name)).box;
}

/** The maps of The Wolves that were asked for: each once. */
const maps = new Map<string, Promise<GameMap>>();
export function map(players: number, regions: number[]): Promise<GameMap> {
  const key = `${players}:${regions.join(',')}`;
  let asked = maps.get(key);
  if (!asked) {
    asked = api.map(players, regions);
    asked.catch(() => maps.delete(key));
    maps.set(key, asked);
  }
  return asked;
}

/** Speak as the settings say, or as the browser likes best. */
export async function speak(): Promise<void> {
  const language = settings.now.language ?? chosen(navigator.languages);
  await words.speak(language);
  api.language = language;
  document.documentElement.lang = language;
}
