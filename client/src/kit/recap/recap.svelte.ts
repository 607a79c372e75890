/**
 * What the others did since one's turn: played out as it happens, kept until one acts, and shown again.
 *
 * It knows no game. How one thing is shown is the game's director; what was done, and how the game stood after each
 * thing, is what the referee keeps.
 */
import type { Board } from '$kit/board.svelte';
import type { Director, Happening } from '$kit/shown';
import { announcer } from '$lib/announce.svelte';
import { quietly } from '$lib/attempt.svelte';
import type { Event, Moment, Position, Since } from '$lib/protocol';
import { last } from '$lib/sure';
import { Tempo } from './tempo.svelte';
import { joined, sinceStep, turnsIn, within, type PastTurn } from './turns';
import { captionOf, entryOf } from './words';

/** What a recap works with at a table of its game. */
export interface Means {
  tempo: Tempo;
  /** Shows one thing that was done. */
  show: Director;
  /** Whether an entry of the log is a turn of one's own. */
  counts?: (event: Event) => boolean;
}

export class Recap {
  readonly board: Board;
  readonly tempo: Tempo;
  /** The turn that is picked, by the step at which it began. */
  picked: number | null = $state(null);
  /** It was put aside, for one acts; a tab brings it back. */
  folded = $state(false);
  /** Turns of others are being played out. */
  playing = $state(false);
  /** What was done is being shown once more. */
  repeating = $state(false);
  /** What was done since could not be had. */
  failed = $state(false);
  /** It was there when one came: one has been away. */
  returned = $state(false);
  /** What is being shown just now. */
  shown: Moment | null = $state.raw(null);
  /** How many steps have been gone, when one looks back; null: now is shown. */
  at: number | null = $state(null);
  readonly #means: Means;
  #known: Since | null = $state.raw(null);
  #asking = false;
  /** Nothing has happened here yet since one came. */
  #justCame = true;
  /** Ends what is shown once more. */
  #again = new AbortController();

  constructor(board: Board, means: Means) {
    [this.board, this.tempo, this.#means] = [board, means.tempo, means];
  }

  // -- what was done
  /** The step after one's own last turn. */
  readonly from: number = $derived.by(() => {
    const { earlier, log, now, seat } = this.board;
    return sinceStep({ log: [...earlier, ...log], now, seat, counts: this.#means.counts ?? (() => true) });
  });

  /** All that was done since, as far as it has been seen. */
  readonly since: Since | null = $derived.by(() => {
    const { now, seat, glance } = this.board;
    const until = now.to_decide === (seat ?? now.to_decide) ? now.turn_step : now.step;
    return within(this.#known, this.from, glance.at && !glance.back ? glance.at.step : until);
  });

  /** The turns of the others, oldest first. */
  readonly turns: readonly PastTurn[] = $derived.by(() =>
    this.since ? turnsIn(this.since).filter(({ seat }) => seat !== this.board.seat) : [],
  );

  get turn(): PastTurn | null {
    return this.turns.find(({ step }) => step === this.picked) ?? null;
  }

  /** Whether there is something to tell, and it has not been put aside. */
  get open(): boolean {
    return this.there && !this.folded;
  }

  /** Whether a tab hangs over the upper left corner of a map, to bring it back. */
  get hangs(): boolean {
    return this.there && this.folded && this.board.shelf.free;
  }

  /** Once a game is over its replay tells all; but first its last turns are told like any others. */
  get there(): boolean {
    return this.turns.length > 0 && (this.playing || this.board.now.outcome === null);
  }

  /** Learn what was done, if that is not known yet: after coming here, or where nothing was played out. */
  async catchUp(whole = false): Promise<void> {
    const { now } = this.board;
    if (this.#asking || this.playing || now.step <= this.from || now.outcome) return;
    const part = within(this.#known, this.from, Infinity);
    const reached = part?.moments.at(-1)?.position.step ?? this.from;
    if (part && reached >= now.step && (!whole || this.#known?.step === this.from)) return;
    const asked = this.board.since(whole || !part ? this.from : reached);
    if (!asked) return;
    this.#asking = true;
    const found = await asked.catch(quietly);
    this.#asking = false;
    this.failed = !found;
    if (!found) return;
    this.#known = joined(whole ? null : this.#known, found);
    this.returned = this.#justCame;
    this.#justCame = false;
    if (this.board.now.step > now.step) await this.catchUp(whole);
  }

  /** A turn of one's own is over: what was before it is past. */
  renew(): void {
    [this.folded, this.picked, this.returned] = [false, null, false];
    if (this.#known && this.#known.step < this.from) this.#known = within(this.#known, this.from, Infinity);
  }

  // -- as it happens
  /** The director of the board: what others do is played out thing by thing. */
  direct = async (happening: Happening): Promise<void> => {
    const { before, after, events } = happening;
    this.toNow();
    this.#justCame = false;
    if (events.some((event) => event.kind === 'undone')) this.#known = null;
    if (!before || !after || !this.#isPlayedOut(happening)) return this.#means.show(happening);
    const acted = happening.own && events.some((event) => this.#isPlayed(event, true));
    this.#begin((acted && this.board.ordered) || before);
    try {
      const part = await this.#learn(before.step, after.step);
      if (!part) return await this.#means.show(happening);
      const mine = acted ? leading(part.moments, this.board.seat) : [];
      if (mine.length > 0) await this.#showOwn(before, mine);
      await this.#go(part.moments.slice(mine.length));
      await this.tempo.hold();
    } finally {
      this.#end();
    }
  };

  #isPlayedOut({ events, before, after }: Happening): boolean {
    const theirs = events.some((event) => this.#isPlayed(event, false));
    const onwards = (after?.step ?? 0) > (before?.step ?? 0);
    return theirs && onwards && this.tempo.factor > 0 && !document.hidden;
  }

  #isPlayed({ kind, seat }: Event, own: boolean): boolean {
    return kind === 'played' && (seat === this.board.seat) === own;
  }

  /** What others did at once may come together with what one ordered oneself. */
  async #showOwn(before: Position, mine: readonly Moment[]): Promise<void> {
    const after = last(mine).position;
    this.board.glance.show(after);
    await this.#means.show({ events: mine.map(entryOf), before, after, own: true });
  }

  #begin(before: Position): void {
    [this.playing, this.folded, this.picked] = [true, false, null];
    this.tempo.begin();
    this.board.glance.show(before);
  }

  #end(): void {
    [this.playing, this.shown] = [false, null];
    this.board.glance.end();
  }

  /** What was done between two steps: asked once, however many turns it was. */
  async #learn(from: number, until: number): Promise<Since | null> {
    const known = within(this.#known, from, until);
    if (known?.moments.at(-1)?.position.step === until) return known;
    const found = await this.board.since(from)?.catch(quietly);
    if (!found) return null;
    this.#known = joined(this.#known, found);
    return within(this.#known, from, until);
  }

  async #go(moments: readonly Moment[]): Promise<void> {
    for (const moment of moments) {
      const began = performance.now();
      await this.#step(moment);
      await this.tempo.pause(this.tempo.step(stepsOf(moments, moment)) - (performance.now() - began));
    }
  }

  /** One thing is shown, as it happens or once more: what it changed changes with it, not before. */
  async #step(moment: Moment, once?: AbortSignal): Promise<void> {
    const before = this.board.actual;
    this.shown = moment;
    if (once) this.board.glance.show(moment.position, true);
    else this.board.glance.play(moment);
    await this.#means.show({ events: [entryOf(moment)], before, after: moment.position, own: false, unless: once });
  }

  // -- once more
  /** The steps that are gone through: those of the picked turn, or all. */
  get steps(): readonly Moment[] {
    return this.turn?.moments ?? this.since?.moments ?? [];
  }

  get #start(): Position | null {
    return this.turn?.before ?? this.since?.before ?? null;
  }

  /** Pick a turn, or none again. */
  pick(step: number): void {
    this.toNow();
    this.picked = this.picked === step ? null : step;
  }

  /** Pick a turn and play it again. */
  replay = async (step: number): Promise<void> => {
    if (this.playing) return;
    this.toNow();
    this.picked = step;
    await this.play();
  };

  back = (): void => {
    this.halt();
    this.#stand(Math.max(0, (this.at ?? this.steps.length) - 1));
  };

  on = async (): Promise<void> => {
    if (this.at === null) return;
    this.halt();
    const next = this.steps[this.at];
    const unless = this.#anew();
    if (next) await this.#once(next, this.at + 1, unless);
    if (this.at !== null && this.at >= this.steps.length) this.toNow();
  };

  /** Play it again, from where one stands or from its beginning; or stop there. */
  play = async (): Promise<void> => {
    if (this.repeating) return this.halt();
    this.repeating = true;
    if (this.at === null) this.#stand(0);
    const unless = this.#anew();
    for (let at = this.at ?? 0; at < this.steps.length && !unless.aborted; at += 1) {
      const moment = this.steps[at];
      const began = performance.now();
      if (moment) await this.#once(moment, at + 1, unless);
      const steps = moment ? stepsOf(this.steps, moment) : 1;
      await this.tempo.pause((this.tempo.step(steps) || 1) - (performance.now() - began));
    }
    if (!unless.aborted) this.toNow();
  };

  halt(): void {
    this.#again.abort();
    this.repeating = false;
  }

  /** Whatever is shown of the past: now again. */
  toNow(): void {
    this.halt();
    if (this.at !== null) this.board.glance.end();
    [this.at, this.shown] = [null, null];
  }

  /** Put aside what is looked at: first the past, then the turn that is picked, then all of it. */
  leave = (): void => {
    if (this.at !== null) this.toNow();
    else if (this.picked !== null) this.picked = null;
    else this.folded = true;
  };

  /** Nothing else is shown from here on than what begins now. */
  #anew(): AbortSignal {
    this.#again.abort();
    this.#again = new AbortController();
    this.tempo.begin();
    return this.#again.signal;
  }

  async #once(moment: Moment, at: number, unless: AbortSignal): Promise<void> {
    this.at = at;
    announcer.say(captionOf(moment, this.board));
    await this.#step(moment, unless);
    if (unless.aborted && this.at === null) this.board.glance.end();
  }

  #stand(at: number): void {
    const start = this.#start;
    if (!start || this.playing) return;
    this.#again.abort();
    this.at = at;
    const moment = this.steps[at - 1] ?? null;
    this.shown = moment;
    this.board.glance.show(moment?.position ?? start, true);
    const next = this.steps[at];
    if (next && !this.repeating) announcer.say(captionOf(next, this.board));
  }
}

/** What a seat did before anybody else did something. */
function leading(moments: readonly Moment[], seat: number | null): readonly Moment[] {
  const first = moments.findIndex((each) => each.seat !== seat);
  return first < 0 ? moments : moments.slice(0, first);
}

/** How many steps the turn of one of them has. */
function stepsOf(moments: readonly Moment[], { seat }: Moment): number {
  return moments.filter((each) => each.seat === seat).length;
}
