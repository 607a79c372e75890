/** Whether someone is new here: then it is offered once to learn by playing. */
import { onDevice } from '$lib/web';
import { progress } from './progress.svelte';

const ASKED = 'wolfmoon-first-time';

/** Asked once: from then on nobody on this device is new. */
export function isNewcomer(): boolean {
  const asked = onDevice.read<boolean>(ASKED, false);
  onDevice.write(ASKED, true);
  return !asked && progress.none;
}
