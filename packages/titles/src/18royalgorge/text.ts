import { actionLabel, eventSentence, type Sentences } from '@roundhouse/engine';
import { NUGGET_SHIPMENT, SHIPMENT } from './data/gold.ts';
import { DEPOT } from './steel.ts';

type Special = (fact: (name: string) => string, named: (name: string) => string) => string;

/** The title's own happenings. */
const SPECIAL: Readonly<Record<string, Special>> = {
  unsold: (_fact, named) => `Nobody wants ${named('item')}: it leaves the game`,
  face: (fact, named) => `${named('player')} plays ${fact('face')}`,
  picked: (_fact, named) => `${named('player')} picks ${named('item')}`,
  right: (fact, named) =>
    `${named('player')} wins the right to start ${named('company')} for $${fact('price')}`,
  red: () => 'A share price has reached the red: the game ends after this set of operating rounds',
  'last-set': (fact) => `Game end triggered: set ${fact('set')} is the last`,
  exported: (fact) => `A ${fact('train')}-train is exported`,
  treaty: () => 'Treaty of Boston: Rio Grande gets the gorge, and debts are owed',
  gold: (fact) =>
    fact('cubes') === '1' ? `A gold cube on ${fact('hex')}` : `${fact('cubes')} gold cubes on ${fact('hex')}`,
  shipped: (fact, named) => `${named('company')} ships gold from ${fact('hex')}: +$${fact('amount')}`,
  'ghost-town': (fact) => `${fact('hex')} becomes a ghost town`,
  debt: (fact, named) => `${named('company')} buys a debt token; ${fact('left')} left`,
  winter: () => 'Heavy Winter: no share price moves in this operating round',
};

const PAYMENTS = { salvage: 'salvage', debt: 'debt', lease: 'lease', right: 'right to start a company' };

export const sentences: Sentences = {
  event(event, names) {
    if (event.type === 'special') {
      const fact = (name: string) => String(event.facts[name] ?? '');
      const own = SPECIAL[event.name]?.(fact, (name) => names(fact(name)));
      if (own !== undefined) return own;
    }
    return eventSentence(event, names, { payments: PAYMENTS }) ?? null;
  },
  action(action, names) {
    const company = names(String(action.company));
    switch (action.type) {
      case 'pick':
        return `Pick ${names(String(action.item))}`;
      case 'face':
        return `Show ${names(String(action.face))}`;
      case 'right':
        return `Auction the right to start ${company}, opening with $${action.price}`;
      case 'invest':
        return `Metals Investor: buy 10% of ${company} one space cheaper`;
      case 'mint':
        return `US Mint Worker: buy ${action.shares === 1 ? 'one share' : 'two shares'} of VGC at half price`;
      case 'steel':
        return action.column === DEPOT
          ? 'Take the next yellow steel from the Steel Depot'
          : `Take the next steel from column ${action.column} for $${action.price}`;
      case 'springs':
        return 'Turn Sulphur Springs into a city';
      case 'ship':
        return action.nugget === true
          ? `Ship the nugget from ${action.hex}: +$${NUGGET_SHIPMENT}`
          : `Ship gold from ${action.hex}: +$${SHIPMENT}`;
      case 'ghost':
        return 'Make it a ghost town';
      case 'lease':
        return action.payer === 'company' ? 'The company pays the lease' : 'The president pays the lease';
      case 'debt':
        return 'Buy a debt token';
      case 'freeze':
        return 'Freeze all share prices for this operating round';
      case 'run':
        return Array.isArray(action.coal) && action.coal.length === 0
          ? 'Run the best routes without coal'
          : (actionLabel(action, names) ?? 'Run');
      default:
        return actionLabel(action, names) ?? action.type;
    }
  },
};
