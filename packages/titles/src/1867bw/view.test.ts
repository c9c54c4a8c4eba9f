import { expect, test } from 'vitest';
import { fresh, later } from './testing/scene.ts';
import { view } from './view.ts';

const seen = (game: ReturnType<typeof later>) => view(game.state, game.engine);

/** Three corporations of three players, in phase 6. */
const asked = (...queue: readonly string[]) =>
  later()
    .phase('6')
    .queue(...queue)
    .company('CNW', { p1: 60 })
    .company('BH', { p2: 60 }, { at: [7, 0] })
    .trains('CNW', '5')
    .roundEnd('offers');

test('the Union Pacific’s question names the corporation that it asks, and what the answers mean', () => {
  const game = asked('NP');
  expect([seen(game).deciding, seen(game).step, seen(game).acting]).toEqual(['CNW', 'acquisition', ['p1']]);
  expect(seen(game).titleState.prospects).toEqual([
    { company: 'CNW', bonus: 0, price: 80, accepted: 80, declined: 70, isFree: true },
    { company: 'BH', bonus: 30, price: 10, accepted: 10, declined: null, isFree: true },
  ]);
  expect(seen(game.do('p1', 'decline')).deciding).toBe('BH');
});

test('with an empty queue the last to be asked is not free, and without a train it falls to the ledge', () => {
  const game = later().phase('6').queue('.').company('CNW', { p1: 60 }).roundEnd('offers');
  expect(seen(game).titleState.prospects).toEqual([
    { company: 'CNW', bonus: 0, price: 80, accepted: 60, declined: 70, isFree: false },
  ]);
});

test('the Union Pacific’s next train, the round after which it goes, and the phase that begins', () => {
  const game = later().phase('3').company('CNW', { p1: 60 });
  expect(seen(game.operate('CNW', 'track', { of: 2 })).titleState.train).toEqual({
    type: '3',
    after: 'OR 2.2',
    begins: null,
  });
  expect(seen(game.nextTrain('4').stock(4)).titleState.train).toEqual({
    type: '4',
    after: 'OR 4.2',
    begins: '4',
  });
});

test('once it has taken its train, the next goes after the next set', () => {
  const game = later().phase('6').queue('NP').company('CNW', { p1: 60 }).roundEnd('train', true);
  expect([seen(game).step, seen(game).titleState.train]).toEqual([
    'acquisition',
    { type: 'D', after: 'OR 3.3', begins: 'D' },
  ]);
});

test('the queue has its places, and the column that goes with the first 6', () => {
  const { queue, doomed } = seen(later().queue('NP OSL', '. BH').stock()).titleState;
  expect([queue, doomed]).toEqual([
    [
      ['NP', 'OSL'],
      [null, 'BH'],
      [null, null],
      [null, null],
    ],
    1,
  ]);
});

test('deposits with a tile show their level against capacity, refineries their state', () => {
  const game = later().phase('4').tile('I7', 'd1', 1).tile('I11', 'd1', 1).cubes('I7', 2);
  const tokens = seen(game.refinery('H8', 'disrepair').stock()).map?.tokens;
  expect(tokens).toEqual([
    { hex: 'I7', kind: 'cubes', text: 'cubes', count: 2, room: 3 },
    { hex: 'I11', kind: 'cubes', text: 'cubes', count: 0, room: 3 },
    { hex: 'H8', kind: 'refinery-disrepair', text: 'refinery, disrepair', count: 1 },
  ]);
});

test('while the auctioneer picks, all companies show their least price; then only the one that is auctioned', () => {
  const game = fresh(3, 2, { auction: true });
  const prices = () =>
    seen(game).privates.flatMap(({ id, price }) => (price === null ? [] : [`${id} ${price}`]));
  expect(prices()).toHaveLength(7);
  expect(prices()).toEqual(expect.arrayContaining(['P1 30', 'P13 140']));
  game.do(game.acting, 'auction', { item: 'P1', price: 45 });
  expect([prices(), seen(game).privates[0]?.bids[0]?.price]).toEqual([['P1 30'], 45]);
});
