/**
 * What everything at this table is: one list of its kinds of things, each with its rules and how it stands now. Figures
 * are those of the server's sheet.
 */
import { capital } from '$lib/capital';
import { t } from '$lib/client.svelte';
import { nameOf } from '$lib/people';
import type { MapHex, Pack, Prey, ScoredPhase, Terrain, Track, WolvesPoints, WolvesSheetRegion } from '$lib/protocol';
import type { Note, NoteRow } from '$kit/notes.svelte';
import type { Answers } from '$kit/things.svelte';
import { dates, ranking, SOURCES } from './changes';
import type { Desk } from './desk.svelte';
import { regionName } from './names';
import type { TileView } from './payment';
import type { Action } from './plan';

interface AtSeat {
  seat: number;
}
interface OfPack {
  pack: Pack;
}

/** What there is to know about a thing of each kind. */
export interface WolvesFacts {
  ground: MapHex;
  water: MapHex;
  chasm: MapHex;
  token: { region: string };
  under: { phase: ScoredPhase };
  alpha: OfPack;
  pack: OfPack;
  den: OfPack;
  lair: OfPack;
  'lone-wolf': object;
  prey: { prey: Prey; count: number };
  moonlight: object;
  date: { date: number };
  phase: { phase: ScoredPhase; date: number };
  track: AtSeat & { track: Track };
  dens: AtSeat;
  lairs: AtSeat;
  wolves: AtSeat;
  'bonus-terrain': { count: number };
  'bonus-action': { count: number };
  tile: Omit<TileView, 'name'>;
  terrain: { terrain: Terrain; count: number };
  hunted: { prey: Prey; got: boolean };
  preys: AtSeat;
  points: AtSeat;
  source: { source: keyof WolvesPoints; count: number };
  player: AtSeat;
  region: { region: string };
  alphas: { count: number };
  control: OfPack & { control: number };
  action: { action: Action };
  actions: { title: string };
  won: { phase: ScoredPhase; place: 'first' | 'second' };
}

/** The rules that say what a thing of each kind is. */
export const RULES: Record<keyof WolvesFacts, readonly string[]> = {
  ground: ['W9'],
  water: ['W15', 'W25'],
  chasm: ['W15', 'W17'],
  token: ['W42'],
  under: ['W60'],
  alpha: ['W41', 'W19'],
  pack: ['W41', 'W31'],
  den: ['W41', 'W25'],
  lair: ['W41', 'W26'],
  'lone-wolf': ['W29', 'W30'],
  prey: ['W35'],
  moonlight: ['W38'],
  date: ['W38'],
  phase: ['W39', 'W40'],
  track: ['W24'],
  dens: ['W24'],
  lairs: ['W26', 'W27'],
  wolves: ['W30'],
  'bonus-terrain': ['W9'],
  'bonus-action': ['W8'],
  tile: ['W9'],
  terrain: ['W9'],
  hunted: ['W36'],
  preys: ['W36'],
  points: ['W47'],
  source: ['W47'],
  player: ['W5'],
  region: ['W42'],
  alphas: ['W41'],
  control: ['W41'],
  action: ['W8'],
  actions: ['W8'],
  won: ['W42'],
};
export const NEUTRAL = 'W62';
const OF_TRACK: Record<Track, string> = { spread: 'W16', speed: 'W16', howl: 'W29' };
export const OF_ACTION: Record<Action, string> = {
  move: 'W16',
  den: 'W22',
  lair: 'W25',
  howl: 'W29',
  dominate: 'W31',
};
const OF_SOURCE: Record<keyof WolvesPoints, string> = {
  ...{ tokens: 'W42', seconds: 'W42', wolves: 'W30', lairs: 'W27', prey: 'W36' },
  ...{ spread: 'W24', speed: 'W24', howl: 'W24' },
};

export function answersOf(desk: Desk): Answers<WolvesFacts> {
  const { box, board } = desk;
  const valued = (name: string, value: number | string) => t('thing-valued', { name, value });
  const ruled = (kind: keyof WolvesFacts, title: string, more: Partial<Note> = {}): Note => ({
    title: capital(title),
    rules: RULES[kind],
    icon: 'i-eye',
    ...more,
  });
  /** With words of its own, for the rule is a long one: a link to it. */
  const linked = (kind: keyof WolvesFacts, title: string, text: string): Note =>
    ruled(kind, title, { text, rules: [], clause: RULES[kind][0] });
  const placed = (hex: MapHex, name: string) =>
    `${name}, ${hex.region === 'S' ? t('start-tile') : regionName(desk.map, hex.region)}`;
  const piece = (kind: 'alpha' | 'pack' | 'den' | 'lair', pack: Pack) =>
    ruled(kind, t('wolves-piece-of', { piece: t(`piece-${kind}`), pack: t(`pack-${pack}`) }), {
      rules: pack === 'neutral' ? ['W41', NEUTRAL] : RULES[kind],
    });
  const token = (phase: ScoredPhase) =>
    t('wolves-token', {
      phase: t(`phase-${phase}`),
      first: box.first_points[phase],
      second: box.second_points[phase],
    });
  const player = (seat: number) => desk.view.seats[seat];
  const regionOf = (letter: string) => desk.sheet.regions.find((each) => each.region === letter);

  /** Who would get what, if the region were scored as it stands. */
  function standings(region: WolvesSheetRegion): NoteRow[] {
    return ranking(region).map(({ pack, control, alphas }) => {
      const points = pack === 'neutral' ? undefined : (region.pays[pack] ?? 0);
      const facts = { control, alphas, points };
      return { name: packName(pack), text: t(points === undefined ? 'thing-neutral' : 'thing-gets', facts) };
    });
  }

  function packName(pack: Pack): string {
    const seat = desk.view.seats.findIndex((each) => each.pack === pack);
    const name = t(`pack-${pack}`);
    return seat < 0 ? name : t('thing-whose', { who: nameOf(board, seat), pack: name });
  }

  function outlook(letter: string): Partial<Note> {
    const region = regionOf(letter);
    const phase = region?.tokens[0];
    if (!region || !phase) return { text: t('thing-taken-off') };
    const rows = standings(region);
    if (rows.length === 0) return { text: t('thing-nobody'), rules: ['W45'] };
    const { date } = dates(desk.view.players, box).find((each) => each.phase === phase) ?? { date: 0 };
    const now = desk.view.moonlight >= date;
    // Where nobody is first the rule is another one.
    const rules = region.first === null ? ['W43'] : region.first === 'neutral' ? ['W42', NEUTRAL] : RULES.token;
    return { text: now ? t('thing-now-scored') : t('thing-when', { date }), rows, rules };
  }

  function nextDen(seat: number, track: Track): Partial<Note> {
    const next = desk.sheet.seats[seat]?.tracks[track].next;
    if (!next) return { text: t('thing-no-den') };
    const brings = [t('thing-value', { value: next.value })];
    if (next.bonus !== 'none') brings.push(t(`bonus-${next.bonus}`));
    if (next.points > 0) brings.push(t('count-points', { count: next.points }));
    return { rows: [{ name: t('thing-next-den'), text: brings.join(', ') }] };
  }

  return {
    ground: (hex) => linked('ground', placed(hex, t(`terrain-${hex.ground}`)), t('thing-ground')),
    water: (hex) => ruled('water', placed(hex, t('water-source'))),
    chasm: () => ruled('chasm', t('chasm')),
    token: ({ region }) => {
      const phase = regionOf(region)?.tokens[0];
      return ruled('token', phase ? token(phase) : regionName(desk.map, region), outlook(region));
    },
    under: ({ phase }) => linked('under', token(phase), t('thing-under')),
    alpha: ({ pack }) => piece('alpha', pack),
    pack: ({ pack }) => piece('pack', pack),
    den: ({ pack }) => piece('den', pack),
    lair: ({ pack }) => piece('lair', pack),
    'lone-wolf': () => ruled('lone-wolf', t('piece-lone-wolf')),
    prey: ({ prey, count }) => {
      const had = board.seat !== null && player(board.seat)?.prey.includes(prey);
      return ruled('prey', t('wolves-prey-stack', { prey: t(`prey-${prey}`), count }), {
        text: had ? t('thing-prey-had') : undefined,
      });
    },
    moonlight: () => {
      const last = dates(desk.view.players, box).at(-1)?.date;
      return ruled('moonlight', t('moonlight-board'), {
        text: t('thing-moonlight', { date: desk.view.moonlight, last }),
      });
    },
    date: ({ date }) =>
      ruled('date', t('thing-date', { date }), {
        text: t('thing-covered', { covered: date <= desk.view.moonlight ? 'yes' : 'no' }),
      }),
    phase: ({ phase, date }) => {
      const count = desk.sheet.regions.filter((region) => region.tokens.includes(phase)).length;
      const facts = { count, first: box.first_points[phase], second: box.second_points[phase] };
      return ruled('phase', `${t('wolves-moon', { phase })}, ${t('wolves-date', { date })}`, {
        text: count > 0 ? t('wolves-regions-pay', facts) : undefined,
      });
    },
    track: ({ seat, track }) => {
      const value = desk.sheet.seats[seat]?.tracks[track].value ?? 0;
      const rules = [OF_TRACK[track], ...RULES.track];
      return ruled('track', valued(t(`track-${track}`), value), { ...nextDen(seat, track), rules });
    },
    dens: ({ seat }) => {
      const { spread, speed, howl } = player(seat)?.dens ?? { spread: 0, speed: 0, howl: 0 };
      return ruled('dens', valued(t('wolves-dens-built'), spread + speed + howl));
    },
    lairs: ({ seat }) => ruled('lairs', valued(t('points-lairs'), player(seat)?.lairs ?? 0)),
    wolves: ({ seat }) => {
      const facts = { count: player(seat)?.wolves ?? 0, of: box.wolf_track.length };
      return ruled('wolves', valued(t('track-wolves'), t('thing-of', facts)));
    },
    'bonus-terrain': ({ count }) =>
      linked('bonus-terrain', valued(t('bonus-terrain'), count), t('thing-bonus-terrain')),
    'bonus-action': ({ count }) => ruled('bonus-action', valued(t('bonus-action'), count)),
    tile: ({ face, back, home }) =>
      home
        ? linked('tile', valued(t('tile-home'), t(`terrain-${face}`)), t('thing-tile-home'))
        : linked(
            'tile',
            valued(t('tile-terrain'), t('wolves-tile', { face: t(`terrain-${face}`), back: t(`terrain-${back}`) })),
            t('thing-tile'),
          ),
    terrain: ({ terrain, count }) => linked('terrain', t(`terrain-${terrain}`), t('thing-terrain', { count })),
    hunted: ({ prey, got }) =>
      ruled('hunted', t(got ? 'wolves-prey-got' : 'wolves-prey-missing', { prey: t(`prey-${prey}`) })),
    preys: ({ seat }) => {
      const points = desk.sheet.seats[seat]?.points.prey ?? 0;
      const kinds = player(seat)?.prey.map((prey) => t(`prey-${prey}`)) ?? [];
      return ruled('preys', valued(t('points-prey'), t('count-points', { count: points })), {
        text: kinds.length > 0 ? capital(kinds.join(', ')) : undefined,
      });
    },
    points: ({ seat }) => {
      const sheet = desk.sheet.seats[seat];
      const rows = SOURCES.map((source) => ({ name: t(`points-${source}`), text: `${sheet?.points[source] ?? 0}` }));
      const facts = { name: nameOf(board, seat), pack: t(`pack-${player(seat)?.pack}`), count: sheet?.total ?? 0 };
      return ruled('points', t('wolves-seat-label', facts), { rows });
    },
    source: ({ source, count }) =>
      ruled('source', valued(t(`points-${source}`), t('count-points', { count })), { rules: [OF_SOURCE[source]] }),
    player: ({ seat }) => {
      const facts = { name: nameOf(board, seat), pack: t(`pack-${player(seat)?.pack}`) };
      const count = desk.sheet.seats[seat]?.total ?? 0;
      return ruled('player', t('wolves-seat-label', { ...facts, count }), { text: t('thing-opens') });
    },
    region: ({ region }) => ruled('region', regionName(desk.map, region), outlook(region)),
    alphas: ({ count }) => ruled('alphas', valued(t('wolves-alphas'), count)),
    control: ({ pack, control }) => ruled('control', `${packName(pack)}: ${t('control')} ${control}`),
    action: ({ action }) =>
      ruled('action', t(`action-${action}`), {
        text: capital(t('thing-cost', { count: box.costs[action] })),
        rules: [OF_ACTION[action]],
      }),
    actions: ({ title }) => ruled('actions', title),
    won: ({ phase, place }) => {
      const points = place === 'first' ? box.first_points[phase] : box.second_points[phase];
      return ruled('won', token(phase), { text: t('thing-won', { place, points }) });
    },
  };
}

/** All that is on a hex, what stands there first. */
export function thingsAt(desk: Desk, name: string): Note[] {
  const hex = desk.map.hexes.find((each) => each.name === name);
  if (!hex) return [];
  const { view, things } = desk;
  const found = (view.pieces[name] ?? []).map(([pack, kind]) => things.answer(kind, { pack }));
  if (view.lone_wolves.includes(name)) found.push(things.answer('lone-wolf', {}));
  const place = desk.sheet.regions.findIndex((each) => each.region === hex.region);
  const prey = view.prey[place];
  if (prey && desk.map.preySpot(hex.region) === name)
    found.push(things.answer('prey', { prey: prey[0], count: prey[1] }));
  const [token, under] = hex.ground === 'water' ? (view.tokens[place] ?? []) : [];
  if (token) found.push(things.answer('token', { region: hex.region }));
  if (under) found.push(things.answer('under', { phase: under }));
  const ground = hex.ground === 'water' || hex.ground === 'chasm' ? hex.ground : 'ground';
  const below = things.answer(ground, hex);
  // Where something stands, that was asked about: the ground is only named.
  return found.length > 0 ? [...found, { ...below, text: undefined, rules: [] }] : [below];
}
