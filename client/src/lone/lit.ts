/** How a land looks while something is decided: in the light, chosen, or in the shadow. */
import type { Desk } from './desk.svelte';
import type { LandScene } from './scene';

export type LandState = '' | 'lit' | 'lit pointed' | 'lit picked' | 'shade';

export function landState(desk: Desk, land: LandScene): LandState {
  const { plan, chosen, considered } = desk.deciding;
  if (desk.scored !== null) return scoredState(desk, land);
  if (desk.inSpotlight(land.land) === false) return 'shade';
  if (plan?.step === 'land') {
    if (chosen.land === land.land) return 'lit picked';
    if (considered.land === land.land) return 'lit pointed';
    return plan.lands.has(land.land) ? 'lit' : 'shade';
  }
  if (plan?.step === 'scar') return plan.from === land.land ? '' : 'shade';
  if (plan?.step === 'slot') {
    if (chosen.slot === land.land) return 'lit picked';
    return plan.slots.has(land.land) ? 'lit' : '';
  }
  return '';
}

/** At the end lands are lit one after the other. */
function scoredState(desk: Desk, land: LandScene): LandState {
  return desk.scene.lands.indexOf(land) === desk.scored ? 'lit picked' : 'shade';
}

/** The card that would lie on the near side of a land, as it would lie there. */
export function ghostOn(desk: Desk, land: LandScene): { card: string; up: boolean } | null {
  const { considered, verdict } = desk.deciding;
  const proposed = desk.proposedOn(land.land);
  if (proposed && !considered.land) return { card: proposed, up: true };
  if (considered.land !== land.land || !considered.card) return null;
  return { card: considered.card, up: verdict ? verdict.winner === desk.board.seat : true };
}
