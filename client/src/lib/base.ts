/**
 * The path under which a host has put everything, such as "/wolves"; empty where the address is ours alone.
 *
 * Inside the client addresses are written without it: "/lobby", "/api/games". Here, at the edge, they get it: whatever
 * is asked of the server, whatever is shared, and the links of the page, so that they can be opened in another tab.
 */
const NAME = 'wolfmoon-base';

export const BASE = globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="${NAME}"]`)?.content ?? '';

/** An address of ours as the browser has to ask for it. */
export function outer(address: string, base = BASE): string {
  return address.startsWith('/') && !address.startsWith('//') && !lies(address, base) ? base + address : address;
}

/** A path of the browser's as the client writes it. */
export function inner(path: string, base = BASE): string {
  return base && lies(path, base) ? path.slice(base.length) || '/' : path;
}

/** The whole address, to be given to others. */
export function shared(address: string): string {
  return new URL(outer(address), globalThis.location?.href ?? 'http://localhost').href;
}

/** Whether a path begins with the base already. */
function lies(path: string, base: string): boolean {
  return base !== '' && (path === base || path.startsWith(`${base}/`) || path.startsWith(`${base}?`));
}

/** Keep all links of the page under the base, those too that come later. */
export function keepLinks(page: Document): void {
  if (!BASE) return;
  const mend = (link: Element) => {
    const [written, meant] = [link.getAttribute('href') ?? '', outer(link.getAttribute('href') ?? '')];
    if (meant !== written) link.setAttribute('href', meant);
  };
  const mendAll = (part: Node) => {
    if (!(part instanceof Element)) return;
    if (part.matches('a[href]')) mend(part);
    part.querySelectorAll('a[href]').forEach(mend);
  };
  const observer = new MutationObserver((changes) => {
    for (const change of changes) {
      if (change.type === 'attributes') mendAll(change.target);
      else change.addedNodes.forEach(mendAll);
    }
  });
  observer.observe(page, { subtree: true, childList: true, attributes: true, attributeFilter: ['href'] });
  mendAll(page.documentElement);
}
