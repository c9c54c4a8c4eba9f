import type { TitleSummary } from '@roundhouse/engine';

export const summary: TitleSummary = {
  id: '1889',
  name: 'Shikoku 1889',
  about: 'Seven railways on one mountainous island: all that 18xx is, and nothing more.',
  players: { min: 2, max: 6 },
  goodFirstGame: true,
  hours: [2, 4],
  weight: 2,
  ground: 'sea',
};
