import { beforeAll, describe, expect, it } from 'vitest';
import { fixture, openBox } from '../../tests/helpers';
import type { Land, Moon, Suit } from '$lib/protocol';
import { lone, type LonePosition } from './names';
import { sceneOf } from './scene';
import { skyOf, type Sky } from './sky';

beforeAll(openBox);

type Trump = Suit | null;

/** The sky where these moons lie and the server says which trump there is, and which comes. */
function sky(trump: Trump, next: Trump, moons: Partial<Record<Land, Moon>>): Sky {
  const now: LonePosition = lone(fixture('lone-first').position)!;
  const lands = now.sheet.lands.map((row) => ({ ...row, moon: moons[row.land] ?? null }));
  const view = { ...now.view, trump, next_trump: next };
  const position = { ...now, view, sheet: { ...now.sheet, lands } };
  return skyOf({ now: position, scene: sceneOf(position, 0) });
}

describe('the sky', () => {
  it('is empty at first', () => {
    expect(sky(null, null, {})).toEqual({ trump: null, next: null, shown: null });
  });

  it('shows the moon of the trump', () => {
    const { next, shown } = sky('black', 'black', { caves: 'moon' });
    expect([next, shown?.land, shown?.moon]).toEqual([null, 'caves', 'moon']);
  });

  it('shows the moon of the trump that comes, as the server says it, where there is none yet', () => {
    const { next, shown } = sky(null, 'green', { swamp: 'moon' });
    expect([next, shown?.land]).toEqual(['green', 'swamp']);
  });

  it('names the trump that comes beside the one there is', () => {
    const { next, shown } = sky('black', 'white', { caves: 'moon', tundra: 'blood-moon' });
    expect([next, shown?.land]).toEqual(['white', 'caves']);
  });

  it('names none where the server says that none comes, whatever moons there are', () => {
    expect(sky('black', null, { caves: 'moon', tundra: 'blood-moon' }).next).toBeNull();
    expect(sky(null, null, { caves: 'moon' }).shown).toBeNull();
  });
});
