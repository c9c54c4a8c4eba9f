import { describe, expect, test } from 'vitest';
import { type DiscardFrame, type PhaseRules, phasePart } from './phases.ts';
import {
  CORE,
  carryOut,
  codeOf,
  offered,
  quiet,
  type SmallState,
  started,
  table,
  told,
} from './testing/small-box.ts';

const frameOf = (company: string): DiscardFrame => ({ kind: 'discard', company });
const card = (type: string, copy = 0) => ({ id: `${type}-${copy}`, type });

/** X at $100 with two 3-trains, Y at $80 with a 2-train and two 3-trains; phase 3. */
function scene(rules: PhaseRules<SmallState> = {}) {
  const state = table();
  started(state, 'Y', 80, 'b').trains = [card('2'), card('3', 2), card('3', 3)];
  started(state, 'X', 100, 'a').trains = [card('3'), card('3', 1)];
  state.phase = '3';
  const part = phasePart(CORE, rules);
  const [discard] = part.discardFrame.all;
  if (discard === undefined) throw new Error('No move');
  return { state, part, discard };
}
const trainsOf = (state: SmallState, id: string) => CORE.company(state, id).trains.map((one) => one.id);

describe('a train bought from the bank', () => {
  test('begins its phase, rusts what it rusts, closes what closes with it', () => {
    const { state, part } = scene();
    const events = told((emit) => part.onBankTrainBought(state, card('4'), emit));
    expect([state.phase, trainsOf(state, 'Y'), state.depot.gone]).toEqual(['4', ['3-2', '3-3'], [card('2')]]);
    expect([state.privates.P?.closed, state.privates.Q?.closed]).toEqual([true, false]);
    expect(events.slice(0, 2).map(({ type }) => type)).toEqual(['phase', 'rusted']);
  });

  test('of the present or an earlier phase begins none', () => {
    const { state, part } = scene();
    const types = ['3', '2'].flatMap((type) =>
      told((emit) => part.onBankTrainBought(state, card(type, 9), emit)).map((event) => event.type),
    );
    expect([state.phase, types]).toEqual(['3', []]);
  });

  test('has companies above the new limit discard, in operating order, after what the title adds', () => {
    const waiting: number[] = [];
    const { state, part } = scene({ trainSold: ({ agenda }) => waiting.push(agenda.length) });
    part.onBankTrainBought(state, card('4'), quiet);
    expect(waiting).toEqual([0]);
    expect(state.agenda).toEqual([
      { kind: 'discard', company: 'Y' },
      { kind: 'discard', company: 'X' },
    ]);
  });

  test('a title may close others, and set another limit', () => {
    const { state, part } = scene({ closes: (_state, item) => item === 'Q', trainLimit: () => 3 });
    part.onBankTrainBought(state, card('4'), quiet);
    expect([state.privates.P?.closed, state.privates.Q?.closed, state.agenda]).toEqual([false, true, []]);
  });
});

describe('discarding', () => {
  test('the president chooses until the limit is kept; the train leaves the game', () => {
    const { state, part, discard } = scene();
    const frame = frameOf('Y');
    expect([part.isOverTrainLimit(state, 'X'), part.isOverTrainLimit(state, 'Y')]).toEqual([false, true]);
    expect(part.discardFrame.actor(state, frame)).toBe('b');
    expect(offered(discard, state, frame, 'b')).toEqual([
      { train: '2-0' },
      { train: '3-2' },
      { train: '3-3' },
    ]);
    carryOut(discard.judge(state, frame, { type: 'discard', player: 'b', train: '3-2' }));
    expect([trainsOf(state, 'Y'), state.depot.gone]).toEqual([['2-0', '3-3'], [card('3', 2)]]);
    expect(part.discardFrame.actor(state, frame)).toBe(null);
  });

  test("goes to the pool where there is one; another company's train is none of it", () => {
    const { state, discard } = scene();
    state.depot.pool = [];
    const judge = (train: string) =>
      discard.judge(state, frameOf('Y'), { type: 'discard', player: 'b', train });
    expect(codeOf(judge('3-0'))).toBe('discard.not-owned');
    carryOut(judge('2-0'));
    expect([state.depot.pool, state.depot.gone]).toEqual([[card('2')], []]);
  });

  test('in any order: also of another company above the limit, but of none that keeps it', () => {
    const { state, discard } = scene({ discardsInAnyOrder: () => true });
    const judge = (train: string) =>
      discard.judge(state, frameOf('X'), { type: 'discard', player: 'a', train });
    carryOut(judge('3-2'));
    expect([trainsOf(state, 'Y'), codeOf(judge('3-3'))]).toEqual([['2-0', '3-3'], 'discard.not-owned']);
  });
});
