import { expect, it } from 'vitest';
import { Refused } from '$lib/asking';
import type { Preview } from '$lib/protocol';
import { fixture, previewOf, problem } from '../../../tests/helpers';
import { Hinting } from './hinting.svelte';
import type { Learning } from './learning.svelte';

const TURN = ['move grass', 'alpha S14', 'to F4'];

/** What was asked about, where only some lines are possible. */
async function askedAbout(...possible: string[][]): Promise<string[][]> {
  const asked: string[][] = [];
  const of = { state: { asked: { turn: TURN, look: [], light: ['F4'] }, seat: 0 } } as unknown as Learning;
  const preview = (line: string[]): Promise<Preview> => {
    asked.push(line);
    const found = possible.some((each) => each.join() === line.join());
    return found ? Promise.resolve(previewOf(fixture('wolves-2'))) : Promise.reject(new Refused(problem('illegal')));
  };
  const hinting = new Hinting(of, preview);
  await hinting.next();
  expect([hinting.rung, hinting.places, asked]).toEqual([1, ['F4'], []]);
  await hinting.next();
  return asked;
}

it('the last rung shows what all decisions of the hint lead to', async () => {
  expect(await askedAbout(TURN)).toEqual([TURN]);
});

it('of what is done already, the last rung shows the rest', async () => {
  const rest = TURN.slice(1);
  expect(await askedAbout(rest)).toEqual([TURN, TURN.slice(0, 1), rest]);
});
