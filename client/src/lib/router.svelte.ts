/** Which page: the path of the address, without reloading. A base that a host has put before it is left out. */
import { inner, outer } from './base';

export class Router {
  path = $state(inner(globalThis.location?.pathname ?? '/'));
  query = $state.raw(new URLSearchParams(globalThis.location?.search ?? ''));
  /** The part of a page that is meant, as after "#". */
  part = $state(globalThis.location?.hash.slice(1) ?? '');

  constructor() {
    globalThis.addEventListener?.('popstate', () => this.#read());
  }

  go(address: string, how: 'push' | 'replace' = 'push'): void {
    history[how === 'push' ? 'pushState' : 'replaceState'](null, '', outer(address));
    this.#read();
    if (how === 'push' && !this.part) scrollTo(0, 0);
  }

  /** A click on a link of ours changes the page; all other clicks are the browser's. */
  click = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    const path = inner(link.pathname);
    if (path.startsWith('/api/')) return;
    const samePage = link.pathname === location.pathname && link.search === location.search;
    if (samePage && link.hash) return;
    event.preventDefault();
    this.go(path + link.search + link.hash);
  };

  #read(): void {
    this.path = inner(location.pathname);
    this.query = new URLSearchParams(location.search);
    this.part = location.hash.slice(1);
  }
}

/** The parts of a path that fit a pattern such as /table/:id, or null. What can't be read fits none. */
export function matched(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/');
  const given = path.replace(/\/+$/, '').split('/');
  if (wanted.length !== given.length && !(pattern === '/' && path === '/')) return null;
  const parts: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const word = decoded(given[index] ?? '');
    if (word === null) return null;
    if (part.startsWith(':')) parts[part.slice(1)] = word;
    else if (part !== word) return null;
  }
  return parts;
}

/** A part of a path as it is meant; null if it is broken, as a lone "%" is. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
