/** Turns of one's own that cost something, played again: the worst first, on the ordinary table. */
import { Board } from '$kit/board.svelte';
import type { About, Referee } from '$kit/referee';
import type { Shown } from '$kit/shown';
import type { Api } from '$lib/api';
import { Refused } from '$lib/asking';
import { attempt } from '$lib/attempt.svelte';
import { visitor } from '$lib/client.svelte';
import type { Event, Position, Problem, Review, ReviewTurn, SecondTry, TableInfo } from '$lib/protocol';
import { at } from '$lib/sure';

export type Stand = 'asked' | 'judging' | 'good' | 'not-yet' | 'shown';

export class Again {
  readonly info: TableInfo;
  readonly review: Review;
  readonly turns: readonly ReviewTurn[];
  readonly board: Board;
  place = $state(0);
  stand: Stand = $state('asked');
  /** What the last try was worth. */
  tried: SecondTry | null = $state.raw(null);
  #position: Position;
  /** The lines played so far in the place of the turn, and where the game stood before each. */
  #lines: readonly { line: string[]; before: Position }[] = $state.raw([]);
  readonly #api: Api;

  private constructor(api: Api, info: TableInfo, review: Review, turns: readonly ReviewTurn[], position: Position) {
    [this.#api, this.info, this.review, this.turns] = [api, info, review, turns];
    this.#position = $state.raw(position);
    this.board = new Board(this.#shown, this.#referee);
  }

  /** The mistakes of a seat in a review; `first` is tried first. */
  static async open(api: Api, id: string, first: number | null): Promise<Again | null> {
    const [{ table }, { review, status }] = await Promise.all([api.table(id), api.review(id)]);
    if (!review || status !== 'done') return null;
    const named = review.turns.find(({ turn }) => turn === first);
    const seat = named?.seat ?? table.seats.find(({ yours }) => yours)?.seat ?? worst(review)?.seat ?? 0;
    const turns = review.turns.filter((turn) => turn.seat === seat && turn.label).sort(byLoss);
    if (turns.length === 0) return null;
    const found = turns.findIndex(({ turn }) => turn === first);
    const place = Math.max(0, found);
    const start = at(turns, place);
    const { position } = await api.previewTurn(id, { seat: null, turn: start.turn, tried: [], line: [] });
    const again = new Again(api, table, review, turns, position);
    again.place = place;
    again.#take(position);
    return again;
  }

  get turn(): ReviewTurn {
    return at(this.turns, this.place);
  }

  get id(): string {
    return this.info.id;
  }

  /** Whether the answer is on the table: nothing can be played. */
  get resting(): boolean {
    return this.stand !== 'asked';
  }

  get more(): boolean {
    return this.place < this.turns.length - 1;
  }

  /** Begin a turn anew, as it was asked. */
  async begin(place: number): Promise<void> {
    this.place = place;
    this.board.clear();
    const preview = await this.#ask([]);
    [this.#lines, this.tried, this.stand] = [[], null, 'asked'];
    this.#take(preview.position);
  }

  next = (): void => attempt(() => this.begin(this.place + 1), 'again');
  takeBack = (): void => attempt(() => this.begin(this.place), 'again');

  /** The answer is drawn where the turn began. */
  showAnswer = (): void =>
    attempt(async () => {
      await this.begin(this.place);
      this.stand = 'shown';
    }, 'again');

  // -- the board
  get #shown(): Shown {
    // eslint-disable-next-line @typescript-eslint/no-this-alias -- getters of another object read it
    const again = this;
    const nothing: Event[] = [];
    return {
      get position() {
        return again.#position;
      },
      get seat() {
        return again.turn.seat;
      },
      get seats() {
        return again.info.seats.map((seat) => ({ ...seat, yours: seat.seat === again.turn.seat }));
      },
      get mine() {
        return again.stand === 'asked' && again.#position.to_decide === again.turn.seat;
      },
      over: false,
      past: false,
      midway: false,
      covered: false,
      events: nothing,
      earlier: nothing,
      last: null,
      present: again.info.seats.map(({ seat }) => seat),
      thinking: null,
      receivedAt: 0,
    };
  }

  get #referee(): Referee {
    const at = (line: string[]) => ({ seat: null, turn: this.turn.turn, tried: this.#tried, line });
    return {
      preview: (line, unless) => this.#api.previewTurn(this.id, at(line), unless),
      ahead: (line, doing, unless) => this.#api.aheadTurn(this.id, { ...at(line), doing }, unless),
      whyNot: (line, { place, doing = '' }: About, unless) =>
        this.#api.whyNotTurn(this.id, { ...at(line), place, doing, action: null }, unless),
      play: (line) => this.#play(line),
      undo: () => this.#undo(),
    };
  }

  get #tried(): string[] {
    return this.#lines.flatMap(({ line }) => line);
  }

  #ask(tried: string[]) {
    return this.#api.previewTurn(this.id, { seat: null, turn: this.turn.turn, tried: [], line: tried });
  }

  /** Decisions are taken one after the other; the last of the turn has it judged. */
  async #play(line: string[]): Promise<Problem | null> {
    // A decision of Lone Wolves is a turn of its own: what the table would decide along with it is not asked here.
    const own = this.turn.kind === 'turn' ? line : line.slice(0, 1);
    const before = this.#position;
    try {
      const { position } = await this.#ask([...this.#tried, ...own]);
      this.#lines = [...this.#lines, { line: own, before }];
      this.board.clear();
      this.#take(position);
      const whole = this.turn.kind !== 'turn' || position.to_decide !== this.turn.seat;
      if (whole) attempt(() => this.#judge());
      return null;
    } catch (error) {
      if (error instanceof Refused) return error.problem;
      throw error;
    }
  }

  #undo(): Promise<null> {
    const last = this.#lines.at(-1);
    this.#lines = this.#lines.slice(0, -1);
    if (last) this.#take(last.before);
    return Promise.resolve(null);
  }

  async #judge(): Promise<void> {
    this.stand = 'judging';
    try {
      await visitor.be();
      const { tried } = await this.#api.tryTurn(this.id, { turn: this.turn.turn, line: this.#tried });
      this.tried = tried;
      this.stand = tried.good ? 'good' : 'not-yet';
    } catch (error) {
      await this.begin(this.place);
      throw error;
    }
  }

  #take(position: Position): void {
    const undo = this.#lines.length > 0 ? Math.max(0, position.step - 1) : null;
    this.#position = { ...position, undo_step: undo };
    this.board.forget();
  }
}

function byLoss(one: ReviewTurn, other: ReviewTurn): number {
  return other.loss - one.loss;
}

function worst(review: Review): ReviewTurn | undefined {
  return review.turns.filter(({ label }) => label).sort(byLoss)[0];
}
