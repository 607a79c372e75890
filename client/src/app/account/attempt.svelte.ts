/** Something that is done about an account, and how it went. */
import { Away, Refused } from '$lib/api';
import { t } from '$lib/here.svelte';

/** As the server has it; it has the last word. */
export const LEAST_PASSWORD = 10;

export class Attempt {
  said = $state('');
  problem = $state('');

  async do(todo: () => Promise<unknown>, done: string): Promise<void> {
    this.said = this.problem = '';
    try {
      await todo();
      this.said = done;
    } catch (error) {
      if (!(error instanceof Refused || error instanceof Away)) throw error;
      this.problem = error instanceof Refused ? error.message : t('server-away');
    }
  }
}
