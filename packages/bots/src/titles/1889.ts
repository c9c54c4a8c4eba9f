import type { Knowledge } from '../general/knowledge.ts';

export const shikoku: Knowledge = {
  earns: { '2': 50, '3': 90, '4': 140, '5': 190, '6': 230, D: 380 },
  privates: { P1: 25, P2: 35, P3: 55, P4: 70, P5: 85, P6: 100, P7: 180 },
  rise: () => 1,
  withheldFalls: 1,
  ownSharesPay: 'none',
  poolPays: true,
  mustOwnTrain: true,
  soldOut: 'up',
  fallsWhen: 'anybody sells',
};
