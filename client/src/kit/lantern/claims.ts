/** A hint in words: a sentence for each claim and each step, as `hints/wording.py` says them. */
import { nameOf, type Seated } from '$lib/people';
import type { Claim, Estimate, Hint, HintRung, HintStep } from '$lib/protocol';
import { keyOf, type Facts } from '$lib/words.svelte';

type Say = (key: string, facts?: Facts) => string;
/** Who says it, in whose language, and who sits where. */
export interface Telling {
  t: Say;
  at: Seated;
  language: string;
}

/** Decimals of an estimate. */
const DIGITS = 1;

export function sentenceOf(claim: Claim, telling: Telling): string {
  return telling.t(keyOf('hint', claim.claim), spoken(claim, telling));
}

export function stepSentence(step: HintStep, telling: Telling): string {
  return telling.t(keyOf('hint-step', step.action), spoken(step.facts, telling));
}

/** What a rung is called; the last by what its first step does. */
export function rungTitle({ t }: Pick<Telling, 't'>, hint: Hint, rung: HintRung): string {
  const action = hint.rungs.at(-1)?.steps[0]?.action ?? '';
  return t(keyOf('hint-rung', rung.rung), { action });
}

/** Whether a rung has neither a claim nor a step: nothing specific could be proved. */
export function isSilent(rung: HintRung): boolean {
  return rung.claims.length === 0 && rung.steps.length === 0;
}

/** The facts of a claim as its message speaks of them. */
function spoken(facts: Readonly<Record<string, unknown>>, { t, at, language }: Telling): Facts {
  const told: Facts = {};
  for (const [name, fact] of Object.entries(facts)) {
    if (name === 'rival') told['whom'] = typeof fact === 'number' ? nameOf(at, fact) : t('pack-neutral');
    else if (name === 'moon') told[name] = fact ?? 'none';
    else if (name === 'cards' && Array.isArray(fact))
      told[name] = fact.map((card) => t('hint-card', { card })).join(', ');
    else if (typeof fact === 'number' && !Number.isInteger(fact)) told[name] = figure(fact, language, DIGITS);
    else if (typeof fact === 'string' || typeof fact === 'number') told[name] = fact;
  }
  return told;
}

export function figure(value: number, language: string, digits = 0): string {
  return value.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** An estimate with its doubt, to as many places as the doubt leaves sense in. */
export function doubtOf({ value, low, high }: Estimate, language: string): { value: string; half: string } {
  const half = (high - low) / 2;
  const digits = half < 1 ? DIGITS : 0;
  return { value: figure(value, language, digits), half: figure(half, language, digits) };
}
