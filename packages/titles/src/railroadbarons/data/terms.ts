import { type Terms, termsWith } from '@roundhouse/engine';

export const terms: Terms = termsWith({
  companies: 'Holdings',
  president: 'Director',
  trains: 'Railroads',
  privates: 'Investors',
  phase: 'Level',
  names: {
    'name-investor': 'Name an investor',
    'money-or-investor': 'Money or investor',
    'priority-deal': 'Priority Deal',
    'switch-priority': 'Switch the Priority Deal',
    'assign-investor': 'Assign an investor',
    'buy-railroad': 'Buy a railroad',
    'take-over': 'Take over a railroad',
    'add-railroads': 'Add railroads',
    'discard-railroad': 'Discard a railroad',
  },
  turnSteps: ['place-tokens', 'dividend', 'add-railroads', 'surplus-railroads'],
  stepEvents: {
    placed: 'place-tokens',
    'placed-network': 'place-tokens',
    train: 'add-railroads',
    assigned: 'add-railroads',
    discarded: 'surplus-railroads',
  },
  skipped: { dividend: 'nothing earned', 'surplus-railroads': 'no railroad too many' },
  stepHints: {
    'name-investor':
      'Name an investor and a price: the other player takes the money or the investor, you get what is left.',
    'money-or-investor': 'Take one of them; the other player gets what you leave.',
    'place-tokens':
      'Each token on + lets it add a railroad or an investor in this turn, each on ▼ lets it keep a railroad at the end. Choose circles.',
    'add-railroads': 'At the end of the turn only as many railroads stay as there are tokens on ▼.',
    'surplus-railroads': 'It has more railroads than tokens on ▼: what is discarded leaves the game.',
    'priority-deal': 'Whoever has the Priority Deal goes first. It can be switched now, once in the game.',
  },
  actionHints: {
    'take-over': 'For a railroad of a holding of the other player this is an offer that they answer.',
  },
  subjects: { holding: '', railroad: '', investor: '', add: 'add ', keep: 'keep ' },
});
