/** How far tasks for the person are, as their socket tells: of each the latest, and a way to wait for more. */
import type { TaskProgress } from './protocol';

export class Tasks {
  readonly #latest = new Map<string, TaskProgress>();
  readonly #waiting = new Set<() => void>();
  /** Whether more would be told. */
  #live = false;

  get live(): boolean {
    return this.#live;
  }

  /** What was told last of a task. */
  of(id: string): TaskProgress | undefined {
    return this.#latest.get(id);
  }

  heard(task: TaskProgress): void {
    this.#latest.set(task.id, task);
    this.#look();
  }

  linked(live: boolean): void {
    this.#live = live;
    this.#look();
  }

  /** Wait until something else is told of a task than was seen, or nothing can be told any more; at most so long. */
  more(id: string, seen: TaskProgress | undefined, longest: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.#waiting.delete(look);
        resolve();
      };
      const look = () => {
        if (!this.#live || this.of(id) !== seen) done();
      };
      const timer = setTimeout(done, longest);
      this.#waiting.add(look);
      look();
    });
  }

  #look(): void {
    for (const look of [...this.#waiting]) look();
  }
}
