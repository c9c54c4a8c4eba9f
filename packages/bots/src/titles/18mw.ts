import type { Knowledge } from '../general/knowledge.ts';

export const midwest: Knowledge = {
  earns: { '2': 60, '3': 100, '4': 150, '5': 200, '6': 250, '8': 330, '10': 400, D: 480 },
  // Shares are sold for the bank's cheapest train unless another is named.
  preparations: ['raise'],
  privates: { HSJ: 70, SLA: 85, SLFLC: 90, LM: 110, RI: 140, CFH: 180, MO: 210 },
  rise: (price, revenue) => (price < 120 ? 1 : revenue >= price * 3 ? 2 : revenue >= price ? 1 : 0),
  withheldFalls: 1,
  ownSharesPay: 'offering and treasury',
  poolPays: false,
  mustOwnTrain: true,
  soldOut: 'up',
  fallsWhen: 'anybody sells',
};
