import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Away, Refused } from '../src/lib/asking';
import { attempt, Attempt, Asked, FAILED, failure, Foreseen, quietly } from '../src/lib/attempt.svelte';
import { inWords, notices } from '../src/lib/notices.svelte';
import { problem, settled } from './helpers';

const said = () => notices.shown.map((notice) => ('key' in notice.says ? notice.says.key : notice.says.sentence));
const mistakes = vi.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(() => notices.close(FAILED));
afterEach(() => mistakes.mockClear());

describe('what is said of a failure', () => {
  test.each([
    [new Refused(problem('not-yours')), 'not-yours'],
    [new Away(), 'server-away'],
    [new Foreseen('copy-failed'), 'copy-failed'],
    [new TypeError('x is undefined'), 'failed'],
    ['thrown by mistake', 'failed'],
  ])('%s', (error, words) => {
    expect(inWords((key) => key, failure(error))).toBe(words);
  });
});

describe('something that is attempted', () => {
  test('and done is not spoken of', async () => {
    attempt(() => Promise.resolve());
    await settled();
    expect(said()).toEqual([]);
  });

  test('is begun at once', () => {
    let begun = false;
    attempt(() => (begun = true));
    expect(begun).toBe(true);
  });

  test('and refused is said in the words of the server', async () => {
    attempt(() => Promise.reject(new Refused(problem('too-many-tables'))));
    await settled();
    expect(said()).toEqual(['too-many-tables']);
    expect(notices.shown[0]?.remedy).toBeUndefined();
    expect(mistakes).not.toHaveBeenCalled();
  });

  test('and fails by our mistake is said to the console too, and the page may be loaded again', async () => {
    attempt(() => {
      throw new TypeError('x is undefined');
    });
    await settled();
    expect(said()).toEqual(['failed']);
    expect(notices.shown[0]?.remedy?.key).toBe('load-again');
    expect(mistakes).toHaveBeenCalledOnce();
  });

  test('may be tried again until it is done', async () => {
    let tries = 0;
    attempt(() => {
      tries += 1;
      if (tries < 3) throw new Away();
    }, 'again');
    await settled();
    notices.shown[0]?.remedy?.do?.();
    await settled();
    expect(said()).toEqual(['server-away']);
    notices.shown[0]?.remedy?.do?.();
    await settled();
    expect(said()).toEqual([]);
    expect(tries).toBe(3);
  });

  test('only to help may fail without a word, but not by our mistake', () => {
    expect(quietly(new Away())).toBeNull();
    expect(said()).toEqual([]);
    quietly(new TypeError('x is undefined'));
    expect(said()).toEqual(['failed']);
  });
});

describe('an attempt with a place to say how it went', () => {
  test('says that it was done', async () => {
    const trying = new Attempt();
    expect(await trying.do(() => Promise.resolve(), 'Done.')).toBe(true);
    expect([trying.said, trying.failed, trying.busy]).toEqual(['Done.', null, false]);
  });

  test('keeps what it failed with until the next one', async () => {
    const trying = new Attempt();
    const away = new Away();
    expect(await trying.do(() => Promise.reject(away), 'Done.')).toBe(false);
    expect([trying.said, trying.failed, trying.busy]).toEqual(['', away, false]);
    await trying.do(() => undefined);
    expect(trying.failed).toBeNull();
  });

  test('is not begun twice', async () => {
    const trying = new Attempt();
    let done = () => {};
    const first = trying.do(() => new Promise<void>((yes) => (done = yes)));
    expect(await trying.do(() => expect.unreachable())).toBe(false);
    done();
    expect(await first).toBe(true);
  });
});

describe('something that is asked for', () => {
  test('is found, or asked for again', async () => {
    let tries = 0;
    const asked = new Asked(() => (++tries === 1 ? Promise.reject(new Away()) : Promise.resolve('a map')));
    await settled();
    expect([asked.found, asked.failed]).toEqual([null, new Away()]);
    asked.again();
    expect(asked.failed).toBeNull();
    await settled();
    expect(asked.found).toBe('a map');
  });

  test('of two answers the one that was asked for last counts', async () => {
    const answers: ((found: string) => void)[] = [];
    const asked = new Asked(() => new Promise<string>((done) => answers.push(done)));
    asked.again();
    answers[1]?.('new');
    await settled();
    answers[0]?.('old');
    await settled();
    expect(asked.found).toBe('new');
  });
});
