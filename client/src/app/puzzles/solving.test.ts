import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Away } from '$lib/asking';
import type { Position, PuzzleFrame, PuzzleRated, PuzzleState, PuzzleVerdict } from '$lib/protocol';
import { fakeApi, fixture, previewOf, settled, type FakeApi } from '../../../tests/helpers';
import { met } from './met.svelte';
import { Solving } from './solving.svelte';

const STATE = fixture('lone-basic');
const SEAT = STATE.position!.to_decide!;
const OPTION = STATE.position!.offer[0]!;
const ID = 'lone-wolves.a1';
const at = (step: number): Position => ({ ...STATE.position!, step });
const rated = (after: number) => ({ before: {}, after: { value: after } }) as unknown as PuzzleRated;
const frame = (step: number): PuzzleFrame => ({ seat: 1 - SEAT, options: [], told: [], position: at(step) });

function stand(change: Partial<PuzzleState> = {}): PuzzleState {
  return {
    puzzle: { id: ID, game: 'lone-wolves', kind: 'open', goal: [], players: 2 },
    tried: [],
    seat: SEAT,
    victim: null,
    open: true,
    withdrawn: false,
    status: 'asked',
    position: at(15),
    reached: [],
    hands: [],
    verdict: null,
    moments: [],
    can_undo: false,
    wrongs: 0,
    solved: null,
    rated: null,
    ...change,
  } as unknown as PuzzleState;
}
const judged = (right: boolean, frames: PuzzleFrame[] = []): PuzzleVerdict => {
  const refutation = frames.length > 0 ? { hand: [], frames, outcome: null } : null;
  return { right, reached: [], loss: null, doubt: null, refutation, played: [] };
};
const ended = (right: boolean, change: Partial<PuzzleState> = {}) =>
  stand({ tried: ['x'], status: right ? 'right' : 'wrong', position: at(16), verdict: judged(right), ...change });

let server: FakeApi;
let answer: () => PuzzleState | Promise<PuzzleState>;
beforeEach(() => {
  answer = () => stand({ tried: ['x'], position: at(16), can_undo: true });
  server = fakeApi({
    puzzle: () => stand(),
    playPuzzle: () => answer(),
    previewPuzzle: () => previewOf(STATE),
    solutionOf: () => ({ frames: [], outcome: null, others: [], rated: null }),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const asked = () => server.asked.filter(({ name }) => name === 'playPuzzle').map(({ args }) => args[1]);
const solving = (state = stand(), daily = false) => new Solving(server.api, state, { daily, theme: 'ruff' });
async function play(puzzle: Solving): Promise<void> {
  await puzzle.board.propose([OPTION]);
  await puzzle.board.play();
  await settled();
}

describe('a puzzle that was kept', () => {
  const about = { daily: false, theme: null };

  it('is there without a network, and asked for anew until the server is back', async () => {
    vi.useFakeTimers();
    server.answers.puzzle = () => Promise.reject(new Away());
    const puzzle = Solving.at(server.api, { state: stand(), kept: true }, about);
    await vi.advanceTimersByTimeAsync(10);
    expect([puzzle.away, puzzle.board.mine, puzzle.state.withdrawn]).toEqual([true, true, false]);
    server.answers.puzzle = () => stand({ withdrawn: true });
    await vi.advanceTimersByTimeAsync(1300);
    expect([puzzle.away, puzzle.state.withdrawn]).toEqual([false, true]);
  });

  it('waits with what was tried, and goes on from there', async () => {
    vi.useFakeTimers();
    server.answers.puzzle = () => Promise.reject(new Away());
    const puzzle = Solving.at(server.api, { state: stand(), kept: true }, about);
    answer = () => Promise.reject(new Away());
    await puzzle.board.propose([OPTION]);
    const played = puzzle.board.play();
    await vi.advanceTimersByTimeAsync(10);
    expect([puzzle.away, puzzle.status]).toEqual([true, 'asked']);
    answer = () => ended(true);
    await vi.advanceTimersByTimeAsync(1300);
    await played;
    expect(puzzle.status).toBe('right');
    server.answers.puzzle = () => stand();
    await vi.advanceTimersByTimeAsync(1300);
    expect(puzzle.status).toBe('right');
  });
});

describe('a puzzle', () => {
  it('is the solver’s to decide, and nothing can be taken back at first', () => {
    const puzzle = solving();
    expect([puzzle.status, puzzle.fresh, puzzle.board.mine, puzzle.board.undoStep]).toEqual([
      'asked',
      true,
      true,
      null,
    ]);
  });

  it('does not say that the game is over: that is said by the puzzle', () => {
    const position = { ...at(15), outcome: fixture('lone-over').position!.outcome };
    expect(position.outcome).not.toBeNull();
    expect(solving(stand({ position })).position.outcome).toBeNull();
  });
});

describe('what is tried', () => {
  it('goes to the door with all that was tried, the theme that was chosen, and the time it took', async () => {
    vi.spyOn(performance, 'now').mockReturnValueOnce(1000).mockReturnValue(8400);
    const puzzle = solving(stand({ tried: ['a', 'again'] }));
    await play(puzzle);
    expect(asked()).toEqual([{ tried: ['a', 'again', OPTION.text], theme: 'ruff', seconds: 7 }]);
    expect([puzzle.position.step, puzzle.board.line, puzzle.fresh]).toEqual([16, [], false]);
  });

  it('can be taken back before it is judged', async () => {
    const puzzle = solving();
    await play(puzzle);
    expect(puzzle.board.undoStep).toBe(15);
    answer = () => stand({ tried: ['x', 'undo'] });
    await puzzle.board.undo();
    expect(asked().at(-1)).toMatchObject({ tried: ['x', 'undo'] });
    expect([puzzle.position.step, puzzle.board.undoStep]).toEqual([15, null]);
  });

  it('is noted once it is judged, and the day is won by solving it that day', async () => {
    const noted = vi.spyOn(met, 'note');
    const puzzle = solving(stand(), true);
    await play(puzzle);
    expect(noted).not.toHaveBeenCalled();
    answer = () => ended(true);
    await play(puzzle);
    expect(noted.mock.calls).toEqual([[ID, true, true]]);
  });

  it('that was right ends the puzzle: nothing more is played, and the time is kept', async () => {
    answer = () => ended(true);
    const puzzle = solving();
    expect(puzzle.seconds).toBeNull();
    await play(puzzle);
    expect([puzzle.status, puzzle.board.mine, puzzle.seconds]).toEqual(['right', false, 0]);
  });

  it('that was wrong is answered on the board', async () => {
    answer = () => ended(false, { verdict: judged(false, [frame(17), frame(18)]) });
    vi.useFakeTimers();
    const puzzle = solving();
    await puzzle.board.propose([OPTION]);
    await puzzle.board.play();
    await vi.advanceTimersByTimeAsync(1);
    expect(puzzle.position.step).toBe(17);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(puzzle.position.step).toBe(18);
    expect([puzzle.status, puzzle.board.mine, puzzle.seconds]).toEqual(['wrong', false, null]);
  });

  it('keeps what the first try did to the rating, whatever comes after', async () => {
    answer = () => ended(false, { rated: rated(1480) });
    const puzzle = solving();
    await play(puzzle);
    answer = () => ended(true, { rated: null });
    await puzzle.again();
    expect(puzzle.rated?.after.value).toBe(1480);
  });

  it('waits for a server that is away', async () => {
    vi.useFakeTimers();
    answer = () => Promise.reject(new Away());
    const puzzle = solving();
    await puzzle.board.propose([OPTION]);
    const played = puzzle.board.play();
    await vi.advanceTimersByTimeAsync(10);
    expect([puzzle.away, puzzle.position.step]).toEqual([true, 15]);
    answer = () => ended(true);
    await vi.advanceTimersByTimeAsync(1300);
    await played;
    expect([puzzle.away, puzzle.status]).toEqual([false, 'right']);
  });
});

describe('another try', () => {
  it('after a verdict is one more, for the one before has failed', async () => {
    answer = () => stand({ tried: ['x', 'again'] });
    const puzzle = solving(ended(false));
    await puzzle.again();
    expect(asked()).toMatchObject([{ tried: ['x', 'again'] }]);
    expect([puzzle.fresh, puzzle.status]).toEqual([true, 'asked']);
  });

  it('before a verdict only takes back what was decided since the position was set up', async () => {
    const puzzle = solving(stand({ tried: ['a', 'again', 'b', 'c'] }));
    await puzzle.again();
    await solving(stand({ tried: ['b', 'c'] })).again();
    expect(asked()).toMatchObject([{ tried: ['a', 'again'] }, { tried: [] }]);
  });
});

describe('the solution', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('is played out from where the puzzle begins, and the puzzle counts as met and not as solved', async () => {
    const noted = vi.spyOn(met, 'note');
    const found = { frames: [frame(16)], outcome: null, others: [], rated: rated(1450) };
    server.answers.solutionOf = () => found;
    const puzzle = solving(ended(false));
    const shown = puzzle.solve();
    await vi.advanceTimersByTimeAsync(10_000);
    await shown;
    expect(puzzle.position.step).toBe(16);
    expect(noted.mock.calls).toEqual([[ID, false, false]]);
    expect([puzzle.solution, puzzle.rated?.after.value]).toEqual([found, 1450]);
    expect(puzzle.board.mine).toBe(false);
  });

  it('ends as soon as something is tried again', async () => {
    server.answers.solutionOf = () => ({ frames: [frame(16), frame(17)], outcome: null, others: [], rated: null });
    const puzzle = solving(ended(false));
    const shown = puzzle.solve();
    await vi.advanceTimersByTimeAsync(1);
    expect(puzzle.position.step).toBe(16);
    answer = () => stand({ tried: ['x', 'again'] });
    await puzzle.again();
    await vi.advanceTimersByTimeAsync(10_000);
    await shown;
    expect([puzzle.solution, puzzle.position.step, puzzle.board.mine]).toEqual([null, 15, true]);
  });
});
