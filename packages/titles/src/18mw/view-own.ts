import { cashOf, findFrame, topFrame } from '@roundhouse/engine';
import { AuctionFrame } from './auction.ts';
import { CONNECTION_IDS, CONNECTIONS, type ConnectionId } from './data/connections.ts';
import { MAP } from './data/map.ts';
import { canRaise, priceWanted, saleAmountsFor, targetOf } from './emergency.ts';
import { ShareSaleFrame, TokenSaleFrame, tokensToOffer } from './fire-sale.ts';
import { partnersFor } from './merger.ts';
import { chicagoDoubler } from './privates.ts';
import { ProtectionFrame, protectionAsked } from './protection.ts';
import { isBorrowing } from './run.ts';
import { companiesInPlay, companiesOf, core, type StateMW, TurnMW } from './state.ts';
import { doublerOf } from './stations.ts';
import { cheapestPrice, isNeedy, sharesToOffer } from './trains.ts';

/** What only 18MW has on its table, for its panels and in words. */

/** The arithmetic of a mandatory train: what it costs, what is there, and what can still be raised. */
export interface NeedView {
  readonly company: string;
  readonly president: string;
  readonly price: number;
  /** The company whose train shares are sold for; null: the bank. */
  readonly seller: string | null;
  readonly treasury: number;
  readonly cash: number;
  /** Sizes of redeemed shares that must still be offered. */
  readonly shares: readonly number[];
  /** Hexes of tokens that may still be offered. */
  readonly tokens: readonly string[];
  readonly saleAmounts: readonly {
    readonly company: string;
    readonly percent: number;
    readonly proceeds: number;
  }[];
  /** Treasury, cash and all that could be sold. */
  readonly most: number;
  /** Trains of other companies of the president. */
  readonly trains: readonly { readonly company: string; readonly type: string }[];
  /** Corporations that it could merge with. */
  readonly partners: readonly string[];
}

/** An auction in the middle of a turn. */
export interface SaleView {
  readonly company: string;
  readonly lot: string;
  readonly least: number;
  readonly high: { readonly player: string; readonly price: number; readonly company?: string } | null;
  readonly bidders: readonly string[];
}

export type MidwestTable = {
  readonly systems: readonly { readonly id: string; readonly parents: readonly string[] }[];
  readonly receiverships: readonly {
    readonly company: string;
    readonly receiver: string;
    readonly borrows: boolean;
  }[];
  readonly connections: readonly {
    readonly id: ConnectionId;
    readonly madeBy: string | null;
    readonly doubler: string | null;
    readonly toTreasury: number;
    readonly toRoute: number;
  }[];
  readonly chicagoDoubler: string | null;
  readonly protection: {
    readonly company: string;
    readonly percent: number;
    readonly cost: number;
    readonly seller: string;
    readonly president: string;
    readonly price: number;
    /** Where it falls to otherwise; 0: the company closes. */
    readonly fallsTo: number;
  } | null;
  readonly need: NeedView | null;
  readonly sale: SaleView | null;
  /** Who has taken money back in the auction, by private company. */
  readonly withdrawn: Readonly<Record<string, readonly string[]>>;
};

function needOf(state: StateMW): NeedView | null {
  const turn = findFrame(state, TurnMW);
  if (turn?.step !== 'trains' || !isNeedy(state, turn.company)) return null;
  const president = core.requirePresident(state, turn.company);
  return {
    company: turn.company,
    president,
    price: priceWanted(state, turn),
    seller: targetOf(state, turn)?.from ?? null,
    treasury: cashOf(state, turn.company),
    cash: cashOf(state, president),
    shares: sharesToOffer(state, turn),
    tokens: tokensToOffer(state, turn),
    saleAmounts: saleAmountsFor(state, turn),
    most: canRaise(state, turn),
    trains: companiesOf(state, president).flatMap(({ id, trains }) =>
      id === turn.company ? [] : trains.map(({ type }) => ({ company: id, type })),
    ),
    partners: partnersFor(state, turn, president),
  };
}

function saleOf(state: StateMW): SaleView | null {
  const frame = topFrame(state);
  const sale = ShareSaleFrame.is(frame)
    ? { frame, lot: `a share of ${frame.percent}%`, high: frame.high }
    : TokenSaleFrame.is(frame)
      ? { frame, lot: `token in ${nameOf(frame.hex)}`, high: frame.high }
      : null;
  if (sale === null) return null;
  const { company, minimum, queue } = sale.frame;
  const least = sale.high === null ? minimum : sale.high.price + 5;
  return { company, lot: sale.lot, least, high: sale.high, bidders: queue };
}

const nameOf = (hex: string): string => MAP.hexes[hex]?.name ?? hex;

export function ownView(state: StateMW): MidwestTable {
  const asking = topFrame(state);
  return {
    systems: companiesInPlay(state).flatMap(({ id, parents }) =>
      parents.length > 0 ? [{ id, parents }] : [],
    ),
    receiverships: companiesInPlay(state).flatMap((company) =>
      company.receiver === null
        ? []
        : [{ company: company.id, receiver: company.receiver, borrows: isBorrowing(company) }],
    ),
    connections: CONNECTION_IDS.map((id) => ({
      id,
      madeBy: state.connectedBy[id] ?? null,
      doubler: doublerOf(state, id),
      toTreasury: CONNECTIONS[id].toTreasury,
      toRoute: CONNECTIONS[id].toRoute,
    })),
    chicagoDoubler: chicagoDoubler(state),
    protection: ProtectionFrame.is(asking) ? protectionAsked(state, asking) : null,
    need: needOf(state),
    sale: saleOf(state),
    withdrawn: findFrame(state, AuctionFrame)?.withdrawn ?? {},
  };
}

const nameIn = (state: StateMW, id: string): string =>
  state.players.find((player) => player.id === id)?.name ?? id;

function needNotes(state: StateMW, need: NeedView): string[] {
  const { company, president, price, seller, treasury, cash, shares, tokens, trains, partners } = need;
  const raised = need.saleAmounts.map((one) => `${one.percent}% of ${one.company} for $${one.proceeds}`);
  const lacking = Math.max(0, price - treasury - cash);
  return [
    `${company} must get a train. ${seller === null ? `The cheapest of the bank costs $${cheapestPrice(state)}` : `That of ${seller} costs $${price}`}; the treasury has $${treasury}, ${nameIn(state, president)} has $${cash}${lacking === 0 ? '' : `: $${lacking} are lacking`}.`,
    ...(shares.length > 0
      ? [`Redeemed shares that must be offered first: ${shares.map((size) => `${size}%`).join(', ')}.`]
      : []),
    ...(tokens.length > 0 ? [`Tokens that may be offered: ${tokens.map(nameOf).join(', ')}.`] : []),
    ...(lacking === 0
      ? []
      : [raised.length > 0 ? `Most that may be sold: ${raised.join(', ')}.` : 'Nothing may be sold.']),
    ...(trains.length > 0
      ? [
          `Trains of other companies: ${trains.map((train) => `${train.type} of ${train.company}`).join(', ')}.`,
        ]
      : []),
    ...(partners.length > 0 ? [`It may merge with ${partners.join(' or ')}.`] : []),
  ];
}

function connectionNotes(view: MidwestTable): string[] {
  return view.connections.map(({ id, madeBy, doubler, toTreasury, toRoute }) => {
    const { from, to } = CONNECTIONS[id];
    if (madeBy === null)
      return `The first run between ${nameOf(from)} and ${nameOf(to)} brings $${toTreasury} to the treasury and $${toRoute} more on the route.`;
    return doubler === null
      ? `${madeBy} has run between ${nameOf(from)} and ${nameOf(to)}; the doubling token may be placed in ${nameOf(to)}.`
      : `${nameOf(to)} counts double for ${doubler}.`;
  });
}

function saleNote(state: StateMW, { company, lot, high, least, bidders }: SaleView): string {
  const names = bidders.map((id) => nameIn(state, id)).join(', ');
  const now =
    high === null
      ? `no bid yet, from $${least}`
      : `$${high.price} by ${nameIn(state, high.player)}${high.company === undefined ? '' : ` for ${high.company}`}`;
  return `Fire sale of ${company}: ${lot}; ${now}. Still in: ${names}.`;
}

/** The same in words. */
export function ownNotes(state: StateMW, view = ownView(state)): string[] {
  const { protection } = view;
  return [
    ...(protection === null
      ? []
      : [
          `${nameIn(state, protection.seller)} has sold ${protection.percent}% of ${protection.company}: ${nameIn(state, protection.president)} may buy them for $${protection.cost}, or the price falls from $${protection.price} to $${protection.fallsTo}.`,
        ]),
    ...(view.sale === null ? [] : [saleNote(state, view.sale)]),
    ...(view.need === null ? [] : needNotes(state, view.need)),
    ...view.systems.map(({ id, parents }) => `${id} is made of ${parents.join(' and ')}.`),
    ...view.receiverships.map(
      ({ company, receiver, borrows }) =>
        `${company} is in receivership: ${nameIn(state, receiver)} decides for it${borrows ? ', and it borrows a D train' : ''}.`,
    ),
    ...(view.chicagoDoubler === null ? [] : [`Chicago counts double for ${view.chicagoDoubler}.`]),
    ...connectionNotes(view),
  ];
}
