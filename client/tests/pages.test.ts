import { describe, expect, test } from 'vitest';
import { address, at } from '../src/lib/asking';
import { chart } from '../src/lib/chart';
import { clockParts } from '../src/lib/clock';
import { margin, scoreRows, sourcesOf } from '../src/lib/scores';
import { matched } from '../src/lib/router.svelte';
import { uuid } from '../src/lib/web';
import { fixture } from './helpers';

test('an address leaves out what is not given', () => {
  expect(address('/api/x', { seat: 0, step: null, open: undefined })).toBe('/api/x?seat=0');
  expect(address('/api/x')).toBe('/api/x');
});

test('a part of a path stays one part, whatever is in it', () => {
  expect(at`/api/tables/${'../games'}/invites/${2}`).toBe('/api/tables/..%2Fgames/invites/2');
});

test.each([
  ['/', '/', {}],
  ['/table/:id', '/table/a%20b', { id: 'a b' }],
  ['/table/:id', '/table/x/', { id: 'x' }],
  ['/table/:id/replay', '/table/x', null],
  ['/table/:id', '/table/%', null],
  ['/table/:id', '/table/..%2Fgames', { id: '../games' }],
  ['/', '/lobby', null],
])('the path %s fits %s or not', (pattern, path, parts) => {
  expect(matched(pattern, path)).toEqual(parts);
});

test.each([
  [402, '6:42'],
  [9, '0:09'],
  [3999.9, '1:06:39'],
  [3 * 86400 + 4 * 3600, '3d 04h'],
  [0, '0:00'],
])('%i seconds are %s', (seconds, text) => {
  expect(clockParts(seconds).join('')).toBe(text);
});

test('ids differ', () => {
  expect(new Set(Array.from({ length: 100 }, uuid)).size).toBe(100);
});

describe.each(['wolves-over', 'lone-over'])('the score of %s', (name) => {
  const position = fixture(name).position!;
  const rows = scoreRows(position);

  test('adds up to the points of the outcome, the winner first', () => {
    for (const row of rows) {
      expect(row.points.reduce((sum, points) => sum + points)).toBe(row.total);
      expect(row.total).toBe(position.outcome!.scores[row.seat]);
    }
    expect(rows[0]!.winner).toBe(true);
    expect(rows.map((row) => row.rank)).toEqual([...rows.map((row) => row.rank)].sort());
    expect(margin(rows)).toBe(rows[0]!.total - rows[1]!.total || null);
  });

  test('has a column for every source', () => {
    expect(
      sourcesOf(position.game)
        .map((source) => source.name)
        .sort(),
    ).toEqual(Object.keys(position.sheet.seats[0]!.points).sort());
  });
});

describe('a chart', () => {
  const drawn = chart(
    {
      steps: [0, 1, 2],
      points: [
        [0, 0],
        [5, 2],
        [20, 19],
      ],
    },
    400,
    200,
  );

  test('has a line for each seat, and higher points are higher up', () => {
    expect(drawn.lines).toHaveLength(2);
    expect(drawn.scale.map((mark) => mark.value)).toEqual([0, 5, 10, 15, 20]);
    expect(drawn.scale[0]!.y).toBeGreaterThan(drawn.scale[4]!.y);
  });

  test('keeps the marks at the ends of its lines apart', () => {
    expect(Math.abs(drawn.ends[0]!.y - drawn.ends[1]!.y)).toBeGreaterThanOrEqual(22);
  });

  test('is drawn for a game without points as well', () => {
    expect(chart({ steps: [0], points: [[0, 0]] }, 400, 200).lines.join()).not.toContain('NaN');
  });
});
