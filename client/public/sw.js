/**
 * The service worker: the shell of the client opens without a network, and says that there is none.
 *
 * Files with a hash in their name never change, so what is kept of them is used at once. Pages, words and lessons are
 * asked for first, and only without an answer taken from what was kept. The page that is kept is the one that came with
 * the files, so that they always fit each other. Nothing of a table is ever kept.
 */
const VERSION = 'development';
/** The path under which everything lies, as this file does. */
const BASE = new URL('.', location.href).pathname.slice(0, -1);
/** Another server of this origin keeps its own. */
const OURS = `wolfmoon${BASE}-`;
const KEPT = OURS + VERSION;
/** The build puts the names of its files here. */
const FILES = [];
const INDEX = `${BASE}/`;
const ASSETS = `${BASE}/assets/`;
/** What never changes for one reader: words, lessons as they begin, the games and their maps. */
const READ = ['/api/words/', '/api/lessons', '/api/games'].map((path) => BASE + path);
/** Addresses of the server that are no pages of the client. */
const NOT_PAGES = ['/api/', '/health', '/metrics'].map((path) => BASE + path);

self.addEventListener('install', (event) => {
  const kept = caches.open(KEPT).then((cache) => cache.addAll([INDEX, ...FILES.map((file) => BASE + file)]));
  event.waitUntil(kept.then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const others = caches.keys().then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name))));
  event.waitUntil(others.then(() => self.clients.claim()));
});

/** What a page needs was asked for before there was a worker, or is wanted for when there is no network. */
self.addEventListener('message', (event) => {
  const wanted = (event.data?.keep ?? []).filter(isRead);
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(wanted)));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== location.origin) return;
  if (address.pathname.startsWith(ASSETS)) event.respondWith(keptFirst(request));
  else if (isRead(address.pathname)) event.respondWith(read(request, address.pathname + address.search));
  else if (request.mode === 'navigate' && isPage(address)) event.respondWith(page(request));
});

function isOld(name) {
  return name.startsWith(OURS) && name !== KEPT;
}

function isRead(path) {
  return READ.some((start) => path.startsWith(start));
}

function isPage({ pathname }) {
  return !NOT_PAGES.some((start) => pathname.startsWith(start));
}

async function keptFirst(request) {
  const cache = await caches.open(KEPT);
  return (await cache.match(request, { ignoreVary: true })) ?? fetch(request);
}

async function read(request, name) {
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

/** A message has come: it is always shown, for a browser ends the subscription of one that shows nothing. */
self.addEventListener('push', (event) => {
  event.waitUntil(show(event.data));
});

async function show(data) {
  const told = messageOf(data);
  const shown = (await self.registration.getNotifications({ tag: told.tag })).some((each) => each.data?.id === told.id);
  await self.registration.showNotification(told.title, {
    body: told.body,
    tag: told.tag,
    // what arrives twice is not heard twice
    renotify: !shown && Boolean(told.tag),
    lang: told.language,
    icon: `${BASE}/icon-192.png`,
    badge: `${BASE}/icon-192.png`,
    ...(told.image ? { image: told.image } : {}),
    data: { id: told.id, link: told.link, mute: told.mute },
    actions: [
      { action: 'open', title: told.open_word },
      ...(told.mute ? [{ action: 'mute', title: told.mute_word }] : []),
    ],
  });
}

/** What can't be read is shown all the same: there is something to look at. */
function messageOf(data) {
  const usual = { id: '', tag: 'wolfmoon', title: 'Wolfmoon', body: '', link: `${BASE}/games`, open_word: 'Wolfmoon' };
  try {
    return { ...usual, ...data.json() };
  } catch {
    return usual;
  }
}

/** A page of ours that is open is used; the table is opened at once. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { link, mute } = event.notification.data ?? {};
  event.waitUntil(openPage(event.action === 'mute' && mute ? mute : (link ?? `${BASE}/games`)));
});

async function openPage(link) {
  const address = new URL(link, location.href);
  const pages = await self.clients.matchAll({ type: 'window' });
  const page = pages.find((each) => new URL(each.url).origin === address.origin);
  if (!page) return self.clients.openWindow(address.href);
  await page.focus();
  return page.navigate(address.href);
}
