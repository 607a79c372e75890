/** What a hint points out on a board: places in the light, and the turn as it could be taken. */
import { packOf } from '$lib/packs';
import type { HintStep, Kind, Position, Told } from '$lib/protocol';
import type { Mark } from '../marks';
import type { Points, Shelf } from '../shelf.svelte';
import type { Lantern } from './lantern.svelte';

const LOOK = 1;
const WANT = 2;

export function hintPoints({ hint, rung, done }: Lantern, position: Position): Points {
  const [look, want, turn] = hint?.rungs ?? [];
  if (!look || !want || !turn || rung === 0) return { marks: [], spotlight: null };
  if (rung === LOOK) return { marks: [], spotlight: some(look.places) };
  const aimed = want.places.map((place): Mark => ({ what: 'ring', place }));
  if (rung === WANT) return { marks: aimed, spotlight: some([...look.places, ...want.places]) };
  return { marks: turnMarks(turn.steps, position, done), spotlight: some(turn.places) };
}

/** What is pointed out now: by a hint that is followed though it has left the shelf, else by whoever has that. */
export function pointsOf(lantern: Lantern | null, shelf: Shelf, position: Position): Points {
  if (lantern?.tucked) return hintPoints(lantern, position);
  return shelf.now?.points?.() ?? { marks: [], spotlight: null };
}

/** A turn that is proposed: ways as dots, what would stand there as ghosts, a number for each step that is left. */
export function turnMarks(steps: readonly HintStep[], position: Position, done = 0): Mark[] {
  return steps.flatMap((step, index) => {
    if (index < done) return [];
    const drawn = step.story.flatMap((told) => drawnOf(told, position));
    const place = placeOf(step);
    return place ? [...drawn, { what: 'number' as const, place, number: index + 1 }] : drawn;
  });
}

function some(places: readonly string[]): readonly string[] | null {
  return places.length > 0 ? places : null;
}

/** Where a step is numbered: where its first piece ends, or what it is about. */
function placeOf(step: HintStep): string | null {
  for (const told of step.story) {
    if (told.what === 'moved') return told.to;
    if ('hex' in told && told.what !== 'hunted') return told.hex;
  }
  const { land, slot } = step.facts;
  return typeof land === 'string' ? land : typeof slot === 'string' ? slot : null;
}

function drawnOf(told: Told, position: Position): Mark[] {
  const ghost = (place: string, seat: number, kind: Kind): Mark[] => {
    const pack = packOf(position, seat);
    return pack ? [{ what: 'ghost', place, piece: { pack, kind } }] : [];
  };
  switch (told.what) {
    case 'moved':
      return [{ what: 'trail', path: told.path, gone: 'proposed' }, ...ghost(told.to, told.seat, told.piece)];
    case 'pushed':
      return [{ what: 'trail', path: told.path, gone: 'pushed' }, ...ghost(told.to, told.victim, told.piece)];
    case 'drafted':
      return ghost(told.hex, told.seat, 'alpha');
    case 'built':
    case 'dominated-den':
      return ghost(told.hex, told.seat, 'den');
    case 'upgraded':
      return ghost(told.hex, told.seat, 'lair');
    case 'howled':
    case 'dominated-wolf':
      return ghost(told.hex, told.seat, told.piece);
    case 'hunted':
      return [{ what: 'ring', place: told.hex }];
    case 'led':
    case 'followed':
      return [
        { what: 'ring', place: told.card },
        { what: 'card', place: told.land, card: told.card },
      ];
    case 'placed':
      return [{ what: 'ring', place: told.slot }];
    default:
      return [];
  }
}
