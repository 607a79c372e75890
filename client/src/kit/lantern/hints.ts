/** Who gives hints on a board: a live table asks its server, a lesson has its own. */
import type { Hint, Verdict } from '$lib/protocol';

/** A loss is told from so much of a fair share on, in per cent. */
export type Threshold = 10 | 20 | 30;

export interface Hints {
  /** Why there is no hint now, as the key of its sentence; null: there may be one. */
  off(): string | null;
  /** Whether a clock runs meanwhile. */
  timed(): boolean;
  hint(unless: AbortSignal): Promise<Hint>;
  /** What a turn gives up: what was decided in it so far, then the line. */
  judge(line: string[], threshold: Threshold, unless: AbortSignal): Promise<Verdict>;
  /** Whether the tutor looks at one's turns here, and from which loss on it speaks; null: it does not. */
  tutor(): Threshold | null;
}
