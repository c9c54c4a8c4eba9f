import type { Knowledge } from '../general/knowledge.ts';

export const railroadBarons: Knowledge = {
  earns: {},
  privates: {},
  rise: () => 1,
  withheldFalls: 0,
  ownSharesPay: 'none',
  poolPays: false,
  mustOwnTrain: false,
  soldOut: 'right',
  fallsWhen: 'anybody sells',
};
