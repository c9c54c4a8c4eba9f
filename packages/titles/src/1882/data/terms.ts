import { type Terms, termsWith } from '@roundhouse/engine';

export const terms: Terms = termsWith({
  starts: ['exchange'],
  skipped: { 'rebellion-tile': 'no tile fits there' },
  bonuses: { 'long-haul': 'Hudson Bay with the west' },
});
