import { describe, expect, test } from 'vitest';
import { UNDER } from './data/trains.ts';
import { kansasPacific, plain, rioGrande, type Scene, santaFe } from './testing/scene.ts';

const deal = (train: string, price: number, from = 'bank') => ({ train, from, price });
const rg = (game: Scene = plain(), treasury = 2000) =>
  rioGrande(game).company('RG', { p1: 60 }, { treasury }).operate('RG', 'trains');
const PRICES: Readonly<Record<string, number>> = { '2+': 80, '3+': 180, '4+': 400, '5+': 500, '6x2': 650 };
/** Rio Grande buys the card on top of the deck. */
const buys = (card: string, game: Scene = rg()) =>
  game.deck(card).do('p1', 'train', deal(card, PRICES[card.split('-')[0] ?? ''] ?? 0));

describe('the deck', () => {
  test('18RG-trains-1 only the top train is for sale, at its price, paid to the bank', () => {
    const game = rg().deck('3+-0');
    const bank = game.cash('bank');
    expect(game.rule('p1', 'train', deal('4+-0', 400))).toBe('18RG-trains-1');
    expect(game.rule('p1', 'train', deal('3+-0', 100))).toBe('18RG-trains-2');
    game.do('p1', 'train', deal('3+-0', 180));
    expect([game.cash('RG'), game.cash('bank') - bank]).toEqual([1820, 180]);
  });

  test.each(Object.entries(PRICES))('18RG-trains-2 a %s costs $%i', (type, price) => {
    expect(buys(`${type}-0`).cash('RG')).toBe(2000 - price);
  });

  test('18RG-trains-3 several in a turn, within the limit', () => {
    const game = rg().do('p1', 'train', deal('2+-0', 80)).do('p1', 'train', deal('2+-1', 80));
    expect(game.trainsOf('RG')).toEqual(['2+', '2+']);
  });

  test('18RG-phase-1 a phase begins at once, in the middle of a turn', () => {
    const game = buys('2+-3').company('SF', { p1: 60 });
    expect([game.state.phase, game.where]).toEqual(['Green', 'OR 2.1 trains']);
    santaFe(game).operate('SF');
    expect(game.rule('p1', 'lay', { hex: 'L14', tile: '15', rotation: 2 })).toBeNull();
  });

  test('18RG-phase-2 green with the fourth 2+', () => {
    expect([buys('2+-2').state.phase, buys('2+-3').state.phase]).toEqual(['Yellow', 'Green']);
  });

  test('18RG-phase-3 brown with the third 4+', () => {
    const phase = (card: string) => buys(card, rg(plain().phase('Green'))).state.phase;
    expect([phase('4+-1'), phase('4+-2')]).toEqual(['Green', 'Brown']);
  });

  test('18RG-phase-4 silver with the second 5+', () => {
    const phase = (card: string) => buys(card, rg(plain().phase('Brown'))).state.phase;
    expect([phase('5+-0'), phase('5+-1')]).toEqual(['Brown', 'Silver']);
  });

  test('18RG-phase-5 phases only go forward', () => {
    expect(buys('2+-3', rg(plain().phase('Brown'))).state.phase).toBe('Brown');
  });

  test('18RG-event-1 an export uncovers what lies beneath as a purchase does', () => {
    const game = plain().deck('3+-1').roundEnds();
    expect([game.state.treaty, game.state.debts.RG?.owed]).toEqual([true, 4]);
  });

  test('18RG-event-2 the train, the phase, rusting with salvage, other events', () => {
    const game = rg().company('KP', { p2: 60 }, { treasury: 0 }).trains('KP', '3+');
    buys('6x2-0', game);
    const told = game.events.flatMap((event) => {
      if (event.type === 'train' || event.type === 'rusted') return [event.type];
      if (event.type === 'special') return [event.name];
      return event.type === 'paid' && event.why === 'salvage' ? ['salvage'] : [];
    });
    expect(told).toEqual(['train', 'salvage', 'rusted', 'last-set']);
  });

  test('18RG-rust-1 the first 4+ takes all 2+ away', () => {
    const game = rg().company('KP', { p2: 60 }).trains('KP', '2+', '3+');
    expect(buys('4+-0', game).trainsOf('KP')).toEqual(['3+']);
  });

  test('18RG-rust-2 the first 6x2 takes all 3+ away, exported or bought', () => {
    const game = rg().company('KP', { p2: 60 }).trains('KP', '3+', '3+').deck('6x2-0').roundEnds();
    expect(game.trainsOf('KP')).toEqual([]);
  });

  test('18RG-rust-3 salvage: $20 for a 2+, $45 for a 3+', () => {
    const two = rg().company('KP', { p2: 60 }, { treasury: 0 }).trains('KP', '2+', '2+');
    expect(buys('4+-0', two).cash('KP')).toBe(40);
    const three = rg().company('KP', { p2: 60 }, { treasury: 0 }).trains('KP', '3+');
    expect(buys('6x2-0', three).cash('KP')).toBe(45);
  });

  test('18RG-rust-4 4+, 5+ and 6x2 never rust', () => {
    const game = rg().company('KP', { p2: 60 }).trains('KP', '4+', '5+').deck('6x2-0');
    buys('6x2-0', game);
    expect([game.trainsOf('KP'), game.trainsOf('RG')]).toEqual([['4+', '5+'], ['6x2']]);
    expect(
      new Set(
        Object.values(UNDER).flatMap((cards) =>
          cards.flatMap((card) => (card.card === 'rust' ? [card.train] : [])),
        ),
      ),
    ).toEqual(new Set(['2+', '3+']));
  });

  test('18RG-endcard-1 the end is announced by the first 6x2, not by the silver phase', () => {
    expect(buys('5+-1', rg(plain().phase('Brown'))).state.coming).toBeNull();
    expect(buys('6x2-0').state.coming).toEqual({ set: 3, reason: 'train' });
  });
});

describe('limits and duties', () => {
  test('18RG-trains-4 from a connected company for $1 up to the cash, with the consent of its president', () => {
    const game = rg(plain(), 300).company('KP', { p1: 60 }, { treasury: 0 }).trains('KP', '3+');
    expect(game.rule('p1', 'train', deal('3+-0', 1, 'KP'))).toBe('18RG-trains-4');
    kansasPacific(game).tile('K5', '9', 0).tile('K3', '88', 0).tile('K7', '14', 2);
    expect(game.rule('p1', 'train', deal('3+-0', 0, 'KP'))).toBe('18RG-trains-4');
    expect(game.rule('p1', 'train', deal('3+-0', 1, 'KP'))).toBeNull();
    game.do('p1', 'train', deal('3+-0', 250, 'KP'));
    expect([game.cash('RG'), game.cash('KP'), game.trainsOf('RG')]).toEqual([50, 250, ['3+']]);
    const asked = rg(plain(), 300).company('KP', { p2: 60 }).trains('KP', '3+');
    kansasPacific(asked)
      .tile('K5', '9', 0)
      .tile('K3', '88', 0)
      .tile('K7', '14', 2)
      .do('p1', 'train', deal('3+-0', 5, 'KP'));
    expect(asked.acting).toBe('p2');
    asked.do('p2', 'decline');
    expect([asked.trainsOf('RG'), asked.rule('p1', 'train', deal('3+-0', 5, 'KP'))]).toEqual([
      [],
      '18RG-trains-4',
    ]);
    expect(asked.rule('p1', 'train', deal('3+-0', 301, 'KP'))).toBe('18RG-cash-1');
  });

  test('18RG-trains-5 with a route a company must own a train, without one it need not', () => {
    expect(rg().rule('p1', 'pass')).toBe('18RG-trains-5');
    expect(rg().trains('RG', '2+').rule('p1', 'pass')).toBeNull();
    const alone = () => plain().company('RG', { p1: 60 }).operate('RG', 'trains');
    expect(alone().rule('p1', 'pass')).toBeNull();
    expect(alone().rule('p1', 'train', deal('2+-0', 80))).toBeNull();
    const recorded = plain({ options: { trainAlwaysCompulsory: true } })
      .company('RG', { p1: 60 })
      .operate('RG', 'trains');
    expect(recorded.rule('p1', 'pass')).toBe('18RG-trains-5');
  });

  test('18RG-trains-6 a third train for a moment, if the purchase rusts one', () => {
    const game = rg().trains('RG', '2+', '3+').deck('4+-0').do('p1', 'train', deal('4+-0', 400));
    expect(game.trainsOf('RG')).toEqual(['3+', '4+']);
  });

  test('18RG-trains-7 never more than two after a purchase', () => {
    const game = rg().trains('RG', '3+', '3+').deck('4+-0');
    expect(game.rule('p1', 'train', deal('4+-0', 400))).toBe('18RG-trains-7');
    expect(rg().trains('RG', '2+', '3+').deck('4+-1').rule('p1', 'train', deal('4+-1', 400))).toBe(
      '18RG-trains-7',
    );
  });

  test('18RG-trains-8 no move discards a train', () => {
    const game = rg().trains('RG', '2+', '3+');
    expect(game.rule('p1', 'discard', { train: '2+-0' })).toBe('18RG-trains-8');
    expect(new Set(game.engine.advisedChoices(game.state).map(({ action }) => action.type))).toEqual(
      new Set(['pass', 'propose-end']),
    );
  });
});
