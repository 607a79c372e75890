/**
 * A decision that is being made up on this board, as far as it goes: what is chosen, what may follow, what is lit.
 *
 * It knows no rule: what is chosen is the board's line, and the server tells what would follow from it.
 */
import type { Board } from '$kit/board.svelte';
import { Looking, type Mind } from '$kit/looking.svelte';
import type {
  Moved,
  Option,
  Pack,
  Paid,
  TheWolvesBox,
  TheWolvesSheet,
  TheWolvesView,
  Track,
  Possible,
  Wolf,
  WolvesSeat,
} from '$lib/protocol';
import type { HexMap } from './geometry';
import { litOf } from './lit';
import { payments, type Payment } from './payment';
import {
  actionOf,
  actionRows,
  begunBy,
  closing,
  hexOf,
  isWolf,
  lineAction,
  lineHex,
  placeOf,
  standingOf,
  wanting,
  type Action,
  type ActionRow,
  type Doing,
} from './plan';
import { wolvesAt } from './position';

const WOLVES = ['alpha', 'pack'];
/** Questions that are answered after the line as it stands. */
const ASKED = ['draft', 'pay', 'wolf', 'to', 'push', 'hunt'];

/** A wolf that was taken up before its terrain: where it stands, and which one if that is known. */
export interface Held {
  hex: string;
  wolf: Option | null;
}

export class Decision {
  readonly board: Board;
  readonly map: HexMap;
  readonly box: TheWolvesBox;
  /** An action that was chosen before its target. */
  chosen: Action | null = $state(null);
  held: Held | null = $state.raw(null);
  /** Everything that may follow; and what lies around the action that is chosen. */
  readonly next: Looking;
  readonly around: Looking;

  constructor(board: Board, map: HexMap, box: TheWolvesBox) {
    this.board = board;
    this.map = map;
    this.box = box;
    this.next = new Looking(board);
    this.around = new Looking(board);
  }

  // -- what there is
  get view(): TheWolvesView {
    return wolvesAt(this.board.position).view;
  }

  get sheet(): TheWolvesSheet {
    return wolvesAt(this.board.position).sheet;
  }

  get before(): TheWolvesView {
    return wolvesAt(this.board.actual).view;
  }

  get sheetBefore(): TheWolvesSheet {
    return wolvesAt(this.board.actual).sheet;
  }

  get seat(): WolvesSeat | null {
    return (this.board.seat === null ? null : this.before.seats[this.board.seat]) ?? null;
  }

  get pack(): Pack | null {
    return this.seat?.pack ?? null;
  }

  /** What a track of one's own is worth, as the game stands. */
  value(track: Track): number {
    const { seat } = this.board;
    return (seat === null ? undefined : this.sheetBefore.seats[seat])?.tracks[track].value ?? 0;
  }

  get question(): string | null {
    return this.board.mine ? this.board.position.question : null;
  }

  rows: ActionRow[] = $derived.by(() =>
    this.seat ? actionRows(this.board.beginnings, this.seat, this.map, this.box) : [],
  );

  get action(): Doing | null {
    const begun = lineAction(this.board.line);
    if (begun || !this.board.mine) return begun;
    if (this.question === 'act') return this.chosen;
    return begunBy(this.question === 'hunt' ? 'hunt' : this.before.pending.action);
  }

  /** An action that was played in part, elsewhere or before an undo, waits for the rest. */
  get underWay(): boolean {
    return this.board.mine && !['act', 'draft'].includes(this.board.actual.question);
  }

  get target(): string | null {
    return lineHex(this.board.line);
  }

  get moving(): boolean {
    return this.action === 'move';
  }

  /** The wolf whose way is being chosen: kind and hex. */
  get inHand(): { kind: Wolf; hex: string } | null {
    const [kind, hex] = (this.board.mine && this.view.pending.wolf) || [];
    if (kind && hex) return { kind, hex };
    if (!this.held) return null;
    const wolf = this.held.wolf ?? this.next.found?.in_hand[0];
    const alone = this.view.pieces[this.held.hex]?.some(([owner, each]) => owner === this.pack && each === 'alpha');
    const isPack = wolf ? wolf.data.action === 'pack' : !alone;
    return { kind: isPack ? 'pack' : 'alpha', hex: this.held.hex };
  }

  /** While it is asked where a wolf is pushed to: where it is pushed from. */
  get pushedFrom(): string | null {
    return this.question === 'push' ? (this.view.pending.to ?? this.target) : null;
  }

  /** Wolves that have a way on the line already. */
  get moves(): Moved[] {
    return this.board.foretold.filter((told) => told.what === 'moved');
  }

  /** The ways to pay for the line. */
  get payments(): Payment[] {
    const place = placeOf(this.board.line, 'pay');
    return place < 0 ? [] : payments(this.board.offeredAt(place));
  }

  get payment(): Payment | null {
    return payments(this.board.line)[0] ?? null;
  }

  /** How the line is paid: the tiles with both their sides. */
  get paid(): Paid | null {
    return this.board.foretold.find((told) => told.what === 'paid') ?? null;
  }

  get extra(): boolean {
    return this.board.foretold.some((told) => told.what === 'extra-action');
  }

  /** What is still to be decided before the line can be played; null: it can. */
  get wants(): string | null {
    const { preview, actual, line, seat } = this.board;
    const asked = preview?.position ?? (this.underWay && line.length === 0 ? actual : null);
    return asked && wanting(asked, seat);
  }

  get ready(): boolean {
    const { board } = this;
    if (board.asking) return false;
    if (board.line.length === 0) return this.underWay && closing(board.actual, board.seat).length > 0;
    return board.preview !== null && this.wants === null;
  }

  /** The decision that ends the turn, if it may end. */
  get ending(): Option | null {
    return this.board.beginnings.find((option) => option.data.action === 'end') ?? null;
  }

  /** Whether nothing is being made up. */
  get idle(): boolean {
    return this.board.line.length === 0 && this.chosen === null && this.held === null && !this.underWay;
  }

  /** Two pieces on one hex that could be meant. */
  get twins(): readonly Option[] {
    const { line, mine } = this.board;
    if (!mine) return [];
    if (line.length === 0) return this.held ? (this.next.found?.in_hand ?? []) : [];
    const place = this.question === 'to' ? line.length - 1 : 0;
    const meant = line[place];
    const alike = this.board
      .offeredAt(place)
      .filter(
        (option) => meant && hexOf(option) === hexOf(meant) && (isWolf(option) || actionOf(option) === 'dominate'),
      );
    return alike.length > 1 && alike.some((option) => option.text === meant?.text) ? alike : [];
  }

  /** The one of two pieces that is meant. */
  get meant(): Option | null {
    const { line } = this.board;
    if (line.length === 0) return this.held?.wolf ?? this.next.found?.in_hand[0] ?? null;
    return line[this.question === 'to' ? line.length - 1 : 0] ?? null;
  }

  /** The tracks a den may come from, as long as the line leaves a choice. */
  get tracks(): Track[] {
    return this.trackOptions.flatMap(({ data }) => (data.action === 'track' ? [data.track] : []));
  }

  get trackOptions(): readonly Option[] {
    const place = placeOf(this.board.line, 'track');
    if (place >= 0) return this.board.offeredAt(place);
    return this.question === 'track' ? this.board.offer : [];
  }

  get chosenTrack(): Track | null {
    const [chosen] = this.board.line.flatMap(({ data }) => (data.action === 'track' ? [data.track] : []));
    return chosen ?? null;
  }

  // -- what lies ahead
  /** What is looked up: after the line as far as it goes, or with a move in mind. */
  get mind(): Mind | null {
    const { board, question } = this;
    if (!board.mine || board.asking || board.sending || board.position.to_decide !== board.seat) return null;
    if (question !== 'act') return ASKED.includes(question ?? '') ? { line: board.line, doing: '' } : null;
    if (board.line.length > 0) return null;
    if (this.held) return { line: [], doing: this.held.wolf?.text ?? this.held.hex };
    return this.chosen === 'move' ? { line: [], doing: 'move' } : null;
  }

  /** The action whose surroundings are looked up; it stays while its target is chosen. */
  get surroundings(): Mind | null {
    const { action, board } = this;
    if (!board.mine || board.actual.question !== 'act') return null;
    if (action === null || action === 'move' || action === 'draft' || action === 'end') return null;
    return { line: [], doing: action };
  }

  /** What leads to a lit hex, and what would come of it; null where that is not known. */
  possibleAt(hex: string): Possible | null {
    if (this.board.asking || !this.lit?.has(hex)) return null;
    const possible = this.question === 'act' && this.surroundings ? this.around.possible : this.next.possible;
    return this.question === 'act' && this.board.line.length > 0 ? null : (possible.get(hex) ?? null);
  }

  // -- what is lit
  lit: ReadonlyMap<string, readonly Option[]> | null = $derived.by(() => litOf(this));

  /** Hexes with wolves of one's own. */
  get ownWolves(): string[] {
    return this.pack ? standingOf(this.view, this.pack, WOLVES) : [];
  }
}
