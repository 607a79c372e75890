import { describe, expect, it } from 'vitest';
import { inner, outer } from './base';

describe('a base', () => {
  it('is put before our own addresses, once', () => {
    expect(outer('/lobby', '/wolves')).toBe('/wolves/lobby');
    expect(outer('/wolves/lobby', '/wolves')).toBe('/wolves/lobby');
    expect(outer('/wolvesden', '/wolves')).toBe('/wolves/wolvesden');
    expect(outer('#main', '/wolves')).toBe('#main');
    expect(outer('//elsewhere/x', '/wolves')).toBe('//elsewhere/x');
    expect(outer('/lobby', '')).toBe('/lobby');
  });

  it('is taken off what the browser says', () => {
    expect(inner('/wolves/table/x', '/wolves')).toBe('/table/x');
    expect(inner('/wolves', '/wolves')).toBe('/');
    expect(inner('/wolves/', '/wolves')).toBe('/');
    expect(inner('/table/x', '')).toBe('/table/x');
  });
});
