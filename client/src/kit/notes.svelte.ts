/** Small notes beside things: what they are, or why they can't be used. */
import { attempt } from '$lib/attempt.svelte';
import type { Rect } from '$lib/beside';

export interface Note {
  title: string;
  /** How it stands now. */
  text?: string;
  /** The rule it speaks of, as a link. */
  clause?: string | null;
  /** Rules that say what it is, in their own words, each with its link. */
  rules?: readonly string[];
  icon?: string;
  /** What there is to it, one below the other; of things that may be meant, whether each is possible. */
  rows?: readonly NoteRow[];
  /** Other things in the same place. */
  more?: readonly Note[];
}

export interface NoteRow {
  possible?: boolean;
  name: string;
  text: string;
}

/** How a note is asked for: by a pointer that rests, the focus, a long press, a tap, or the key `?`. */
export type Asking = 'look' | 'focus' | 'hold' | 'tap' | 'ask';

/** What a note says, asked for when it is wanted. Null: there is nothing to say. */
export type Telling = (way: Asking) => Note | null | Promise<Note | null>;

/** A note that is shown, and what it is about. */
export interface ShownNote extends Note {
  of: Element;
  at: DOMRect;
  way: Asking;
}

const LINGER_MS = 250;
export const HOVER_MS = 350;

export class Notes {
  shown: ShownNote | null = $state.raw(null);
  /** What a note should not lie on. */
  around: () => readonly Rect[] = () => [];
  #of: Element | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Show a note beside a thing, when it is known and still wanted. */
  async show(thing: Element, tell: Telling, way: Asking): Promise<void> {
    clearTimeout(this.#timer);
    this.#of = thing;
    const note = await tell(way);
    if (this.#of !== thing) return;
    this.shown = note && { ...note, of: thing, at: thing.getBoundingClientRect(), way };
    if (!note) this.#of = null;
  }

  /** The same once something has been pointed at for a moment. */
  soon(thing: Element, tell: Telling, way: Asking = 'look', after = HOVER_MS): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => attempt(() => this.show(thing, tell, way)), after);
  }

  /** Whether the note of a thing is shown, or asked for. */
  isOf(thing: Element): boolean {
    return this.#of === thing;
  }

  /** Take it away after a while, in which the pointer may go to its link. */
  leave(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.hide(), LINGER_MS);
  }

  stay(): void {
    clearTimeout(this.#timer);
  }

  /** The screen has changed, and what the note is about may lie elsewhere, or be gone. */
  follow(): void {
    if (!this.shown) return;
    if (this.shown.of.isConnected) this.shown = { ...this.shown, at: this.shown.of.getBoundingClientRect() };
    else this.hide();
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.#of = null;
    this.shown = null;
  }
}
