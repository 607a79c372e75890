/** What the host of the server has to tell everyone. */
import { quietly } from './attempt.svelte';
import { api } from './client.svelte';
import { notices } from './notices.svelte';
import { inTab } from './web';

const NAME = 'announcement';
/** It is asked no more often than this. */
const SELDOM_MS = 60_000;
let asked = -SELDOM_MS;

/** Ask for it, and show it once in each tab. */
export async function hearHost(): Promise<void> {
  if (performance.now() - asked < SELDOM_MS) return;
  asked = performance.now();
  const told = await api.announcement().catch(quietly);
  if (!told) notices.close(NAME);
  else if (inTab.read<string>(NAME, '') !== told.id) {
    notices.show({ name: NAME, says: { sentence: told.text } });
    inTab.write(NAME, told.id);
  }
}
