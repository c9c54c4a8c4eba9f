import { type Terms, termsWith } from '@roundhouse/engine';

export const terms: Terms = termsWith({
  currency: '¥',
  names: { 'seller-lay': 'Lay the tile of P3' },
  stepHints: { 'seller-lay': 'The seller of P3 may lay a green tile on C4, or pass.' },
});
