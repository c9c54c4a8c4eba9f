import type { TitleSummary } from '@roundhouse/engine';

export const summary: TitleSummary = {
  id: '18mw',
  name: '18MW',
  about:
    'Railways of the upper Midwest, from Chicago to the Mississippi and beyond: presidents protect their prices, companies buy back their shares, and late in the game corporations merge into systems or fall to receivers.',
  players: { min: 3, max: 5 },
};
