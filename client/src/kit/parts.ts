/** The parts of a table, one after the other by one key: the shelf, the board, what is one's own, the others. */
const PARTS = ['shelf', 'board', 'own', 'others'] as const;
const STOPS = 'button:not(:disabled), a[href], input, select, textarea, [tabindex="0"]';

/** Lead the focus to the next part that is there; `back`: to the one before. */
export function goToPart(back: boolean): void {
  const parts = PARTS.flatMap((name) => [...document.querySelectorAll<HTMLElement>(`[data-part=${name}]`)]);
  const open = parts.flatMap((part) => {
    const stop = stopIn(part);
    return stop ? [{ part, stop }] : [];
  });
  const current = open.findIndex(({ part }) => part.contains(document.activeElement));
  const next = current < 0 ? (back ? open.length - 1 : 0) : (current + (back ? -1 : 1) + open.length) % open.length;
  open[next]?.stop.focus();
}

/** Where Tab would enter a part; in a group, that is the one stop it has. */
function stopIn(part: HTMLElement): HTMLElement | SVGElement | null {
  const stops = [...part.querySelectorAll<HTMLElement | SVGElement>(STOPS)];
  return stops.find((each) => each.tabIndex >= 0 && each.checkVisibility() && !each.closest('[inert]')) ?? null;
}
