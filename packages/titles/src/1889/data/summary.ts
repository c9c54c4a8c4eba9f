import type { TitleSummary } from '@roundhouse/engine';

export const summary: TitleSummary = {
  id: '1889',
  name: 'Shikoku 1889',
  about:
    'Seven railways on a small, mountainous island of Japan: the classic game at its clearest, and the one with which most people learn it.',
  players: { min: 2, max: 6 },
  goodFirstGame: true,
};
