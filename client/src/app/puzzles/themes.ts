/** What a theme is about, as a picture: a symbol of the table, or a card. */
import type { GameName, LessonPicture } from '$lib/protocol';

const SYMBOLS: Record<GameName, Readonly<Record<string, string>>> = {
  'the-wolves': {
    hunt: 'act-hunt',
    'double-hunt': 'act-hunt',
    region: 'i-flag',
    'two-regions': 'i-flag',
    alphas: 'fig-alpha',
    lair: 'act-lair',
    'den-to-lair': 'act-lair',
    den: 'act-den',
    howl: 'act-howl',
    'new-alpha': 'fig-alpha',
    dominate: 'act-dominate',
    push: 'act-move',
    'extra-action': 'i-plus',
    'any-terrain': 'i-names',
    'turned-tile': 'i-turn',
    moon: 'act-end',
    end: 'act-end',
    'before-full': 'act-end',
    'two-players': 'i-person',
    'many-players': 'i-person',
  },
  'lone-wolves': {
    scar: 'i-plus',
    'two-tricks': 'i-hands',
    'three-tricks': 'i-hands',
    'four-tricks': 'i-hands',
    'lose-to-win': 'i-minus',
    moon: 'act-end',
    honour: 'i-turn',
    joins: 'fig-lone',
    'last-place': 'i-flag',
    level: 'i-more',
    border: 'i-dim',
    behind: 'i-back',
    narrow: 'i-star',
    only: 'i-eye',
  },
};

/** Themes that are about a card have one. */
const CARDS: Record<GameName, Readonly<Record<string, string>>> = {
  'the-wolves': {},
  'lone-wolves': { lead: 'R5', follow: 'N5', 'two-beats-seven': 'G2', trump: 'W7', 'low-card': 'R2' },
};

export function pictureOfTheme(game: GameName, theme: string): LessonPicture {
  const card = CARDS[game][theme];
  return card ? { symbol: null, cards: [card] } : { symbol: SYMBOLS[game][theme] ?? 'i-flag', cards: [] };
}
