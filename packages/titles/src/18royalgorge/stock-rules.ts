import {
  BANK,
  byRule,
  findFrame,
  isPlayer,
  type Objection,
  POOL,
  privatesOf,
  type StockRules,
} from '@roundhouse/engine';
import { HOLD_PERCENT, HOLD_PERCENT_OF_TWO, POOL_PERCENT } from './data/numbers.ts';
import { movePrice } from './prices.ts';
import {
  assetData,
  type CompanyRG,
  certificateLimit,
  companyIn,
  isMetal,
  type StateRG,
  sharePrice,
} from './state.ts';
import type { TurnFrame } from './turn-frame.ts';

/** 18RG-cert-2: every certificate, and every card of a player that is one. */
export function countedCertificates(state: StateRG, player: string): number {
  let sum = privatesOf(state, player).filter(({ id }) => assetData(id).certificate).length;
  for (const company of Object.values(state.companies))
    for (const { holder } of company.certificates) if (holder === player) sum++;
  return sum;
}

export const holdLimit = (state: StateRG): number =>
  state.players.length === 2 ? HOLD_PERCENT_OF_TWO : HOLD_PERCENT;

/** What a share brings; a company without a price has none to sell. */
export function priceToSell(state: StateRG, company: CompanyRG): number | Objection {
  return (
    sharePrice(state, company.id) ??
    byRule('18RG-start-7', `${company.id} has not started, so its shares have no price.`)
  );
}

export const STOCK_RULES: StockRules<StateRG, CompanyRG> = {
  company: companyIn,
  pattern: 'sell-buy',
  oneBlock: true,
  salePrice(state, frame, company) {
    if (state.options.noSalesInFirstRound && frame.number === 1)
      return byRule('18RG-sell-9', 'No shares are sold in the first stock round of recorded games.');
    return priceToSell(state, company);
  },
  poolPercent: ({ id }) => (isMetal(id) ? null : POOL_PERCENT),
  lockedPercent: (state, company, player) =>
    10 * state.invested.filter((share) => share.player === player && share.company === company.id).length,
  // 18RG-sell-4 to -7: only the president's own sale makes the price fall.
  afterSale(state, company, { percent, wasPresident }, emit) {
    if (wasPresident) movePrice(state, company.id, 'left', percent / 10, emit);
    findFrame<TurnFrame>(state, 'turn')?.soldForTrain.push(company.id);
  },
  sources(state, company) {
    const price = sharePrice(state, company.id);
    if (price === null)
      return byRule(
        '18RG-start-7',
        `${company.id} has not started: only its president's certificate is for sale.`,
      );
    const pool = { from: POOL, price, payTo: BANK };
    return isMetal(company.id) ? [pool] : [{ from: company.id, price, payTo: company.id }, pool];
  },
  holdLimit: (state) => holdLimit(state),
  certificateLimit,
  certificates: countedCertificates,
  counts: () => true,
  unlimited: () => false,
  afterPurchase: () => undefined,
  ids: {
    sale: {
      'not-held': '18RG-sell-1',
      'pool-full': '18RG-sell-3',
      'president-certificate': '18RG-pres-5',
      'presidency-protected': '18RG-emergency-3',
    },
    order: '18RG-sell-2',
    oneBlock: '18RG-sell-8',
    locked: '18RG-G-8',
    onePurchase: '18RG-stock-1',
    soldBefore: '18RG-buy-3',
    holdLimit: '18RG-buy-4',
    certificateLimit: '18RG-cert-1',
    cash: '18RG-cash-2',
    notForSale: '18RG-buy-1',
  },
};

/** Are all shares with players? (18RG-endsr-1) */
export const isSoldOut = (state: StateRG, company: CompanyRG): boolean =>
  company.certificates.every(({ holder }) => isPlayer(state, holder));
