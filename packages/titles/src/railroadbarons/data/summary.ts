import type { TitleSummary } from '@roundhouse/engine';

export const summary: TitleSummary = {
  id: 'railroadbarons',
  name: 'Railroad Barons',
  about: 'Two players, five holdings, twenty-eight railroads on cards, and no map.',
  players: { min: 2, max: 2 },
  hours: [1, 2],
  weight: 2,
  ground: 'felt',
};
