import { startMove, stockPart } from '@roundhouse/classic';
import { BANK, findFrame, isPlayer, POOL, percentOf, refuse } from '@roundhouse/engine';
import { countedCertificates, holdLimit } from './limits.ts';
import { investMove, mintMove } from './metals.ts';
import { par } from './par.ts';
import { openRight } from './rights.ts';
import { type CompanyRG, core, isMetal, type StateRG, TurnFrame } from './state.ts';

/** Stock rounds. */
export const stock = stockPart<StateRG, CompanyRG>(core, {
  // 18RG-stock-1, 18RG-sell-2 and -8
  turn: 'sell-buy',
  sellOncePerCompany: true,
  salesFrom: ({ options }) => (options.noSalesInFirstRound ? 2 : 1),
  // 18RG-G-8: what the Metals Investor has bought is kept until the next stock round.
  saleProblem(state, company, player, percent) {
    if (state.options.investedSoldInEmergency && findFrame(state, TurnFrame) !== undefined) return null;
    const shares = state.invested.filter((one) => one.player === player && one.company === company.id);
    const kept = 10 * shares.length;
    const held = percentOf(company, player);
    return kept > 0 && percent <= held && percent > held - kept
      ? refuse('invest.kept', { company: company.id, kept })
      : null;
  },
  // 18RG-sell-3: all of CF&I and VGC may lie on the board.
  poolPercent: ({ id }) => (isMetal(id) ? null : core.box.poolPercent),
  // 18RG-sell-4 to -7: only the president's own sale makes the price fall.
  afterSale(state, { id }, { percent, wasPresident }, emit) {
    if (wasPresident) core.movePrice(state, id, 'left', percent / 10, emit);
    findFrame(state, TurnFrame)?.soldForTrain.push(id);
  },
  // 18RG-buy-1 and -2
  sources(_state, { id }, price) {
    const pool = { from: POOL, price, payTo: BANK };
    return isMetal(id) ? [pool] : [{ from: id, price, payTo: id }, pool];
  },
  holdLimit,
  certificates: countedCertificates,
  // 18RG-cert-3
  mustSell: 'anything',
  moves(part) {
    const cards = [investMove(part), mintMove];
    const starting = [startMove(core, par, part.purchaseProblem), ...cards];
    const auctioning = [openRight(part), ...cards];
    return {
      now: ({ options }) => (options.auction ? auctioning : starting),
      all: [...starting, ...auctioning],
    };
  },
  // 18RG-endsr-1 and -2
  soldOut: {
    direction: 'right',
    isSoldOut: (state, { certificates }) => certificates.every(({ holder }) => isPlayer(state, holder)),
  },
});
