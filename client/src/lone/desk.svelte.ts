/** What all parts of this table share: the table, what is being decided, the scene, and who is who. */
import { getContext, setContext } from 'svelte';
import { quietly } from '$lib/attempt.svelte';
import { settings, t } from '$lib/here.svelte';
import { nameOf, roleOf } from '$lib/people';
import type { Event, Land, Scar, SeenScar } from '$lib/protocol';
import { entry, ReplayTable } from '$lib/replay.svelte';
import type { Table } from '$lib/table.svelte';
import { Deciding } from './deciding.svelte';
import { firstStep, lastTrick, type LastTrick } from './last';
import { kindOf, lone, type LonePosition } from './names';
import { Notes, type Note } from './notes.svelte';
import { sceneOf, type LandScene, type Scene } from './scene';

const KEY = Symbol('desk');

export class Desk {
  readonly table: Table;
  readonly deciding: Deciding;
  readonly notes = new Notes();
  /** How many lands of the end have been scored so far; null: nothing is being scored. */
  scored: number | null = $state(null);
  /** Something was chosen by the keyboard: the focus goes to what is asked next. */
  keyed: () => void = () => undefined;

  constructor(table: Table) {
    this.table = table;
    this.deciding = new Deciding(table, () => !settings.now.confirmMove);
  }

  /** The game as it stands; this table is never drawn without one. */
  get now(): LonePosition {
    return lone(this.table.actual)!;
  }

  readonly scene: Scene = $derived.by(() => sceneOf(this.now, this.table.seat));

  /** The scene after what is considered, for the figures of "now → after". */
  readonly sceneAfter: Scene | null = $derived.by(() => {
    const after = this.deciding.after;
    return after && sceneOf(after, this.table.seat);
  });

  /** What was played before the table went on from a file: its own log knows nothing of it. */
  #earlier: readonly Event[] = $state.raw([]);

  /** The trick that was decided last; it stays on the table until the next card is played. */
  readonly last: LastTrick | null = $derived.by(() => lastTrick([...this.#earlier, ...this.table.events]));

  /** Ask what was played before the table's own log begins, if anything was. */
  async recall(): Promise<void> {
    const { api, id, seat, events } = this.table;
    const begun = this.table instanceof ReplayTable ? 0 : firstStep(events, this.now.step);
    if (begun === 0) return;
    const course = await api.course(id, seat, false).catch(quietly);
    this.#earlier = (course?.deeds ?? []).filter((deed) => deed.step <= begun).map(entry);
  }

  /** Both seats as they are shown everywhere: the other's first, one's own after it. */
  get order(): [number, number] {
    return [this.scene.far, this.scene.near];
  }

  /** The cards of one's own hand are hidden while the device changes hands. */
  get curtain(): boolean {
    return this.table.handOver !== null && !this.table.info.analysis;
  }

  /** Whether the reader takes part, and may have to decide something. */
  get plays(): boolean {
    const seat = this.table.seat === null ? undefined : this.table.seats[this.table.seat];
    return !!seat?.yours && !this.table.over && !this.now.outcome && !(this.table instanceof ReplayTable);
  }

  /** Whether a seat is the reader's own. */
  isYou(seat: number): boolean {
    return seat === this.table.seat && !!this.table.seats[seat]?.yours;
  }

  /** A seat by name; the reader's own as "You", or as "you" inside a sentence. */
  who(seat: number | null, inside = false): string {
    if (seat === null) return t('lone-nobody');
    if (!this.isYou(seat)) return this.nameOf(seat);
    return t(inside ? 'lone-you-inside' : 'lone-you');
  }

  nameOf(seat: number): string {
    return nameOf(this.table.info, seat);
  }

  /** That a bot stands in for the one at a seat, or that they are away: in a word and in a sentence; null: neither. */
  standing(seat: number): { short: string; text: string } | null {
    const { table } = this;
    const found = table.seats[seat];
    if (!found || table.replaying || table.over) return null;
    const who = this.nameOf(seat);
    if (found.stand_in)
      return { short: roleOf(found), text: t('lone-bot-plays', { who, level: t(`bot-${found.stand_in}`) }) };
    const away = found.kind === 'person' && !found.yours && !table.present.includes(seat);
    return away ? { short: t('absent'), text: t('lone-away', { who }) } : null;
  }

  landScene(land: Land): LandScene {
    return this.scene.lands.find((each) => each.land === land)!;
  }

  /** What a scar is and does. */
  noteOn(scar: SeenScar, under: Scar | null = null): Note {
    if (under)
      return {
        title: t(`scar-${under}`),
        text: `${t(`scar-${under}-text`)}. ${t('lone-lies-down')}`,
        clause: under,
        icon: 'claws',
      };
    if (kindOf(scar) === 'down')
      return { title: t('scar-hidden'), text: t('lone-scar-down-text'), clause: 'L12', icon: 'claws' };
    return { title: t(`scar-${scar}`), text: t(`scar-${scar}-text`), clause: scar, icon: 'i-star' };
  }

  /** Why a card can't be played, or can't go to a land. */
  async whyNotPlay(card: string, land: Land | null): Promise<Note | null> {
    return this.#whyNot([], land ? { action: `play ${card} ${land}` } : { place: card });
  }

  /** Why the scar can't go to a slot. */
  async whyNotPlace(slot: string): Promise<Note | null> {
    return this.#whyNot(
      this.table.line.filter((text) => text.startsWith('take ')),
      { action: `place ${slot}` },
    );
  }

  /**
   * The reason, if nothing of what is asked about is possible after a line: not after what is chosen, for that can be
   * changed.
   */
  async #whyNot(line: string[], about: { place: string } | { action: string }): Promise<Note | null> {
    const found = (await this.table.whyNot(line, about).catch(quietly)) ?? [];
    const refusal = found.every((each) => each.refusal) ? found[0]?.refusal : null;
    if (!refusal) return null;
    return {
      title: t(`lone-no-${refusal.reason.replaceAll('_', '-')}`, refusal.facts),
      text: refusal.sentence,
      clause: refusal.clause,
    };
  }
}

export function giveDesk(table: Table): Desk {
  return setContext(KEY, new Desk(table));
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
