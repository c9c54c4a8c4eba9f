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
  P1: 'Nobody may build in Laramie (J14) while a player owns it. A corporation that buys it may at once lay a yellow tile there, in addition to its other tiles, paying for the terrain.',
  P2: 'Nobody may build in Green River & Rock Springs (E13) while a player owns it. A corporation that buys it may at once lay a yellow tile there, in addition to its other tiles.',
  P3: 'In its turn, before trains run, the corporation that owns it may place the sixth refinery, operational, on Pocatello, Butte, Grand Junction or Rapid City if that is in its network. Until this company closes, only its owner may deliver there.',
  P4: 'In a stock turn its player may close it to start a corporation from the second row of the queue, as the purchase of that turn.',
  P5: 'The corporation that owns it pays half the terrain cost on spaces next to Yellowstone Lake or Jackson, but not in Jackson itself.',
  P6: 'When the Union Pacific acquires its first corporation (not one in crisis, nor one from the queue), it closes, and a corporation that owns it may replace one station of the acquired corporation with one of its own, free of charge. It stays open when phase 5 begins.',
  P7: 'The corporation that owns it may lay one yellow tile after an upgrade.',
  P8: 'The corporation that owns it gets $30 when it lays or upgrades a tile on a deposit, and $10 more for each delivered cube that earns.',
  P9: 'At the end of an operating round, after refineries have developed, its player may close it to place an inoperational refinery in a city of Wyoming without one, unless there are five already.',
  P10: 'At any time in its turn the corporation that owns it may close it to place the +$20 token on Pinedale, Lander & Riverton, Worland or Cody, in its network. From then on each of its routes through that city earns $20 more.',
  P11: 'In each of its turns, before trains run, the corporation that owns it may put one cube from the box on a deposit in its network that has room. It stays open when phase 5 begins.',
  P12: 'The corporation that owns it pays the value of the city for a station, instead of three times that.',
  P13: 'Whoever claims it gets the director’s certificate of the corporation beside it, whose treasury the bank fills. No corporation may buy it; it closes when that corporation buys a train, closes or is acquired.',
};

const PHASE_NOTES: Readonly<Record<string, string>> = {
  '3': 'Corporations may buy private companies.',
  '5': 'All private companies close except UPR Board Membership and Hammond Extraction Co.',
  '6': 'The fuller column of the queue leaves the game; the Union Pacific acquires a corporation in each operating round.',
};

export const BOX_TEXTS: BoxTexts = {
  terms,
  liveries: LIVERIES,
  powers: POWERS,
  revenues: { P6: '$20 for each train of the Union Pacific' },
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
