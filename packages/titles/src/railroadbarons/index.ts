import { packTitle } from '@roundhouse/engine';
import { info } from './info.ts';
import { sentences } from './text.ts';
import { title } from './title.ts';
import { view } from './view.ts';

export { title } from './title.ts';
export type {
  CardTable,
  HoldingView,
  InvestorView,
  RailroadView,
  SelectionView,
  StackView,
  TurnView,
} from './view-own.ts';

export const railroadBarons = packTitle({ title, info, sentences, view });
