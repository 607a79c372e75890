import { createRawSnippet } from 'svelte';
import { describe, expect, it } from 'vitest';
import { Shelf, type Spoken } from './shelf.svelte';

const content = createRawSnippet(() => ({ render: () => '<p></p>' }));
const speech = (owner: string): Spoken => ({ owner, title: () => owner, content });

describe('the shelf', () => {
  it('is empty until someone takes it', () => {
    expect(new Shelf().now).toBeNull();
  });

  it('is theirs who took it last, and then again theirs who had it before', () => {
    const shelf = new Shelf();
    shelf.take(speech('recap'));
    const give = shelf.take(speech('hint'));
    expect(shelf.now?.owner).toBe('hint');
    expect([shelf.holds('recap'), shelf.holds('lesson')]).toEqual([true, false]);
    give();
    expect(shelf.now?.owner).toBe('recap');
    shelf.give('recap');
    expect(shelf.now).toBeNull();
  });

  it('holds one thing of each: who takes it again comes to the front', () => {
    const shelf = new Shelf();
    const giveFirst = shelf.take(speech('recap'));
    shelf.take(speech('hint'));
    shelf.take(speech('recap'));
    giveFirst();
    expect(shelf.now?.owner).toBe('recap');
    shelf.give('recap');
    expect(shelf.now?.owner).toBe('hint');
  });

  it('keeps who stays below whoever speaks, in whichever order they came', () => {
    const shelf = new Shelf();
    const stays = { ...speech('first'), stays: true };
    shelf.take(speech('recap'));
    shelf.take(stays);
    expect([shelf.now?.owner, shelf.under?.owner, shelf.free]).toEqual(['recap', 'first', false]);
    shelf.take(speech('hint'));
    expect([shelf.now?.owner, shelf.under?.owner]).toEqual(['hint', 'first']);
    shelf.give('hint');
    shelf.give('recap');
    expect([shelf.now?.owner, shelf.under, shelf.free]).toEqual(['first', null, true]);
    shelf.give('first');
    expect([shelf.now, shelf.free]).toEqual([null, true]);
  });
});
