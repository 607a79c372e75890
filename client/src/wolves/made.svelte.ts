/**
 * A decision that is being made up at this table, as far as it goes: what is chosen, what may follow, what is lit.
 *
 * It knows no rule: what is chosen is the table's line, and the server tells what would follow from it.
 */
import type { Moved, Option, Pack, Paid, TheWolvesBox, TheWolvesView, WolvesSeat } from '$lib/protocol';
import type { Table } from '$lib/table.svelte';
import { Ahead, type Mind } from './ahead.svelte';
import type { HexMap } from './geometry';
import { litOf } from './lit';
import {
  actionOf,
  actionRows,
  closing,
  hexOf,
  isWolf,
  lineAction,
  lineHex,
  paymentOf,
  standingOf,
  wanting,
  type Action,
  type ActionRow,
  type Payment,
  type Track,
} from './plan';

const WOLVES = ['alpha', 'pack'];

export class Made {
  readonly table: Table;
  readonly map: HexMap;
  readonly box: TheWolvesBox;
  /** An action that was chosen before its target. */
  protected chosen: Action | null = $state(null);
  /** A wolf that was taken up before its terrain: "alpha S4". */
  wolf: string | null = $state(null);
  /** What was looked up ahead of the line. */
  readonly ahead: Ahead;
  /** What is looked up ahead: with a move in mind, where it could go on. */
  get mind(): Mind | null {
    if (!this.table.mine || this.table.asking || this.table.sending) return null;
    if (this.question === 'wolf') return { line: this.table.line, doing: '' };
    if (this.question !== 'act' || this.table.line.length > 0 || this.chosen !== 'move') return null;
    return { line: [], doing: this.wolf ?? this.chosen };
  }

  /** The ways to pay for the line. */
  ways: readonly Payment[] = $state.raw([]);

  constructor(table: Table, map: HexMap, box: TheWolvesBox) {
    this.table = table;
    this.map = map;
    this.box = box;
    this.ahead = new Ahead(table);
  }

  // -- what there is
  get view(): TheWolvesView {
    return this.table.position!.view as TheWolvesView;
  }

  get before(): TheWolvesView {
    return this.table.actual!.view as TheWolvesView;
  }

  get seat(): WolvesSeat | null {
    return this.table.seat === null ? null : this.before.seats[this.table.seat]!;
  }

  get pack(): Pack | null {
    return this.seat?.pack ?? null;
  }

  get question(): string | null {
    return this.table.mine ? this.table.position!.question : null;
  }

  /** Everything that may begin now, whatever is on the line. */
  get beginnings(): readonly Option[] {
    return this.table.mine ? this.table.actual!.offer : [];
  }

  rows: ActionRow[] = $derived.by(() => (this.seat ? actionRows(this.beginnings, this.seat, this.map, this.box) : []));

  get action(): Action | 'draft' | 'end' | null {
    const begun = lineAction(this.table.line);
    if (begun || !this.table.mine) return begun;
    return this.question === 'act' ? this.chosen : lineAction([this.before.pending.action ?? '']);
  }

  /** An action that was played in part, elsewhere or before an undo, waits for the rest. */
  get underWay(): boolean {
    return this.table.mine && !['act', 'draft'].includes(this.table.actual!.question);
  }

  get target(): string | null {
    return lineHex(this.table.line);
  }

  get moving(): boolean {
    return this.action === 'move';
  }

  /** The wolf whose way is being chosen: kind and hex. */
  get inHand(): { kind: string; hex: string } | null {
    const pending = this.table.mine ? this.view.pending.wolf : null;
    if (pending) return { kind: pending[0], hex: pending[1] };
    const [kind, hex] = this.wolf?.split(' ') ?? [];
    return kind && hex ? { kind, hex } : null;
  }

  /** While it is asked where a wolf is pushed to: where it is pushed from. */
  get pushedFrom(): string | null {
    return this.question === 'push' ? (this.view.pending.to ?? this.target) : null;
  }

  /** Wolves that have a way on the line already. */
  get moves(): Moved[] {
    return this.table.preview?.told.filter((told) => told.what === 'moved') ?? [];
  }

  get payment(): Payment | null {
    const chosen = this.table.line.find((decision) => decision.startsWith('pay '));
    return chosen ? paymentOf(chosen) : null;
  }

  /** How the line is paid: the tiles with both their sides. */
  get paid(): Paid | null {
    return this.table.preview?.told.find((told) => told.what === 'paid') ?? null;
  }

  get extra(): boolean {
    return this.table.preview?.told.some((told) => told.what === 'extra-action') ?? false;
  }

  /** What is still to be decided before the line can be played; null: it can. */
  get wants(): string | null {
    return this.table.preview ? wanting(this.table.preview.position, this.table.seat) : null;
  }

  get ready(): boolean {
    if (this.table.asking) return false;
    if (this.table.line.length === 0) return this.underWay && closing(this.table.actual!, this.table.seat).length > 0;
    return this.table.preview !== null && this.wants === null;
  }

  get mayEnd(): boolean {
    return this.beginnings.some((option) => option.text === 'end');
  }

  /** Whether nothing is being made up. */
  get idle(): boolean {
    return this.table.line.length === 0 && this.chosen === null && this.wolf === null && !this.underWay;
  }

  /** Two pieces on one hex that could be meant. */
  get twins(): readonly Option[] {
    const line = this.table.line;
    const last = line.at(-1);
    if (!last || !this.table.mine) return this.wolf ? this.wolvesAt(this.inHand!.hex) : [];
    const before = this.question === 'to' ? line.slice(0, -1) : [];
    const offered = this.question === 'to' ? this.offeredAfter(before) : this.beginnings;
    const now = this.question === 'to' ? last : line[0]!;
    const hex = offered.find((option) => option.text === now);
    const same = offered.filter(
      (option) =>
        hex &&
        hexOf(option) === hexOf(hex) &&
        (isWolf(option) || actionOf(option) === 'dominate') &&
        option.data.action !== 'draft',
    );
    return same.length > 1 && same.some((option) => option.text === now) ? same : [];
  }

  protected offeredAfter(line: readonly string[]): readonly Option[] {
    return line.length === 0 ? this.beginnings : this.ahead.offeredAfter(line);
  }

  /** The tracks a den may come from, as long as the line leaves a choice. */
  get tracks(): Track[] {
    const before = this.table.line.filter((decision) => !decision.startsWith('track '));
    const offered = this.question === 'track' ? this.table.offer : this.offeredAfter(before);
    return offered.flatMap(({ data }) => (data.action === 'track' ? [data.track] : []));
  }

  get chosenTrack(): Track | null {
    return (this.table.line.find((decision) => decision.startsWith('track '))?.slice(6) as Track) ?? null;
  }

  // -- what is lit
  lit: ReadonlyMap<string, readonly Option[]> | null = $derived.by(() => litOf(this));

  /** Hexes with wolves of one's own. */
  get ownWolves(): string[] {
    return this.pack ? standingOf(this.view, this.pack, WOLVES) : [];
  }

  /** One's own wolves on a hex, each once, as they would be offered in a move. */
  protected wolvesAt(hex: string): Option[] {
    const pieces = this.view.pieces[hex] ?? [];
    const kinds = pieces.flatMap(([owner, kind]) =>
      owner === this.pack && (kind === 'alpha' || kind === 'pack') ? [kind] : [],
    );
    return [...new Set(kinds)].map((action, number) => ({
      number,
      text: `${action} ${hex}`,
      data: { action, number, hex },
    }));
  }
}
