/** How fast what others do is played out. One choice for all tables; it holds from the next step on. */
import { settings } from '$lib/client.svelte';
import type { Speed } from '$lib/settings.svelte';

/** A turn takes about so long, whatever its length; but no step of it less than the other. */
const TURN_MS = 2200;
const STEP_MS = 700;
const TIMES: Record<Speed, number> = { slow: 2, usual: 1, fast: 0.5, once: 0, wait: 1 };

type Motion = Parameters<typeof settings.time>[0];

export class Tempo {
  #skipped = $state(false);
  #wake: (() => void) | null = null;

  /** How long things take, by what was chosen; 0: they are there at once. */
  get factor(): number {
    return settings.pace === 'none' ? 0 : TIMES[settings.now.others];
  }

  get waits(): boolean {
    return this.factor > 0 && settings.now.others === 'wait';
  }

  get skipped(): boolean {
    return this.#skipped;
  }

  /** Something begins that may be skipped. */
  begin(): void {
    this.#skipped = false;
  }

  /** The rest at once. */
  skip(): void {
    this.#skipped = true;
    this.#wake?.();
  }

  /** How long a motion takes now. */
  time(motion: Motion): number {
    return this.#skipped ? 0 : settings.time(motion) * (this.factor || 1);
  }

  /** The time of one step of so many. */
  step(steps: number): number {
    return this.#skipped ? 0 : Math.max(TURN_MS / Math.max(1, steps), STEP_MS) * this.factor;
  }

  /** Wait; whoever does not want to, skips. */
  async pause(ms: number): Promise<void> {
    if (this.#skipped || ms <= 0) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    await new Promise<void>((done) => {
      this.#wake = done;
      timer = setTimeout(done, ms);
    });
    clearTimeout(timer);
    this.#wake = null;
  }

  /** Wait until one has seen enough. */
  async hold(): Promise<void> {
    if (!this.waits || this.#skipped) return;
    await new Promise<void>((done) => (this.#wake = done));
    this.#wake = null;
    this.#skipped = false;
  }
}
