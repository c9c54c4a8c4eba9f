import type { Knowledge } from '../general/knowledge.ts';

export const assiniboia: Knowledge = {
  earns: { '2': 55, '3': 100, '4': 150, '5': 210, '6': 260, D: 420 },
  privates: { P1: 25, P2: 45, P3: 80, P4: 120, P5: 205 },
  rise: () => 1,
  withheldFalls: 1,
  ownSharesPay: 'none',
  poolPays: true,
  mustOwnTrain: true,
  soldOut: 'up',
  fallsWhen: 'anybody sells',
};
