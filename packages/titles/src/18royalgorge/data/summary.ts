import type { TitleSummary } from '@roundhouse/engine';

export const summary: TitleSummary = {
  id: '18royalgorge',
  name: '18 Royal Gorge',
  about: 'One canyon in Colorado, a market for steel, gold to ship, and a treaty with debts.',
  players: { min: 2, max: 4 },
  hours: [3, 4],
  weight: 4,
  ground: 'canyon',
};
