/** What pointers do on the map: point, tap, press long, drag a wolf, pan, pinch, turn the wheel. */
import { Drag } from '$kit/drag.svelte';
import { attempt } from '$lib/attempt.svelte';
import { sure } from '$lib/sure';
import type { Deciding } from '../deciding.svelte';
import type { Decision } from '../decision.svelte';
import type { Camera } from './camera.svelte';

interface Meanings {
  field: () => HTMLElement;
  choose: (hex: string) => Promise<void>;
  /** A finger rests on a hex. */
  held: (hex: string) => void;
  /** A tap beside the map. */
  nothing: () => void;
}

interface Place {
  x: number;
  y: number;
}

/** A pointer that moves no further than this has not moved. */
const SLOP = 6;
const LONG_MS = 500;
/** So far from a lit hex a finger may be and still mean it. */
const TOUCH_ROOM = 24;
/** A dropped wolf waits so long for what is still being asked. */
const DROP = { tries: 20, ms: 50 };
const WHEEL = 0.0015;
/** So soon after a pointer was lifted its click comes. */
const CLICK_MS = 500;

export class Gestures {
  hovered: string | null = $state(null);
  /** A wolf in the fingers. */
  readonly #drag: Drag;
  readonly #camera: Camera;
  readonly #deciding: Deciding;
  readonly #means: Meanings;
  readonly #pointers = new Map<number, Place>();
  #started: (Place & { hex: string | null; wolf: boolean }) | null = null;
  #moved = false;
  #press: ReturnType<typeof setTimeout> | undefined;
  /** When a pointer was lifted last. */
  #lifted = -CLICK_MS;

  constructor(camera: Camera, deciding: Deciding, means: Meanings) {
    this.#camera = camera;
    this.#deciding = deciding;
    this.#means = means;
    this.#drag = new Drag({
      on: 'hex',
      over: (hex) => (this.hovered = hex),
      drop: (from, hex) => {
        if (hex !== from) attempt(() => this.#drop(hex));
      },
    });
  }

  /** A wolf that is being dragged, and where on the map it is. */
  get held(): (Place & { hex: string }) | null {
    const { thing, x: clientX, y: clientY } = this.#drag;
    if (thing === null) return null;
    const [x, y] = this.#local({ clientX, clientY });
    return { hex: thing, x, y };
  }

  down = (event: PointerEvent): void => {
    if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button'))) return;
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    clearTimeout(this.#press);
    if (this.#pointers.size > 1) {
      this.#started = null;
      this.#drag.cancel();
      return;
    }
    this.#moved = false;
    const hex = this.#hexAt(event);
    const mouse = event.pointerType === 'mouse';
    const wolf = hex !== null && (mouse || this.#decision.moving) && this.#isMovable(hex);
    this.#started = { x: event.clientX, y: event.clientY, hex, wolf };
    if (wolf) this.#drag.start(event, hex, () => this.#lift(hex));
    if (!mouse && hex) this.#press = setTimeout(() => this.#pressedLong(hex), LONG_MS);
  };

  move = (event: PointerEvent): void => {
    const at = this.#pointers.get(event.pointerId);
    if (!at) {
      if (event.pointerType === 'mouse') this.hovered = this.#hexAt(event);
      return;
    }
    if (this.#pointers.size === 2) this.#pinch(event, at);
    else if (this.#started?.wolf) return;
    else if (!this.#dragged(event, at)) return;
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  up = (event: PointerEvent): void => {
    if (!this.#pointers.delete(event.pointerId)) return;
    this.#lifted = event.timeStamp;
    clearTimeout(this.#press);
    const hex = this.#hexAt(event);
    if (this.#drag.thing === null && this.#started && !this.#moved && this.#pointers.size === 0) {
      const meant = event.pointerType === 'mouse' ? hex : this.#nearLegal(event, hex);
      if (meant) attempt(() => this.#means.choose(meant));
      else this.#means.nothing();
    }
    this.#started = null;
  };

  /** Whether a click is that of a pointer, which was answered when the pointer was lifted. */
  answered(event: MouseEvent): boolean {
    return event.timeStamp - this.#lifted < CLICK_MS;
  }

  cancel = (event: PointerEvent): void => {
    this.#pointers.delete(event.pointerId);
    clearTimeout(this.#press);
    this.#started = null;
  };

  leave = (): void => {
    this.hovered = null;
  };

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.#camera.zoom(Math.exp(-event.deltaY * WHEEL), this.#local(event));
  };

  #pressedLong(hex: string): void {
    this.#started = null;
    this.#means.held(hex);
  }

  /** One pointer moved: the map goes with it. Answers whether it moved at all. */
  #dragged(event: PointerEvent, at: Place): boolean {
    if (!this.#moved) {
      const start = this.#started;
      if (!start || Math.hypot(event.clientX - start.x, event.clientY - start.y) < SLOP) return false;
      clearTimeout(this.#press);
      this.#means.field().setPointerCapture(event.pointerId);
    }
    this.#moved = true;
    this.#camera.pan(event.clientX - at.x, event.clientY - at.y);
    return true;
  }

  /** A wolf is dragged: it is taken up, if it is not in hand already. */
  #lift(hex: string): void {
    clearTimeout(this.#press);
    this.#moved = true;
    if (this.#decision.inHand?.hex !== hex) attempt(() => this.#deciding.tap(hex));
  }

  get #decision(): Decision {
    return this.#deciding.decision;
  }

  #pinch(event: PointerEvent, at: Place): void {
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (!other) return;
    const before = Math.hypot(at.x - other.x, at.y - other.y);
    const after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
    this.#moved = true;
    if (before > 0)
      this.#camera.zoom(
        after / before,
        this.#local({ clientX: (event.clientX + other.x) / 2, clientY: (event.clientY + other.y) / 2 }),
      );
    this.#camera.pan((event.clientX - at.x) / 2, (event.clientY - at.y) / 2);
  }

  /** The lit hexes of a dragged wolf may still be on their way. */
  async #drop(hex: string): Promise<void> {
    for (let tries = 0; tries < DROP.tries && !this.#decision.lit?.has(hex) && this.#decision.inHand; tries++)
      await new Promise((done) => setTimeout(done, DROP.ms));
    await this.#means.choose(hex);
  }

  #isMovable(hex: string): boolean {
    const decision = this.#decision;
    if (!decision.board.mine) return false;
    if (decision.question === 'wolf') return (decision.lit?.get(hex)?.length ?? 0) > 0;
    return (
      decision.question === 'act' &&
      decision.target === null &&
      decision.ownWolves.includes(hex) &&
      (decision.action === null || decision.moving)
    );
  }

  /** A finger is broad: a tap beside the only lit hex nearby means it. */
  #nearLegal(event: PointerEvent, hex: string | null): string | null {
    const lit = this.#decision.lit;
    if (!lit || (hex && lit.has(hex))) return hex;
    const [x, y] = this.#local(event);
    const near = [...lit.keys()].filter((each) => {
      const [hx, hy] = this.#camera.screen(this.#decision.map.at(each));
      return Math.hypot(hx - x, hy - y) < this.#camera.radius * 0.87 + TOUCH_ROOM;
    });
    return near.length === 1 ? (near[0] ?? hex) : hex;
  }

  #hexAt(event: PointerEvent): string | null {
    const found = document.elementFromPoint(event.clientX, event.clientY)?.closest<SVGElement>('[data-hex]');
    return found && this.#means.field().contains(found) ? sure(found.dataset['hex']) : null;
  }

  #local(event: { clientX: number; clientY: number }): [number, number] {
    const rect = this.#means.field().getBoundingClientRect();
    return [event.clientX - rect.left, event.clientY - rect.top];
  }
}
