import { type Terms, termsWith } from '@roundhouse/engine';

export const terms: Terms = termsWith({
  names: {
    invest: 'Metals Investor',
    mint: 'US Mint Worker',
    steel: 'Steel',
    ship: 'Ship gold',
    ghost: 'Ghost town',
    debt: 'Debt',
  },
  stepHints: {
    ship: 'One gold cube on the routes of this turn can be shipped: it adds to the revenue.',
  },
  actionHints: {
    steel: 'Each tile takes the cheapest steel by itself. Name another here to take that for the next tile.',
  },
  turnSteps: ['track', 'station', 'run', 'ship', 'dividend', 'trains', 'debt'],
  stepEvents: { shipped: 'ship', debt: 'debt' },
  skipped: { ship: 'no gold on the routes', debt: 'no debt' },
  trades: ['invest', 'mint'],
  subjects: { card: '', column: 'Column ' },
  tokens: { gold: { shape: 'cube', color: '#e3b23c' } },
});
