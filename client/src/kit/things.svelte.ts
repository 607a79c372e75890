/**
 * Things on a board that answer "what is this?": to a pointer that rests, to the focus, to a long press, to a tap where
 * it means nothing else, and to the key `?`.
 *
 * A game has one list of its kinds of things, each with its answer; a drawing says which thing it is. Things that lie
 * in a group (`data-things`) and in no control are one stop for Tab; arrows lead from one to the next.
 */
import type { Attachment } from 'svelte/attachments';
import { announcer } from '$lib/announce.svelte';
import { attempt } from '$lib/attempt.svelte';
import { t } from '$lib/client.svelte';
import { gist, plain } from '$lib/rich';
import { nearest, wayOf, type Point } from './arrows';
import { HOVER_MS, type Note, type Notes, type Telling, type Asking } from './notes.svelte';

/** What there is to know about a thing of each kind, and the answer it gives. */
export type Answers<Facts> = { readonly [Kind in keyof Facts]: (about: Facts[Kind]) => Note };

export interface Given {
  /** Asked first: why it can't be used just now, if that is so. */
  why?: Telling;
  /** A tap means nothing else here, although it is a control. */
  press?: boolean;
  /** While it is one of the choices, it is not spoken of unless someone asks. */
  quiet?: () => boolean;
  /** No stop of its own: what it belongs to is one. */
  aside?: boolean;
}

interface Known extends Given {
  answer: () => Note | null;
}

/** A finger that rests so long asks; one that goes further than this has moved. */
const HOLD_MS = 450;
const SLOP = 8;
/** The click of a finger that was lifted comes within this time. */
const CLICK_MS = 700;
/** What something is interests one who stays longer than one who passes. */
const REST_MS = 600;
const CONTROLS = 'button, a[href], input, select, [role=radio], [role=gridcell]';
const GROUP = '[data-things]';
/** Arrows: what is off the straight way counts as further away. */
const REACH = { aside: 2, least: 4 };

export class Things<Facts> {
  readonly notes: Notes;
  readonly #answers: Answers<Facts>;
  readonly #known = new WeakMap<Element, Known>();
  #at: Element | null = null;
  #hold: ReturnType<typeof setTimeout> | undefined;
  #pressed: { x: number; y: number } | null = null;
  /** A finger has asked, and its click is still to come. */
  #held = false;

  constructor(notes: Notes, answers: Answers<Facts>) {
    this.notes = notes;
    this.#answers = answers;
  }

  answer<Kind extends keyof Facts>(kind: Kind, about: Facts[Kind]): Note {
    return this.#answers[kind](about);
  }

  /** A drawing is a thing of this kind. */
  is<Kind extends keyof Facts & string>(kind: Kind, about: Facts[Kind], given: Given = {}): Attachment {
    return (drawn) => {
      const answer = () => this.answer(kind, about);
      this.#known.set(drawn, { ...given, answer });
      drawn.setAttribute('data-what', kind);
      const leave = given.aside ? null : this.#stop(drawn, answer);
      return () => {
        this.#forget(drawn);
        leave?.();
      };
    };
  }

  /** A drawing that is no thing has something to say. */
  asks(why: Telling): Attachment {
    return (drawn) => {
      this.#known.set(drawn, { why, press: true, answer: () => null });
      drawn.setAttribute('data-what', '');
      return () => this.#forget(drawn);
    };
  }

  /** Facts that change make the same thing known anew; one that is gone takes its note along. */
  #forget(drawn: Element): void {
    this.#known.delete(drawn);
    queueMicrotask(() => {
      if (!this.#known.has(drawn) && this.notes.isOf(drawn)) this.notes.hide();
    });
  }

  /** All that is listened to, on the document for as long as the board is there. */
  listen(): () => void {
    const ended = new AbortController();
    const { signal } = ended;
    const first = { signal, capture: true };
    document.addEventListener('pointermove', this.#move, { signal });
    document.addEventListener('pointerdown', this.#down, first);
    for (const name of ['pointerup', 'pointercancel'] as const) document.addEventListener(name, this.#lifted, first);
    document.addEventListener('scroll', this.#scrolled, first);
    document.addEventListener('contextmenu', this.#menu, first);
    document.addEventListener('click', this.#swallow, first);
    document.addEventListener('click', this.#click, { signal });
    document.addEventListener('focusin', this.#focus, { signal });
    document.addEventListener('focusout', this.#blur, { signal });
    document.addEventListener('keydown', this.#escape, first);
    document.addEventListener('keydown', this.#key, { signal });
    return () => {
      clearTimeout(this.#hold);
      ended.abort();
    };
  }

  // -- pointers
  #move = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') {
      const { x, y } = this.#pressed ?? { x: event.clientX, y: event.clientY };
      if (Math.hypot(event.clientX - x, event.clientY - y) > SLOP) clearTimeout(this.#hold);
      return;
    }
    if (within(event.target, '[data-note]')) return this.notes.stay();
    const found = this.#under(event);
    if (found === this.#at) return;
    this.#at = found;
    if (!found) {
      // A map says itself what lies under a pointer.
      if (!within(event.target, '[data-hex]')) this.notes.leave();
    } else if (this.notes.isOf(found)) this.notes.stay();
    else this.#soon(found, 'look');
  };

  #down = (event: PointerEvent): void => {
    if (within(event.target, '[data-note]')) return;
    clearTimeout(this.#hold);
    this.#held = false;
    this.notes.hide();
    if (event.pointerType === 'mouse') return;
    this.#pressed = { x: event.clientX, y: event.clientY };
    const found = this.#under(event);
    if (!found) return;
    this.#hold = setTimeout(() => {
      this.#held = true;
      attempt(() => this.notes.show(found, this.#telling(found), 'hold'));
    }, HOLD_MS);
  };

  #lifted = (): void => {
    clearTimeout(this.#hold);
    if (this.#held) setTimeout(() => (this.#held = false), CLICK_MS);
  };

  /** What is scrolled away from under a finger was not pressed. */
  #scrolled = ({ target }: Event): void => {
    clearTimeout(this.#hold);
    const of = this.notes.shown?.of;
    if (of && target instanceof Node && target.contains(of)) this.notes.hide();
  };

  #menu = (event: Event): void => {
    if (this.#pressed && this.#closest(event.target)) event.preventDefault();
  };

  /** A finger that asked does not press, too. */
  #swallow = (event: MouseEvent): void => {
    if (!this.#held || within(event.target, '[data-note]')) return;
    this.#held = false;
    event.stopPropagation();
    event.preventDefault();
  };

  #click = (event: MouseEvent): void => {
    const found = this.#closest(event.target);
    const known = found && this.#known.get(found);
    if (!found || !known) return;
    const control = within(event.target, CONTROLS);
    if (known.press || !control) attempt(() => this.notes.show(found, this.#telling(found), 'tap'));
    else if (known.why) attempt(() => this.notes.show(found, (way) => known.why?.(way) ?? null, 'tap'));
  };

  /** The smallest thing under a pointer: below a place to tap lie smaller things. */
  #under({ target, clientX: x, clientY: y }: PointerEvent): Element | null {
    const own = this.#closest(target);
    const scope = target instanceof Element ? target.closest('[data-scope]') : null;
    if (!scope) return own;
    const holds = ({ left, right, top, bottom }: DOMRect) => x >= left && x <= right && y >= top && y <= bottom;
    const sizes = [...scope.querySelectorAll('[data-what]')]
      .filter((each) => this.#known.has(each))
      .map((each) => ({ each, rect: each.getBoundingClientRect() }))
      .filter(({ rect }) => holds(rect))
      .map(({ each, rect }) => ({ each, size: rect.width * rect.height }));
    sizes.sort((one, other) => one.size - other.size);
    return sizes[0]?.each ?? own;
  }

  #closest(target: EventTarget | null): Element | null {
    let found = target instanceof Element ? target.closest('[data-what]') : null;
    while (found && !this.#known.has(found)) found = found.parentElement?.closest('[data-what]') ?? null;
    return found;
  }

  // -- keys
  #focus = ({ target }: FocusEvent): void => {
    const found = target instanceof Element && target.matches(':focus-visible') ? this.#ownOf(target) : null;
    if (!found) return;
    this.#keepStop(found);
    this.#soon(found, 'focus');
  };

  #blur = ({ target }: FocusEvent): void => {
    if (target instanceof Element && this.#ownOf(target)) this.notes.leave();
  };

  /** The thing that has the focus: itself, or the control inside it. */
  #ownOf(target: Element): Element | null {
    const found = this.#closest(target);
    return found && (found === target || !found.matches(CONTROLS)) ? found : null;
  }

  #escape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !this.notes.shown) return;
    this.notes.hide();
    event.preventDefault();
    event.stopPropagation();
  };

  #key = (event: KeyboardEvent): void => {
    const { target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(target instanceof HTMLElement) || !this.#known.has(target)) return;
    const asks = event.key === '?' || (isStop(target) && (event.key === 'Enter' || event.key === ' '));
    const way = isStop(target) ? wayOf(event.key) : null;
    if (asks) attempt(() => this.notes.show(target, this.#telling(target), 'ask'));
    else if (way) this.#goFrom(target, way);
    else return;
    event.preventDefault();
  };

  // -- answers
  #soon(found: Element, way: 'look' | 'focus'): void {
    this.notes.soon(found, this.#telling(found), way, this.#known.get(found)?.why ? HOVER_MS : REST_MS);
  }

  /** Why not, if that is the question; else what it is. Those who listen are told when they asked. */
  #telling(found: Element): Telling {
    return async (way) => {
      const known = this.#known.get(found);
      const why = (await known?.why?.(way)) ?? null;
      const note = why ?? (await this.#answered(known, way));
      if (note && (way === 'focus' || way === 'ask')) announcer.say(wordsOf(note));
      return note;
    };
  }

  /** What it is, to one who asks, or who stays. */
  async #answered(known: Known | undefined, way: Asking): Promise<Note | null> {
    const passing = way === 'look' || way === 'focus';
    if (!known || (passing && known.quiet?.())) return null;
    if (passing && known.why) await new Promise((done) => setTimeout(done, REST_MS - HOVER_MS));
    return known.answer();
  }

  // -- the stops of groups
  #stop(drawn: Element, answer: () => Note): (() => void) | null {
    const group = drawn.closest(GROUP);
    if (!group || !(drawn instanceof HTMLElement)) return null;
    const control = drawn.closest(CONTROLS);
    if ((control && control !== drawn) || drawn.closest('[aria-hidden=true]')) return null;
    drawn.setAttribute('data-stop', '');
    drawn.tabIndex = stopsOf(group).some((each) => each !== drawn && each.tabIndex === 0) ? -1 : 0;
    if (!control && !drawn.hasAttribute('role')) drawn.setAttribute('role', 'img');
    const named = drawn.hasAttribute('aria-label');
    if (!named) $effect(() => drawn.setAttribute('aria-label', answer().title));
    return () => {
      // What it is may change: then it is named anew.
      if (!named) drawn.removeAttribute('aria-label');
      const others = stopsOf(group).filter((each) => each !== drawn && each.isConnected);
      if (drawn.tabIndex === 0 && others[0]) others[0].tabIndex = 0;
    };
  }

  #keepStop(drawn: Element): void {
    const group = drawn.closest(GROUP);
    if (!group || !isStop(drawn)) return;
    for (const each of stopsOf(group)) each.tabIndex = each === drawn ? 0 : -1;
  }

  #goFrom(drawn: HTMLElement, way: Point): void {
    const group = drawn.closest(GROUP);
    if (!group) return;
    const others = stopsOf(group).filter((each) => each !== drawn);
    nearest(
      middle(drawn),
      others.map((each) => [each, middle(each)] as const),
      way,
      REACH,
    )?.focus();
  }
}

function isStop(drawn: Element): boolean {
  return drawn.hasAttribute('data-stop');
}

function stopsOf(group: Element): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>('[data-stop]')];
}

function within(target: EventTarget | null, what: string): boolean {
  return target instanceof Element && target.closest(what) !== null;
}

function middle(drawn: HTMLElement): Point {
  const { left, top, width, height } = drawn.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** A note as it is said to those who listen. */
export function wordsOf({ title, text, rows = [], rules = [], more = [] }: Note): string {
  const rest = [...rows.map((row) => `${row.name} ${row.text}.`), ...rules.map(ruleOf), ...more.map(wordsOf)];
  return [`${title}.`, text ?? '', ...rest].filter((part) => part).join(' ');
}

/** The words of a rule, without what was ruled beside it. */
export function ruleOf(clause: string): string {
  return plain(gist(t(clause.toLowerCase())));
}
