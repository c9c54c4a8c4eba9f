import type { TitlePanel } from '../panels.ts';
import { CardTable } from './card-table.tsx';

export const PANELS: readonly TitlePanel[] = [{ id: 'cards', name: 'Cards', Panel: CardTable }];
