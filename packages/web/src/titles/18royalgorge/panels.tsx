import type { TitlePanel } from '../panels.ts';
import { DeckPanel } from './deck-panel.tsx';
import { MetalsPanel } from './metals-panel.tsx';

export const PANELS: readonly TitlePanel[] = [
  { id: 'metals', name: 'Steel & gold', Panel: MetalsPanel },
  { id: 'deck', name: 'Deck & debts', Panel: DeckPanel },
];
