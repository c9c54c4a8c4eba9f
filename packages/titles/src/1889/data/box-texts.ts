import type { BoxTexts } from '@roundhouse/classic';
import type { OptionText } from '@roundhouse/engine';
import { terms } from './terms.ts';
import { TRADE_IN } from './trains.ts';

/** Colours and symbols of the companies. */
const LIVERIES: BoxTexts['liveries'] = {
  AR: { color: '#37383a', ink: '#ffffff', symbol: 'square' },
  IR: { color: '#f48221', ink: '#1c1204', symbol: 'hexagon' },
  SR: { color: '#76a042', ink: '#0e1604', symbol: 'triangle' },
  KO: { color: '#d81e3e', ink: '#ffffff', symbol: 'shield' },
  TR: { color: '#00a993', ink: '#02211d', symbol: 'star' },
  KU: { color: '#0189d1', ink: '#ffffff', symbol: 'circle' },
  UR: { color: '#6f533e', ink: '#ffffff', symbol: 'diamond' },
};

/** What private companies can do besides paying. */
const POWERS: BoxTexts['powers'] = {
  P1: 'Nobody may build on K4 while a player owns it.',
  P2: 'Once, its player may lay tile 437 on one of the ports B11, G10, I12 or J9 that has no tile yet: in a stock round, before a company’s first action, or in the track step of one of that player’s own companies. It is free and need not be connected.',
  P3: 'Nobody may build on C4 while a player owns it. When a player sells it to a company, that player may at once lay a green tile there for free.',
  P4: 'A company that owns it pays nothing for mountains; rivers and the ¥80 of I4 and F9 must still be paid.',
  P5: 'Its player may exchange it for a 10% share of IR out of the offering, at any moment of a stock or operating round, even in somebody else’s turn.',
  P6: '',
  P7: 'If a player owns it when the first 5-train is bought, it stays open and pays ¥50 from then on.',
};

export const BOX_TEXTS: BoxTexts = {
  terms,
  liveries: LIVERIES,
  powers: POWERS,
  legend: {
    par: { text: 'A company may start here' },
    yellow: { text: 'Shares do not count towards the certificate limit', colour: 'yellow' },
    orange: { text: 'As yellow, and more than 60% may be held', colour: 'orange' },
  },
  tradeIn: TRADE_IN,
  phaseNotes: ({ privatesForSale }) =>
    privatesForSale.length > 0 ? 'Companies may buy private companies.' : '',
};

export const OPTION_TEXTS: readonly OptionText[] = [
  {
    id: 'beginner',
    name: 'Beginner game',
    text: 'No auction: each player is dealt one private company and pays for it. Private companies only pay revenue. Seven more tiles.',
    values: [false, true],
  },
];
