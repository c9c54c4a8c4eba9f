/** What the parts refuse, in sentences. The rules behind them stand in the titles' tables. */
export const CLASSIC_TEXTS = {
  'start.unknown': 'There is no company "{company}".',
  'start.started': '{company} has been started already.',
  'start.price': '{$price} cannot be chosen as par value now.',
  'start.cash': 'This costs {$cost}; you have {$cash}.',
  'stock.unknown-company': 'There is no company "{company}".',
  'stock.sales-first': 'All sales of a turn come before the purchase.',
  'stock.sold-already': 'Shares of {company} have been sold in this turn already.',
  'stock.first-round': 'No shares may be sold in the first stock round.',
  'stock.no-price': '{company} has no price yet, so its shares cannot be sold.',
  'stock.not-held': 'You do not hold that much of {company}.',
  'stock.pool-full': 'The pool may not hold that much of {company}.',
  'stock.president-certificate':
    "The president's certificate of {company} cannot go to the pool, and nobody else holds enough to take it.",
  'stock.presidency-protected': 'This sale would take the presidency of {company} away.',
  'stock.bought-and-sold': 'You have bought and then sold: nothing more can be bought in this turn.',
  'stock.one-purchase': 'You have already bought a certificate in this turn.',
  'stock.sold-before': 'You have sold shares of {company} in this stock round.',
  'stock.certificate-limit': 'You have {held} certificates and may have {limit}.',
  'stock.not-started': "Nobody has the president's certificate of {company} yet.",
  'stock.not-for-sale': 'No {percent}% share of {company} is for sale there.',
  'stock.hold-limit': 'You may not hold more than {limit}% of {company}.',
  'stock.cash': 'The share costs {$price}; you have {$cash}.',
  'stock.must-sell': 'You are above a limit and must sell first.',
  'track.blocked': '{hex} is closed while a player owns {privateCompany}.',
  'track.no-hex': 'There is no hex "{hex}" on the map.',
  'track.no-tile': 'There is no tile {tile}.',
  'track.none-left': 'No tile {tile} is left.',
  'track.never-built': 'Nothing is ever built on {hex}.',
  'track.phase': 'Tiles of this colour may not be laid in the current phase.',
  'track.colour-order': 'Tile {tile} cannot be laid over what lies on {hex}.',
  'track.label': 'Tile {tile} and {hex} do not have the same letters.',
  'track.stops': 'Tile {tile} does not have the cities and towns of {hex}.',
  'track.track-lost': 'Tile {tile} laid like this would remove track of {hex}.',
  'track.runs-off': 'Track of tile {tile} would run off the map or against a closed side.',
  'track.not-connected': '{company} cannot trace track from a station to this tile.',
  'track.cash': 'This costs {$cost}; {company} has {$cash}.',
  'track.too-many': 'No more tiles of this kind may be laid in this turn.',
  'station.placed': '{company} has already placed a station in this turn.',
  'station.none-left': '{company} has no such station left.',
  'station.no-city': 'There is no such city in {hex}.',
  'station.own-there': '{owner} has a station in {hex} already.',
  'station.no-place': 'That city of {hex} has no free slot.',
  'station.reserved': 'The last free slot in {hex} is reserved for {companies}.',
  'station.not-reached': '{hex} is not on a route of {company}.',
  'station.cash': 'The station costs {$cost}; {company} has {$cash}.',
  'run.claimed': 'Revenue comes from routes: name them, not the sum.',
  'train.limit': '{company} has {owned} trains and may have {limit}.',
  'train.not-for-sale': 'The bank does not sell this {train}-train now.',
  'train.price': 'A {type}-train costs {$price}.',
  'train.trade-bank-only': 'Trains can be traded in only to the bank.',
  'train.trade-what': 'Only a {given}-train of the company can be traded in for a {type}-train.',
  'train.trade-price': 'With a train traded in, a {type}-train costs {$price}.',
  'train.no-seller': '{seller} has no trains to sell.',
  'train.not-theirs': '{seller} does not have this {train}-train.',
  'train.least-price': 'The price is at least {$least}.',
  'train.declined': '{$declined} for {item} has been declined in this turn: offer more.',
  'train.treasury': '{company} has {$cash}, and its president may not add money now.',
  'train.no-help': '{company} has {$cash}, and its president may not add money now.',
  'train.help-cheapest': 'With the help of the president only the cheapest train may be bought.',
  'train.help-face': 'With the help of the president the train may cost {$face} at most.',
  'train.lacking': '{$lacking} is missing: the president must sell shares first.',
  'train.spare-sale': 'At this price the last sale of shares would not have been needed.',
  'train.must-own': '{company} has a route and no train: it must buy one.',
  'discard.not-owned': '{company} does not have this {train}-train.',
  'emergency.unknown-company': 'There is no company "{company}".',
  'emergency.not-due':
    'Shares are sold in an operating round only for a train that the company must buy and cannot pay for.',
  'emergency.hopeless': 'Even selling everything would not pay for the train.',
  'emergency.enough': 'There is enough money for the train: no more shares may be sold.',
  'emergency.fewer': 'Fewer shares of {company} would bring the {$lacking} that is missing.',
  'emergency.sold-already': 'Shares of {company} have been sold for this train already.',
  'emergency.not-held': 'You do not hold that much of {company}.',
  'emergency.pool-full': 'The pool may not hold that much of {company}.',
  'emergency.president-certificate':
    "The president's certificate of {company} cannot go to the pool, and nobody else holds enough to take it.",
  'emergency.presidency-protected': 'This sale would take the presidency of {company} away.',
  'bankrupt.not-forced': '{company} is not forced to buy a train that it cannot pay for.',
  'bankrupt.can-pay': 'The train can still be paid for by selling shares.',
  'private.unknown': 'There is no private company "{item}" here.',
  'private.no-company': 'No company may buy {item}.',
  'private.phase': '{item} cannot be bought by a company in Phase {phase}.',
  'private.closed': '{item} is closed.',
  'private.owner': '{item} does not belong to a player.',
  'private.price': '{item} costs from {$min} to {$max}.',
  'private.cash': '{company} has only {$cash}.',
  'private.declined': '{$declined} for {item} has been declined in this turn: offer more.',
  'assign.no-marker': '{owner} has no marker to be put into a city of {hex}.',
  'assign.no-city': '{hex} has no such city.',
  'assign.no-place': 'That city of {hex} has no slot left.',
} as const satisfies Readonly<Record<string, string>>;

/** What powers of private companies refuse, for titles that have such. */
export const POWER_TEXTS = {
  'power.lay': '{item} lays tile {tiles} on {hexes} only.',
  'exchange.no-power': '{item} cannot be exchanged.',
  'exchange.not-yours': 'You do not own {item}.',
  'exchange.not-now': '{item} is exchanged in stock and operating rounds only.',
  'exchange.none-left': 'The offering has no share of {company} left for it.',
  'exchange.hold-limit': 'You may not hold more than {limit}% of {company}.',
} as const satisfies Readonly<Record<string, string>>;
export type PowerCode = keyof typeof POWER_TEXTS;

/** The codes of refusals by part; `order.…` are the rules of order of its frames. */
type WithPrefix<Prefix extends string> = Extract<keyof typeof CLASSIC_TEXTS, `${Prefix}.${string}`>;
export type ClassicCode = keyof typeof CLASSIC_TEXTS;
export type PartCode<Part extends string> = WithPrefix<Part>;
export type OrderCode =
  | 'order.game'
  | 'order.auction'
  | 'order.bidding'
  | 'order.par'
  | 'order.stock'
  | 'order.operating'
  | 'order.turn'
  | 'order.discard'
  | 'order.offer-train'
  | 'order.offer-private'
  | 'order.assign';
