import { beforeAll, describe, expect, it } from 'vitest';
import type { Option, OptionData, Refusal, WhyNot } from '$lib/protocol';
import { Away } from '$lib/asking';
import { speaking } from '../../tests/helpers';
import type { Decision } from './decision.svelte';
import { noteAt, whyNot } from './why';

beforeAll(() => speaking('client-wolves', 'client', 'terms', 'things'));

const option = (action: OptionData['action']): Option => ({
  number: 1,
  text: action,
  data: { action, number: 1 } as OptionData,
});
const refusal = (sentence: string): Refusal =>
  ({ reason: 'none_of_ours', clause: 'W21', sentence, facts: {} }) as unknown as Refusal;
const no = (action: OptionData['action'], sentence: string): WhyNot => ({
  option: option(action),
  refusal: refusal(sentence),
});
const yes = (action: OptionData['action']): WhyNot => ({ option: option(action), refusal: null });

describe('pointing at a hex', () => {
  const LINE = [option('move')];
  const asked = async (
    about: object,
    answer: () => Promise<WhyNot[]> = () => Promise.resolve([no('howl', 'Too far.')]),
  ) => {
    const questions: unknown[] = [];
    const board = {
      mine: true,
      line: [] as Option[],
      whyNot: (line: Option[], { place, doing, aloud }: { place: string; doing: string; aloud: boolean }) => {
        questions.push([line.map(({ text }) => text).join(), place, doing, aloud]);
        return answer();
      },
    };
    const { line = [], mine = true, ...rest } = about as { line?: Option[]; mine?: boolean };
    const decision = {
      action: null,
      question: 'act',
      underWay: false,
      held: null,
      ...rest,
      board: { ...board, line, mine },
    };
    const found = await whyNot(decision as unknown as Decision, 'C3', true);
    return { questions, found };
  };
  const question = async (about: object) => (await asked(about)).questions[0] ?? null;

  it('asks, with nothing in mind, about everything that it may mean', async () => {
    expect(await question({})).toEqual(['', 'C3', '', true]);
  });

  it('asks about the action that is chosen, as if its target were not chosen yet', async () => {
    expect(await question({ action: 'howl', line: [option('howl')] })).toEqual(['', 'C3', 'howl', true]);
  });

  it('asks after the line while a hex is what is asked for', async () => {
    for (const each of ['wolf', 'to', 'push', 'hunt'])
      expect(await question({ action: 'move', question: each, line: LINE })).toEqual(['move', 'C3', '', true]);
  });

  it('asks about a move before its terrain: of the wolf in hand, by its name or where it stands', async () => {
    expect(await question({ action: 'move' })).toEqual(['', 'C3', 'move', true]);
    expect(await question({ action: 'move', held: { hex: 'A1', wolf: null } })).toEqual(['', 'C3', 'A1', true]);
    const wolf = { ...option('alpha'), text: 'alpha A1' };
    expect(await question({ action: 'move', held: { hex: 'A1', wolf } })).toEqual(['', 'C3', 'alpha A1', true]);
  });

  it('asks nothing where no hex is meant: of another’s turn, of the end, of a move that is being paid', async () => {
    expect(await question({ mine: false })).toBeNull();
    expect(await question({ action: 'end' })).toBeNull();
    expect(await question({ action: 'move', question: 'pay', line: LINE })).toBeNull();
  });

  it('has no answer where the server is away, and says nothing of it', async () => {
    const { found } = await asked({}, () => Promise.reject(new Away()));
    expect(found).toEqual([]);
  });
});

describe('the note at a hex', () => {
  it('is none where nothing is meant by it', () => {
    expect(noteAt('C3', [], true)).toBeNull();
  });

  it('says why the action in mind is not possible there, and by which rule', () => {
    const note = noteAt('C3', [no('howl', 'The alpha is too far away.')], false);
    expect(note).toEqual({ title: 'The alpha is too far away.', text: 'The alpha is too far away.', clause: 'W21' });
  });

  it('names the action where none is in mind', () => {
    const note = noteAt('C3', [no('howl', 'Too far.')], true);
    expect(note?.title).toMatch(/howl.*Too far\./i);
  });

  it('names the hex where the action in mind is possible there', () => {
    const note = noteAt('C3', [yes('howl')], false);
    expect([note?.title.includes('C3'), note?.icon, note?.clause]).toEqual([true, 'i-check', undefined]);
  });

  it('has a row for each action where it may mean several, each possible or not', () => {
    const note = noteAt('C3', [no('howl', 'Too far.'), yes('den'), no('alpha', 'No way.')], true);
    expect(note?.title).toBe('C3');
    expect(note?.rows?.map(({ possible, text }) => [possible, text])).toEqual([
      [false, 'Too far.'],
      [true, note?.rows?.[1]?.text],
      [false, 'No way.'],
    ]);
    const names = note?.rows?.map(({ name }) => name.toLowerCase());
    expect(names).toEqual(['howl', expect.stringContaining('den'), 'move']);
  });

  it('speaks of the first of several where an action is in mind', () => {
    expect(noteAt('C3', [no('howl', 'Too far.'), yes('den')], false)?.title).toBe('Too far.');
  });
});
