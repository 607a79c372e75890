/** Small things of the browser that need care. */
import { shared } from './base';
import { at } from './sure';

/** A random id. Plain HTTP on a home network has no `crypto.randomUUID`, so it is made by hand. */
export function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (at(bytes, 6) & 0x0f) | 0x40;
  bytes[8] = (at(bytes, 8) & 0x3f) | 0x80;
  const text = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return text.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** One of `count`, by lot: nobody can foresee it, as nobody can foresee a deal. */
export function lot(count: number): number {
  const drawn = at(crypto.getRandomValues(new Uint32Array(1)), 0);
  return Math.floor((drawn / 2 ** 32) * count);
}

/** Where a table's events come from, after the last one seen. */
export function socketAddress(id: string, after: number, seat: number | null): string {
  const address = new URL(shared(`/api/tables/${id}/socket`));
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  address.searchParams.set('after', String(after));
  if (seat !== null) address.searchParams.set('seat', String(seat));
  return address.href;
}

/** Where what concerns the person comes from. */
export function personAddress(): string {
  const address = new URL(shared('/api/me/socket'));
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
}

/** A place where things are kept by name; a browser that keeps nothing is no reason to fail. */
function keeper(storage: () => Storage) {
  return {
    read<T>(name: string, usual: T): T {
      try {
        const text = storage().getItem(name);
        return text === null ? usual : (JSON.parse(text) as T);
      } catch {
        return usual;
      }
    },
    write(name: string, value: unknown): void {
      try {
        storage().setItem(name, JSON.stringify(value));
      } catch {
        // Private windows may refuse; what was to be kept then lasts as long as the page.
      }
    },
  };
}
/** What is kept on this device. */
export const onDevice = keeper(() => localStorage);
/** What is kept in this tab, for when it is loaded again. */
export const inTab = keeper(() => sessionStorage);

/** Put text on the clipboard; without a secure page only the old way works. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement('textarea');
    field.value = text;
    field.className = 'out-of-sight';
    document.body.append(field);
    field.select();
    const done = document.execCommand('copy');
    field.remove();
    return done;
  }
}

/** Give the reader a file to keep. */
export function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
