import { describe, expect, it } from 'vitest';
import { worded } from './happenings';

describe('the words of what was done', () => {
  it('are those of the last things, as far as there is room', () => {
    expect(worded([90, 80, 70], 300)).toBe(0);
    expect(worded([90, 80, 70], 150)).toBe(1);
    expect(worded([90, 80, 70], 149)).toBe(2);
  });

  it('are there for the very last in any case', () => {
    expect(worded([10, 400], 300)).toBe(1);
    expect(worded([400], 0)).toBe(0);
  });
});
