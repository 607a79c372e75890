/**
 * Where hexes lie and how they touch. Flat-top hexes in axial coordinates, as the map of the server has them.
 *
 * Drawn in units: a hex has the radius `R`, whatever the zoom.
 */
import { nearest, type Point } from '$kit/arrows';
import type { MapHex } from '$lib/protocol';
import { at, sure } from '$lib/sure';

export type { Point } from '$kit/arrows';

export const R = 50;

const NEIGHBOURS: readonly Point[] = [
  [0, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 0],
  [-1, -1],
];
/** The edge shared with each neighbour runs between these two corners. */
const EDGES: readonly Point[] = [
  [4, 5],
  [5, 0],
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 4],
];

export function centre(hex: MapHex): Point {
  return [1.5 * R * hex.x, Math.sqrt(3) * R * (hex.y - hex.x / 2)];
}

/** Corner 0 is the right one; they go on clockwise. */
function corner(number: number, radius: number): Point {
  return [radius * Math.cos((Math.PI / 3) * number), radius * Math.sin((Math.PI / 3) * number)];
}

function round(value: number): string {
  return String(Math.round(value * 100) / 100);
}

function dots(points: readonly Point[]): string {
  return points.map(([x, y]) => `${round(x)},${round(y)}`).join('L');
}

/** The outline of a hex around a point. */
export function outline(radius = R, [x, y]: Point = [0, 0]): string {
  const corners = [0, 1, 2, 3, 4, 5].map((number) => corner(number, radius));
  return `M${dots(corners.map(([dx, dy]): Point => [x + dx, y + dy]))}Z`;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How much room a side of the cardboard takes below the map, and its edge around it. */
const MARGIN = { side: 1.35 * R, below: 0.35 * R };

export class HexMap {
  readonly hexes: readonly MapHex[];
  readonly box: Box;
  readonly #named: Map<string, MapHex>;
  readonly #placed: Map<string, MapHex>;

  constructor(hexes: readonly MapHex[]) {
    this.hexes = hexes;
    this.#named = new Map(hexes.map((hex) => [hex.name, hex]));
    this.#placed = new Map(hexes.map((hex) => [`${hex.x},${hex.y}`, hex]));
    const points = hexes.map(centre);
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    const left = Math.min(...xs) - MARGIN.side;
    const top = Math.min(...ys) - MARGIN.side;
    this.box = {
      left,
      top,
      width: Math.max(...xs) + MARGIN.side - left,
      height: Math.max(...ys) + MARGIN.side + MARGIN.below - top,
    };
  }

  get(name: string): MapHex | undefined {
    return this.#named.get(name);
  }

  at(name: string): Point {
    return centre(sure(this.#named.get(name)));
  }

  beside(hex: MapHex): (MapHex | undefined)[] {
    return NEIGHBOURS.map(([x, y]) => this.#placed.get(`${hex.x + x},${hex.y + y}`));
  }

  /** The joints between cardboard tiles, each once. */
  joints(): string {
    return this.#edges(
      this.hexes,
      (hex, other) => !other || (other.region !== hex.region && other.region > hex.region),
      R,
    );
  }

  /** One outline around all of some hexes. */
  around(names: readonly string[]): string {
    const inside = new Set(names.map((name) => this.get(name)).filter((hex) => hex !== undefined));
    return this.#edges([...inside], (_, other) => !other || !inside.has(other), 0.985 * R);
  }

  #edges(hexes: readonly MapHex[], drawn: (hex: MapHex, other: MapHex | undefined) => boolean, radius: number): string {
    const lines: string[] = [];
    for (const hex of hexes) {
      const [x, y] = centre(hex);
      this.beside(hex).forEach((other, side) => {
        if (!drawn(hex, other)) return;
        const ends = at(EDGES, side)
          .map((number) => corner(number, radius))
          .map(([dx, dy]): Point => [x + dx, y + dy]);
        lines.push(`M${dots(ends)}`);
      });
    }
    return lines.join('');
  }

  /** A line through the middles of hexes. */
  line(names: readonly string[]): string {
    return names.length > 1 ? `M${dots(names.map((name) => this.at(name)))}` : '';
  }

  /** The nearest hex in a direction, as an arrow key means it; null at the edge of the map. */
  towards(name: string, way: Point): string | null {
    const places = this.hexes.map((hex) => [hex.name, centre(hex)] as const);
    return nearest(this.at(name), places, way, { aside: 1.2, least: R / 2, breadth: 1.8 });
  }

  /** The hexes of the map in rows as they are seen, from the top; each row from the left. */
  rows(): MapHex[][] {
    const rows = new Map<number, MapHex[]>();
    for (const hex of this.hexes) {
      const row = 2 * hex.y - hex.x;
      rows.set(row, [...(rows.get(row) ?? []), hex]);
    }
    return [...rows].sort(([a], [b]) => a - b).map(([, hexes]) => hexes.sort((a, b) => a.x - b.x));
  }

  /** The water source of a region, where its token lies. */
  source(region: string): MapHex | undefined {
    return this.hexes.find((hex) => hex.region === region && hex.ground === 'water');
  }

  /** Where the prey of a region stands. */
  preySpot(region: string): string {
    return this.hexes.find((hex) => hex.region === region && hex.prey)?.name ?? '';
  }

  of(region: string): MapHex[] {
    return this.hexes.filter((hex) => hex.region === region);
  }

  /** Where a region lies, seen from the middle of the map: n, ne, e, …; in the middle: c. */
  compass(region: string): string {
    const [x, y] = middle(this.of(region).map(centre));
    const [mx, my] = middle(this.hexes.map(centre));
    if (Math.hypot(x - mx, y - my) < 2 * R) return 'c';
    const eighth = Math.round(Math.atan2(y - my, x - mx) / (Math.PI / 4));
    return at(['e', 'se', 's', 'sw', 'w', 'nw', 'n', 'ne'], (eighth + 8) % 8);
  }
}

function middle(points: readonly Point[]): Point {
  return [
    points.reduce((sum, [x]) => sum + x, 0) / points.length,
    points.reduce((sum, [, y]) => sum + y, 0) / points.length,
  ];
}
