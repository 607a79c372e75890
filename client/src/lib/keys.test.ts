import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inUse, offer, press, type Shortcut } from './keys';

/** As much of an element as the keyboard asks about. */
class FakeElement {
  isContentEditable = false;

  constructor(
    readonly tagName: string,
    readonly inside: string | null = null,
  ) {}

  closest(what: string): FakeElement | null {
    return this.inside && what.includes(this.inside) ? this : null;
  }
}

let dialog: FakeElement | null;
let ends: (() => void)[];
let done: string[];
beforeEach(() => {
  [dialog, ends, done] = [null, [], []];
  vi.stubGlobal('HTMLElement', FakeElement);
  vi.stubGlobal('document', { querySelector: () => dialog });
});
afterEach(() => {
  for (const end of ends) end();
  vi.unstubAllGlobals();
});

const shortcut = (key: string, says: string, more: Partial<Shortcut> = {}): Shortcut => ({
  key,
  says,
  do: () => void done.push(says),
  ...more,
});
const offered = (shortcuts: Shortcut[], before = false) => ends.push(offer(() => shortcuts, before));

/** A key is pressed; whether it was taken. */
function pressed(
  key: string,
  more: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented', boolean>> = {},
  target: unknown = new FakeElement('DIV'),
) {
  const preventDefault = vi.fn();
  press({
    key,
    target,
    preventDefault,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    defaultPrevented: false,
    ...more,
  } as unknown as KeyboardEvent);
  return preventDefault.mock.calls.length > 0;
}

describe('a key', () => {
  it('does what it was offered for, as long as it is offered', () => {
    const end = offer(() => [shortcut('h', 'howl')]);
    expect(pressed('h')).toBe(true);
    end();
    expect(pressed('h')).toBe(false);
    expect(done).toEqual(['howl']);
  });

  it('is the same with Shift or Caps Lock; names of keys stay as they are', () => {
    offered([shortcut('h', 'howl'), shortcut('Escape', 'back')]);
    expect([pressed('H'), pressed('Escape'), pressed('escape')]).toEqual([true, true, false]);
  });

  it('belongs to the browser together with Ctrl, Alt or Meta, and to whoever took it first', () => {
    offered([shortcut('h', 'howl')]);
    for (const held of ['ctrlKey', 'metaKey', 'altKey', 'defaultPrevented'] as const)
      expect(pressed('h', { [held]: true })).toBe(false);
  });

  it('is a letter to someone who writes', () => {
    offered([shortcut('h', 'howl')]);
    const note = new FakeElement('P');
    note.isContentEditable = true;
    for (const target of [new FakeElement('INPUT'), new FakeElement('TEXTAREA'), new FakeElement('SELECT'), note])
      expect(pressed('h', {}, target)).toBe(false);
  });

  it('belongs to an open dialog', () => {
    offered([shortcut('h', 'howl')]);
    dialog = new FakeElement('DIALOG');
    expect(pressed('h')).toBe(false);
  });

  it('belongs to the button that has the focus, if it is one that presses buttons', () => {
    offered([shortcut('Enter', 'play'), shortcut(' ', 'stop'), shortcut('h', 'howl')]);
    const button = new FakeElement('SPAN', 'button');
    expect([pressed('Enter', {}, button), pressed(' ', {}, button), pressed('h', {}, button)]).toEqual([
      false,
      false,
      true,
    ]);
    expect(pressed('Enter')).toBe(true);
  });
});

describe('of several uses of a key', () => {
  it('the one that was offered last is meant', () => {
    offered([shortcut('Escape', 'close')]);
    offered([shortcut('Escape', 'take back')]);
    pressed('Escape');
    expect(done).toEqual(['take back']);
  });

  it('the first that can be used now is meant', () => {
    let chosen = true;
    offered([shortcut('Escape', 'close')]);
    offered([shortcut('Escape', 'take back', { when: () => chosen })]);
    pressed('Escape');
    chosen = false;
    pressed('Escape');
    expect(done).toEqual(['take back', 'close']);
  });

  it('an urgent one comes before all others, whenever it was offered', () => {
    offered([shortcut('Escape', 'skip')], true);
    offered([shortcut('Escape', 'take back')]);
    pressed('Escape');
    expect(done).toEqual(['skip']);
  });

  it('none is meant, and the key is left alone, if none can be used', () => {
    offered([shortcut('h', 'howl', { when: () => false })]);
    expect(pressed('h')).toBe(false);
  });
});

describe('the list of shortcuts', () => {
  const listed = () => inUse().map(({ says }) => says);

  it('has one use of each key, the one offered last, though it can’t be used just now', () => {
    offered([shortcut('h', 'hunt'), shortcut('d', 'den')]);
    offered([shortcut('h', 'howl', { when: () => false })]);
    expect(listed()).toEqual(['howl', 'den']);
  });

  it('has what stands beside it too, once', () => {
    offered([shortcut('n', 'next turn', { beside: true })]);
    offered([shortcut('n', 'next moment')]);
    offered([shortcut('n', 'next moment', { beside: true })]);
    expect(listed()).toEqual(['next moment', 'next turn']);
  });
});
