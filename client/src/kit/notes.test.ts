import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Notes, type Note } from './notes.svelte';

const NOTE: Note = { title: 'too far' };
/** As much of an element as a note needs. */
const thing = () => ({ getBoundingClientRect: () => ({ left: 0 }) }) as unknown as Element;

describe('notes', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('come after a moment, and go a while after the pointer', async () => {
    const notes = new Notes();
    notes.soon(thing(), () => NOTE);
    expect(notes.shown).toBeNull();
    await vi.advanceTimersByTimeAsync(1000);
    expect(notes.shown?.title).toBe('too far');
    notes.leave();
    notes.stay();
    await vi.advanceTimersByTimeAsync(1000);
    expect(notes.shown).not.toBeNull();
    notes.leave();
    await vi.advanceTimersByTimeAsync(1000);
    expect(notes.shown).toBeNull();
  });

  it('show what was asked for last, however late the first answer comes', async () => {
    const notes = new Notes();
    const [one, other] = [thing(), thing()];
    let late = (_: Note) => {};
    const asked = notes.show(one, () => new Promise((done) => (late = done)), 'tap');
    expect([notes.isOf(one), notes.isOf(other)]).toEqual([true, false]);
    await notes.show(other, () => NOTE, 'tap');
    late({ title: 'of the past' });
    await asked;
    expect([notes.shown?.of === other, notes.isOf(one)]).toEqual([true, false]);
  });

  it('say nothing where there is nothing to say', async () => {
    const notes = new Notes();
    const one = thing();
    await notes.show(one, () => null, 'focus');
    expect([notes.shown, notes.isOf(one)]).toEqual([null, false]);
  });

  it('go along with what they are about, and away with it', async () => {
    const notes = new Notes();
    const one = { isConnected: true, left: 0, getBoundingClientRect: () => ({ left: one.left }) };
    await notes.show(one as unknown as Element, () => NOTE, 'tap');
    one.left = 40;
    notes.follow();
    expect(notes.shown?.at.left).toBe(40);
    one.isConnected = false;
    notes.follow();
    expect(notes.shown).toBeNull();
  });
});
