import { actionLabel, eventSentence, type Sentences } from '@roundhouse/engine';
import { NEUTRAL } from './data/numbers.ts';
import { terms } from './data/terms.ts';

const OWN_WORDS = {
  payments: { nwr: 'track on an NWR hex', trestle: 'river crossings' },
  bonuses: terms.bonuses,
};

export const sentences: Sentences = {
  event(event, names) {
    if (event.type === 'station' && event.company === NEUTRAL)
      return `A neutral marker is placed in ${event.spot.hex}`;
    if (event.type === 'special') {
      if (event.name === 'rebellion') return 'The North-West Rebellion: yellow tiles leave the NWR hexes';
      if (event.name === 'extra-train') return `An extra ${event.facts.train}-train joins the bank`;
    }
    return eventSentence(event, names, OWN_WORDS) ?? null;
  },
  action(action, names) {
    switch (action.type) {
      case 'exchange':
        return `Exchange ${names('P2')} for the presidency of SCR at $${action.price}`;
      case 'home':
        return `Home in ${action.hex}${action.replace === true ? ', for the neutral marker' : ''}`;
      case 'lift':
        return `Move the station in ${action.hex} with ${names('P3')}`;
      case 'station':
        return action.neutral === true ? `Neutral marker in ${action.hex}` : `Station in ${action.hex}`;
      default:
        return actionLabel(action, names) ?? action.type;
    }
  },
};
