/** What pointers do on the map: point, tap, press long, drag a wolf, pan, pinch, turn the wheel. */
import { attempt } from '$lib/attempt.svelte';
import type { Making } from '../making.svelte';
import type { Camera } from './camera.svelte';

interface Meanings {
  field: () => HTMLElement;
  choose: (hex: string) => Promise<void>;
  why: (hex: string) => void;
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

export class Gestures {
  hovered: string | null = $state(null);
  /** A wolf that is being dragged, and where it is. */
  held: (Place & { hex: string }) | null = $state(null);
  readonly #camera: Camera;
  readonly #making: Making;
  readonly #means: Meanings;
  readonly #pointers = new Map<number, Place>();
  #started: (Place & { hex: string | null; wolf: boolean }) | null = null;
  #moved = false;
  #press: ReturnType<typeof setTimeout> | undefined;

  constructor(camera: Camera, making: Making, means: Meanings) {
    this.#camera = camera;
    this.#making = making;
    this.#means = means;
  }

  down = (event: PointerEvent): void => {
    if (event.button !== 0 || (event.target as Element).closest('button')) return;
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    clearTimeout(this.#press);
    if (this.#pointers.size > 1) {
      this.#started = null;
      return;
    }
    this.#moved = false;
    const hex = this.#hexAt(event);
    const mouse = event.pointerType === 'mouse';
    const wolf = hex !== null && (mouse || this.#making.moving) && this.#isMovable(hex);
    this.#started = { x: event.clientX, y: event.clientY, hex, wolf };
    if (!mouse && hex) this.#press = setTimeout(() => this.#pressedLong(hex), LONG_MS);
  };

  move = (event: PointerEvent): void => {
    const at = this.#pointers.get(event.pointerId);
    if (!at) {
      if (event.pointerType === 'mouse') this.hovered = this.#hexAt(event);
      return;
    }
    if (this.#pointers.size === 2) this.#pinch(event, at);
    else if (!this.#dragged(event, at)) return;
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  up = (event: PointerEvent): void => {
    if (!this.#pointers.delete(event.pointerId)) return;
    clearTimeout(this.#press);
    const hex = this.#hexAt(event);
    if (this.held) {
      const from = this.held.hex;
      this.held = null;
      if (hex && hex !== from) attempt(() => this.#drop(hex));
    } else if (this.#started && !this.#moved && this.#pointers.size === 0) {
      const meant = event.pointerType === 'mouse' ? hex : this.#nearLegal(event, hex);
      if (meant) attempt(() => this.#means.choose(meant));
      else this.#means.nothing();
    }
    this.#started = null;
  };

  cancel = (event: PointerEvent): void => {
    this.#pointers.delete(event.pointerId);
    clearTimeout(this.#press);
    this.held = null;
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
    this.#means.why(hex);
  }

  /** One pointer moved: the map goes with it, or the wolf that it holds. Answers whether it moved at all. */
  #dragged(event: PointerEvent, at: Place): boolean {
    if (!this.#moved) {
      const start = this.#started;
      if (!start || Math.hypot(event.clientX - start.x, event.clientY - start.y) < SLOP) return false;
      this.#begin(event, start);
    }
    this.#moved = true;
    if (this.held) {
      const [x, y] = this.#local(event);
      this.held = { ...this.held, x, y };
      this.hovered = this.#hexAt(event);
    } else this.#camera.pan(event.clientX - at.x, event.clientY - at.y);
    return true;
  }

  #begin(event: PointerEvent, { hex, wolf }: { hex: string | null; wolf: boolean }): void {
    clearTimeout(this.#press);
    this.#means.field().setPointerCapture(event.pointerId);
    if (!wolf || !hex) return;
    const [x, y] = this.#local(event);
    this.held = { hex, x, y };
    if (this.#making.inHand?.hex !== hex) attempt(() => this.#making.tap(hex));
  }

  #pinch(event: PointerEvent, at: Place): void {
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)![1];
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
    for (let tries = 0; tries < DROP.tries && !this.#making.lit?.has(hex) && this.#making.inHand; tries++)
      await new Promise((done) => setTimeout(done, DROP.ms));
    await this.#means.choose(hex);
  }

  #isMovable(hex: string): boolean {
    const making = this.#making;
    if (!making.table.mine) return false;
    if (making.question === 'wolf') return (making.lit?.get(hex)?.length ?? 0) > 0;
    return (
      making.question === 'act' &&
      making.target === null &&
      making.ownWolves.includes(hex) &&
      (making.action === null || making.moving)
    );
  }

  /** A finger is broad: a tap beside the only lit hex nearby means it. */
  #nearLegal(event: PointerEvent, hex: string | null): string | null {
    const lit = this.#making.lit;
    if (!lit || (hex && lit.has(hex))) return hex;
    const [x, y] = this.#local(event);
    const near = [...lit.keys()].filter((each) => {
      const [hx, hy] = this.#camera.screen(this.#making.map.at(each));
      return Math.hypot(hx - x, hy - y) < this.#camera.radius * 0.87 + TOUCH_ROOM;
    });
    return near.length === 1 ? near[0]! : hex;
  }

  #hexAt(event: PointerEvent): string | null {
    const found = document.elementFromPoint(event.clientX, event.clientY)?.closest<SVGElement>('[data-hex]');
    return found && this.#means.field().contains(found) ? found.dataset['hex']! : null;
  }

  #local(event: { clientX: number; clientY: number }): [number, number] {
    const rect = this.#means.field().getBoundingClientRect();
    return [event.clientX - rect.left, event.clientY - rect.top];
  }
}
