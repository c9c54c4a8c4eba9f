import type { TitleSummary } from '@roundhouse/engine';

export const summary: TitleSummary = {
  id: '1867bw',
  name: '1867 Big Wyoming',
  about:
    'Coal, oil and hard country: corporations come out of a queue, deposits feed refineries, and the Union Pacific buys up everybody in the end.',
  players: { min: 3, max: 5 },
};
