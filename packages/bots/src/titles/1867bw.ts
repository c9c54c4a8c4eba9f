import type { Knowledge } from '../general/knowledge.ts';

export const bigWyoming: Knowledge = {
  earns: { '2': 60, '3': 95, '4': 150, '5': 200, '6': 240, D: 380 },
  privates: {},
  rise: (price, revenue) => (revenue >= 2 * price ? 2 : revenue >= price ? 1 : 0),
  withheldFalls: 1,
  ownSharesPay: 'treasury',
  poolPays: false,
  mustOwnTrain: true,
  soldOut: 'up',
  fallsWhen: 'anybody sells',
};
