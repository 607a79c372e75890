import { words } from './client.svelte';

/** A sentence or a title begins with a capital, whatever it begins with. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);
}
