import type { CompanyText, TitleInfo } from '@roundhouse/engine';
import { HOLDINGS, type HoldingCard } from './data/holdings.ts';
import { INVESTORS } from './data/investors.ts';
import { CATEGORIES, type Category, RAILROADS, type Side } from './data/railroads.ts';
import { summary } from './data/summary.ts';
import { terms } from './data/terms.ts';
import { TRACK } from './data/track.ts';
import { OPTIONS } from './options.ts';
import rules from './rules.json' with { type: 'json' };

const LOOKS: Readonly<Record<string, Pick<CompanyText, 'color' | 'ink' | 'symbol'>>> = {
  MSC: { color: '#1f7a46', ink: '#ffffff', symbol: 'diamond' },
  SB: { color: '#26262b', ink: '#ffffff', symbol: 'square' },
  AVR: { color: '#f2c230', ink: '#222222', symbol: 'triangle' },
  DPI: { color: '#c0342b', ink: '#ffffff', symbol: 'star' },
  MGB: { color: '#2458a6', ink: '#ffffff', symbol: 'hexagon' },
};

function companyText({ id, name, short }: HoldingCard): CompanyText {
  const looks = LOOKS[id];
  if (looks === undefined) throw new Error(`${id} has no colours`);
  return { name, short, ...looks };
}

const KEYS: readonly Category[] = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I/K'];

const life = ({ obsoleteAt }: Side): string =>
  obsoleteAt === null ? 'never obsolete' : `obsolete at level ${obsoleteAt}`;

export const info: TitleInfo = {
  ...summary,
  terms,
  options: OPTIONS,
  companies: Object.fromEntries(HOLDINGS.map((card) => [card.id, companyText(card)])),
  privates: Object.fromEntries(
    INVESTORS.map(({ id, name, face, bonus, text }) => [
      id,
      { name, face, revenue: bonus === 0 ? '' : `+$${bonus}`, text },
    ]),
  ),
  geography: null,
  market: {
    rows: TRACK,
    legend: {
      par: { text: 'a holding may start here', colour: 'par' },
      end: { text: 'the game ends with this operating round', colour: 'end' },
    },
  },
  trains: KEYS.flatMap((category) =>
    CATEGORIES[category].map((side) => ({
      type: `${category} ${side.side}`,
      price: side.cost,
      count: RAILROADS.filter((card) => card.category === category).length,
      notes: `level ${side.level}, income $${side.income}, ${life(side)}`,
    })),
  ),
  phases: [
    { name: '2', tiles: [], trainLimit: null, operatingRounds: 2, notes: '' },
    { name: '3', tiles: [], trainLimit: null, operatingRounds: 2, notes: '' },
    { name: '4', tiles: [], trainLimit: null, operatingRounds: 2, notes: 'Level 2 railroads are obsolete.' },
    { name: '5', tiles: [], trainLimit: null, operatingRounds: 2, notes: 'Level 2 railroads are obsolete.' },
    { name: '6', tiles: [], trainLimit: null, operatingRounds: 2, notes: 'Levels 2 and 3 are obsolete.' },
    { name: '8', tiles: [], trainLimit: null, operatingRounds: 2, notes: 'Levels 2, 3 and 4 are obsolete.' },
  ],
  rules,
};
