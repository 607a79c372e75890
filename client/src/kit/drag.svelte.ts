/** Something in the fingers: it follows the pointer, and falls on the place under it. */

/** A pointer that moves less than this only presses. */
const FAR = 8;

export interface Falls {
  /** The kind of place it may fall on, as `data-` says it: a land, a hex. */
  on: string;
  /** It is over a place, or over none. */
  over: (place: string | null) => void;
  drop: (thing: string, place: string) => void;
}

export class Drag {
  thing: string | null = $state(null);
  x = $state(0);
  y = $state(0);
  width = $state(0);
  /** A drop ends with a click on the thing, which is not meant. */
  justDropped = false;
  readonly #falls: Falls;
  #end: (() => void) | null = null;

  constructor(falls: Falls) {
    this.#falls = falls;
  }

  /** A pointer has pressed a thing: if it moves, the thing goes along. */
  start(event: PointerEvent, thing: string, lifted: () => void): void {
    if (event.button !== 0) return;
    const pressed = event.currentTarget as HTMLElement;
    const { clientX, clientY, pointerId } = event;
    this.justDropped = false;
    const move = (moved: PointerEvent) => {
      if (moved.pointerId !== pointerId) return;
      if (!this.thing && Math.hypot(moved.clientX - clientX, moved.clientY - clientY) < FAR) return;
      if (!this.thing) {
        pressed.setPointerCapture(pointerId);
        this.width = pressed.clientWidth;
        this.thing = thing;
        lifted();
      }
      [this.x, this.y] = [moved.clientX, moved.clientY];
      this.#falls.over(this.#under(moved));
    };
    const end = (ended: PointerEvent) => {
      if (ended.pointerId === pointerId) this.#drop(thing, ended.type === 'pointerup' ? this.#under(ended) : null);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
    this.#end = () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
    };
  }

  /** Let go of it, as when a second finger comes. */
  cancel(): void {
    this.#end?.();
    this.#end = null;
    this.thing = null;
  }

  #drop(thing: string, place: string | null): void {
    const dragged = this.thing !== null;
    this.cancel();
    if (!dragged) return;
    this.justDropped = true;
    this.#falls.over(null);
    if (place) this.#falls.drop(thing, place);
    setTimeout(() => (this.justDropped = false));
  }

  /** The place under a pointer. */
  #under({ clientX, clientY }: PointerEvent): string | null {
    const { on } = this.#falls;
    for (const each of document.elementsFromPoint(clientX, clientY)) {
      const place = each.getAttribute(`data-${on}`);
      if (place) return place;
    }
    return null;
  }
}
