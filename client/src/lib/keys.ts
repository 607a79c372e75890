/** Keyboard shortcuts: the page in use says which it has, and `?` lists them. */

export interface Shortcut {
  /** As `KeyboardEvent.key` has it, letters in lower case. */
  key: string;
  /** The message that says what it does. */
  says: string;
  do(event: KeyboardEvent): void;
  /** Whether it can be used now; it is listed all the same. */
  when?(): boolean;
  /** Listed beside others with the same key: which of them is meant is plain where it is used. */
  beside?: boolean;
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

/** All shortcuts in use, for a list of them; of those with one key, the one offered last, and what stands beside it. */
export function inUse(): Shortcut[] {
  const found: Shortcut[] = [];
  for (const each of offered())
    if (!found.some((other) => other.key === each.key && (!each.beside || other.says === each.says))) found.push(each);
  return found;
}

/** Everything offered, what comes first before the rest. */
function offered(): Shortcut[] {
  return [...urgent, ...[...sets].reverse()].flatMap((set) => set());
}

/**
 * Carry out the shortcut of a key, unless someone is writing or another use of the key is meant. Of several, the first
 * that can be used now: Esc takes a choice back, and without one closes what lies above the board.
 */
export function press(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (isWriting(event.target) || isAnswering() || isPressing(event)) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const shortcut = offered().find((each) => each.key === key && (each.when?.() ?? true));
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
