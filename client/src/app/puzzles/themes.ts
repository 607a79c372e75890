/** What a theme is about, as a picture: a symbol of the table, or a card. */
import type { GameName } from '$lib/protocol';

const PICTURES: Record<GameName, Readonly<Record<string, string>>> = {
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
    lead: 'R5',
    follow: 'N5',
    scar: 'i-plus',
    'two-tricks': 'i-hands',
    'three-tricks': 'i-hands',
    'four-tricks': 'i-hands',
    'lose-to-win': 'i-minus',
    'two-beats-seven': 'G2',
    trump: 'W7',
    'low-card': 'R2',
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

export function pictureOfTheme(game: GameName, theme: string): string {
  return PICTURES[game][theme] ?? 'i-flag';
}
