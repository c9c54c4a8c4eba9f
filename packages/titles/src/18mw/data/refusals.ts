import type { PartCode } from '@roundhouse/classic';
import type { KernelCode, RefusalTable } from '@roundhouse/engine';
import { ROUTE_RULES } from '../routes.ts';

/** What each code of a refusal means in the ledger. */
export const REFUSALS = {
  'auction.not-for-sale': '18MW-initial-3',
  'auction.first-in-line': '18MW-initial-3',
  'auction.only-first': '18MW-initial-3',
  'auction.cash': '18MW-initial-6',
  'auction.multiple': '18MW-initial-5',
  'auction.face': { rule: '18MW-initial-4', text: 'The first bid on {item} is at least {$least}.' },
  'auction.least': '18MW-initial-5',
  'auction.set-aside': '18MW-initial-6',
  'auction.own-bid': { rule: '18MW-initial-16', text: 'The highest bid on {item} is yours already.' },
  'auction.withdrawn': { rule: '18MW-initial-7', text: 'You have taken your money back from {item}.' },
  'auction.must-open': {
    rule: '18MW-initial-18',
    text: 'Nobody bid, and nobody was paid: you must open {item} at its face value.',
  },
  'withdraw.no-bid': { rule: '18MW-initial-7', text: 'You have no money on {item}.' },
  'withdraw.highest': { rule: '18MW-initial-7', text: 'Your bid on {item} is the highest.' },
  'bidding.least': '18MW-fire-3',
  'bidding.multiple': { rule: '18MW-fire-11', text: 'Bids must be raised by multiples of {$step}.' },
  'bidding.limit': '18MW-fire-3',
  'agreement.proposed': '18MW-end-1',

  'start.unknown': '18MW-stock-11',
  'start.started': '18MW-stock-11',
  'start.price': '18MW-par-1',
  'start.cash': '18MW-stock-12',
  'start.not-offered': { rule: '18MW-closed-5', text: '{company} cannot be started.' },

  'stock.unknown-company': '18MW-stock-6',
  'stock.sales-first': '18MW-stock-9',
  'stock.sold-already': '18MW-stock-17',
  'stock.first-round': '18MW-initial-2',
  'stock.no-price': '18MW-mo-9',
  'stock.not-held': '18MW-stock-5',
  'stock.pool-full': '18MW-shares-12',
  'stock.president-certificate': '18MW-stock-21',
  'stock.presidency-protected': '18MW-mandatory-8',
  'stock.bought-and-sold': '18MW-stock-9',
  'stock.one-purchase': '18MW-stock-7',
  'stock.sold-before': '18MW-stock-10',
  'stock.certificate-limit': '18MW-shares-7',
  'stock.not-started': '18MW-stock-11',
  'stock.not-for-sale': '18MW-stock-6',
  'stock.hold-limit': '18MW-shares-4',
  'stock.cash': '18MW-stock-15',
  'stock.must-sell': '18MW-shares-13',
  'stock.down-to-limit': {
    rule: '18MW-protection-14',
    text: 'You hold more than {limit}% of {company}: a sale must bring you down to that.',
  },
  'stock.out-of-game': { rule: '18MW-closed-4', text: '{company} is out of the game.' },
  'stock.president-first': {
    rule: '18MW-receivership-6',
    text: "Nobody is president of {company}: the president's certificate must be bought first.",
  },
  'presidency.not-vacant': {
    rule: '18MW-receivership-6',
    text: "The president's certificate of {company} is not in the pool.",
  },
  'redeem.not-president': { rule: '18MW-redemption-6', text: 'You are not the president of {company}.' },
  'redeem.whole-turn': { rule: '18MW-redemption-6', text: 'Redeeming shares takes the whole turn.' },
  'redeem.not-operated': { rule: '18MW-redemption-2', text: '{company} has not operated yet.' },
  'redeem.not-in-pool': {
    rule: '18MW-redemption-5',
    text: 'There are no shares in the pool that make up {percent}% of {company}.',
  },
  'redeem.cash': { rule: '18MW-redemption-3', text: 'This costs {$price}; {company} has {$cash}.' },
  'exchange.not-owned': { rule: '18MW-lm-2', text: 'You do not own the Lacrosse and Milwaukee.' },
  'exchange.not-now': {
    rule: '18MW-lm-3',
    text: 'The Lacrosse and Milwaukee is exchanged in a stock turn of its owner, between two turns, or at the start of an operating round.',
  },
  'private-sale.first-round': {
    rule: '18MW-privates-6',
    text: 'No private company is sold between players in the first stock round.',
  },
  'private-sale.least-price': { rule: '18MW-privates-6', text: 'The price is at least $1.' },

  'track.blocked': '18MW-tiles-6',
  'track.no-hex': 'action-unknown',
  'track.no-tile': '18MW-tiles-2',
  'track.none-left': '18MW-tiles-2',
  'track.never-built': '18MW-tiles-5',
  'track.phase': {
    by: 'phase',
    cases: { '1': '18MW-phases-1', '2': '18MW-phases-2', '3': '18MW-phases-6', '4': '18MW-phases-6' },
    otherwise: '18MW-phases-12',
  },
  'track.colour-order': '18MW-tiles-1',
  'track.label': '18MW-track-11',
  'track.stops': {
    by: 'stops',
    cases: { 'first city': '18MW-tiles-7', 'first town': '18MW-tiles-8', 'first ': '18MW-tiles-9' },
    otherwise: '18MW-tiles-10',
  },
  'track.track-lost': '18MW-track-12',
  'track.runs-off': '18MW-track-2',
  'track.not-connected': '18MW-track-14',
  'track.cash': '18MW-track-15',
  'track.too-many': { rule: '18MW-track-1', text: 'A turn allows two yellow tiles or one upgrade.' },
  'track.small-city': {
    rule: '18MW-track-9',
    text: 'The small city in {hex} may be changed only after the first 6-train.',
  },
  'track.blocks-base': {
    rule: '18MW-tiles-6',
    text: '{company} has not operated and would have no way out of its base.',
  },

  'station.placed': '18MW-token-2',
  'station.none-left': '18MW-token-1',
  'station.no-city': '18MW-token-1',
  'station.own-there': '18MW-token-4',
  'station.no-place': '18MW-station-2',
  'station.reserved': '18MW-station-3',
  'station.not-reached': '18MW-station-1',
  'station.cash': '18MW-station-4',
  'station.off-map': { rule: '18MW-token-7', text: 'No token may be placed in {hex}.' },
  'doubling.not-run': {
    rule: { by: 'hex', cases: { L4: '18MW-nosw-7' }, otherwise: '18MW-csf-7' },
    text: 'No token may be placed in {hex} before the connection has been run.',
  },
  'alton.not-owned': { rule: '18MW-sla-2', text: '{company} does not own the Saint Louis and Alton.' },
  'alton.off-map': { rule: '18MW-sla-8', text: '{hex} is not a large city.' },
  'token.no-seller': { rule: '18MW-buytoken-1', text: '{seller} has no tokens to sell.' },
  'token.not-sold': { rule: '18MW-buytoken-7', text: '{seller} has no token in {hex} that may be sold.' },
  'token.declined': { rule: '18MW-buytoken-7', text: 'This has been declined in this turn.' },

  ...Object.fromEntries(Object.entries(ROUTE_RULES).map(([code, rule]) => [`route.${code}`, rule])),
  'run.claimed': '18MW-run-13',
  'run.not-best': {
    rule: '18MW-run-1',
    text: 'These routes earn {$value}; the trains must run for the most they can, {$best}.',
  },

  'train.limit': '18MW-train-1',
  'train.not-for-sale': '18MW-train-5',
  'train.price': '18MW-train-2',
  'train.trade-bank-only': '18MW-train-6',
  'train.trade-what': '18MW-train-6',
  'train.trade-price': '18MW-train-6',
  'train.no-seller': '18MW-train-3',
  'train.not-theirs': '18MW-train-3',
  'train.other-president': { rule: '18MW-train-3', text: 'You are not the president of {seller}.' },
  'train.least-price': '18MW-train-4',
  'train.declined': '18MW-train-4',
  'train.treasury': '18MW-mandatory-14',
  'train.no-help': '18MW-train-2',
  'train.help-cheapest': '18MW-mandatory-13',
  'train.help-face': '18MW-mandatory-12',
  'train.lacking': '18MW-mandatory-7',
  'train.spare-sale': '18MW-mandatory-15',
  'train.must-own': { rule: '18MW-mandatory-1', text: '{company} has no train and must get one.' },
  'train.fire-sale-first': {
    rule: '18MW-mandatory-4',
    text: 'The redeemed shares of the company must be offered first.',
  },
  'train.sales-pending': {
    rule: '18MW-mandatory-10',
    text: 'What has been sold must be settled first.',
  },
  'free-train.not-owned': { rule: '18MW-mo-3', text: 'You do not own the Mobile and Ohio.' },
  'free-train.not-president': { rule: '18MW-mo-3', text: 'You are not the president of {company}.' },
  'discard.not-owned': '18MW-phases-19',

  'fire.not-needy': {
    rule: '18MW-mandatory-4',
    text: '{company} needs no fire sale: it has a train, or the money for one.',
  },
  'fire.no-share': { rule: '18MW-fire-1', text: '{company} has no redeemed share of {percent}% to offer.' },
  'fire.no-token': { rule: '18MW-fire-8', text: '{company} has no token in {hex} that may be offered.' },
  'fire.offered': { rule: '18MW-fire-9', text: 'The token in {hex} has already been offered.' },
  'fire.minimum': { rule: '18MW-fire-21', text: 'The minimum is at least $1, and no more than anybody has.' },
  'fire.not-yours': { rule: '18MW-fire-10', text: 'You cannot bid for {company}.' },
  'fire.over': { rule: '18MW-fire-16', text: 'The fire sale is over: you have sold shares of your own.' },
  'settle.no-other-way': {
    rule: '18MW-mandatory-7',
    text: 'There is no other way to a train: sell until you can pay for it.',
  },
  'raise.named': { rule: '18MW-mandatory-13', text: 'Shares are sold for the train of the bank already.' },
  'settle.nothing': { rule: '18MW-mandatory-10', text: 'Nothing has been sold.' },
  'emergency.unknown-company': '18MW-mandatory-7',
  'emergency.not-due': '18MW-mandatory-7',
  'emergency.hopeless': '18MW-bankruptcy-9',
  'emergency.enough': '18MW-mandatory-15',
  'emergency.fewer': '18MW-mandatory-15',
  'emergency.sold-already': '18MW-mandatory-15',
  'emergency.not-held': '18MW-mandatory-7',
  'emergency.pool-full': '18MW-shares-12',
  'emergency.president-certificate': '18MW-stock-21',
  'emergency.presidency-protected': '18MW-mandatory-8',
  'bankrupt.not-forced': '18MW-bankruptcy-1',
  'bankrupt.can-pay': '18MW-bankruptcy-9',

  'merge.phase': {
    rule: '18MW-phases-13',
    text: 'Corporations may merge only after the first {phase}-train.',
  },
  'merge.system': { rule: '18MW-merger-4', text: '{company} is a system, which may not merge.' },
  'merge.not-needy': {
    rule: '18MW-merger-1',
    text: '{company} has a train, or the money for one, and may not merge.',
  },
  'merge.no-partner': { rule: '18MW-merger-25', text: '{partner} is not another corporation of yours.' },
  'merge.charter': { rule: '18MW-merger-5', text: 'The charter of {system} is not free.' },
  'merge.not-connected': { rule: '18MW-merger-3', text: '{company} and {partner} are not connected.' },
  'receiver.may-not': {
    rule: '18MW-receivership-14',
    text: '{company} is in receivership and may not do this.',
  },

  'private.unknown': '18MW-privates-2',
  'private.no-company': { by: 'item', cases: { LM: '18MW-lm-7' }, otherwise: '18MW-mo-7' },
  'private.phase': '18MW-privates-2',
  'private.closed': '18MW-phases-8',
  'private.owner': '18MW-privates-5',
  'private.price': '18MW-privates-3',
  'private.cash': '18MW-privates-9',
  'private.declined': '18MW-privates-9',

  'order.game': '18MW-sequence-1',
  'order.auction': '18MW-initial-1',
  'order.stock': '18MW-stock-5',
  'order.protection': '18MW-protection-6',
  'order.operating': '18MW-or-1',
  'order.turn': '18MW-or-7',
  'order.discard': '18MW-phases-19',
  'order.exchange': '18MW-lm-3',
  'order.doubling': '18MW-csf-3',
  'order.fire-sale': '18MW-fire-2',
  'order.offer-private': '18MW-privates-9',
  'order.offer-private-to-player': '18MW-privates-10',
  'order.offer-token': '18MW-buytoken-7',
} satisfies RefusalTable<
  | Exclude<KernelCode, `route.${string}`>
  | PartCode<
      | 'start'
      | 'stock'
      | 'track'
      | 'station'
      | 'run'
      | 'train'
      | 'discard'
      | 'emergency'
      | 'bankrupt'
      | 'private'
    >
>;

/** Codes of parts that this title uses, but not for this. */
export const NOT_MET: readonly string[] = ['order.par', 'order.bidding'];
