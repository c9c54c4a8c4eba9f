import type { TitleSummary } from '@roundhouse/engine';

export const summary: TitleSummary = {
  id: '1882',
  name: '1882: Assiniboia',
  about:
    'Railways of the Canadian prairies: a short, sharp game with scarce track, full capitalisation and a rebellion under the trains.',
  players: { min: 2, max: 6 },
  goodFirstGame: true,
  hours: [3, 4],
  weight: 3,
};
