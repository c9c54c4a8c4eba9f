import { declinedProblem } from '@roundhouse/classic';
import {
  allow,
  defineMove,
  type Emit,
  isCompany,
  type Objection,
  offerOrDo,
  refuse,
  shortText,
  stationsOnCharter,
} from '@roundhouse/engine';
import { TOKEN_PRICE } from './data/box.ts';
import { companiesInPlay, core, type StateMW, type TurnMW } from './state.ts';
import { soldTokens, takeOver, takeoverProblem } from './stations.ts';

/** After its trains a company may buy the place of another company's token. */

interface TokenDeal {
  readonly hex: string;
  readonly from: string;
}

/** What is declined is not asked for again in the turn: the price is fixed. */
const itemOf = ({ from, hex }: TokenDeal): string => `${from} ${hex}`;

export function tokenProblem(state: StateMW, turn: TurnMW, deal: TokenDeal): Objection | null {
  const { company } = turn;
  const { from, hex } = deal;
  // 18MW-token-2, 18MW-buytoken-2
  if (turn.stationPlaced) return refuse('station.placed', { company });
  if (core.company(state, company).receiver !== null) return refuse('receiver.may-not', { company });
  if (!isCompany(state, from) || from === company) return refuse('token.no-seller', { seller: from });
  // 18MW-receivership-14
  if (core.company(state, from).receiver !== null) return refuse('receiver.may-not', { company: from });
  const spot = soldTokens(state, from).find((one) => one.hex === hex);
  if (spot === undefined) return refuse('token.not-sold', { seller: from, hex });
  return (
    takeoverProblem(state, company, spot, TOKEN_PRICE) ??
    declinedProblem(turn, itemOf(deal), TOKEN_PRICE, 'token.declined')
  );
}

/** 18MW-buytoken-4 to -6 */
export function buyTokenOf(state: StateMW, turn: TurnMW, { from, hex }: TokenDeal, emit: Emit): void {
  const spot = soldTokens(state, from).find((one) => one.hex === hex);
  if (spot === undefined) throw new Error(`${from} sells no token in ${hex}`);
  turn.stationPlaced = true;
  takeOver(state, turn.company, from, spot, TOKEN_PRICE, emit);
}

/** The item of an offer as a deal. */
export function tokenDealOf(item: string): TokenDeal {
  const at = item.lastIndexOf(' ');
  return { from: item.slice(0, at), hex: item.slice(at + 1) };
}

export const buyToken = defineMove<StateMW, TurnMW, TokenDeal>({
  type: 'buy-token',
  fields: { hex: shortText, from: shortText },
  judge(state, turn, deal, player) {
    const problem = tokenProblem(state, turn, deal);
    if (problem !== null) return problem;
    return allow((emit) => {
      const offer = {
        to: core.requirePresident(state, deal.from),
        buyer: turn.company,
        seller: deal.from,
        itemKind: 'token',
        item: itemOf(deal),
        price: TOKEN_PRICE,
      };
      offerOrDo(state, offer, player, () => buyTokenOf(state, turn, deal, emit), emit);
    });
  },
  *candidates(state) {
    for (const { id, floated } of companiesInPlay(state))
      if (floated) for (const { hex } of soldTokens(state, id)) yield { fields: { hex, from: id } };
  },
});

export const mayBuyToken = (state: StateMW, turn: TurnMW): boolean =>
  !turn.stationPlaced &&
  core.company(state, turn.company).receiver === null &&
  stationsOnCharter(state.board, turn.company).length > 0;
