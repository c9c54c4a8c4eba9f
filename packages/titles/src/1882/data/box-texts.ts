import type { BoxTexts } from '@roundhouse/classic';
import { PRIVATES } from './privates.ts';
import { terms } from './terms.ts';
import { TRADE_IN } from './trains.ts';

/** What the screen shows of companies, private companies and the market. */

const LIVERIES: BoxTexts['liveries'] = {
  CN: { color: '#e8730c', ink: '#ffffff', symbol: 'hexagon' },
  CNoR: { color: '#1f8a4c', ink: '#ffffff', symbol: 'triangle' },
  CPR: { color: '#c22033', ink: '#ffffff', symbol: 'shield' },
  GTP: { color: '#22252b', ink: '#ffffff', symbol: 'square' },
  HBR: { color: '#d9a514', ink: '#1c1604', symbol: 'star' },
  QL: { color: '#7a3fa0', ink: '#ffffff', symbol: 'diamond' },
  SCR: { color: '#1f6fc0', ink: '#ffffff', symbol: 'circle' },
};

const POWERS: BoxTexts['powers'] = {
  P1: 'Nobody may build on C11 while a player owns it.',
  P2: 'Nobody may build on H4 while a player owns it. In a stock round its owner may exchange it, together with the price of one share at par, for the president’s certificate of SCR; an extra train may then join the bank.',
  P3: 'A company that owns it may once move one of its stations to a city on an NWR hex and lay an extra tile there.',
  P4: 'Nobody may build on G9 while a player owns it. Its owner gets $10 for each new river crossing. Comes with a 10% share drawn at random.',
  P5: 'Comes with the president’s certificate of CPR. No company may buy it; it closes when CPR buys a train.',
};

const LEGEND = {
  par: { text: 'A company may start here' },
  yellow: { text: 'Shares do not count towards the certificate limit', colour: 'yellow' },
  orange: { text: 'As yellow, and more than 60% may be held', colour: 'orange' },
  brown: { text: 'As orange, and any number may be bought at once', colour: 'brown' },
  end: { text: 'Reaching it ends the game', colour: 'red' },
} as const;

export const BOX_TEXTS: BoxTexts = {
  terms,
  liveries: LIVERIES,
  powers: POWERS,
  revenues: { P4: '$10 a crossing' },
  legend: LEGEND,
  tradeIn: TRADE_IN,
  phaseNotes({ privatesForSale: [first, ...others] }) {
    if (first === undefined) return '';
    const name = PRIVATES.find(({ id }) => id === first)?.name ?? first;
    return `Companies may buy ${others.length > 0 ? 'private companies' : name}.`;
  },
};
