/** The map in words: what a hex and a region are called, for those who listen and for captions. */
import { t } from '$lib/client.svelte';
import type { MapHex, TheWolvesBox, TheWolvesView } from '$lib/protocol';
import type { HexMap } from './geometry';
import type { Decision } from './decision.svelte';
import { actionOf } from './plan';

interface Around {
  map: HexMap;
  view: TheWolvesView;
  box: TheWolvesBox;
  decision: Decision;
  refused: readonly string[];
  /** Hexes that a hint lights. */
  hinted: ReadonlySet<string>;
}

/** Where a region lies, with its letter: the log calls it by that. */
export function regionName(map: HexMap, letter: string): string {
  return t('wolves-region', { place: t(`wolves-compass-${map.compass(letter)}`), letter });
}

/** All that there is to know about a hex: name, ground, what stands there, region, state. */
export function nameOf(hex: MapHex, { map, view, decision, box, refused, hinted }: Around): string {
  const parts = [hex.name, t(`terrain-${hex.ground}`), ...standing(hex, map, view, box)];
  parts.push(hex.region === 'S' ? t('start-tile') : regionName(map, hex.region));
  if (hinted.has(hex.name)) parts.push(t('lantern-in-hint'));
  return [...parts, ...state(hex.name, decision, refused)].join(', ');
}

function standing(hex: MapHex, map: HexMap, view: TheWolvesView, box: TheWolvesBox): string[] {
  const parts = (view.pieces[hex.name] ?? []).map(([pack, kind]) =>
    t('wolves-piece-of', { piece: t(`piece-${kind}`), pack: t(`pack-${pack}`) }),
  );
  if (view.lone_wolves.includes(hex.name)) parts.push(t('piece-lone-wolf'));
  const region = hex.region.charCodeAt(0) - 'A'.charCodeAt(0);
  const prey = view.prey[region];
  if (prey && map.preySpot(hex.region) === hex.name)
    parts.push(t('wolves-prey-stack', { prey: t(`prey-${prey[0]}`), count: prey[1] }));
  const token = hex.ground === 'water' ? view.tokens[region]?.[0] : undefined;
  if (token)
    parts.push(
      t('wolves-token', {
        phase: t(`phase-${token}`),
        first: box.first_points[token],
        second: box.second_points[token],
      }),
    );
  return parts;
}

function state(hex: string, decision: Decision, refused: readonly string[]): string[] {
  if (hex === decision.target || hex === decision.inHand?.hex) return [t('wolves-state-chosen')];
  if (refused.includes(hex)) return [t('wolves-state-no')];
  const options = decision.lit?.get(hex);
  if (!options) return [];
  const action = options[0] ? actionOf(options[0]) : null;
  const cost = action && decision.box.costs[action];
  return cost ? [t('wolves-state-legal'), t('count-tiles', { count: cost })] : [t('wolves-state-legal')];
}
