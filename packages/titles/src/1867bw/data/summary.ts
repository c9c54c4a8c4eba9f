import type { TitleSummary } from '@roundhouse/engine';

export const summary: TitleSummary = {
  id: '1867bw',
  name: '1867 Big Wyoming',
  about: 'Coal and oil in hard country, until the Union Pacific buys up everybody.',
  players: { min: 3, max: 5 },
  hours: [4, 5],
  weight: 4,
  ground: 'steppe',
};
