import type { BoxTexts } from '@roundhouse/classic';
import { CORPORATIONS } from './companies.ts';
import { terms } from './terms.ts';

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

const POWERS: BoxTexts['powers'] = {
  HSJ: 'Pays $20 in phases 1 to 3 and $10 in phase 4.',
  SLA: 'A company that owns it may place an extra token in any large city, connected or not, at the usual cost; this closes it.',
  SLFLC: 'Its owner gets $10 for every route to or through St. Louis, until the first 6-train.',
  LM: 'May be exchanged for a share of any company: in its owner’s stock turn, between two turns, or at the start of an operating round. No company may buy it.',
  RI: 'Its owner gets half of what any company pays for bridges.',
  CFH: 'For the company that owns it Chicago counts double, until the first 6-train.',
  MO: 'Comes with 10% of GM&O. Its owner may exchange it for a train, in the train step of a company of which that player is president. No company may buy it.',
};

const REVENUES: Readonly<Record<string, string>> = { HSJ: '$20, later $10', SLFLC: '$10 a route' };

const PHASE_NOTES: Readonly<Record<string, string>> = {
  '3': 'Companies may buy private companies.',
  '4': 'Companies may buy private companies. Chicago and the off-map areas count their middle values.',
  '5': 'All private companies close.',
  '6': 'Small cities may be upgraded or paved; Chicago no longer counts double, and St. Louis no longer pays.',
  '8': 'Chicago and the off-map areas count their right values.',
  '10': 'Corporations may merge into systems.',
};

const livery = (id: string, colours: { readonly color: string; readonly ink: string }) =>
  [id, { ...colours, symbol: SYMBOLS[id] ?? 'circle' }] as const;

export const BOX_TEXTS: BoxTexts = {
  terms,
  liveries: Object.fromEntries([
    ...CORPORATIONS.map(({ id, color, textColor }) =>
      livery(id, { color, ink: textColor === 'white' ? '#ffffff' : '#111111' }),
    ),
    ...Object.entries(SYSTEM_COLOURS).map(([id, colours]) => livery(id, colours)),
  ]),
  powers: POWERS,
  revenues: REVENUES,
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
  trainNotes: ({ rustedBy }) => (rustedBy === null ? '' : `scrapped with the first ${rustedBy}-train`),
  phaseNotes: ({ name }) => PHASE_NOTES[name] ?? '',
};
