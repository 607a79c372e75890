/**
 * What everything at this table is: one list of its kinds of things, each with its rules and how it stands now. Figures
 * are those of the server's sheet.
 */
import { capital } from '$lib/capital';
import { t } from '$lib/client.svelte';
import type { Land, Scar, SeenScar, Suit } from '$lib/protocol';
import type { Note } from '$kit/notes.svelte';
import type { Answers } from '$kit/things.svelte';
import { landsOf, valueOf } from './box.svelte';
import { cardName, listOf, pointsNote, worthOf } from './describe';
import type { Desk } from './desk.svelte';
import { kindOf } from './names';
import { markOf, type LaidScar, type Seen, type SideScene } from './scene';
import { skyOf } from './sky';
import { trickCount } from './trick';

interface AtLand {
  land: Land;
}

/** What there is to know about a thing of each kind. */
export interface LoneFacts {
  land: AtLand;
  honour: AtLand;
  moon: AtLand;
  free: AtLand;
  strength: { side: SideScene };
  trump: object;
  scar: { scar: SeenScar; under?: Scar | null; laid?: LaidScar };
  slot: { slot: string };
  card: { card: string };
  lone: { was: string | null };
  points: { seat: number };
  hand: { seat: number; count: number };
  seen: { card: string; how: Seen };
  suit: { suit: Suit };
  void: { seat: number; suits: readonly string[] };
  trick: object;
}

/** The rules that say what a thing of each kind is; those of a scar are its own. */
export const RULES: Record<Exclude<keyof LoneFacts, 'scar'>, readonly string[]> = {
  land: ['L19', 'L7'],
  honour: ['L19'],
  moon: ['L14', 'L15'],
  free: ['L7'],
  strength: ['L18'],
  trump: ['L15'],
  slot: ['L12'],
  card: ['L8'],
  lone: ['L11'],
  points: ['L20'],
  hand: ['L3'],
  seen: ['L3'],
  suit: ['L6', 'L8'],
  void: ['L6'],
  trick: ['L8'],
};
const FACE_DOWN = 'L12';
const BORDER = 'L16';
const THREE = 'L9';
const OF_SEEN: Record<Seen, string> = { up: 'L10', turned: 'L11', held: 'L3', unseen: 'L3' };

export function answersOf(desk: Desk): Answers<LoneFacts> {
  const ruled = (kind: keyof typeof RULES, title: string, more: Partial<Note> = {}): Note => ({
    title: capital(title),
    rules: RULES[kind],
    icon: 'i-eye',
    ...more,
  });

  /** To whom something of a land would go, if the game ended as it stands. */
  function goes(land: Land, points: number): string {
    const { winner } = desk.landScene(land);
    return winner === null ? t('thing-goes-nobody') : t('thing-goes', { who: desk.who(winner, true), points });
  }

  function strengths(land: Land) {
    const { near, far } = desk.landScene(land);
    return [far, near].map(({ seat, strength }) => ({
      name: `${desk.who(seat)}:`,
      text: `${t('strength')} ${strength.total}`,
    }));
  }

  function trump(): Note {
    const sky = skyOf(desk);
    const next = sky.next ? t('lone-trump-then', { suit: sky.next }) : '';
    const moon = sky.shown ? t('lone-moon-at', { moon: sky.shown.moon, land: sky.shown.land }) : '';
    return ruled('trump', sky.trump ? t('lone-trump', { suit: sky.trump }) : t('lone-no-trump'), {
      text: capital([next, moon].filter((part) => part).join(' · ')),
      icon: 'moon-full',
    });
  }

  /** What a scar is and does, and what it is worth where it lies. */
  function scar({ scar, under = null, laid }: LoneFacts['scar']): Note {
    const shown = under ?? scar;
    if (kindOf(shown) === 'down')
      return {
        title: capital(t('scar-hidden')),
        text: t('lone-scar-down-text'),
        rules: [],
        clause: FACE_DOWN,
        icon: 'claws',
      };
    const rest = [under ? t('lone-lies-down') : '', laid ? t('lone-worth-now', { worth: worthOf(laid) }) : ''];
    return {
      title: capital(t(`scar-${shown}`)),
      text: rest.filter((part) => part).join(' ') || undefined,
      rules: [shown],
      icon: under ? 'claws' : 'i-star',
    };
  }

  function card(card: string): Note {
    const mark = markOf(valueOf(card));
    const value = t('thing-card-value', { value: valueOf(card) });
    return ruled('card', cardName(card), {
      text: mark ? `${value} · ${t(`lone-mark-${mark}`)}` : value,
      rules: mark === 'turns' ? [THREE, ...RULES.card] : RULES.card,
    });
  }

  return {
    land: ({ land }) => {
      const { honour } = desk.landScene(land);
      return ruled('land', t(`land-${land}`), { text: goes(land, honour[0]), rows: strengths(land) });
    },
    honour: ({ land }) => {
      const [up, down] = desk.landScene(land).honour;
      return ruled('honour', t('thing-honour', { up, down }), { text: goes(land, up) });
    },
    moon: ({ land }) => {
      const { moon, moonPoints } = desk.landScene(land);
      return ruled('moon', t('thing-moon', { moon, points: moonPoints }), {
        text: goes(land, moonPoints),
        icon: 'moon-full',
      });
    },
    free: ({ land }) => {
      const { free, room } = desk.landScene(land);
      return ruled('free', t('thing-free', { free, room }));
    },
    strength: ({ side }) => {
      const { cards, lone, scars, total } = side.strength;
      return ruled('strength', t('lone-strength-of', { who: desk.who(side.seat), total }), {
        text: t('lone-strength-from', { cards, lone, scars }),
        icon: 'i-star',
      });
    },
    trump,
    scar,
    slot: ({ slot }) =>
      ruled('slot', t('thing-slot'), { rules: landsOf(slot).length > 1 ? [...RULES.slot, BORDER] : RULES.slot }),
    card: (about) => card(about.card),
    lone: ({ was }) => ruled('lone', was ? t('lone-turned', { card: was }) : t('lone-turned-unseen')),
    points: ({ seat }) => ({ ...pointsNote(desk, seat), clause: null, rules: RULES.points }),
    hand: ({ seat, count }) => ruled('hand', t('lone-holds', { who: desk.nameOf(seat), count })),
    seen: ({ card, how }) => ruled('seen', `${cardName(card)}, ${t(`lone-seen-${how}`)}`, { rules: [OF_SEEN[how]] }),
    suit: ({ suit }) => ruled('suit', t(`suit-${suit}`)),
    void: ({ seat, suits }) => {
      const named = listOf(suits.map((suit) => t(`suit-${suit}`)));
      return ruled('void', t('lone-out-of', { who: desk.nameOf(seat), suits: named }));
    },
    trick: () => ruled('trick', trickCount(desk)),
  };
}
