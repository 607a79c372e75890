/** How far a hint was followed: which of its steps are done, and whether someone went another way. */
import type { Event, Hint, HintStep, Told } from '$lib/protocol';
import { standing } from '$lib/story';

export interface Followed {
  /** Steps that are done. */
  done: number;
  /** Whether something else was done than the hint says. */
  astray: boolean;
}

/** What makes a turn another one; how it is paid does not, nor which way a wolf goes. */
const DEEDS: readonly string[] = [
  ...['drafted', 'moved', 'pushed', 'built', 'upgraded', 'howled', 'dominated-wolf', 'dominated-den', 'hunted'],
];

function deeds(told: readonly Told[]): string[] {
  return told
    .filter(({ what }) => DEEDS.includes(what))
    .map((each) => JSON.stringify(Object.entries(each).filter(([, fact]) => typeof fact !== 'object')));
}

export function stepsOf(hint: Hint): readonly HintStep[] {
  return hint.rungs.at(-1)?.steps ?? [];
}

/** What a seat has decided since a hint was asked, held against its steps. */
export function followed(hint: Hint, events: readonly Event[]): Followed {
  const own = standing(events).filter(
    (event) => event.kind === 'played' && event.seat === hint.seat && (event.step ?? 0) > hint.step,
  );
  const steps = stepsOf(hint);
  const [only, ...others] = steps;
  const first = own[0]?.options[0];
  if (!only || !first) return { done: 0, astray: false };
  if (others.length === 0 && only.decisions.length === 1)
    return only.decisions[0] === first.number ? { done: 1, astray: false } : { done: 0, astray: true };
  return compared(
    steps.map((step) => deeds(step.story)),
    own.flatMap((event) => deeds(event.told)),
  );
}

/** In a step things may be done in any order; steps come one after the other. */
function compared(steps: readonly string[][], did: readonly string[]): Followed {
  let done = 0;
  let left = steps[0] ?? [];
  for (const deed of did) {
    while (left.length === 0 && done < steps.length - 1) left = steps[++done] ?? [];
    if (!left.includes(deed)) return { done, astray: true };
    const place = left.indexOf(deed);
    left = left.filter((_, index) => index !== place);
  }
  return { done: left.length === 0 ? done + 1 : done, astray: false };
}
