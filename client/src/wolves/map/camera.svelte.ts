/** What part of the map is seen: how large, and where. Pan, zoom and pinch move it. */
import { R, type Box, type Point } from '../geometry';

/** A hex never gets smaller than this radius in pixels; a larger map pans. */
const LEAST = { desk: 26, phone: 30 };
const MOST = 96;
const ROOM = 6;
/** The height of the tools at the lower edge. */
const TOOLS = 66;
/** Zooming is over when nothing has changed for so long; then the map is drawn anew, and sharp. */
const REST_MS = 250;

export class Camera {
  width = $state(0);
  height = $state(0);
  /** Pixels for each unit. */
  scale = $state(0.6);
  /** The scale at which the map is drawn: while one zooms, the drawing is only stretched. */
  drawn = $state(0.6);
  x = $state(0);
  y = $state(0);
  /** Someone has moved it, or it shows something: then it stays as it is. */
  moved = $state(false);
  readonly #box: Box;
  #least = LEAST.desk;
  #rest: ReturnType<typeof setTimeout> | undefined;
  /** Where it was before it followed what others do: a point in the middle, or the whole map. */
  #home: Point | 'whole' | null = null;

  constructor(box: Box) {
    this.#box = box;
  }

  get radius(): number {
    return this.scale * R;
  }

  /** The room has another size now. */
  resize(width: number, height: number, phone: boolean): void {
    if (width === 0 || height === 0) return;
    const middle = this.width ? this.#unit([this.width / 2, this.height / 2]) : null;
    [this.width, this.height, this.#least] = [width, height, phone ? LEAST.phone : LEAST.desk];
    if (!this.moved || !middle) this.fit();
    else this.centre(middle);
  }

  /** The whole map, as large as it may be. */
  fit(): void {
    const wanted = Math.min(this.width / this.#box.width, (this.height - 2 * ROOM) / this.#box.height);
    this.scale = Math.min(MOST, Math.max(this.#least, wanted * R)) / R;
    this.drawn = this.scale;
    this.moved = false;
    this.centre([this.#box.left + this.#box.width / 2, this.#box.top + this.#box.height / 2]);
  }

  /** The whole map even where its hexes get small: an overview. */
  overview(): void {
    this.scale = Math.min(this.width / this.#box.width, (this.height - 2 * ROOM) / this.#box.height);
    this.drawn = this.scale;
    this.moved = true;
    this.centre([this.#box.left + this.#box.width / 2, this.#box.top + this.#box.height / 2]);
  }

  get whole(): boolean {
    return this.scale * this.#box.width <= this.width + 1 && this.scale * this.#box.height <= this.height + 1;
  }

  pan(dx: number, dy: number): void {
    this.moved = true;
    this.#home = null;
    this.#place(this.x + dx, this.y + dy);
  }

  /** Zoom, so that what is at a point of the screen stays there. */
  zoom(factor: number, at: Point = [this.width / 2, this.height / 2]): void {
    const unit = this.#unit(at);
    const whole = Math.min(this.width / this.#box.width, this.height / this.#box.height);
    const least = Math.min(this.#least / R, whole);
    this.scale = Math.min(MOST / R, Math.max(least, this.scale * factor));
    this.moved = true;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => (this.drawn = this.scale), REST_MS);
    this.#place(at[0] - (unit[0] - this.#box.left) * this.scale, at[1] - (unit[1] - this.#box.top) * this.scale);
  }

  centre([x, y]: Point): void {
    this.#place(this.width / 2 - (x - this.#box.left) * this.scale, this.height / 2 - (y - this.#box.top) * this.scale);
  }

  /** Where a point of the map is on the screen. */
  screen([x, y]: Point): Point {
    return [this.x + (x - this.#box.left) * this.scale, this.y + (y - this.#box.top) * this.scale];
  }

  /** Bring a point into sight, and no further than needed. */
  reveal(point: Point): void {
    const [x, y] = this.screen(point);
    const side = Math.min(2.2 * this.radius, this.width / 2);
    const above = Math.min(3.2 * this.radius, this.height / 2);
    const below = Math.min(Math.max(1.6 * this.radius, TOOLS + this.radius), this.height / 2);
    const dx = x < side ? side - x : x > this.width - side ? this.width - side - x : 0;
    const dy = y < above ? above - y : y > this.height - below ? this.height - below - y : 0;
    if (!this.whole && (dx !== 0 || dy !== 0)) this.#place(this.x + dx, this.y + dy);
  }

  /** Bring a point into sight, if the map is larger than its room: on a phone into the middle, where it stays, whatever
      room the words about it take. */
  show(point: Point): void {
    if (this.#least === LEAST.desk) return this.reveal(point);
    if (this.whole) return;
    this.moved = true;
    this.centre(point);
  }

  /** Show what someone else does there, to go back from there later. */
  follow(point: Point): void {
    if (this.#least === LEAST.phone && !this.whole)
      this.#home ??= this.moved ? this.#unit([this.width / 2, this.height / 2]) : 'whole';
    this.show(point);
  }

  /** Back to where it was before it followed. */
  goHome(): void {
    const home = this.#home;
    this.#home = null;
    if (home === 'whole') this.fit();
    else if (home) this.centre(home);
  }

  #unit([x, y]: Point): Point {
    return [(x - this.x) / this.scale + this.#box.left, (y - this.y) / this.scale + this.#box.top];
  }

  /** The map can't be lost: it stays in sight. */
  #place(x: number, y: number): void {
    this.x = keep(x, this.#box.width * this.scale, this.width);
    this.y = keep(y, this.#box.height * this.scale, this.height);
  }
}

/** The edge of a map comes no further in than a third of the room; a small one stays inside. */
function keep(at: number, size: number, room: number): number {
  const third = room / 3;
  return Math.min(Math.max(at, Math.min(room - size - third, 0)), Math.max(room - size, third));
}
