import type { TitleSummary } from '@roundhouse/engine';

export const summary: TitleSummary = {
  id: '1882',
  name: '1882: Assiniboia',
  about: 'Railways of the Canadian prairies: scarce track, and a rebellion under the trains.',
  players: { min: 2, max: 6 },
  goodFirstGame: true,
  hours: [1, 3],
  weight: 3,
  ground: 'prairie',
};
