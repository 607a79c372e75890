import { expect, test } from 'vitest';
import { ago } from '../src/lib/moments';

test("how long ago something was is said in the reader's language", () => {
  const now = Date.parse('2026-11-16T12:00:00Z');
  const said = (language: string, at: string) => ago(language, at, now);
  expect(said('en', '2026-11-16T11:59:30Z')).toBe('now');
  expect(said('en', '2026-11-16T11:15:00Z')).toBe('45 minutes ago');
  expect(said('de', '2026-11-15T11:00:00Z')).toBe('gestern');
  expect(said('pl', '2026-11-11T11:00:00Z')).toBe('5 dni temu');
  expect(said('en', '2026-08-01T11:00:00Z')).toBe('Aug 1, 2026');
});
