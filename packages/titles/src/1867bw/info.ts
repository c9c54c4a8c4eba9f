import type { TitleInfo } from '@roundhouse/engine';
import { COMPANIES } from './data/companies.ts';
import { MARKET } from './data/market.ts';
import { PRIVATES } from './data/privates.ts';
import { PHASES, TRAINS } from './data/trains.ts';
import { GEOGRAPHY } from './geography.ts';
import rules from './rules.json' with { type: 'json' };
import { summary } from './summary.ts';
import { terms } from './terms.ts';

// biome-ignore format: a table, one row a line
const LOOKS: Readonly<Record<string, { readonly color: string; readonly ink: string; readonly symbol: string }>> = {
  OSL: { color: '#d9731a', ink: '#ffffff', symbol: 'hexagon' },
  CBQ: { color: '#d8578f', ink: '#ffffff', symbol: 'diamond' },
  'C&N': { color: '#c0272d', ink: '#ffffff', symbol: 'shield' },
  CNW: { color: '#6b7280', ink: '#ffffff', symbol: 'square' },
  GINW: { color: '#e0b31c', ink: '#1c1604', symbol: 'star' },
  WNW: { color: '#1f6fc0', ink: '#ffffff', symbol: 'circle' },
  BH: { color: '#86c440', ink: '#10240a', symbol: 'triangle' },
  NWW: { color: '#7a3fa0', ink: '#ffffff', symbol: 'hexagon' },
  NP: { color: '#1d5c38', ink: '#ffffff', symbol: 'diamond' },
};

const POWERS: Readonly<Record<string, string>> = {
  P1: 'Keeps Laramie (J14) closed while a player owns it. The corporation that buys it may at once lay a yellow tile there, beside its other tiles, for the terrain cost.',
  P2: 'Keeps Green River & Rock Springs (E13) closed while a player owns it. The corporation that buys it may at once lay a yellow tile there, beside its other tiles.',
  P3: 'Before running trains its corporation may put the sixth refinery, operational, on Pocatello, Butte, Grand Junction or Rapid City, in its network. Until P3 closes only it delivers there.',
  P4: 'In a stock turn its player may close it to start a corporation of the second row of the queue, as the purchase of the turn.',
  P5: 'Its corporation pays half the terrain cost on spaces that border Yellowstone Lake or Jackson; not in Jackson.',
  P6: 'Its owner gets $20 for each train of the Union Pacific. With the first corporation that is acquired, not in crisis, it closes, and a corporation that owns it may replace one of its stations, free. Outlives phase 5.',
  P7: 'After an upgrade its corporation may lay one yellow tile.',
  P8: 'Its corporation gets $30 for each tile it lays on a deposit, and $10 more for each cube that earns.',
  P9: 'After refineries have developed its player may close it for an inoperational refinery in a city of Wyoming without one, unless there are five.',
  P10: 'In its turn its corporation may close it and put the +$20 token on Pinedale, Lander & Riverton, Worland or Cody, in its network: each of its routes through that city earns $20 more.',
  P11: 'Before running trains its corporation may put a cube of the box on a deposit in its network that has room, once a turn. Outlives phase 5.',
  P12: 'Its corporation places stations for the value of the city instead of three times as much.',
  P13: 'Comes with the director’s certificate of the corporation beside it, whose treasury the bank fills. No corporation may buy it; it closes when that corporation buys a train, closes or is acquired.',
};

const PHASE_NOTES: Readonly<Record<string, string>> = {
  '3': 'Corporations may buy private companies.',
  '5': 'All private companies close but P6 and P11.',
  '6': 'The fuller column of the queue goes; the Union Pacific acquires a corporation in each operating round.',
};

export const info: TitleInfo = {
  ...summary,
  terms,
  options: [
    {
      id: 'auction',
      name: 'Private company auction',
      text: 'The private companies are auctioned instead of claimed from a row of cards.',
      values: [false, true],
    },
  ],
  companies: Object.fromEntries(
    COMPANIES.map(({ id, name, home }) => [
      id,
      { name, ...(LOOKS[id] ?? { color: '#777777', ink: '#ffffff', symbol: 'circle' }), home },
    ]),
  ),
  privates: Object.fromEntries(
    PRIVATES.map(({ id, name, face, revenue }) => [
      id,
      {
        name,
        face,
        revenue: id === 'P6' ? '$20 a train of the Union Pacific' : `$${revenue}`,
        text: POWERS[id] ?? '',
      },
    ]),
  ),
  geography: GEOGRAPHY,
  market: {
    rows: MARKET,
    legend: {
      par: { text: 'A corporation may start here: $110 from phase 3, $140 from phase 5' },
      closed: { text: 'The corporation closes', colour: 'red' },
    },
  },
  trains: TRAINS.map(({ type, price, quantity, rustedBy }) => ({
    type,
    price,
    count: quantity,
    notes: rustedBy === null ? '' : `rusts with the first ${rustedBy}`,
  })),
  phases: PHASES.map(({ name, tiles, trainLimit, operatingRounds, cubes }) => ({
    name,
    tiles,
    trainLimit,
    operatingRounds,
    notes: [
      `Deposits produce ${cubes.production}, hold ${cubes.capacity}, export ${cubes.export}.`,
      PHASE_NOTES[name] ?? '',
    ]
      .join(' ')
      .trim(),
  })),
  rules,
};
