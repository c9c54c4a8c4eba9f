import { type Terms, termsWith } from '@roundhouse/engine';

export const terms: Terms = termsWith({
  starts: ['exchange'],
  bonuses: { 'long-haul': 'Hudson Bay with the west' },
});
