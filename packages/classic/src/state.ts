import {
  type BaseState,
  type Company,
  type HasBoard,
  type HasCash,
  type HasCompanies,
  type HasDepot,
  type HasMarket,
  type HasPrivates,
  kindOf,
  type TrainOwner,
} from '@roundhouse/engine';
import type { DealingTurn } from './deals.ts';

/** A company with shares, trains and stations. */
export interface ClassicCompany extends Company, TrainOwner {
  operated: boolean;
  /** What it earned when it last ran; null before its first turn. */
  lastRevenue: number | null;
}

/** A company that operates only once enough of it has been sold. */
export interface FloatingCompany extends ClassicCompany {
  floated: boolean;
}

/** The state of an ordinary game; a title adds what only it has. */
export interface ClassicState<C extends ClassicCompany = ClassicCompany>
  extends BaseState,
    HasCash,
    HasCompanies<C>,
    HasMarket,
    HasDepot,
    HasBoard,
    HasPrivates {
  phase: string;
  /** The holder of the priority deal. */
  priority: string;
  bankrupt: string | null;
}

/** A company's operating turn. */
export interface ClassicTurn extends DealingTurn {
  readonly kind: 'turn';
  step: string;
  stationPlaced: boolean;
  hasRun: boolean;
  revenue: number;
}
export const ClassicTurn = kindOf<ClassicTurn>('turn');

/** What every turn begins with. */
export const openClassicTurn = (company: string) => ({
  kind: 'turn' as const,
  company,
  step: 'begin' as const,
  stationPlaced: false,
  hasRun: false,
  revenue: 0,
  lastSale: null,
  declined: [],
});
