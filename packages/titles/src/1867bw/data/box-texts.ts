import type { BoxTexts } from '@roundhouse/classic';
import type { OptionText } from '@roundhouse/engine';
import { terms } from './terms.ts';
import { PHASES } from './trains.ts';

// biome-ignore format: a table, one row a line
const LIVERIES: BoxTexts['liveries'] = {
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

/** What each private company can do, and when. */
const POWERS: BoxTexts['powers'] = {
  P1: 'While a player owns it nothing is built in Laramie (J14). When a corporation buys it: it may at once lay a yellow tile there, beside its other tiles, for the terrain cost.',
  P2: 'While a player owns it nothing is built in Green River & Rock Springs (E13). When a corporation buys it: it may at once lay a yellow tile there, beside its other tiles.',
  P3: 'In its corporation’s turn, before trains run: it may put the sixth refinery, operational, on Pocatello, Butte, Grand Junction or Rapid City, in its network. Until P3 closes only it delivers there.',
  P4: 'In a stock turn of its player: closes it to start a corporation of the second row of the queue, as the purchase of the turn.',
  P5: 'When its corporation builds on spaces that border Yellowstone Lake or Jackson: half the terrain cost; not in Jackson.',
  P6: 'When the Union Pacific takes a train: $20 for its owner. When it acquires its first corporation, not in crisis and not out of the queue: P6 closes, and a corporation that owns it may replace one of the stations acquired by its own, free. Outlives phase 5.',
  P7: 'When its corporation lays track: after an upgrade it may lay one yellow tile.',
  P8: 'When its corporation lays or upgrades a tile on a deposit: $30. When it delivers: $10 more for each cube that earns.',
  P9: 'At the end of an operating round, after refineries have developed: its player may close it for an inoperational refinery in a city of Wyoming without one, unless there are five.',
  P10: 'At any time of its corporation’s turn: closes it for the +$20 token on Pinedale, Lander & Riverton, Worland or Cody, in its network. From then on each of its routes through that city earns $20 more.',
  P11: 'In its corporation’s turn, before trains run, once: a cube of the box on a deposit in its network that has room. Outlives phase 5.',
  P12: 'When its corporation places a station: for the value of the city instead of three times as much.',
  P13: 'When it is claimed: the director’s certificate of the corporation beside it, whose treasury the bank fills. No corporation may buy it; it closes when that corporation buys a train, closes or is acquired.',
};

const PHASE_NOTES: Readonly<Record<string, string>> = {
  '3': 'Corporations may buy private companies.',
  '5': 'All private companies close but P6 and P11.',
  '6': 'The fuller column of the queue goes; the Union Pacific acquires a corporation in each operating round.',
};

export const BOX_TEXTS: BoxTexts = {
  terms,
  liveries: LIVERIES,
  powers: POWERS,
  revenues: { P6: '$20 a train of the Union Pacific' },
  legend: {
    par: { text: 'A corporation may start here: $110 from phase 3, $140 from phase 5' },
    closed: { text: 'The corporation closes', colour: 'red' },
  },
  phaseNotes({ name }) {
    const cubes = PHASES.find((phase) => phase.name === name)?.cubes;
    const figures = `Deposits produce ${cubes?.production}, hold ${cubes?.capacity}, export ${cubes?.export}.`;
    return `${figures} ${PHASE_NOTES[name] ?? ''}`.trim();
  },
};

export const OPTION_TEXTS: readonly OptionText[] = [
  {
    id: 'auction',
    name: 'Private company auction',
    text: 'The private companies are auctioned instead of claimed from a row of cards.',
    values: [false, true],
  },
];
