/** The trick under way in words: whose move it is, what it would lead to. */
import { t } from '$lib/client.svelte';
import { at } from '$lib/sure';
import { letterOf, suitOf } from './box.svelte';
import type { Desk } from './desk.svelte';
import { capital } from '$lib/capital';
import { HIDDEN, type LonePosition } from './names';
import type { Change, Verdict } from './plan';

/** What is asked now, as the heading of the trick. */
export function heading(desk: Desk): string {
  const { view, outcome, to_decide: decides } = desk.now;
  if (desk.recap.at !== null) return t('recap-looking-back');
  if (outcome) return t('lone-over');
  const yours = decides !== null && desk.isYou(decides);
  const asks = desk.deciding.plan?.step === 'slot' ? 'place' : view.asks;
  return t(`lone-turn-${asks}`, { you: yours ? 'yes' : 'no', who: decides === null ? '' : desk.nameOf(decides) });
}

/** The suit to follow, or that all is open. */
export function demand(desk: Desk): string {
  const { view } = desk.now;
  if (view.asks === 'follow' && view.led) return t('lone-follow-suit', { card: letterOf(suitOf(view.led.card)) });
  return view.trump ? t('lone-trump-short', { suit: view.trump }) : t('lone-no-trump');
}

/** Which trick it is, of how many: those that were, this one, and one for each card still in hand. */
export function trickCount(desk: Desk): string {
  const { trick, followed, hands } = desk.now.view;
  const held = Math.max(...hands.map((hand) => (typeof hand === 'number' ? hand : hand.length)));
  const of = trick + held + (followed ? 1 : 0);
  return t('lone-trick-of', { trick: Math.min(trick + 1, of), of });
}

/** So many tricks are the first ones. */
const FIRST_TRICKS = 2;
const HINTS = {
  lead: 'lone-hint-lead',
  follow: 'lone-hint-follow',
  take: 'lone-hint-take',
  place: 'lone-hint-place',
  over: null,
} as const;

/** What a newcomer is told in the first tricks, as long as nothing is chosen. */
export function hintOf(desk: Desk): string | null {
  const { view, to_decide: decides } = desk.now;
  const asked =
    !desk.board.guide.speaks &&
    desk.plays &&
    decides === desk.board.seat &&
    desk.board.line.length === 0 &&
    desk.deciding.chosen.card === null;
  const hint = HINTS[view.asks];
  return asked && hint && view.trick < FIRST_TRICKS ? t(hint) : null;
}

/** What is missing before anything can be played; empty if nothing is. */
export function missing(desk: Desk): string {
  const { plan, ready, chosen } = desk.deciding;
  if (ready || desk.board.asking || desk.board.sending) return '';
  if (plan?.step === 'card') return t('lone-choose-card');
  if (plan?.step === 'land') return t('lone-choose-land', { card: chosen.card });
  if (plan?.step === 'scar') return t('lone-choose-scar', { land: plan.from });
  if (plan?.step === 'slot') return t('lone-choose-slot');
  const decides = desk.now.to_decide;
  return decides === null || desk.isYou(decides) ? '' : t('lone-waiting', { who: desk.nameOf(decides) });
}

export interface Said {
  /** Whether it is good for the reader. */
  good: boolean;
  lead: string;
  rest: string;
}

/** The outcome of what is considered, in a line. */
export function saidOf(desk: Desk): Said | null {
  const { verdict, considered, preview } = desk.deciding;
  if (verdict) return verdictSaid(desk, verdict);
  if (!preview) return null;
  if (considered.land && considered.card) {
    const turns = preview.shows ? t('lone-turns-scar', { land: considered.land }) : '';
    return { good: true, lead: t('lone-you-lead', { card: considered.card, land: considered.land }), rest: turns };
  }
  if (considered.slot)
    return { good: true, lead: t('lone-you-place', { slot: considered.slot }), rest: trumpSaid(desk) };
  if (considered.scar === HIDDEN) return { good: true, lead: t('lone-you-take-hidden'), rest: t('lone-seen-then') };
  return considered.scar
    ? { good: true, lead: t('lone-you-take', { scar: considered.scar }), rest: trumpSaid(desk) }
    : null;
}

function verdictSaid(desk: Desk, { winner, card, other, why }: Verdict): Said {
  const { preview, considered, after } = desk.deciding;
  const good = desk.isYou(winner);
  const turns = preview?.shows ? t('lone-turns-scar', { land: considered.land }) : '';
  const because = why ? t(`lone-why-${why}`) : '';
  const takes =
    after?.question === 'take' ? t('lone-take-next', { you: good ? 'no' : 'yes', who: desk.nameOf(1 - winner) }) : '';
  const leads = after && nextLeader(after);
  const next = typeof leads === 'number' && desk.isYou(leads) ? t('lone-lead-next') : '';
  const lead = good ? t('lone-wins-over', { card, other }) : t('lone-loses-to', { card: other, other: card });
  return { good, lead, rest: [because, turns, next, takes].filter((part) => part).join(' ') };
}

/** Who leads next, if it is said: while the loser still takes a scar, or once the next trick is on. */
function nextLeader({ view }: LonePosition): number | null {
  return view.next_leader ?? (view.asks === 'lead' ? view.leader : null);
}

/** A moon that would rise changes the trump from the next trick on, where another trick follows. */
function trumpSaid(desk: Desk): string {
  const { changes, after } = desk.deciding;
  const moon = changes.find((change) => change.what === 'moon');
  return moon && after?.view.next_trump ? t('lone-moon-rises', { moon: moon.moon, land: moon.land }) : '';
}

/** A change as a row: what, now, after, and whether the reader likes it. */
export interface ChangeRow {
  name: string;
  now: string;
  after: string;
  note: string;
  good: boolean | null;
}

export function rowsOf(desk: Desk): ChangeRow[] {
  const changes = desk.deciding.after ? desk.deciding.changes : [];
  return changes.length > 1 || desk.deciding.verdict ? changes.map((change) => rowOf(desk, change)) : [];
}

/** Whether the last trick is still what there is to see: no card has been played since, and none is considered. */
export function lastShown(desk: Desk): boolean {
  return desk.last !== null && !desk.last.past && !desk.deciding.considered.card;
}

/** Who won the last trick, and why. */
export function lastSaid(desk: Desk): Said | null {
  if (!desk.last) return null;
  const { trick, winner, why, cards } = desk.last;
  const lead = t('lone-trick-to', { trick, you: desk.isYou(winner) ? 'yes' : 'no', who: desk.nameOf(winner) });
  const over = t('lone-wins-over', { card: cards[winner], other: cards[1 - winner] });
  return { good: desk.isYou(winner) || !desk.plays, lead, rest: `${capital(over)} ${t(`lone-why-${why}`)}` };
}

/** What the last trick changed. */
export function lastRows(desk: Desk): ChangeRow[] {
  return desk.last?.changes.map((change) => rowOf(desk, change)) ?? [];
}

function rowOf(desk: Desk, change: Change): ChangeRow {
  const row: Pick<ChangeRow, 'note' | 'good'> = { note: '', good: null };
  switch (change.what) {
    case 'strength': {
      const turned = desk.deciding.verdict?.other;
      const loses = change.after < change.now && turned ? t('lone-row-turns', { card: turned }) : '';
      const good = desk.isYou(change.seat) ? change.after > change.now : null;
      return {
        ...row,
        name: t('lone-row-strength', { land: change.land, who: desk.who(change.seat, true) }),
        now: `${change.now}`,
        after: `${change.after}`,
        note: loses,
        good,
      };
    }
    case 'token':
      return {
        ...row,
        name: t('lone-row-token', { land: change.land, points: change.honour }),
        now: desk.who(change.now, true),
        after: desk.who(change.after, true),
        good: change.after === desk.board.seat,
      };
    case 'turned':
      return {
        ...row,
        name: t('lone-row-turned', { land: change.land }),
        now: `${change.now}`,
        after: `${change.after}`,
      };
    case 'joined':
      return { ...row, name: t('lone-row-joined', { land: change.land }), now: '', after: '+1' };
    case 'moon':
      return {
        ...row,
        name: t('lone-row-moon', { moon: change.moon }),
        now: '',
        after: t('lone-row-moon-at', { land: change.land }),
      };
    case 'score': {
      const [near, far] = [desk.scene.near, desk.scene.far];
      const gain = at(change.after, near) - at(change.now, near) - (at(change.after, far) - at(change.now, far));
      const pair = (totals: number[]) => desk.order.map((seat) => totals[seat]).join(' : ');
      return {
        ...row,
        name: t('lone-row-score'),
        now: pair(change.now),
        after: pair(change.after),
        good: gain === 0 ? null : gain > 0,
      };
    }
  }
}
