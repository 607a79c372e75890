/** The rows of my games: which of them is looked at beside the list, and how the arrows lead from one to the next. */

/** A pointer that only comes by chooses nothing: it may be on its way to what is shown beside. */
const POINTED_MS = 200;

export class Rows {
  /** The table whose row was pointed at, or had the focus, last. */
  chosen: string | null = $state(null);
  /** The table whose row has the focus. */
  focused: string | null = $state(null);
  readonly #list: () => HTMLElement;
  #pointing: ReturnType<typeof setTimeout> | undefined;

  constructor(list: () => HTMLElement) {
    this.#list = list;
  }

  choose = (event: Event): void => {
    this.focused = tableOf(event.target);
    this.chosen = this.focused ?? this.chosen;
  };

  blur = (): void => void (this.focused = null);

  point = (event: Event): void => {
    const table = tableOf(event.target);
    this.leave();
    if (table) this.#pointing = setTimeout(() => (this.chosen = table), POINTED_MS);
  };

  leave = (): void => clearTimeout(this.#pointing);

  /** Lead the focus on; from elsewhere to the row of a table, or to the first. */
  walk(by: number, table: string | null): void {
    const all = this.#rows();
    const of = (id: string | null) => all.findIndex((row) => row.dataset['table'] === id);
    const from = of(this.focused);
    const to = from < 0 ? Math.max(0, of(table)) : Math.max(0, Math.min(all.length - 1, from + by));
    all[to]?.focus();
  }

  #rows(): HTMLElement[] {
    const rows = this.#list().querySelectorAll<HTMLElement>('[data-table]');
    return [...rows].filter((row) => row.checkVisibility());
  }
}

function tableOf(target: EventTarget | null): string | null {
  return target instanceof Element ? (target.closest<HTMLElement>('[data-table]')?.dataset['table'] ?? null) : null;
}
