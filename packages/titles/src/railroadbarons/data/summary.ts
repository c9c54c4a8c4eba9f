import type { TitleSummary } from '@roundhouse/engine';

export const summary: TitleSummary = {
  id: 'railroadbarons',
  name: 'Railroad Barons',
  about:
    'Five holdings, twenty-eight railroads and no map: two players deal in certificates and steer their holdings with a handful of Operator tokens.',
  players: { min: 2, max: 2 },
  hours: [1, 2],
  weight: 2,
};
