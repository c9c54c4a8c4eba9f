import type { Action, RunRoute } from '@roundhouse/engine/play';
import { type ComponentType, createContext, useContext } from 'react';
import type { Picking } from '../map/picking.ts';
import type { DraftDelivery, DraftRoute } from '../run/draft.ts';
import type { TitleParts } from '../titles/panels.ts';
import type { OnlineParts } from './online-parts.ts';

/** Routes that somebody is drawing; `train` is the one whose stops are clicked. */
export interface RouteDraft {
  readonly routes: readonly DraftRoute[];
  readonly train: string;
  /** Deliveries chosen by hand for just these routes; absent: those that the run makes by itself. */
  readonly deliveries?: readonly DraftDelivery[];
}

/** What the parts of the table share besides the game: what is picked, drawn and looked at. */
export interface TableUi {
  readonly picking: Picking | null;
  setPicking(picking: Picking | null): void;
  readonly draft: RouteDraft | null;
  setDraft(draft: RouteDraft | null): void;
  /** What the drawn routes would earn, as far as it is known. */
  readonly reports: readonly RunRoute[];
  setReports(reports: readonly RunRoute[]): void;
  /** Is a copy of the map shown, to plan on? */
  readonly planning: boolean;
  setPlanning(planning: boolean): void;
  /** The move that the guide of a first game is about. */
  readonly wanted: Action | null;
  setWanted(move: Action | null): void;
  readonly panel: string;
  setPanel(panel: string): void;
  /** The panel where the game is played just now. */
  readonly place: string;
  /** The rule that the rules browser shows. */
  readonly rule: string | null;
  openRule(rule: string): void;
  readonly phone: boolean;
  /** Does the title show what is its own in panels? Else its notes stand with the trains. */
  readonly hasOwnPanels: boolean;
  /** What the title says in the turn panel, if anything. */
  readonly InTurn: ComponentType | null;
  /** How the title has actions of a type chosen, where not from a list. */
  readonly decisions: NonNullable<TitleParts['DECISIONS']>;
  /** What a table has besides when it is played online; null around one screen. */
  readonly online: OnlineParts | null;
}

export const TableUiContext = createContext<TableUi | null>(null);

export function useTableUi(): TableUi {
  const ui = useContext(TableUiContext);
  if (ui === null) throw new Error('There is no table');
  return ui;
}
