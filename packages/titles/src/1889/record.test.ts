import { type RecordedAction, type RecordedGame, readRun, replayRecorded } from '@roundhouse/classic';
import { describe, expect, test } from 'vitest';
import { BOX } from './data/box.ts';
import { openRecorded } from './record.ts';
import { routeProblem } from './run.ts';
import { core } from './state.ts';
import { later } from './testing/scene.ts';

/** What the two recorded games do not reach. */

const player = (entity: number) => ({ entity, entity_type: 'player' });
const privateCompany = (entity: string) => ({ entity, entity_type: 'company' });

function play(actions: readonly RecordedAction[], optionalRules: readonly string[] = []) {
  const game: RecordedGame = {
    title: '1889',
    players: [1, 2, 3, 4].map((id) => ({ id: String(id), name: `Player ${id}` })),
    seed: 962,
    optionalRules,
    actions,
    finished: false,
  };
  const table = openRecorded(game);
  if ('error' in table) throw new Error(table.error);
  const { stuck, warnings } = replayRecorded(game, table);
  if (stuck !== null) throw new Error(table.explain(stuck.refusal));
  return { trace: table.trace(), warnings };
}

/** Each player in turn buys the first private company; player 4 begins SR 1 and starts IR. */
const begun: readonly RecordedAction[] = [
  ...(
    [
      [1, 'TR', 20],
      [2, 'MF', 30],
      [3, 'ER', 40],
      [4, 'SMR', 50],
      [1, 'DR', 60],
      [2, 'SIR', 80],
      [3, 'UTF', 150],
    ] as const
  ).map(([who, company, price]) => ({ type: 'bid', ...player(who), company, price })),
  { type: 'par', ...player(4), corporation: 'IR', share_price: '65,5,3' },
];

describe('private companies in records', () => {
  test('P5 is exchanged out of turn, in its own name', () => {
    const exchange = { type: 'buy_shares', ...privateCompany('DR'), shares: ['IR_1'], percent: 10 };
    const { trace, warnings } = play([...begun, { type: 'pass', ...player(1) }, exchange]);
    expect([trace['player.1.share.IR'], trace['private.DR'], trace.acting, warnings]).toEqual([
      10,
      'closed',
      2,
      [],
    ]);
    const next = { type: 'buy_shares', ...player(2), shares: ['IR_2'], percent: 10 };
    const { trace: after } = play([...begun, { type: 'pass', ...player(1) }, exchange, next]);
    expect([after['player.2.share.IR'], after['corp.IR.treasury']]).toEqual([10, 60]);
  });

  test('P2 lays its tile out of turn, in its own name', () => {
    const lay = { type: 'lay_tile', ...privateCompany('MF'), hex: 'G10', tile: '437-0', rotation: 0 };
    const { trace, warnings } = play([...begun, lay]);
    expect([trace['hex.G10'], trace.acting, warnings]).toEqual(['437 r0', 1, []]);
  });
});

test('the beginner game: private companies dealt by the seed', () => {
  const { trace } = play([], ['beginner_game']);
  expect([1, 2, 3, 4].map((id) => trace[`player.${id}.privates`])).toEqual(['ER', 'SMR', 'SIR', 'DR']);
  expect([trace.round, trace['player.3.cash']]).toEqual(['SR 1.1', 330]);
});

test('the oldest records write routes as hexes from end to end', () => {
  const game = later().company('KO', { p1: 60 }).trains('KO', '3').operate('KO', 'run');
  game.tile('J3', '9', 2).tile('I2', '57', 2);
  const run = (hexes: string[], revenue: number) =>
    readRun(BOX.geography, game.state.board, routeProblem(game.state, core.company(game.state, 'KO')), {
      type: 'run_routes',
      routes: [{ train: '3-0', hexes, revenue }],
    });
  const path = ['K4.0', 'J3', 'I2.0'];
  expect(run(['K4', 'J3', 'I2'], 50)).toEqual({ routes: [{ train: '3-0', path }], claimed: null });
  expect(run(['I2', 'J3', 'J3', 'K4'], 50)).toMatchObject({ claimed: null });
  expect(run(['K4', 'J3', 'I2'], 60)).toMatchObject({ claimed: { revenue: 60 } });
});
