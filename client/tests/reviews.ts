/** Reviews made by hand: a game of two, with as much said of it as a test needs. */
import type { Review, ReviewLine, ReviewPlayer, ReviewState, ReviewTurn } from '../src/lib/protocol';

const EVEN = [0.5, 0.5];
const SURE = { low: 0, high: 0 };

export const lineOf = (...texts: string[]): ReviewLine => ({
  decisions: texts.map((_, number) => number),
  text: texts.join(', '),
  steps: texts.map((text) => ({ action: text.split(' ')[0]!, facts: {}, decisions: [], text, story: [] })),
});

export function turnOf(turn: number, change: Partial<ReviewTurn> = {}): ReviewTurn {
  return {
    turn,
    round: turn,
    kind: 'turn',
    seat: (turn - 1) % 2,
    step: (turn - 1) * 4,
    end: turn * 4,
    date: null,
    phases: [],
    before: EVEN,
    after: EVEN,
    revised: [0, 0],
    judged: true,
    forced: false,
    loss: 0,
    se: 0,
    interval: SURE,
    label: null,
    great: false,
    margin: 0,
    to_whom: [0, 0],
    gifts: [0, 0],
    others: [0, 0],
    continuations: 0,
    played: lineOf(`move ${turn}`),
    better: null,
    with_this: [],
    gives_up: [],
    reply: null,
    known: null,
    ...change,
  };
}

export function playerOf(change: Partial<ReviewPlayer> = {}): ReviewPlayer {
  return {
    share: 0.5,
    fair: 0.5,
    ledger: { setup: 0, own_errors: 0, gifts: 0, others: 0, revised: 0 },
    statement: [],
    lost_per_turn: 0,
    interval: SURE,
    judged: 0,
    like: null,
    between: [],
    labels: { inaccuracy: 0, mistake: 0, blunder: 0, great: 0 },
    moments: [],
    summary: [],
    ...change,
  };
}

export function reviewOf(turns: ReviewTurn[], change: Partial<Review> = {}): Review {
  return {
    version: 1,
    game: 'the-wolves',
    rules: 1,
    seats: 2,
    stage: 'done',
    finished: true,
    steps: turns.at(-1)?.end ?? 0,
    scores: [],
    players: [playerOf(), playerOf()],
    turns,
    turning: [],
    story: [],
    phases: [],
    scale: [],
    ...change,
  };
}

export function reviewState(review: Review | null, change: Partial<ReviewState> = {}): ReviewState {
  return {
    table: 'fixture',
    status: 'done',
    stage: 'done',
    progress: 1,
    task: null,
    ahead: 0,
    seconds: 0,
    judged: 0,
    found: [],
    review,
    ...change,
  };
}
