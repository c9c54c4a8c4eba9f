import type { Knowledge } from '../general/knowledge.ts';

export const royalGorge: Knowledge = {
  earns: { '2+': 70, '3+': 130, '4+': 200, '5+': 260, '6x2': 420 },
  privates: {},
  rise: (price, revenue) => Math.min(3, Math.floor(revenue / Math.max(1, price))),
  withheldFalls: 1,
  exports: 1,
  // The cheapest steel is taken without naming it.
  preparations: ['steel'],
  sharesPayCompany: true,
  ownSharesPay: 'treasury',
  poolPays: false,
  mustOwnTrain: true,
  soldOut: 'right',
  fallsWhen: 'the president sells',
  income: (_view, company) => (company === 'CF&I' ? 60 : company === 'VGC' ? 60 : null),
};
