import type { TitlePanel, TitleParts } from '../panels.ts';
import { CardTable } from './card-table.tsx';
import { MoneyOrInvestor } from './money-or-investor.tsx';
import { PlaceTokens } from './place-tokens.tsx';

export const PANELS: readonly TitlePanel[] = [{ id: 'cards', name: 'Cards', Panel: CardTable }];

export const DECISIONS: TitleParts['DECISIONS'] = { 'place-tokens': PlaceTokens, choose: MoneyOrInvestor };
