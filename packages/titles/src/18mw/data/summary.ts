import type { TitleSummary } from '@roundhouse/engine';

export const summary: TitleSummary = {
  id: '18mw',
  name: '18MW',
  about: 'Ten railways of the Midwest; late in the game they merge into systems.',
  players: { min: 3, max: 5 },
  hours: [5, 6],
  weight: 5,
  ground: 'lake',
};
