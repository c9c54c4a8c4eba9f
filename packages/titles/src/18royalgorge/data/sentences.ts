import type { Action } from '@roundhouse/engine';
import { NUGGET_SHIPMENT, SHIPMENT } from './gold.ts';
import { DEPOT } from './steel.ts';

/** What happens and what may be done in this title only, in words. */

type Special = (fact: (name: string) => string, named: (name: string) => string) => string;

export const SPECIAL: Readonly<Record<string, Special>> = {
  unsold: (_fact, named) => `Nobody wants ${named('item')}: it leaves the game`,
  face: (fact, named) => `${named('player')} plays ${fact('face')}`,
  picked: (_fact, named) => `${named('player')} picks ${named('item')}`,
  right: (fact, named) =>
    `${named('player')} wins the right to start ${named('company')} for $${fact('price')}`,
  red: () => 'A share price has reached the red: the game ends after this set of operating rounds',
  'last-set': (fact) => `Game end triggered: the game ends after set ${fact('set')}`,
  exported: (fact) => `A ${fact('train')}-train is exported`,
  treaty: () => 'Treaty of Boston: Rio Grande gets the gorge, and debts are owed',
  gold: (fact) =>
    fact('cubes') === '1' ? `A gold cube on ${fact('hex')}` : `${fact('cubes')} gold cubes on ${fact('hex')}`,
  shipped: (fact, named) => `${named('company')} ships gold from ${fact('hex')}: +$${fact('amount')}`,
  'ghost-town': (fact) => `${fact('hex')} becomes a ghost town`,
  debt: (fact, named) => `${named('company')} buys a debt token; ${fact('left')} left`,
  winter: () => 'Heavy Winter: no share price moves in this operating round',
};

export const PAYMENTS = {
  salvage: 'salvage',
  debt: 'debt',
  lease: 'lease',
  right: 'right to start a company',
};

type Label = (action: Action, named: (field: string) => string) => string;

export const LABELS: Readonly<Record<string, Label>> = {
  pick: (_action, named) => `Pick ${named('item')}`,
  face: (_action, named) => `Show ${named('face')}`,
  right: ({ price }, named) => `Auction the right to start ${named('company')}, opening with $${price}`,
  invest: (_action, named) => `Metals Investor: buy 10% of ${named('company')} one space cheaper`,
  mint: ({ shares }) =>
    `US Mint Worker: buy ${shares === 1 ? 'one share' : 'two shares'} of VGC at half price`,
  steel: ({ column, price }) =>
    column === DEPOT
      ? 'Take the next yellow steel from the Steel Depot'
      : `Take the next steel from column ${column} for $${price}`,
  springs: () => 'Turn Sulphur Springs into a city',
  ship: ({ hex, nugget }) =>
    nugget === true
      ? `Ship the nugget from ${hex}: +$${NUGGET_SHIPMENT}`
      : `Ship gold from ${hex}: +$${SHIPMENT}`,
  ghost: () => 'Make it a ghost town',
  lease: ({ payer }) => (payer === 'company' ? 'The company pays the lease' : 'The president pays the lease'),
  debt: () => 'Buy a debt token',
  freeze: () => 'Freeze all share prices for this operating round',
};
