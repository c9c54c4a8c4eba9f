import { newGame } from '@roundhouse/engine';
import { expect, test } from 'vitest';
import { loadTitle } from '../index.ts';

/** One game as people play it through the command: each line is an action, and the rule that refuses it where one does. */

type Line = readonly [rule: string | null, type: string, fields?: Readonly<Record<string, unknown>>];

const share = (company: string, from = company) => ({ company, from, percent: 10 });
const tile = (hex: string, number: string, rotation: number) => ({ hex, tile: number, rotation });
const bank = (train: string, price: number) => ({ train, from: 'bank', price });

/** The row of seed 11: S1 S2 P2 P1 P6 P3 P13 S5 S3 P5 S4 P9 and the priority deal; NWW lies beside P13, CBQ and BH lead the queue. */
const DRAFT: readonly Line[] = [
  ['1867BW-6-8', 'pass'],
  ['1867BW-6-2', 'claim', { card: 'P7' }],
  [null, 'claim', { card: 'P13' }],
  ['1867BW-7.1-11', 'par', { price: 110 }],
  [null, 'par', { price: 80 }],
  ...['P3', 'P6', 'P1', 'P2', 'P5', 'P9', 'priority', 'S1', 'S2', 'S5', 'S3', 'S4'].map(
    (card): Line => [null, 'claim', { card }],
  ),
];

const FIRST_STOCK_ROUND: readonly Line[] = [
  ['1867BW-7.2-5', 'sell', { company: 'NWW', percent: 10 }],
  ['1867BW-7.1-2', 'start', { company: 'C&N', price: 60 }],
  ['1867BW-7.1-11', 'start', { company: 'BH', price: 110 }],
  ['1867BW-14.4-1', 'pundit', { company: 'C&N', price: 60 }],
  [null, 'start', { company: 'BH', price: 60 }],
  [null, 'buy', share('BH')],
  [null, 'start', { company: 'CBQ', price: 60 }],
  [null, 'pass'],
  [null, 'pass'],
  [null, 'pass'],
];

const FIRST_OPERATING_ROUND: readonly Line[] = [
  // NWW at $80
  ['1867BW-4.1-4', 'lay', tile('M11', '9', 0)],
  ['1867BW-8.2.A-12', 'lay', tile('K7', '9', 0)],
  [null, 'lay', tile('L12', '9', 1)],
  ['1867BW-8.2.A-22', 'lay', tile('L10', '57*', 2)],
  ['1867BW-8.2.A-3', 'lay', tile('K13', '14c', 1)],
  [null, 'lay', tile('L10', '9', 2)],
  // The circle of Cheyenne is kept for C&N, so no station can be placed; there is a route and no train.
  ['1867BW-8.2-1', 'lay', tile('K9', '9', 2)],
  ['1867BW-8.2.D-14', 'train', { train: '2-0', from: 'BH', price: 0 }],
  ['1867BW-8.2.D-4', 'train', bank('3-0', 160)],
  ['1867BW-8.2.D-2', 'pass'],
  [null, 'train', bank('2-0', 100)],
  ['1867BW-8.2.E-6', 'redeem'],
  [null, 'issue'],
  // BH at $60
  ['1867BW-8.2.A-15', 'lay', tile('G5', '57*', 1)],
  [null, 'lay', tile('G5', '57*', 2)],
  ['1867BW-8.2.A-9', 'lay', tile('F4', '9', 2)],
  [null, 'lay', tile('F4', 'd1', 2)],
  ['1867BW-8.2.D-2', 'pass'],
  [null, 'train', bank('2-1', 100)],
];

async function begin() {
  const title = await loadTitle('1867bw');
  const table = title.open(
    newGame({ title: '1867bw', players: ['Ann', 'Bob', 'Cyd'], seed: 11, options: {} }),
  );
  if ('error' in table) throw new Error(table.error);
  const play = (lines: readonly Line[]) => {
    for (const [rule, type, fields = {}] of lines) {
      const action = { type, player: table.now.acting[0] ?? '', ...fields };
      const listed = table.now.advisedChoices().some((choice) => isSame(choice.action, action));
      const refusal = table.play(action);
      expect([action, listed, refusal?.rule ?? null]).toEqual([action, rule === null, rule]);
    }
  };
  const company = (id: string) => table.now.view().companies.find((one) => one.id === id);
  const listed = (type: string) => table.now.advisedChoices().filter(({ action }) => action.type === type);
  return { table, play, company, listed };
}

const isSame = (a: object, b: object): boolean =>
  JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());

test('the draft: P13 with its corporation, and everybody must claim', async () => {
  const { table, play, company, listed } = await begin();
  expect(listed('claim').map(({ action }) => action.card)).toHaveLength(13);
  play(DRAFT);
  expect([company('NWW')?.president, company('NWW')?.cash, company('NWW')?.price]).toEqual(['p3', 160, 80]);
  // The holder of the priority deal begins.
  expect([table.now.view().round, table.now.acting]).toEqual(['SR 1', ['p1']]);
});

test('the first stock round: only the top row starts, and it moves up when it is empty', async () => {
  const { table, play, company, listed } = await begin();
  play(DRAFT);
  expect([...new Set(listed('start').map(({ action }) => action.company))]).toEqual(['CBQ', 'BH']);
  play(FIRST_STOCK_ROUND.slice(0, 7));
  expect([...new Set(listed('start').map(({ action }) => action.company))]).toEqual(['C&N', 'OSL']);
  expect([company('BH')?.cash, company('BH')?.treasury, company('CBQ')?.cash]).toEqual([180, 70, 120]);
  play(FIRST_STOCK_ROUND.slice(7));
  // Private companies have paid; NWW has the highest price.
  expect([table.now.view().round, table.now.view().operating]).toEqual(['OR 1.1', 'NWW']);
});

test('the first operating round: track, trains, an issue, a deposit with its cube, and the train of the Union Pacific', async () => {
  const { table, play, company, listed } = await begin();
  play([...DRAFT, ...FIRST_STOCK_ROUND, ...FIRST_OPERATING_ROUND]);
  // Earned nothing: one space left, from $80 to $70; a certificate issued: one space down, to $65.
  expect([company('NWW')?.price, company('NWW')?.pool, company('NWW')?.cash]).toEqual([65, 10, 130]);
  expect(table.now.view().titleState.deposits).toMatchObject({ F4: 1, G11: 0 });
  while (table.now.view().round === 'OR 1.1') play([[null, 'pass']]);
  // In BH's network the deposit has produced one more; the Union Pacific has taken a 2-train.
  expect(table.now.view().titleState.deposits).toMatchObject({ F4: 2 });
  expect(table.now.view().depot[0]).toMatchObject({ type: '2', left: 5 });
  // In the second stock round shares may be sold, but p1 has only the director's certificate of BH, and nobody else two shares.
  expect([table.now.view().round, listed('sell')]).toEqual(['SR 2', []]);
  play([
    ['1867BW-7.2-3', 'sell', { company: 'BH', percent: 20 }],
    [null, 'pass'],
    ['1867BW-7.2-1', 'sell', { company: 'BH', percent: 20 }],
    [null, 'sell', { company: 'BH', percent: 10 }],
    [null, 'buy', share('NWW', 'pool')],
  ]);
  // Whoever has sold before the purchase sells no more after it: the turn is over.
  expect(table.now.acting).toEqual(['p3']);
  // BH withheld at $60: $55; one share sold: $50. NWW's price does not move by a purchase, which is paid to the bank.
  expect([company('BH')?.price, company('BH')?.pool, company('NWW')?.price]).toEqual([50, 10, 65]);
  expect([company('NWW')?.pool, company('NWW')?.cash]).toEqual([0, 130]);
});
