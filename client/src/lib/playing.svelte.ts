/** A replay that goes on by itself: each step is shown, read, and followed by the next. */
import { attempt } from './attempt.svelte';
import type { LookingBack } from './replay.svelte';
import { onDevice } from './web';

export const SPEEDS = [0.5, 1, 2, 4] as const;
const KEPT = 'wolfmoon-replay-speed';
/** Time to read: for a step, and for each thing that is told of it. */
const READING_MS = 700;
const SENTENCE_MS = 500;
const MOST_SENTENCES = 5;

export class Playing {
  on = $state(false);
  speed: number = $state(onDevice.read<number>(KEPT, 1));
  readonly #back: LookingBack;
  #round = 0;

  constructor(back: LookingBack) {
    this.#back = back;
  }

  toggle = (): void => {
    if (this.on) this.stop();
    else attempt(() => this.#run());
  };

  stop(): void {
    this.on = false;
    this.#round += 1;
  }

  /** Faster or slower by one, as far as it goes. */
  hurry(by: 1 | -1): void {
    const place = SPEEDS.findIndex((speed) => speed === this.speed);
    this.choose(SPEEDS[Math.max(0, Math.min(place + by, SPEEDS.length - 1))] ?? this.speed);
  }

  choose(speed: number): void {
    this.speed = speed;
    onDevice.write(KEPT, speed);
  }

  async #run(): Promise<void> {
    const back = this.#back;
    const round = ++this.#round;
    this.on = true;
    try {
      if (back.replay.step >= back.replay.steps) await back.first();
      while (round === this.#round && back.replay.step < back.replay.steps) {
        const told = Math.min(back.told.length, MOST_SENTENCES);
        await new Promise((done) => setTimeout(done, (READING_MS + told * SENTENCE_MS) / this.speed));
        if (round === this.#round) await back.nextStep();
      }
    } finally {
      if (round === this.#round) this.on = false;
    }
  }
}
