import { openStockRound, refuse } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { floatIfSold, missingToFloat, type ParFrame, parFrame, parPart, startMove } from './par.ts';
import { BOX, CORE, carryOut, codeOf, offered, quiet, started, table, told } from './testing/small-box.ts';

const PAR = parPart(CORE);

describe('starting a company', () => {
  test('needs a par value of the market, money for two shares, and a company that has none', () => {
    const state = table();
    const company = CORE.company(state, 'X');
    const problem = (price: number, shares?: number) =>
      codeOf(PAR.problem(state, company, price, 'a', shares));
    expect(PAR.prices(state)).toEqual([80, 100]);
    expect([problem(80), problem(90)]).toEqual([null, 'start.price']);
    state.cash.a = 199;
    expect([problem(80), problem(100), problem(100, 1)]).toEqual([null, 'start.cash', null]);
    company.par = 80;
    expect(problem(80)).toBe('start.started');
  });

  test("sets par, places the marker under those there, and sells the president's certificate", () => {
    const state = table();
    started(state, 'Y', 100, 'b');
    const events = told((emit) => PAR.start(state, CORE.company(state, 'X'), 'a', 100, emit));
    expect([CORE.company(state, 'X').par, CORE.president(state, 'X'), state.cash.a]).toEqual([100, 'a', 200]);
    expect(state.market.map(({ company }) => company)).toEqual(['Y', 'X']);
    expect(events.map(({ type }) => type)).toEqual(['par', 'paid', 'bought']);
  });

  test('a title may forbid it, take other prices, and have the company paid', () => {
    const state = table();
    const part = parPart(CORE, {
      prices: () => [80],
      problem: (_state, { id }) => (id === 'Z' ? refuse('not-z') : null),
      payTo: ({ id }) => id,
    });
    const problem = (id: string, price: number) =>
      codeOf(part.problem(state, CORE.company(state, id), price, 'a'));
    expect([problem('X', 100), problem('X', 80), problem('Z', 80)]).toEqual(['start.price', null, 'not-z']);
    part.start(state, CORE.company(state, 'X'), 'a', 80, quiet);
    expect([state.cash.X, state.cash.bank]).toEqual([160, 800]);
  });

  test('what is no par value cannot be set', () => {
    const state = table();
    expect(() => PAR.setPar(state, CORE.company(state, 'X'), 'a', 70, quiet)).toThrow('70 is no par value');
  });

  test('is the purchase of a stock turn, offered at every price that can be paid', () => {
    const state = table();
    started(state, 'Y', 80, 'b');
    const frame = openStockRound(state, 1, 'a');
    const move = startMove(CORE, PAR, (_state, _frame, { id }) => (id === 'Z' ? refuse('limit') : null));
    const start = (company: string) =>
      move.judge(state, frame, { type: 'start', player: 'a', company, price: 80 });
    expect(offered(move, state, frame, 'a')).toEqual([
      { company: 'X', price: 80 },
      { company: 'X', price: 100 },
    ]);
    state.cash.a = 160;
    expect(offered(move, state, frame, 'a')).toEqual([{ company: 'X', price: 80 }]);
    expect(['W', 'Y', 'Z'].map((id) => codeOf(start(id)))).toEqual([
      'start.unknown',
      'start.started',
      'limit',
    ]);
    carryOut(start('X'));
    expect(frame).toMatchObject({ bought: 'X', acted: true, lastActor: 'a' });
  });
});

test('who has got a president’s certificate sets the par value for nothing', () => {
  const state = table();
  const frame: ParFrame = { kind: 'par', player: 'c', company: 'X' };
  state.agenda = [{ kind: 'below' }, frame];
  const kind = parFrame(CORE, PAR);
  const [set] = kind.moves(state, frame);
  if (set === undefined) throw new Error('No move');
  expect([kind.actor(state, frame), kind.label(state, frame)]).toEqual(['c', { step: 'par' }]);
  expect(offered(set, state, frame, 'c')).toEqual([{ price: 80 }, { price: 100 }]);
  const at = (price: number) => set.judge(state, frame, { type: 'par', player: 'c', price });
  expect(codeOf(at(90))).toBe('start.price');
  carryOut(at(100));
  expect([CORE.price(state, 'X'), CORE.president(state, 'X'), state.cash.c]).toEqual([100, 'c', 400]);
  expect(state.agenda).toEqual([{ kind: 'below' }]);
});

describe('floating', () => {
  test('50% sold are 10% too little; with 60% the bank pays ten times par, once', () => {
    const state = table();
    const company = started(state, 'X', 80, 'a', { a: 1, b: 2 });
    company.floated = false;
    expect(missingToFloat(company, BOX.floatPercent)).toBe(10);
    floatIfSold(CORE, state, company, quiet);
    expect([company.floated, state.cash.X]).toEqual([false, 0]);
    for (const certificate of company.certificates.slice(0, 1)) certificate.holder = 'pool';
    expect(missingToFloat(company, BOX.floatPercent)).toBe(0);
    floatIfSold(CORE, state, company, quiet);
    floatIfSold(CORE, state, company, quiet);
    expect([company.floated, state.cash.X]).toEqual([true, 800]);
  });

  test('nothing is missing to a company that has not started, and it does not float', () => {
    const state = table();
    const company = CORE.company(state, 'X');
    floatIfSold(CORE, state, company, quiet);
    expect([missingToFloat(company, 60), company.floated]).toEqual([0, false]);
  });
});
