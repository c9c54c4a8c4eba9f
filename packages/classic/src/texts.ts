/** What the parts refuse, in sentences. The rules behind them stand in the titles' tables. */
export const CLASSIC_TEXTS = {
  'start.unknown': 'There is no company "{company}".',
  'start.started': '{company} has been started already.',
  'start.price': '{$price} is no par value that may be chosen now.',
  'start.cash': 'This costs {$cost}; you have {$cash}.',
  'stock.unknown-company': 'There is no company "{company}".',
  'stock.sales-first': 'All sales of a turn come before the purchase.',
  'stock.sold-already': 'Shares of {company} have been sold in this turn already.',
  'stock.first-round': 'No shares may be sold in the first stock round.',
  'stock.no-price': '{company} has no price yet, so its shares cannot be sold.',
  'stock.not-held': 'You have no shares that make up so much of {company}.',
  'stock.pool-full': 'More of {company} would be in the pool than may be.',
  'stock.president-certificate':
    "The president's certificate of {company} cannot go to the pool, and nobody else holds enough to take it.",
  'stock.presidency-protected': 'This sale would take the presidency of {company} away.',
  'stock.bought-and-sold': 'After the purchase and a sale nothing more can be bought in this turn.',
  'stock.one-purchase': 'You have bought a certificate in this turn.',
  'stock.sold-before': 'You have sold shares of {company} in this stock round.',
  'stock.certificate-limit': 'You have {held} certificates and may have {limit}.',
  'stock.not-started': "Nobody has the president's certificate of {company} yet.",
  'stock.not-for-sale': 'There is no share of {percent}% of {company} for sale there ("{from}").',
  'stock.hold-limit': 'You may not hold more than {limit}% of {company}.',
  'stock.cash': 'The share costs {$price}; you have {$cash}.',
  'stock.must-sell': 'You are above a limit and must sell first.',
  'track.blocked': '{hex} is closed while a player owns {privateCompany}.',
  'track.no-hex': 'There is no hex "{hex}" on the map.',
  'track.no-tile': 'There is no tile {tile}.',
  'track.none-left': 'No tile {tile} is left.',
  'track.never-built': '{hex} is never built on.',
  'track.phase': 'Tiles of this colour may not be laid in the present phase.',
  'track.colour-order': 'Tile {tile} does not follow on what lies on {hex}.',
  'track.label': 'The letters of tile {tile} and {hex} differ.',
  'track.stops': 'Tile {tile} has other cities or towns than {hex}.',
  'track.track-lost': 'Tile {tile} laid like this would remove track of {hex}.',
  'track.runs-off': 'Track of tile {tile} would run off the map or against a closed side.',
  'track.not-connected': '{company} cannot trace track from a station to this tile.',
  'track.cash': 'This costs {$cost}; {company} has {$cash}.',
  'track.too-many': 'No more tiles of this kind may be laid in this turn.',
  'station.placed': '{company} has placed its station of this turn.',
  'station.none-left': '{company} has no such station left.',
  'station.no-city': 'There is no such city in {hex}.',
  'station.own-there': '{owner} has a station in {hex} already.',
  'station.no-place': 'There is no free place in that city of {hex}.',
  'station.reserved': 'The last place in {hex} is kept for {companies}.',
  'station.not-reached': '{hex} is not on a route of {company}.',
  'station.cash': 'The station costs {$cost}; {company} has {$cash}.',
  'run.claimed': 'Revenue is counted from routes.',
  'train.limit': '{company} has {owned} trains and may have {limit}.',
  'train.not-for-sale': 'Train "{train}" is not for sale in the bank now.',
  'train.price': 'A {type}-train costs {$price}.',
  'train.trade-bank-only': 'Trains are traded in to the bank only.',
  'train.trade-what': 'Only a {given} of the company can be traded in for a {type}-train.',
  'train.trade-price': 'With a train traded in a {type}-train costs {$price}.',
  'train.no-seller': '"{seller}" has no trains to sell.',
  'train.not-theirs': '{seller} has no train "{train}".',
  'train.least-price': 'The price is at least {$least}.',
  'train.declined': '{$declined} has been declined for {item} in this turn.',
  'train.treasury': '{company} has {$cash}, and its president may not add money now.',
  'train.no-help': '{company} has {$cash}, and its president may not add money now.',
  'train.help-cheapest': 'With the help of the president only the cheapest train may be bought.',
  'train.help-face': 'With the help of the president it may cost {$face} at most.',
  'train.lacking': '{$lacking} are missing: the president must sell shares first.',
  'train.spare-sale': 'The last share sold would not have been needed for this price.',
  'train.must-own': '{company} has a route and no train: it must buy one.',
  'discard.not-owned': '{company} has no train "{train}".',
  'emergency.unknown-company': 'There is no company "{company}".',
  'emergency.not-due':
    'Shares are sold in an operating round only for a train that the company must buy and cannot pay.',
  'emergency.hopeless': 'Not even by selling everything could the train be paid.',
  'emergency.enough': 'There is enough money for the train: no more shares may be sold.',
  'emergency.fewer': 'Fewer shares of {company} would bring the {$lacking} that are missing.',
  'emergency.sold-already': 'Shares of {company} have been sold for this train already.',
  'emergency.not-held': 'You have no shares that make up so much of {company}.',
  'emergency.pool-full': 'More of {company} would be in the pool than may be.',
  'emergency.president-certificate':
    "The president's certificate of {company} cannot go to the pool, and nobody else holds enough to take it.",
  'emergency.presidency-protected': 'This sale would take the presidency of {company} away.',
  'bankrupt.not-forced': '{company} is not forced to buy a train that it cannot pay.',
  'bankrupt.can-pay': 'The train can still be paid for by selling shares.',
  'private.unknown': 'There is no private company "{item}" here.',
  'private.no-company': 'No company may buy {item}.',
  'private.phase': '{item} cannot be bought by a company in Phase {phase}.',
  'private.closed': '{item} is closed.',
  'private.owner': '{item} does not belong to a player.',
  'private.price': '{item} costs from {$min} to {$max}.',
  'private.cash': '{company} has {$cash}.',
  'private.declined': '{$declined} has been declined for {item} in this turn.',
  'assign.no-marker': 'There is no marker of "{owner}" to be put into a city of {hex}.',
  'assign.no-city': '{hex} has no such city.',
  'assign.no-place': 'That city of {hex} has no place left.',
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
