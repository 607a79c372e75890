/** What needs the person: what is told, what is asked for, and what is next. */
import { beforeEach, describe, expect, test } from 'vitest';
import { Bell } from '../src/lib/bell.svelte';
import type { Outside, Socket } from '../src/lib/connection';
import type { Needs, PersonMessage, TableInfo } from '../src/lib/protocol';
import { secondsLeft, sorted, timeLeft } from '../src/lib/shelves';
import { span } from '../src/lib/spans';
import { settled } from './helpers';

class Line implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  readyState = 1;
  send = () => undefined;
  close = () => undefined;
  says(message: PersonMessage) {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent<string>);
  }
}

let lines: Line[];
let due: (() => void)[];
let asked: number;
let answer: Needs;
let bell: Bell;

const around: PersonMessage = { type: 'around', people: ['ada'] };
const about = (id: string, seq = 3) => ({ id, game: 'lone-wolves', title: '', seq });
const turn = (id: string, yours = true): PersonMessage => ({ type: 'your_turn', table: about(id), yours, ends: null });
function table(id: string, seconds: number | null, seq = 3): TableInfo {
  const seat = { seat: 0, kind: 'person', name: 'Me', yours: true, seconds_left: seconds };
  const clock = seconds === null ? { kind: 'none' } : { kind: 'turns', hours: 24 };
  const more = { game: 'lone-wolves', status: 'playing', changed: '2026-11-01T00:00:00Z', to_decide: 0 };
  return { id, seq, clock, seats: [seat], ...more } as unknown as TableInfo;
}

/** What was put off is done. */
async function later() {
  for (const todo of due.splice(0)) todo();
  await settled();
}

beforeEach(() => {
  [lines, due, asked] = [[], [], 0];
  answer = { turns: [table('a', 100), table('b', 900)], invitations: [], takebacks: [], off: [] };
  const from: Outside = {
    open: () => {
      lines.push(new Line());
      return lines.at(-1)!;
    },
    later: (todo, ms) => (ms < 1000 ? due.push(todo) : 0),
    never: () => undefined,
    chance: () => 0.5,
  };
  const needs = () => {
    asked += 1;
    return Promise.resolve(answer);
  };
  bell = new Bell({ needs, address: () => 'ws://here' }, from);
  bell.listen();
});

describe('what is told', () => {
  test('all waiting games are one thing to do, every request is one', () => {
    const line = lines[0]!;
    for (const message of [around, turn('a'), turn('b')]) line.says(message);
    line.says({ type: 'invited', table: about('c'), by: 'Ada', open: true });
    line.says({ type: 'back_wanted', table: about('d'), by: 'Ada', open: true });
    expect([bell.count, bell.turns.size]).toEqual([3, 2]);
    line.says(turn('a', false));
    line.says({ type: 'back_wanted', table: about('d'), by: 'Ada', open: false });
    expect([bell.count, bell.turns.size, bell.around.has('ada')]).toEqual([2, 1, true]);
  });

  test('a new connection begins with all that waits, and until it speaks the old holds', () => {
    lines[0]!.says(turn('a'));
    lines[0]!.onclose?.({ code: 1006 } as CloseEvent);
    for (const todo of due.splice(0)) todo();
    expect(bell.turns.size).toBe(1);
    lines[1]!.says(around);
    expect([bell.turns.size, bell.link]).toEqual([0, 'live']);
  });

  test('lists of tables are old with every connection, and with whatever happens at a table', () => {
    lines[0]!.says(around);
    const before = bell.told;
    lines[0]!.says({ type: 'tables_changed', tables: ['a'] });
    expect([bell.told, bell.count]).toEqual([before + 1, 0]);
    lines[0]!.onclose?.({ code: 1006 } as CloseEvent);
    for (const todo of due.splice(0)) todo();
    lines[1]!.says(around);
    expect(bell.told).toBe(before + 2);
  });

  test('nothing is asked for while nobody looks, and once for what comes together', async () => {
    lines[0]!.says(turn('a'));
    await later();
    expect(asked).toBe(0);
    const leave = bell.use();
    lines[0]!.says(turn('b'));
    await later();
    expect([asked, bell.needs?.turns.length]).toEqual([1, 2]);
    leave();
  });
});

describe('what is next', () => {
  test('the least time first, never the table that is looked at', async () => {
    for (const message of [turn('a'), turn('b')]) lines[0]!.says(message);
    expect((await bell.next())?.id).toBe('a');
    bell.at = 'a';
    expect((await bell.next())?.id).toBe('b');
    bell.at = 'b';
    lines[0]!.says(turn('a', false));
    expect(await bell.next()).toBeNull();
  });

  test('what was set aside is not next until something happens there', async () => {
    for (const message of [turn('a'), turn('b')]) lines[0]!.says(message);
    bell.setAside(table('a', 100));
    expect((await bell.next())?.id).toBe('b');
    answer = { ...answer, turns: [table('a', 100, 5), table('b', 900)] };
    expect((await bell.next())?.id).toBe('a');
  });
});

describe('time', () => {
  test('where a clock runs the least time comes first, others by how long they have waited', () => {
    const tables = [table('none', null), table('much', 5000), table('little', 60)];
    expect(sorted(tables, 'time').map((each) => each.id)).toEqual(['little', 'much', 'none']);
    expect(secondsLeft(tables[2]!, 20_000)).toBe(40);
  });

  test('the last eighth is soon', () => {
    const day = 24 * 3600;
    expect(timeLeft(table('a', day / 8), 0)).toMatchObject({ part: 0.125, soon: true });
    expect(timeLeft(table('a', day / 8 + 1), 0)?.soon).toBe(false);
    expect(timeLeft(table('a', null), 0)).toBeNull();
  });

  test('in words nobody has more time than there is', () => {
    const said = (seconds: number) => span((key, facts) => `${key} ${JSON.stringify(facts ?? {})}`, seconds);
    expect(said(59)).toBe('span-moment {}');
    expect(said(3 * 3600 + 10 * 60 + 59)).toBe('span-hours-minutes {"hours":3,"minutes":10}');
    expect(said(9 * 3600 + 1799)).toBe('span-hours {"hours":9}');
    expect(said(44 * 3600)).toBe('span-days-hours {"days":1,"hours":20}');
    expect(said(48 * 3600)).toBe('span-days {"days":2}');
  });
});

describe('what is worked out for the person', () => {
  const task = (progress: number, id = 't'): PersonMessage => ({
    ...{ type: 'task', id, kind: 'review-game', state: progress < 1 ? 'waiting' : 'done' },
    ...{ progress, sentence: null },
  });
  const LONG = 1_000_000;
  /** Whether a promise has come true. */
  async function over(waiting: Promise<void>): Promise<boolean> {
    let done = false;
    waiting.then(
      () => (done = true),
      () => undefined,
    );
    await settled();
    return done;
  }

  test('one waits for the next message about it, and for no other', async () => {
    lines[0]!.says(task(0.1));
    const seen = bell.tasks.of('t');
    expect(seen?.progress).toBe(0.1);
    const waiting = bell.tasks.more('t', seen, LONG);
    lines[0]!.says(task(0.5, 'other'));
    lines[0]!.says(turn('a'));
    expect(await over(waiting)).toBe(false);
    lines[0]!.says(task(0.2));
    expect(await over(waiting)).toBe(true);
  });

  test('what was told before one waits is not missed', async () => {
    lines[0]!.says(task(0.1));
    const seen = bell.tasks.of('t');
    lines[0]!.says(task(1));
    expect(await over(bell.tasks.more('t', seen, LONG))).toBe(true);
  });

  test('nobody waits for a socket that is away', async () => {
    expect(bell.tasks.live).toBe(false);
    lines[0]!.onopen?.(new Event('open'));
    lines[0]!.says(task(0.1));
    expect(bell.tasks.live).toBe(true);
    const waiting = bell.tasks.more('t', bell.tasks.of('t'), LONG);
    expect(await over(waiting)).toBe(false);
    lines[0]!.onclose?.({ code: 1006 } as CloseEvent);
    expect([await over(waiting), bell.tasks.live]).toEqual([true, false]);
  });

  test('nobody waits longer than they want to', async () => {
    lines[0]!.says(task(0.1));
    await bell.tasks.more('t', bell.tasks.of('t'), 1);
  });

  test('it rings no bell', () => {
    lines[0]!.says(around);
    const { told } = bell;
    lines[0]!.says(task(0.1));
    expect([bell.told, bell.count]).toEqual([told, 0]);
  });
});
