/** How much room there is: the three layouts of the design. */
export type Room = 'wide' | 'middle' | 'phone';

const MIDDLE = '(max-width: 1199px)';
/** Narrow, or as low as a phone that lies on its side. */
const PHONE = '(max-width: 759px), (max-height: 479px)';

class Screen {
  #room: Room = $state(measure());

  constructor() {
    for (const question of [MIDDLE, PHONE])
      globalThis.matchMedia?.(question).addEventListener('change', () => (this.#room = measure()));
  }

  get room(): Room {
    return this.#room;
  }
}

function measure(): Room {
  if (globalThis.matchMedia?.(PHONE).matches) return 'phone';
  return globalThis.matchMedia?.(MIDDLE).matches ? 'middle' : 'wide';
}

export const screen = new Screen();
