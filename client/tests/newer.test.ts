import { beforeEach, describe, expect, test, vi } from 'vitest';
import { filesOf, Newer } from '../src/lib/newer';
import { notices } from '../src/lib/notices.svelte';

const page = (mark: string) =>
  `<script type="module" src="/assets/index-${mark}.js"></script><link href="/assets/shared-1.css">`;
const told = () => notices.shown.some((notice) => notice.name === 'newer');

beforeEach(() => {
  notices.close('newer');
  vi.useFakeTimers();
});

describe('a tab', () => {
  test('knows the files of its page, in whatever order they stand', () => {
    expect(filesOf(page('a'))).toBe('/assets/index-a.js /assets/shared-1.css');
    expect(filesOf('no page of ours')).toBe('');
  });

  test('as old as the server says nothing', async () => {
    const newer = new Newer(filesOf(page('a')), () => Promise.resolve(page('a')));
    expect(await newer.look()).toBe(false);
    expect(told()).toBe(false);
  });

  test('older than the server says so', async () => {
    const newer = new Newer(filesOf(page('a')), () => Promise.resolve(page('b')));
    expect(await newer.look()).toBe(true);
    expect(told()).toBe(true);
  });

  test.each([
    ['without an answer', () => Promise.reject(new TypeError('away'))],
    ['behind a gate with a page of its own', () => Promise.resolve('<h1>Sign in to the network</h1>')],
  ])('%s takes itself for new', async (_, ask) => {
    expect(await new Newer(filesOf(page('a')), ask).look()).toBe(false);
    expect(told()).toBe(false);
  });

  test('that is being developed asks nothing', async () => {
    const newer = new Newer('', () => expect.unreachable());
    expect(await newer.look()).toBe(false);
  });

  test('asks once in a while, however often it is looked at', async () => {
    let asked = 0;
    const newer = new Newer(filesOf(page('a')), () => Promise.resolve(page(asked++ === 0 ? 'a' : 'b')));
    expect(await Promise.all([newer.look(), newer.look()])).toEqual([false, false]);
    expect(asked).toBe(1);
    vi.runAllTimers();
    expect(await newer.look()).toBe(true);
  });
});
