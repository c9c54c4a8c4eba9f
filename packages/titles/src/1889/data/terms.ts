import { type Terms, termsWith } from '@roundhouse/engine';

export const terms: Terms = termsWith({
  currency: '¥',
  names: { 'seller-lay': 'Lay the tile of the Ehime Railway' },
  stepHints: { 'seller-lay': 'Whoever sold the Ehime Railway may lay a green tile on C4, or pass.' },
});
