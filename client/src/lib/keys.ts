/** Keyboard shortcuts: the page in use says which it has, and `?` lists them. */

export interface Shortcut {
  /** As `KeyboardEvent.key` has it, letters in lower case. */
  key: string;
  /** The message that says what it does. */
  says: string;
  do(event: KeyboardEvent): void;
  /** Whether it can be used now; it is listed all the same. */
  when?(): boolean;
}

type Shortcuts = () => readonly Shortcut[];
const sets = new Set<Shortcuts>();
/** Those that come before all others, whenever they were offered. */
const urgent = new Set<Shortcuts>();

/** Offer shortcuts until the answer is called. Sets offered later come first; `before` all, if need be. */
export function offer(shortcuts: Shortcuts, before = false): () => void {
  const chosen = before ? urgent : sets;
  chosen.add(shortcuts);
  return () => chosen.delete(shortcuts);
}

/** All shortcuts in use; of those with one key, the one offered last. */
export function inUse(): Shortcut[] {
  const found = new Map<string, Shortcut>();
  for (const set of [...urgent, ...[...sets].reverse()])
    for (const each of set()) if (!found.has(each.key)) found.set(each.key, each);
  return [...found.values()];
}

/** Carry out the shortcut of a key, unless someone is writing or another use of the key is meant. */
export function press(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (isWriting(event.target) || isAnswering() || isPressing(event)) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const shortcut = inUse().find((each) => each.key === key && (each.when?.() ?? true));
  if (!shortcut) return;
  event.preventDefault();
  shortcut.do(event);
}

/** An open dialog has the keyboard to itself. */
function isAnswering(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

/** Enter and Space on a button are the button's. */
function isPressing(event: KeyboardEvent): boolean {
  if (event.key !== 'Enter' && event.key !== ' ') return false;
  return event.target instanceof HTMLElement && event.target.closest('button, a[href], summary') !== null;
}

function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName);
}
