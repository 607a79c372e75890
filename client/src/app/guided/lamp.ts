/** The lantern of a lesson or a puzzle: it is climbed rung by rung, and put away after the last one. */
import { attempt } from '$lib/attempt.svelte';

export interface Lamp {
  readonly open: boolean;
  /** Whether there is another rung. */
  readonly more: boolean;
  /** Open the next rung. */
  next(): Promise<void>;
  close(): void;
}

export function climb(lamp: Lamp): void {
  if (lamp.more) attempt(() => lamp.next());
  else lamp.close();
}

/** How one leaves the shelf while the lantern stands on it; there is no other way to. */
export function leaving(lamp: Lamp): (() => void) | undefined {
  return lamp.open ? () => lamp.close() : undefined;
}
