/**
 * The service worker: the shell of the client opens without a network, and says that there is none.
 *
 * Files with a hash in their name never change, so what is kept of them is used at once. Pages and words are asked
 * for first, and only without an answer taken from what was kept. The page that is kept is the one that came with the
 * files, so that they always fit each other. Nothing of a table is ever kept.
 */
const KEPT = `wolfmoon-${'development'}`;
/** The build puts the names of its files here. */
const FILES = [];
const INDEX = '/';
const WORDS = '/api/words/';
/** Addresses of the server that are no pages of the client. */
const NOT_PAGES = ['/api/', '/health', '/metrics'];

self.addEventListener('install', (event) => {
  const kept = caches.open(KEPT).then((cache) => cache.addAll([INDEX, ...FILES]));
  event.waitUntil(kept.then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const others = caches
    .keys()
    .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))));
  event.waitUntil(others.then(() => self.clients.claim()));
});

/** The words that a page speaks were asked for before there was a worker. */
self.addEventListener('message', (event) => {
  const words = (event.data?.keep ?? []).filter((path) => path.startsWith(WORDS));
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(words)));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== location.origin) return;
  if (address.pathname.startsWith('/assets/')) event.respondWith(keptFirst(request));
  else if (address.pathname.startsWith(WORDS)) event.respondWith(words(request, address.pathname));
  else if (request.mode === 'navigate' && isPage(address)) event.respondWith(page(request));
});

function isPage({ pathname }) {
  return !NOT_PAGES.some((start) => pathname.startsWith(start));
}

async function keptFirst(request) {
  const cache = await caches.open(KEPT);
  return (await cache.match(request, { ignoreVary: true })) ?? fetch(request);
}

async function words(request, name) {
  return asked(request, name, async (answer) => {
    if (answer.ok) await (await caches.open(KEPT)).put(name, answer.clone());
  });
}

async function page(request) {
  return asked(request, INDEX, () => undefined);
}

/** What the server answers; without an answer, what was kept by a name. */
async function asked(request, name, keep) {
  try {
    const answer = await fetch(request);
    await keep(answer);
    return answer;
  } catch (error) {
    const kept = await (await caches.open(KEPT)).match(name, { ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}
