/**
 * What happened, shown step by step: wolves walk, pieces come and go, regions are scored one after another.
 *
 * While something is shown the map is drawn from here; when it is over, from the table again.
 */
import type { Event, Kind, Moved, Pack, Pushed, ScoredPhase, TheWolvesSheet, TheWolvesView, Told } from '$lib/protocol';
import { Tempo } from '$kit/recap/tempo.svelte';
import { unwanted, type Happening } from '$kit/shown';
import { at, sure } from '$lib/sure';
import type { HexMap, Point } from './geometry';
import { wolvesAt } from './position';
import { counted, scoredRegions, uncounted, type ScoredRegion } from './scoring';

export interface Flight {
  pack: Pack;
  kind: Kind;
  at: Point;
}

/** A token on its way to the one who took it. */
export interface Award {
  hex: string;
  seat: number;
  phase: ScoredPhase;
}

const READING_MS = 2000;
const FRAME_MS = 16;

export class Stage {
  /** What is drawn while something is shown. */
  view: TheWolvesView | null = $state.raw(null);
  flights: readonly Flight[] = $state.raw([]);
  scoring: ScoredRegion | null = $state.raw(null);
  award: Award | null = $state.raw(null);
  /** The points as far as they have been counted, while regions are scored. */
  sheet: TheWolvesSheet | null = $state.raw(null);
  /** Something is being shown just now. */
  active = $state(false);
  readonly tempo = new Tempo();
  readonly #map: HexMap;
  #next: (() => void) | null = null;
  #last: Promise<void> = Promise.resolve();

  constructor(map: HexMap) {
    this.#map = map;
  }

  /** The director of the table: one thing after the other, however fast someone goes through them. */
  show = (happening: Happening): Promise<void> => {
    const shown = this.#last.then(() => this.#show(happening));
    this.#last = shown.catch(() => undefined);
    return shown;
  };

  async #show({ events, before, after, own, unless }: Happening): Promise<void> {
    if (!before || !after || unless?.aborted || events.some((event) => event.kind === 'undone')) return;
    const told = events.flatMap((event) => event.told);
    if (told.length === 0) return;
    const [was, is] = [wolvesAt(before), wolvesAt(after)];
    const regions = scoredRegions(told);
    this.active = true;
    try {
      this.view = was.view;
      this.sheet = was.sheet;
      if (!own && this.tempo.time('walk') > 0) await this.#act(told, was.view, unless);
      this.view = { ...is.view, tokens: was.view.tokens };
      this.sheet = uncounted(is.sheet, regions);
      await this.#score(regions, unless);
    } finally {
      Object.assign(this, { view: null, flights: [], scoring: null, award: null, sheet: null, active: false });
    }
  }

  /** The view that things happen in while they are shown. */
  get #drawn(): TheWolvesView {
    return sure(this.view);
  }

  /** Do not wait: the next region, please. */
  next = (): void => this.#next?.();

  // -- pieces
  async #act(told: readonly Told[], start: TheWolvesView, unless?: AbortSignal): Promise<void> {
    for (const [index, each] of told.entries()) {
      if (unless?.aborted) return;
      const following = told[index + 1];
      if (each.what === 'moved') {
        // A pushed wolf leaves before the pusher arrives.
        const pushed = following?.what === 'pushed' ? following : null;
        const walks = [this.#walk(packOf(start, each.seat), each)];
        if (pushed) walks.unshift(this.#walk(packOf(start, pushed.victim), pushed));
        await Promise.all(walks);
      } else if (each.what === 'pushed' && told[index - 1]?.what !== 'moved')
        await this.#walk(packOf(start, each.victim), each);
      else if (this.#place(each, start)) await this.tempo.pause(this.tempo.time('calm'));
    }
  }

  /** A wolf goes its way: the time is that of the whole way. */
  async #walk(pack: Pack, { from, to, piece: kind, path }: Moved | Pushed): Promise<void> {
    const points = path.map((name) => this.#map.at(name));
    this.#take(from, pack, kind);
    const flight: Flight = { pack, kind, at: at(points, 0) };
    await glide(this.tempo, (part) => {
      const moved = { ...flight, at: along(points, part) };
      this.flights = [...this.flights.filter((each) => each.pack !== pack || each.kind !== kind), moved];
    });
    this.flights = this.flights.filter((each) => each.pack !== pack || each.kind !== kind);
    this.#put(to, pack, kind);
  }

  /** A piece that comes to a hex, or goes from it. Answers whether anything did. */
  #place(told: Told, start: TheWolvesView): boolean {
    if (!('hex' in told)) return false;
    const { hex } = told;
    const pack = packOf(start, told.seat);
    if ('lost' in told) this.#take(hex, packOf(start, told.victim), told.lost);
    if (told.what === 'upgraded') this.#take(hex, pack, 'den');
    if (told.what === 'howled')
      this.view = { ...this.#drawn, lone_wolves: this.#drawn.lone_wolves.filter((each) => each !== hex) };
    const put = putBy(told);
    put.forEach((kind) => this.#put(hex, pack, kind));
    return put.length > 0;
  }

  #take(hex: string, pack: Pack, kind: Kind): void {
    const standing = [...(this.#drawn.pieces[hex] ?? [])];
    const found = standing.findIndex(([owner, what]) => owner === pack && what === kind);
    if (found >= 0) standing.splice(found, 1);
    const { [hex]: _, ...others } = this.#drawn.pieces;
    this.view = { ...this.#drawn, pieces: standing.length > 0 ? { ...others, [hex]: standing } : others };
  }

  #put(hex: string, pack: Pack, kind: Kind): void {
    const standing: [Pack, Kind][] = [...(this.#drawn.pieces[hex] ?? []), [pack, kind]];
    const rank = ['den', 'lair', 'alpha', 'pack'];
    standing.sort(([, one], [, other]) => rank.indexOf(one) - rank.indexOf(other));
    this.view = { ...this.#drawn, pieces: { ...this.#drawn.pieces, [hex]: standing } };
  }

  // -- regions
  async #score(regions: readonly ScoredRegion[], unless?: AbortSignal): Promise<void> {
    for (const region of regions) {
      if (unless?.aborted) return;
      this.scoring = region;
      const next = new Promise<void>((done) => (this.#next = done));
      await Promise.race([pause(READING_MS), next, unwanted(unless)]);
      if (unless?.aborted) return;
      this.#takeToken(region);
      await this.#bring(region);
      this.sheet = counted(sure(this.sheet), region);
    }
  }

  /** The token goes to the one who won it. */
  async #bring({ region, phase, gets }: ScoredRegion): Promise<void> {
    const winner = gets.find((each) => each.first);
    const time = 2 * this.tempo.time('walk');
    if (!winner || time === 0) return;
    this.award = { hex: sure(this.#map.source(region)).name, seat: winner.seat, phase };
    await pause(time);
    this.award = null;
  }

  #takeToken({ region }: ScoredRegion): void {
    const index = region.charCodeAt(0) - 'A'.charCodeAt(0);
    this.view = {
      ...this.#drawn,
      tokens: this.#drawn.tokens.map((tokens, each) => (each === index ? tokens.slice(1) : tokens)),
    };
  }
}

/** The hexes that the last one to act did something on, up to a step of the game. */
export function lastHexes(log: readonly Event[], step: number): string[] {
  const events = log.filter((event) => (event.step ?? 0) <= step);
  const played = events.filter((event) => event.kind === 'played');
  const last = played.findLast((event) => event.told.some((told) => hexesOf(told).length > 0));
  if (!last) return [];
  const since = events.slice(events.findLastIndex((event) => event.seq < last.seq && event.kind !== 'played') + 1);
  const turn = since.filter(
    (event) => event.seq > startOf(since, last) && event.seq <= last.seq && event.seat === last.seat,
  );
  return [...new Set(turn.flatMap((event) => event.told.flatMap(hexesOf)))];
}

/** The number of the event after which the turn of an event began. */
function startOf(events: readonly Event[], last: Event): number {
  return (
    events.findLast(
      (event) => event.seq < last.seq && (event.seat !== last.seat || event.told.some((told) => told.what === 'turn')),
    )?.seq ?? 0
  );
}

/** The pack of a seat; what belongs to no seat is the neutral pack's. */
function packOf(view: TheWolvesView, seat: number | undefined): Pack {
  return (seat === undefined ? null : view.seats[seat])?.pack ?? 'neutral';
}

/** The pieces that are put on a hex. */
function putBy(told: Told): Kind[] {
  if (told.what === 'drafted') return ['alpha', 'pack'];
  if (told.what === 'howled' || told.what === 'dominated-wolf') return [told.piece];
  if (told.what === 'built' || told.what === 'dominated-den') return ['den'];
  return told.what === 'upgraded' ? ['lair'] : [];
}

/** Where something was put, moved to or taken from. */
export function hexesOf(told: Told): string[] {
  if (told.what === 'moved' || told.what === 'pushed') return [told.to];
  return 'hex' in told ? [told.hex] : [];
}

// -- time
function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}

/** Call with every frame's part of a walk, from 0 to 1, fast first and slow at the end. */
function glide(tempo: Tempo, frame: (part: number) => void): Promise<void> {
  return new Promise((done) => {
    const start = performance.now();
    const step = () => {
      const part = Math.min(1, (performance.now() - start) / Math.max(tempo.time('walk'), FRAME_MS));
      frame(1 - (1 - part) ** 3);
      if (part < 1) requestAnimationFrame(step);
      else done();
    };
    requestAnimationFrame(step);
  });
}

/** A point of a line through points, by its part of the whole length. */
export function along(points: readonly Point[], part: number): Point {
  const place = part * (points.length - 1);
  const index = Math.min(points.length - 2, Math.floor(place));
  const [from, to] = [points[index] ?? at(points, 0), points[index + 1] ?? at(points, 0)];
  const rest = place - index;
  return [from[0] + (to[0] - from[0]) * rest, from[1] + (to[1] - from[1]) * rest];
}
