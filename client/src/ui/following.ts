/**
 * A list that grows at its top. It follows its newest line, unless someone has scrolled down to what was before: then
 * what they read stays where it is. The browser must not move it on its own: `overflow-anchor: none`.
 */

/** Nobody has gone down who went no further than this. */
const SLACK = 12;
/** At the end of a list, lines fade out. */
const FADE = 14;

export class Following {
  /** Where the list stands, or would stand, if it follows. */
  #at = 0;
  /** The line that is read, and how far below the top of the list. */
  #read: { line: Element; top: number } | null = null;

  /** Whether someone has gone down. How high the list is, and what is in it by now, does not matter. */
  left(list: Element): boolean {
    return list.scrollTop > this.#at + SLACK;
  }

  /** To be called before lines change. */
  before(list: Element): void {
    if (!this.left(list)) this.#read = null;
    else if (!this.#stays(list)) {
      const line = [...list.children].find((each) => bottom(each, list) > 0);
      this.#read = line ? { line, top: top(line, list) } : null;
    }
  }

  /** To be called once lines have changed. */
  after(list: Element, newest: Element | undefined): void {
    const read = this.#read;
    if (!read) return this.follow(list, newest);
    this.#at = inSight(newest, list);
    list.scrollTop = read.line.isConnected ? list.scrollTop + top(read.line, list) - read.top : this.#at;
  }

  /** To be called once the list is higher or lower, too. */
  follow(list: Element, newest: Element | undefined): void {
    const left = this.left(list);
    this.#at = inSight(newest, list);
    if (!left) list.scrollTop = this.#at;
  }

  /** Whether what was read before still is: parts of a pixel, which can't be scrolled, do not add up. */
  #stays(list: Element): boolean {
    return !!this.#read?.line.isConnected && Math.abs(top(this.#read.line, list) - this.#read.top) < 1;
  }
}

/** How far to scroll for the end of a line, and no further than to its beginning. */
function inSight(line: Element | undefined, list: Element): number {
  if (!line) return 0;
  const over = bottom(line, list) + FADE - list.clientHeight;
  return Math.max(0, list.scrollTop + Math.min(top(line, list), over));
}

function top(line: Element, list: Element): number {
  return line.getBoundingClientRect().top - list.getBoundingClientRect().top;
}

function bottom(line: Element, list: Element): number {
  return line.getBoundingClientRect().bottom - list.getBoundingClientRect().top;
}
