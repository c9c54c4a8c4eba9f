import { BANK, isPlayer, totalCash } from '@roundhouse/engine';
import { BANK_LIMIT, CERTIFICATES } from './data/holdings.ts';
import { STARTUP } from './data/investors.ts';
import { directorByStock, pendingExchange } from './directors.ts';
import { isObsolete } from './obsolescence.ts';
import {
  type BaronsState,
  GONE,
  type Holding,
  holdingCard,
  holdingsIn,
  percentInBank,
  shareValue,
  TABLE,
  type Tokens,
} from './state.ts';

/** Sums that never change: everything in the box is always somewhere. */
export function totals(state: BaronsState): Record<string, number> {
  const sums = {
    money: totalCash(state),
    certificates: 0,
    percent: 0,
    tokens: 0,
    railroads: 0,
    investors: 0,
  };
  for (const holding of holdingsIn(state)) {
    sums.certificates += holding.certificates.length;
    for (const { percent } of holding.certificates) sums.percent += percent;
    sums.tokens += tokenCount(holding.tokens);
  }
  sums.railroads = railroadPlaces(state).length;
  sums.investors = Object.keys(state.investors).length;
  return sums;
}

const tokenCount = ({ idle, add, keep, network }: Tokens): number => idle + add + keep + network;

/** Every railroad card, once for each place in which it lies. */
function railroadPlaces(state: BaronsState): string[] {
  const cards = [...state.stack, ...state.gone];
  if (state.waiting !== null) cards.push(state.waiting);
  for (const { railroads } of holdingsIn(state)) for (const { card } of railroads) cards.push(card);
  return cards;
}

export function faults(state: BaronsState): string[] {
  const found: string[] = [];
  const cards = railroadPlaces(state);
  if (new Set(cards).size !== cards.length) found.push('A railroad lies in two places');
  for (const [holder, cash] of Object.entries(state.cash)) {
    if (!Number.isInteger(cash)) found.push(`${holder} has $${cash}`);
    if (cash < 0 && holder !== BANK) found.push(`${holder} owes $${-cash}`);
  }
  for (const { id, at } of Object.values(state.investors)) {
    const somewhere = at === TABLE || at === GONE || at in state.companies || isPlayer(state, at);
    if (!somewhere) found.push(`${id} is with ${at}`);
  }
  for (const holding of holdingsIn(state)) {
    const fault =
      certificateFault(state, holding) ?? directorFault(state, holding) ?? cardFault(state, holding);
    if (fault !== null) found.push(`${holding.id}: ${fault}`);
  }
  return found;
}

function certificateFault(state: BaronsState, holding: Holding): string | null {
  for (const { holder } of holding.certificates) {
    const known = holder === BANK || isPlayer(state, holder) || holder === STARTUP.investor;
    if (!known) return `a certificate lies with ${holder}`;
  }
  for (const size of CERTIFICATES) {
    const copies = holding.certificates.filter(({ percent }) => percent === size).length;
    if (copies !== 1) return `${copies} certificates of ${size}%`;
  }
  if (holding.operating && percentInBank(holding) > BANK_LIMIT) return 'too much of it is in the bank';
  return null;
}

function directorFault(state: BaronsState, holding: Holding): string | null {
  const priced = shareValue(state, holding.id) !== null;
  if ((holding.par !== null) !== priced) return 'marker and initial price do not agree';
  if (holding.director !== directorByStock(state, holding)) return 'its director is not who should be';
  if (pendingExchange(holding) !== null) return 'the 40% should have been exchanged';
  return null;
}

/** Railroads and tokens. */
function cardFault(state: BaronsState, { id, operating, railroads, tokens }: Holding): string | null {
  const { idle, add, keep, network } = tokens;
  if (idle < 0 || add < 0 || keep < 0 || network < 0) return 'tokens below zero';
  if (tokenCount(tokens) !== holdingCard(id).tokens) return `${tokenCount(tokens)} tokens`;
  if (railroads.some((railroad) => isObsolete(railroad, state.level)))
    return 'an obsolete railroad has stayed';
  if (!operating && railroads.length > 0) return 'railroads before its first turn';
  return null;
}
