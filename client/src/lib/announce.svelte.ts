/** What is said aloud to those who listen: one live region, spoken in order. */
const PAUSE_MS = 150;

export class Announcer {
  /** The sentence in the live region now. */
  polite = $state('');
  urgent = $state('');
  #waiting: string[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;

  /** Say something when there is a pause. */
  say(sentence: string): void {
    if (sentence) this.#waiting.push(sentence);
    if (this.#timer === null) this.#timer = setTimeout(() => this.#speak(), PAUSE_MS);
  }

  /** Say something now: it can't wait, as when the connection is lost. */
  call(sentence: string): void {
    this.urgent = sentence;
  }

  /** Sentences that came together are said together, for a new one silences the last. */
  #speak(): void {
    this.#timer = null;
    const sentence = this.#waiting.splice(0).join(' ');
    // The same words twice would not be noticed: an unseen mark makes them new.
    this.polite = sentence === this.polite ? `${sentence}\u00a0` : sentence;
  }
}

export const announcer = new Announcer();
