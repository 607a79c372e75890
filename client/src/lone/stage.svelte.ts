/** What happened is played out here: cards fly and turn, scars go to their slots, lands are scored one by one. */
import { tick } from 'svelte';
import { settings } from '$lib/client.svelte';
import type { Scar, ScarPlaced, Told } from '$lib/protocol';
import { unwanted, type Happening } from '$kit/shown';
import type { Desk } from './desk.svelte';
import { landsOf } from './box.svelte';

/** Something above the table, on its way or covering what lies there. */
export interface Flight {
  key: string;
  card?: string;
  scar?: Scar;
  from: DOMRect;
  to: DOMRect;
}

export class Stage {
  flights: readonly Flight[] = $state.raw([]);
  readonly #desk: Desk;
  readonly #root: () => HTMLElement | null;
  #hurry: (() => void) | null = null;

  constructor(desk: Desk, root: () => HTMLElement | null) {
    this.#desk = desk;
    this.#root = root;
  }

  /** Show a happening: the table is drawn as it is after it, so what is not yet so is covered. */
  show = async (happening: Happening): Promise<void> => {
    if (settings.pace === 'none' || document.hidden) return;
    const told = happening.events.flatMap((event) => event.told);
    await tick();
    try {
      for (const card of this.#turned(told)) this.#cover(card);
      for (const each of told) if (!happening.unless?.aborted) await this.#play(each, told, happening.unless);
    } finally {
      this.flights = [];
      this.#desk.scored = null;
      for (const hidden of this.#root()?.querySelectorAll<HTMLElement>('[data-unseen]') ?? []) reveal(hidden);
    }
  };

  /** Whoever does not want to wait clicks, or presses a key. */
  hurry(): void {
    this.#hurry?.();
  }

  #turned(told: Told[]): string[] {
    return told.filter((each) => each.what === 'turned').map((each) => each.card);
  }

  async #play(each: Told, told: Told[], unless?: AbortSignal): Promise<void> {
    // One's own move was seen while it was made up.
    const own = this.#desk.plays && 'seat' in each && this.#desk.isYou(each.seat);
    if (each.what === 'led' || each.what === 'followed') {
      if (!own) await this.#flyCard(each.card, each.seat, this.#turned(told).includes(each.card));
    } else if (each.what === 'trick-won') await this.#desk.recap.tempo.pause(this.#desk.recap.tempo.time('moonrise'));
    else if (each.what === 'turned') await this.#turn(each.card);
    else if (each.what === 'placed' && !own) await this.#flyScar(each);
    else if (each.what === 'moon') await this.#rise(each.land);
    else if (each.what === 'ended') await this.#score(unless);
  }

  async #flyCard(card: string, seat: number, turns: boolean): Promise<void> {
    const laid = this.#find(`[data-laid="${card}"] .drawn`);
    const hand = this.#find(`[data-fan="${seat === this.#desk.scene.far ? 'far' : 'near'}"]`);
    if (!laid || !hand) return;
    hide(laid);
    await this.#fly({ key: card, card, from: within(hand, laid), to: laid.getBoundingClientRect() });
    if (turns) return;
    reveal(laid);
    this.#land(card);
  }

  async #flyScar({ seat, slot: where, scar }: ScarPlaced): Promise<void> {
    const half = seat === this.#desk.scene.far ? 'far' : 'near';
    const slot = this.#find(`[data-half="${half}"][data-slots="${where}"] [data-scar="${scar}"]:last-of-type`);
    const land = this.#find(`[data-column="${landsOf(where)[0]}"] [data-middle]`);
    if (!slot || !land) return;
    hide(slot);
    await this.#fly({ key: 'scar', scar, from: within(land, slot), to: slot.getBoundingClientRect() });
    reveal(slot);
    this.#land('scar');
  }

  /** The face of a card that is turned already, until it is seen to turn. */
  #cover(card: string): void {
    const laid = this.#find(`[data-laid="${card}"] .drawn`);
    if (!laid) return;
    const at = laid.getBoundingClientRect();
    this.flights = [...this.flights, { key: card, card, from: at, to: at }];
  }

  async #turn(card: string): Promise<void> {
    const cover = this.#find(`[data-flight="${card}"]`);
    const laid = this.#find(`[data-laid="${card}"] .drawn`);
    const half = this.#desk.recap.tempo.time('calm');
    if (cover)
      await over(
        cover.animate([{ scale: '1 1' }, { scale: '0 1.04' }], { duration: half, easing: 'ease-in', fill: 'forwards' }),
      );
    this.#land(card);
    if (!laid) return;
    reveal(laid);
    await over(laid.animate([{ scale: '0 1.04' }, { scale: '1 1' }], { duration: half, easing: 'ease-out' }));
  }

  async #rise(land: string): Promise<void> {
    const moon = this.#find(`[data-column="${land}"] [data-moon]`);
    if (moon)
      await over(
        moon.animate(
          [
            { opacity: 0, translate: '0 24px' },
            { opacity: 1, translate: '0 0' },
          ],
          { duration: this.#desk.recap.tempo.time('moonrise'), easing: 'cubic-bezier(.2,.7,.2,1)' },
        ),
      );
  }

  /** Land after land is lit, long enough to be read; a click goes straight to the end. */
  async #score(unless?: AbortSignal): Promise<void> {
    let hurried = false;
    const hurry = new Promise<void>((done) => (this.#hurry = () => ((hurried = true), done())));
    const ended = () => hurried || unless?.aborted;
    for (let land = 0; land < this.#desk.scene.lands.length && !ended(); land += 1) {
      this.#desk.scored = land;
      await Promise.race([wait(2 * this.#desk.recap.tempo.time('moonrise')), hurry, unwanted(unless)]);
    }
    this.#hurry = null;
  }

  async #fly(flight: Flight): Promise<void> {
    this.flights = [...this.flights.filter((each) => each.key !== flight.key), flight];
    await tick();
    const thing = this.#find(`[data-flight="${flight.key}"]`);
    if (!thing) return;
    const { from, to } = flight;
    const start = `${from.left - to.left}px ${from.top - to.top}px`;
    await over(
      thing.animate(
        [
          { translate: start, scale: from.width / to.width },
          { translate: '0 0', scale: 1 },
        ],
        { duration: this.#desk.recap.tempo.time('walk'), easing: 'cubic-bezier(.2,.7,.2,1)' },
      ),
    );
  }

  #land(key: string): void {
    this.flights = this.flights.filter((each) => each.key !== key);
  }

  #find(selector: string): HTMLElement | null {
    return this.#root()?.querySelector<HTMLElement>(selector) ?? null;
  }
}

function hide(thing: HTMLElement): void {
  thing.dataset['unseen'] = '';
  thing.style.visibility = 'hidden';
}

function reveal(thing: HTMLElement): void {
  delete thing.dataset['unseen'];
  thing.style.visibility = '';
}

/** A place of the right shape in the middle of another, to fly from. */
function within(place: HTMLElement, thing: HTMLElement): DOMRect {
  const [outer, inner] = [place.getBoundingClientRect(), thing.getBoundingClientRect()];
  return new DOMRect(
    outer.left + (outer.width - inner.width) / 2,
    outer.top + (outer.height - inner.height) / 2,
    inner.width,
    inner.height,
  );
}

/** A motion to its end; one that is broken off has ended, too. */
function over(motion: Animation): Promise<unknown> {
  return motion.finished.catch(() => undefined);
}

function wait(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
