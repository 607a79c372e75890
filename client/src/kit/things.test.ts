import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announcer } from '$lib/announce.svelte';
import { Notes, type Asking, type Note } from './notes.svelte';
import { Things, wordsOf, type Given } from './things.svelte';

/** As much of an element as things ask about: attributes, what it lies in, whether it is a control. */
class FakeElement {
  readonly attributes = new Map<string, string>();

  constructor(
    readonly tag = 'div',
    readonly parentElement: FakeElement | null = null,
  ) {}

  setAttribute = (name: string, value: string) => void this.attributes.set(name, value);
  hasAttribute = (name: string) => this.attributes.has(name);
  getBoundingClientRect = () => ({ left: 0, right: 10, top: 0, bottom: 10, width: 10, height: 10 });
  contains = (other: unknown) => other === this;

  matches(what: string): boolean {
    if (what === ':focus-visible') return true;
    return what
      .split(', ')
      .some((each) => (each.startsWith('[') ? this.attributes.has(each.slice(1, -1)) : each === this.tag));
  }

  closest(what: string): FakeElement | null {
    return this.matches(what) ? this : (this.parentElement?.closest(what) ?? null);
  }
}

interface Facts {
  card: { name: string };
}
const POINTER = { pointerType: 'mouse', clientX: 5, clientY: 5 };

let heard: Map<string, ((event: unknown) => void)[]>;
let notes: Notes;
let things: Things<Facts>;
let ends: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  heard = new Map();
  for (const name of ['Element', 'HTMLElement', 'Node']) vi.stubGlobal(name, FakeElement);
  vi.stubGlobal('document', {
    addEventListener: (name: string, hear: (event: unknown) => void, { signal }: { signal: AbortSignal }) => {
      heard.set(name, [...(heard.get(name) ?? []), hear]);
      signal.addEventListener('abort', () =>
        heard.set(
          name,
          heard.get(name)!.filter((each) => each !== hear),
        ),
      );
    },
  });
  notes = new Notes();
  things = new Things<Facts>(notes, { card: ({ name }) => ({ title: name }) });
  ends = things.listen();
});
afterEach(() => {
  ends();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function thing(name: string, given: Given = {}, drawn = new FakeElement()) {
  const forget = things.is('card', { name }, given)(drawn as unknown as Element);
  drawn.setAttribute('data-what', 'card');
  return { drawn, forget: forget as () => void };
}
/** Something happens on the page; whether the event was taken, and whether it was kept from others. */
function happens(name: string, target: FakeElement, more: object = {}) {
  const taken = { prevented: false, stopped: false };
  const event = {
    ...POINTER,
    target,
    preventDefault: () => (taken.prevented = true),
    stopPropagation: () => (taken.stopped = true),
    ...more,
  };
  for (const hear of heard.get(name) ?? []) hear(event);
  return taken;
}
const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const shown = () => notes.shown?.title ?? null;
const why = (title: string | null) => vi.fn((_: Asking): Note | null => (title === null ? null : { title }));

describe('a thing answers what it is', () => {
  it('to a pointer that rests, and not to one that passes', async () => {
    const [one, other] = [thing('red 6'), thing('green 2')];
    happens('pointermove', one.drawn);
    await after(300);
    happens('pointermove', other.drawn);
    await after(599);
    expect(shown()).toBeNull();
    await after(1);
    expect(shown()).toBe('green 2');
  });

  it('to a tap at once, where a tap means nothing else', async () => {
    happens('click', thing('red 6').drawn);
    await after(0);
    expect(shown()).toBe('red 6');
  });

  it('not to a tap on a control, which has another meaning, unless it says so', async () => {
    happens('click', thing('red 6', {}, new FakeElement('button')).drawn);
    await after(0);
    expect(shown()).toBeNull();
    happens('click', thing('green 2', { press: true }, new FakeElement('button')).drawn);
    await after(0);
    expect(shown()).toBe('green 2');
  });

  it('to a finger that is held, whose click then presses nothing', async () => {
    const { drawn } = thing('red 6', {}, new FakeElement('button'));
    happens('pointerdown', drawn, { pointerType: 'touch' });
    await after(449);
    expect(shown()).toBeNull();
    await after(1);
    expect(shown()).toBe('red 6');
    happens('pointerup', drawn, { pointerType: 'touch' });
    expect(happens('click', drawn)).toEqual({ prevented: true, stopped: true });
    expect(happens('click', drawn).stopped).toBe(false);
  });

  it('not to a finger that moves', async () => {
    const { drawn } = thing('red 6');
    happens('pointerdown', drawn, { pointerType: 'touch' });
    happens('pointermove', drawn, { pointerType: 'touch', clientX: 20 });
    await after(2000);
    expect(shown()).toBeNull();
  });

  it('to the key ?, and says it to those who listen', async () => {
    const said = vi.spyOn(announcer, 'say').mockImplementation(() => undefined);
    const { drawn } = thing('red 6');
    expect(happens('keydown', drawn, { key: '?' }).prevented).toBe(true);
    await after(0);
    expect([shown(), said.mock.calls]).toEqual(['red 6', [['red 6.']]]);
  });

  it('for the smallest thing it lies in that is known', async () => {
    const { drawn } = thing('red 6');
    happens('click', new FakeElement('span', new FakeElement('span', drawn)));
    await after(0);
    expect(shown()).toBe('red 6');
  });
});

describe('a thing that can’t be used', () => {
  it('says why first, and what it is only where there is no reason', async () => {
    happens('click', thing('red 6', { why: why('follow suit') }).drawn);
    await after(0);
    expect(shown()).toBe('follow suit');
    happens('click', thing('green 2', { why: why(null) }).drawn);
    await after(0);
    expect(shown()).toBe('green 2');
  });

  it('says why to a tap on a control, and nothing where there is no reason', async () => {
    happens('click', thing('red 6', { why: why('follow suit') }, new FakeElement('button')).drawn);
    await after(0);
    expect(shown()).toBe('follow suit');
    happens('click', thing('green 2', { why: why(null) }, new FakeElement('button')).drawn);
    await after(0);
    expect(shown()).toBeNull();
  });

  it('says why sooner than what it is, for one who points at it wants to use it', async () => {
    happens('pointermove', thing('red 6', { why: why('follow suit') }).drawn);
    await after(350);
    expect(shown()).toBe('follow suit');
  });

  it('is told how it was asked', async () => {
    const asked = why('follow suit');
    happens('click', thing('red 6', { why: asked }).drawn);
    await after(0);
    expect(asked).toHaveBeenCalledWith('tap');
  });
});

describe('a thing that is one of the choices', () => {
  it('is not spoken of to one who points at it, and is to one who asks', async () => {
    const { drawn } = thing('red 6', { quiet: () => true });
    happens('pointermove', drawn);
    await after(2000);
    expect(shown()).toBeNull();
    happens('click', drawn);
    await after(0);
    expect(shown()).toBe('red 6');
  });
});

describe('a note of a thing', () => {
  it('goes with Esc, which then means nothing else; without a note it does', async () => {
    const { drawn } = thing('red 6');
    expect(happens('keydown', drawn, { key: 'Escape' }).stopped).toBe(false);
    happens('click', drawn);
    await after(0);
    expect(happens('keydown', drawn, { key: 'Escape' })).toEqual({ prevented: true, stopped: true });
    expect(shown()).toBeNull();
  });

  it('goes with the thing, but not where the same thing is only known anew', async () => {
    const { drawn, forget } = thing('red 6');
    happens('click', drawn);
    await after(0);
    forget();
    const again = thing('red 6', {}, drawn);
    await after(0);
    expect(shown()).toBe('red 6');
    again.forget();
    await after(0);
    expect(shown()).toBeNull();
  });
});

it('nothing is listened to any more once the board is gone', () => {
  ends();
  expect([...heard.values()].flat()).toEqual([]);
});

it('a note is said as a sentence: its title, how it stands, its rows and what else is there', () => {
  const note: Note = {
    title: 'B2',
    text: 'Two things.',
    rows: [{ name: 'Howl:', text: 'too far' }],
    more: [{ title: 'den' }],
  };
  expect(wordsOf(note)).toBe('B2. Two things. Howl: too far. den.');
});
