/** Who is at a table: whose people are here, how many look on, and which bot is thinking. */
import type { Present, Progress, TableInfo } from '../protocol';

export class Presence {
  present: readonly number[] = $state.raw([]);
  watching = $state(0);
  thinking: number | null = $state(null);
  /** How far the bots are, while the server compiles them: once, after it was installed. */
  preparing: Progress | null = $state.raw(null);

  /** Who is there when one comes; from then on the socket tells, and a state that is shown late takes nothing back. */
  meet(info: TableInfo): void {
    this.present = info.seats.filter((seat) => seat.present).map((seat) => seat.seat);
    this.watching = info.watching;
    this.thinking = info.thinking;
    this.preparing = info.preparing;
  }

  hear({ present, watching, thinking, preparing }: Present): void {
    [this.present, this.watching, this.thinking, this.preparing] = [present, watching, thinking, preparing];
  }
}
