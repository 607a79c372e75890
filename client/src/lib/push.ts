/** This browser as a place where one can be told something: whether it can be, is, and may be. */
import type { NewPush } from './protocol';

/** Why not, if it can't: an iPhone only can as an app of the home screen; a page without https never. */
export type Able = 'yes' | 'iphone' | 'no' | 'denied';

export function able(): Able {
  if (typeof Notification !== 'undefined' && Notification.permission === 'denied') return 'denied';
  if ('serviceWorker' in navigator && 'PushManager' in globalThis) return 'yes';
  return isApple() ? 'iphone' : 'no';
}

/** An iPad calls itself a Mac, but can be touched. */
function isApple(): boolean {
  return (
    /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  );
}

/** The worker that is told; null if there is none, as while one develops. */
async function worker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  return (await navigator.serviceWorker.getRegistration()) ?? null;
}

/** Where this browser is told something, whoever asked for it; null if nowhere. */
export async function endpointHere(): Promise<string | null> {
  const found = await worker();
  const known = found && 'pushManager' in found ? await found.pushManager.getSubscription() : null;
  return known?.endpoint ?? null;
}

/** Ask the browser, which asks its owner: only after a click. Null: it may not. */
export async function subscribe(key: string): Promise<NewPush | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const found = await worker();
  if (!found) return null;
  const known = await found.pushManager.getSubscription();
  if (known && !isFor(known, key)) await known.unsubscribe();
  const made = await found.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  return asNew(made);
}

/** A subscription is for one server's key alone. */
function isFor(known: PushSubscription, key: string): boolean {
  const used = known.options.applicationServerKey;
  return used !== null && String(new Uint8Array(used)) === String(bytes(key));
}

function asNew(made: PushSubscription): NewPush {
  const { endpoint, keys } = made.toJSON();
  return {
    kind: 'push',
    endpoint: endpoint ?? made.endpoint,
    keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
  };
}

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
