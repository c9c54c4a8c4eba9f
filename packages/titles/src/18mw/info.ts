import type { TitleInfo } from '@roundhouse/engine';
import { BOX } from './data/box.ts';
import { CORPORATIONS, SYSTEMS } from './data/companies.ts';
import { MARKET } from './data/market.ts';
import { PRIVATES } from './data/privates.ts';
import { summary } from './data/summary.ts';
import { terms } from './data/terms.ts';
import { PHASES, TRAINS } from './data/trains.ts';
import rules from './rules.json' with { type: 'json' };

const SYMBOLS: Readonly<Record<string, string>> = {
  SP: 'circle',
  NP: 'triangle',
  'CRI&P': 'shield',
  MILW: 'hexagon',
  'C&NW': 'star',
  IC: 'diamond',
  MP: 'square',
  SLSF: 'pentagon',
  'CB&Q': 'cross',
  'GM&O': 'chevron',
  BN: 'sun',
  CR: 'wedge',
  CSX: 'saltire',
  'N&W': 'ring',
};

const SYSTEM_COLOURS: Readonly<Record<string, { readonly color: string; readonly ink: string }>> = {
  BN: { color: '#0d6b57', ink: '#ffffff' },
  CR: { color: '#3a4fb8', ink: '#ffffff' },
  CSX: { color: '#d6b11c', ink: '#1c1604' },
  'N&W': { color: '#4a4f57', ink: '#ffffff' },
};

const POWERS: Readonly<Record<string, string>> = {
  HSJ: 'Pays $20 in phases 1 to 3 and $10 in phase 4.',
  SLA: 'A company that owns it may place an extra token in any large city, connected or not, at the usual cost; this closes it.',
  SLFLC: 'Its owner gets $10 for every route to or through St. Louis, until the first 6 train.',
  LM: 'May be exchanged for a share of any company: in its owner’s stock turn, between two turns, or at the start of an operating round. No company may buy it.',
  RI: 'Its owner gets half of what any company pays for bridges.',
  CFH: 'For the company that owns it Chicago counts double, until the first 6 train.',
  MO: 'Comes with 10% of GM&O. Its owner may exchange it for a train, in the train step of a company of which that player is president. No company may buy it.',
};

const REVENUES: Readonly<Record<string, string>> = { HSJ: '$20, later $10', SLFLC: '$10 a route' };

const PHASE_NOTES: Readonly<Record<string, string>> = {
  '3': 'Companies may buy private companies.',
  '4': 'Companies may buy private companies. The middle values of Chicago and the off-map areas.',
  '5': 'All private companies close.',
  '6': 'Small cities may be upgraded or paved; Chicago doubling and St. Louis payments end.',
  '8': 'The right values of Chicago and the off-map areas.',
  '10': 'Corporations may merge into systems.',
};

export const info: TitleInfo = {
  ...summary,
  terms,
  options: [],
  companies: Object.fromEntries([
    ...CORPORATIONS.map(({ id, name, color, textColor, home }) => [
      id,
      {
        name,
        color,
        ink: textColor === 'white' ? '#ffffff' : '#111111',
        symbol: SYMBOLS[id] ?? 'circle',
        home,
      },
    ]),
    ...SYSTEMS.map(({ id, name }) => [
      id,
      {
        name,
        ...(SYSTEM_COLOURS[id] ?? { color: '#777777', ink: '#ffffff' }),
        symbol: SYMBOLS[id] ?? 'circle',
      },
    ]),
  ]),
  privates: Object.fromEntries(
    PRIVATES.map(({ id, name, face, revenue }) => [
      id,
      { name, face, revenue: REVENUES[id] ?? `$${revenue}`, text: POWERS[id] ?? '' },
    ]),
  ),
  geography: BOX.geography,
  market: {
    rows: MARKET,
    legend: {
      par: { text: 'A corporation may start here' },
      blue: {
        text: 'Moves right only for a run of at least the price; two spaces for three times the price',
        colour: 'blue',
      },
      yellow: { text: 'Shares do not count towards the certificate limit', colour: 'yellow' },
      green: { text: 'As yellow, and more than 60% may be held', colour: 'green' },
      brown: { text: 'As green, and any number may be bought from the pool at once', colour: 'brown' },
      closed: { text: 'The company closes for good', colour: 'gray' },
    },
  },
  floatPercent: BOX.floatPercent,
  trains: TRAINS.map(({ type, price, quantity, rustedBy }) => ({
    type,
    price,
    count: quantity,
    ...(rustedBy === null ? {} : { rustedBy }),
    notes: rustedBy === null ? '' : `scrapped with the first ${rustedBy}`,
  })),
  phases: PHASES.map(({ name, tiles, trainLimit, operatingRounds }) => ({
    name,
    tiles,
    trainLimit,
    operatingRounds,
    notes: PHASE_NOTES[name] ?? '',
  })),
  rules,
};
