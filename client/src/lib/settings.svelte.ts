/**
 * What a reader has set, kept on the device and, with an account, on all of theirs. Changing one touches nothing else.
 */
import type { Threshold } from '$kit/lantern/hints';
import type { Language } from './protocol';
import { onDevice } from './web';
import { LANGUAGES } from './words.svelte';

export type Theme = 'auto' | 'night' | 'day';
export type Pace = 'calm' | 'quick' | 'none';
/** How fast the turns of others are played out; `wait`: each waits until one has seen it. */
export type Speed = 'slow' | 'usual' | 'fast' | 'once' | 'wait';
export const SPEEDS: readonly Speed[] = ['slow', 'usual', 'fast', 'once', 'wait'];

export interface Choices {
  /** Null: as the browser asks for. */
  language: Language | null;
  theme: Theme;
  /** Take colour and pattern of the ground down. */
  dim: boolean;
  /** Colours that are told apart by everyone, and patterns made stronger. */
  colours: 'usual' | 'distinct';
  pace: Pace;
  /** How fast others play. */
  others: Speed;
  /** Write the names of hexes on the map. */
  names: boolean;
  sounds: boolean;
  /** Whether they were offered, which is done once. */
  soundsOffered: boolean;
  /** From 0 to 1. */
  volume: number;
  /** Ask before a turn ends with actions left. */
  confirmEnd: boolean;
  /** Play a move only by the main button; otherwise the last choice plays it. */
  confirmMove: boolean;
  /** Write the log in notation rather than in words. */
  notation: boolean;
  /** Say in the first turns of a game what there is to do. */
  hints: boolean;
  /** Where the tutor looks at one's turns. */
  tutor: 'first' | 'always' | 'never';
  /** From which loss on it speaks, in per cent of a fair share. */
  threshold: Threshold;
  /** After a turn, go on to the next game that waits. */
  goOn: boolean;
  /** Count the days that were hunted one after the other. */
  huntRow: boolean;
}

export const USUAL: Choices = {
  language: null,
  theme: 'auto',
  dim: false,
  colours: 'usual',
  pace: 'calm',
  others: 'usual',
  names: false,
  sounds: false,
  soundsOffered: false,
  volume: 0.6,
  confirmEnd: true,
  confirmMove: true,
  notation: false,
  hints: true,
  tutor: 'first',
  threshold: 10,
  goOn: false,
  huntRow: true,
};

/** What follows a person from device to device; how loud it is belongs to the device. */
export type Shared = Omit<Choices, 'sounds' | 'soundsOffered' | 'volume'>;

const NAME = 'wolfmoon-settings';
/** How long things take at the calm pace: the motion of the design, in milliseconds. */
const TIMES = { quick: 120, calm: 220, walk: 360, moonrise: 900 };
const PACES: Record<Pace, number> = { calm: 1, quick: 0.5, none: 0 };

export class Settings {
  #choices: Choices = $state({ ...USUAL, ...onDevice.read<Partial<Choices>>(NAME, {}) });
  #stillness = $state(asks('(prefers-reduced-motion: reduce)'));
  #daylight = $state(asks('(prefers-color-scheme: light)'));

  constructor() {
    follow('(prefers-reduced-motion: reduce)', (now) => (this.#stillness = now));
    follow('(prefers-color-scheme: light)', (now) => (this.#daylight = now));
    globalThis.addEventListener?.('storage', (event) => {
      if (event.key === NAME) Object.assign(this.#choices, onDevice.read<Partial<Choices>>(NAME, {}));
    });
  }

  get now(): Readonly<Choices> {
    return this.#choices;
  }

  set<Name extends keyof Choices>(name: Name, value: Choices[Name]): void {
    this.#choices[name] = value;
    onDevice.write(NAME, this.#choices);
  }

  get shared(): Shared {
    const { sounds: _, soundsOffered: __, volume: ___, ...shared } = this.#choices;
    return shared;
  }

  /** Take over what was set elsewhere, as far as it is known here. */
  adopt(elsewhere: Readonly<Record<string, unknown>>): void {
    const known = Object.entries(elsewhere).filter(
      ([name, value]) => name in this.shared && fits(name as keyof Shared, value),
    );
    Object.assign(this.#choices, Object.fromEntries(known));
    onDevice.write(NAME, this.#choices);
  }

  get theme(): 'night' | 'day' {
    if (this.#choices.theme !== 'auto') return this.#choices.theme;
    return this.#daylight ? 'day' : 'night';
  }

  get pace(): Pace {
    return this.#stillness ? 'none' : this.#choices.pace;
  }

  /** How many milliseconds a motion takes, as set. */
  time(name: keyof typeof TIMES): number {
    return TIMES[name] * PACES[this.pace];
  }
}

/** What a setting may be; those that are not here are on or off. */
const ALLOWED: Partial<Record<keyof Shared, readonly unknown[]>> = {
  language: [null, ...Object.keys(LANGUAGES)],
  theme: ['auto', 'night', 'day'],
  colours: ['usual', 'distinct'],
  pace: ['calm', 'quick', 'none'],
  tutor: ['first', 'always', 'never'],
  threshold: [10, 20, 30],
  others: SPEEDS,
};

function fits(name: keyof Shared, value: unknown): boolean {
  return ALLOWED[name]?.includes(value) ?? typeof value === 'boolean';
}

function asks(question: string): boolean {
  return globalThis.matchMedia?.(question).matches ?? false;
}

function follow(question: string, told: (now: boolean) => void): void {
  globalThis.matchMedia?.(question).addEventListener('change', (event) => told(event.matches));
}
