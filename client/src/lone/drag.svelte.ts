/** A card in the fingers: it follows the pointer, and falls on the land under it. */
import type { Land } from '$lib/protocol';

/** A pointer that moves less than this only presses. */
const FAR = 8;

export class Drag {
  card: string | null = $state(null);
  x = $state(0);
  y = $state(0);
  width = $state(0);
  /** A drop ends with a click on the card, which is not meant. */
  justDropped = false;
  readonly #drop: (card: string, land: Land) => void;
  readonly #over: (land: Land | null) => void;

  constructor(drop: (card: string, land: Land) => void, over: (land: Land | null) => void) {
    this.#drop = drop;
    this.#over = over;
  }

  start(event: PointerEvent, card: string, lifted: () => void): void {
    if (event.button !== 0) return;
    const thing = event.currentTarget as HTMLElement;
    const { clientX, clientY, pointerId } = event;
    this.justDropped = false;
    const move = (moved: PointerEvent) => {
      if (moved.pointerId !== pointerId) return;
      if (!this.card && Math.hypot(moved.clientX - clientX, moved.clientY - clientY) < FAR) return;
      if (!this.card) {
        thing.setPointerCapture(pointerId);
        this.width = thing.clientWidth;
        this.card = card;
        lifted();
      }
      [this.x, this.y] = [moved.clientX, moved.clientY];
      this.#over(landAt(this.x, this.y));
    };
    const end = (ended: PointerEvent) => {
      if (ended.pointerId !== pointerId) return;
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      if (!this.card) return;
      this.card = null;
      this.justDropped = true;
      const land = ended.type === 'pointerup' ? landAt(ended.clientX, ended.clientY) : null;
      this.#over(null);
      if (land) this.#drop(card, land);
      setTimeout(() => (this.justDropped = false));
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  }
}

function landAt(x: number, y: number): Land | null {
  const found = document.elementsFromPoint(x, y).find((each) => each instanceof HTMLElement && each.dataset['land']);
  return ((found as HTMLElement | undefined)?.dataset['land'] as Land | undefined) ?? null;
}
