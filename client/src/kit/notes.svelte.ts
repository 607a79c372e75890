/** Small notes beside things: what they are, or why they can't be used. On hover, focus, long press and tap. */
import { attempt } from '$lib/attempt.svelte';
import type { Attachment } from 'svelte/attachments';

export interface Note {
  title: string;
  text?: string;
  clause?: string | null;
  icon?: string;
  /** Of several things that may be meant: whether each is possible, and why. */
  rows?: readonly { possible: boolean; name: string; text: string }[];
}

/** How a note is asked for: by a pointer that rests, by the focus (or a long press), or by a tap. */
export type Way = 'look' | 'focus' | 'tap';

/** What a note says, asked for when it is wanted. Null: there is nothing to say. */
export type Telling = (way: Way) => Note | null | Promise<Note | null>;

const LINGER_MS = 250;
const HOVER_MS = 350;
const HOLD_MS = 450;

export class Notes {
  shown: (Note & { of: Element; at: DOMRect }) | null = $state.raw(null);
  #of: Element | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Show a note beside a thing, when it is known and still wanted. */
  async show(thing: Element, tell: Telling, way: Way): Promise<void> {
    clearTimeout(this.#timer);
    this.#of = thing;
    const note = await tell(way);
    if (this.#of !== thing) return;
    this.shown = note && { ...note, of: thing, at: thing.getBoundingClientRect() };
    if (!note) this.#of = null;
  }

  soon(thing: Element, tell: Telling): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => attempt(() => this.show(thing, tell, 'look')), HOVER_MS);
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

  hide(): void {
    clearTimeout(this.#timer);
    this.#of = null;
    this.shown = null;
  }

  /** Give a thing its note. */
  about(tell: Telling): Attachment<HTMLElement> {
    return (thing) => {
      let hold: ReturnType<typeof setTimeout> | undefined;
      const on = {
        pointerenter: (event: PointerEvent) => event.pointerType === 'mouse' && this.soon(thing, tell),
        pointerleave: () => this.leave(),
        pointerdown: (event: PointerEvent) => {
          if (event.pointerType !== 'mouse')
            hold = setTimeout(() => attempt(() => this.show(thing, tell, 'focus')), HOLD_MS);
        },
        pointerup: () => clearTimeout(hold),
        pointercancel: () => clearTimeout(hold),
        contextmenu: (event: Event) => event.preventDefault(),
        click: () => attempt(() => this.show(thing, tell, 'tap')),
        focusin: () =>
          thing.matches(':focus-visible, :has(:focus-visible)') && attempt(() => this.show(thing, tell, 'focus')),
        focusout: () => this.leave(),
      };
      const heard = Object.entries(on) as [string, EventListener][];
      for (const [name, listener] of heard) thing.addEventListener(name, listener);
      return () => {
        clearTimeout(hold);
        for (const [name, listener] of heard) thing.removeEventListener(name, listener);
        if (this.#of === thing) this.hide();
      };
    };
  }
}
