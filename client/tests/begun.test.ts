import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keepBegun, resume } from '../src/lib/begun';
import type { Option } from '../src/lib/protocol';
import { Table } from '../src/lib/table.svelte';
import { fakeApi, FakeOutside, fixture, later, previewOf } from './helpers';

const start = fixture('lone-first');
const server = fakeApi({ preview: () => previewOf(start) });
const sit = (state = start) => new Table(server.api, state, new FakeOutside());

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});

async function begin(): Promise<Option> {
  const table = sit();
  const [first] = table.board.offer;
  if (!first) throw new Error('nothing is offered');
  await table.board.propose([first]);
  keepBegun(table);
  return first;
}

describe('a half-made move', () => {
  test('is there again when the page is loaded again, once', async () => {
    const first = await begin();
    const table = sit();
    await resume(table);
    expect(table.board.line).toEqual([first]);
    const another = sit();
    await resume(another);
    expect(another.board.line).toEqual([]);
  });

  test('is let go if the game has gone on', async () => {
    await begin();
    const table = sit(later(start, start.seq + 1));
    await resume(table);
    expect(table.board.line).toEqual([]);
  });

  test('stays at its table', async () => {
    await begin();
    const table = sit({ ...start, table: { ...start.table, id: 'another' } });
    await resume(table);
    expect(table.board.line).toEqual([]);
  });

  test('of another seat is not shown to this one', async () => {
    await begin();
    const table = sit({ ...start, seat: 1 });
    await resume(table);
    expect(table.board.line).toEqual([]);
  });

  test('that was given up is not kept', async () => {
    await begin();
    keepBegun(sit());
    const table = sit();
    await resume(table);
    expect(table.board.line).toEqual([]);
  });
});
