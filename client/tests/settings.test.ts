import { describe, expect, it } from 'vitest';
import { Settings, USUAL } from '../src/lib/settings.svelte';

describe('settings', () => {
  it('that were set elsewhere are taken over, as far as they are known here', () => {
    const settings = new Settings();
    settings.set('sounds', true);
    settings.adopt({
      theme: 'day',
      language: 'pl',
      dim: true,
      colours: 'neon',
      pace: 3,
      hints: 'yes',
      sounds: false,
      volume: 0,
      later: true,
    });
    expect(settings.now).toEqual({ ...USUAL, theme: 'day', language: 'pl', dim: true, sounds: true });
  });

  it('share all but the loudness', () => {
    const { sounds: _, soundsOffered: __, volume: ___, ...shared } = USUAL;
    expect(new Settings().shared).toEqual(shared);
  });
});
