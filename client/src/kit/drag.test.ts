import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Drag } from './drag.svelte';

type Pointer = Partial<Record<'pointerId' | 'clientX' | 'clientY' | 'button', number>>;
const HELD = { button: 0, pointerId: 1, clientX: 100, clientY: 100 };

let listening: Map<string, Set<(event: PointerEvent) => void>>;
/** What lies under a pointer, by its place across. */
let under: (x: number) => string | null;
let [overs, dropped, lifted]: [(string | null)[], string[], number] = [[], [], 0];
let drag: Drag;

beforeEach(() => {
  vi.useFakeTimers();
  listening = new Map();
  [overs, dropped, lifted] = [[], [], 0];
  under = (x) => (x > 200 ? 'caves' : null);
  vi.stubGlobal('addEventListener', (name: string, hear: (event: PointerEvent) => void) =>
    listening.set(name, (listening.get(name) ?? new Set()).add(hear)),
  );
  vi.stubGlobal('removeEventListener', (name: string, hear: (event: PointerEvent) => void) =>
    listening.get(name)?.delete(hear),
  );
  const element = (x: number) => ({ getAttribute: (name: string) => (name === 'data-land' ? under(x) : null) });
  vi.stubGlobal('document', { elementsFromPoint: (x: number) => [{ getAttribute: () => null }, element(x)] });
  drag = new Drag({
    on: 'land',
    over: (place) => void overs.push(place),
    drop: (thing, place) => void dropped.push(`${thing} ${place}`),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const captured = vi.fn();
const press = (how: Pointer = {}) =>
  drag.start(
    { ...HELD, ...how, currentTarget: { clientWidth: 62, setPointerCapture: captured } } as unknown as PointerEvent,
    'R6',
    () => (lifted += 1),
  );
const hears = (name: string, how: Pointer = {}) => {
  for (const hear of [...(listening.get(name) ?? [])]) hear({ ...HELD, ...how, type: name } as unknown as PointerEvent);
};
const heard = () => [...listening.values()].reduce((count, each) => count + each.size, 0);

describe('something in the fingers', () => {
  it('stays where it is under a pointer that only presses', () => {
    press();
    hears('pointermove', { clientX: 105, clientY: 105 });
    hears('pointerup', { clientX: 105 });
    expect([drag.thing, lifted, dropped, drag.justDropped]).toEqual([null, 0, [], false]);
    expect(heard()).toBe(0);
  });

  it('goes along with one that moves, and is lifted once', () => {
    press();
    hears('pointermove', { clientX: 140 });
    hears('pointermove', { clientX: 150, clientY: 90 });
    expect([drag.thing, drag.x, drag.y, drag.width, lifted]).toEqual(['R6', 150, 90, 62, 1]);
    expect(captured).toHaveBeenCalledWith(1);
  });

  it('says over which place it is, and that it is over none', () => {
    press();
    for (const clientX of [140, 250, 190]) hears('pointermove', { clientX });
    expect(overs).toEqual([null, 'caves', null]);
  });

  it('falls on the place under it', () => {
    press();
    hears('pointermove', { clientX: 250 });
    hears('pointerup', { clientX: 260 });
    expect([dropped, drag.thing, overs.at(-1)]).toEqual([['R6 caves'], null, null]);
  });

  it('falls nowhere where there is no place, or where the browser takes it away', () => {
    for (const [name, clientX] of [
      ['pointerup', 150],
      ['pointercancel', 260],
    ] as const) {
      press();
      hears('pointermove', { clientX: 250 });
      hears(name, { clientX });
    }
    expect([dropped, drag.thing, heard()]).toEqual([[], null, 0]);
  });

  it('is put back by whoever lets go of it, and falls no more', () => {
    press();
    hears('pointermove', { clientX: 250 });
    drag.cancel();
    hears('pointerup', { clientX: 260 });
    expect([drag.thing, dropped, heard()]).toEqual([null, [], 0]);
  });

  it('follows the finger that took it, and no other', () => {
    press();
    hears('pointermove', { clientX: 250, pointerId: 2 });
    expect(drag.thing).toBeNull();
    hears('pointermove', { clientX: 250 });
    hears('pointerup', { clientX: 260, pointerId: 2 });
    expect([drag.thing, dropped]).toEqual(['R6', []]);
  });

  it('is not taken with another button of a mouse', () => {
    press({ button: 2 });
    expect(heard()).toBe(0);
  });

  it('has the click that ends a drop ignored, and the next one heard', () => {
    press();
    hears('pointermove', { clientX: 250 });
    hears('pointerup', { clientX: 260 });
    expect(drag.justDropped).toBe(true);
    vi.runAllTimers();
    expect(drag.justDropped).toBe(false);
  });
});
