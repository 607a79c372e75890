/** Ask until there is an answer: for questions that may be asked twice, and orders that carry an id. */
import { Away } from './asking';

const TRY_AGAIN_MS = 1200;

export async function insist<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Away)) throw error;
      await new Promise((done) => setTimeout(done, TRY_AGAIN_MS));
    }
  }
}
