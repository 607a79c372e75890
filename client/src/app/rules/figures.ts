/** The drawings of the rules of The Wolves: small maps with what a chapter speaks of. */
import type { Ground, Kind, MapHex, Pack, Prey } from '$lib/protocol';

export interface Spot {
  x: number;
  y: number;
  ground: Ground;
  pieces?: [Pack, Kind][];
  lone?: boolean;
  prey?: Prey;
  token?: boolean;
  mark?: 'legal' | 'selected' | 'from' | 'push' | 'no';
}

export interface MapFigure {
  spots: Spot[];
  /** A way that is walked, as places of spots. */
  path?: number[];
}

const at = (x: number, y: number, ground: Ground, more: Omit<Spot, 'x' | 'y' | 'ground'> = {}): Spot => ({
  x,
  y,
  ground,
  ...more,
});

export const MAPS: Record<string, MapFigure> = {
  'chapter-the-wolves-setup': {
    spots: [
      at(0, 0, 'tundra', {
        pieces: [
          ['forest', 'alpha'],
          ['forest', 'pack'],
        ],
      }),
      at(1, 0, 'chasm'),
      at(1, 1, 'chasm'),
      at(2, 1, 'rock', { mark: 'legal' }),
      at(0, 1, 'grass'),
      at(2, 0, 'desert', { mark: 'legal' }),
    ],
  },
  'chapter-the-wolves-pieces': {
    spots: [
      at(0, 0, 'grass', { pieces: [['desert', 'den']] }),
      at(1, 0, 'tundra', { pieces: [['desert', 'pack']] }),
      at(2, 1, 'rock', { pieces: [['desert', 'alpha']] }),
      at(3, 1, 'desert', { pieces: [['desert', 'lair']] }),
    ],
  },
  'chapter-the-wolves-move': {
    spots: [
      at(0, 0, 'tundra', { pieces: [['forest', 'alpha']], mark: 'from' }),
      at(1, 0, 'desert', { lone: true }),
      at(2, 1, 'rock'),
      at(3, 1, 'forest', { pieces: [['desert', 'pack']], mark: 'selected' }),
      at(4, 2, 'grass', { mark: 'push' }),
      at(1, 1, 'grass'),
      at(2, 0, 'water'),
      at(3, 2, 'tundra'),
    ],
    path: [0, 1, 2, 3],
  },
  'chapter-the-wolves-den': {
    spots: [
      at(0, 0, 'grass', { mark: 'legal' }),
      at(1, 0, 'forest', { pieces: [['forest', 'alpha']], mark: 'legal' }),
      at(2, 1, 'tundra', { pieces: [['forest', 'den']] }),
      at(1, 1, 'rock', { pieces: [['desert', 'pack']], mark: 'no' }),
      at(2, 0, 'desert', { mark: 'legal' }),
      at(0, 1, 'tundra'),
    ],
  },
  'chapter-the-wolves-lair': {
    spots: [
      at(0, 0, 'grass', { pieces: [['tundra', 'alpha']] }),
      at(1, 0, 'tundra', { pieces: [['tundra', 'lair']], mark: 'selected' }),
      at(2, 0, 'water', { token: true }),
      at(2, 1, 'forest'),
      at(1, 1, 'rock'),
      at(0, 1, 'desert'),
    ],
  },
  'chapter-the-wolves-howl': {
    spots: [
      at(0, 0, 'rock', { pieces: [['forest', 'alpha']], mark: 'from' }),
      at(1, 0, 'water', { token: true }),
      at(2, 1, 'grass', { lone: true, mark: 'legal' }),
      at(3, 1, 'tundra'),
      at(4, 2, 'grass', { lone: true, mark: 'no' }),
      at(1, 1, 'desert'),
      at(2, 0, 'forest'),
      at(3, 2, 'rock'),
    ],
  },
  'chapter-the-wolves-dominate': {
    spots: [
      at(0, 0, 'tundra', { pieces: [['grass', 'alpha']], mark: 'from' }),
      at(1, 0, 'forest'),
      at(2, 1, 'rock', { pieces: [['desert', 'pack']], mark: 'legal' }),
      at(2, 0, 'desert', {
        pieces: [
          ['rock', 'den'],
          ['rock', 'pack'],
        ],
        mark: 'no',
      }),
      at(1, 1, 'grass', { pieces: [['rock', 'den']], mark: 'legal' }),
      at(0, 1, 'rock'),
    ],
  },
  'chapter-the-wolves-hunt': {
    spots: [
      at(1, 1, 'grass', { prey: 'moose' }),
      at(0, 0, 'tundra', { pieces: [['tundra', 'pack']] }),
      at(1, 0, 'rock'),
      at(2, 1, 'forest', { pieces: [['tundra', 'alpha']] }),
      at(0, 1, 'desert'),
      at(1, 2, 'rock', { pieces: [['tundra', 'pack']] }),
      at(2, 2, 'desert'),
    ],
  },
  'chapter-the-wolves-scoring': {
    spots: [
      at(1, 1, 'water', { token: true }),
      at(0, 0, 'tundra', { pieces: [['forest', 'lair']] }),
      at(1, 0, 'rock'),
      at(2, 1, 'forest', {
        pieces: [
          ['desert', 'alpha'],
          ['desert', 'pack'],
        ],
      }),
      at(0, 1, 'desert'),
      at(1, 2, 'rock', { pieces: [['tundra', 'den']] }),
      at(2, 2, 'grass'),
    ],
  },
  'chapter-the-wolves-two': {
    spots: [
      at(1, 1, 'water', { token: true }),
      at(2, 1, 'grass', { pieces: [['neutral', 'lair']] }),
      at(2, 2, 'grass', {
        pieces: [
          ['neutral', 'alpha'],
          ['neutral', 'alpha'],
        ],
      }),
      at(0, 0, 'rock', {
        pieces: [
          ['forest', 'alpha'],
          ['forest', 'pack'],
        ],
      }),
      at(1, 0, 'tundra'),
      at(0, 1, 'forest'),
      at(1, 2, 'desert', { pieces: [['desert', 'pack']] }),
    ],
  },
};

/** A figure's spots as the hexes of a map. */
export function hexesOf(figure: MapFigure): MapHex[] {
  return figure.spots.map((spot, index) => ({
    name: String(index),
    x: spot.x,
    y: spot.y,
    ground: spot.ground,
    region: 'S',
    prey: spot.prey !== undefined,
  }));
}
