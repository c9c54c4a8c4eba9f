import type { Spot } from '../map/board.ts';
import type { MapPlan, TileWays } from '../map/plan.ts';
import type { RouteQuestion } from './table.ts';
import type { MapView } from './table-view.ts';

/** What somebody tries on a copy of the game, for no eyes but theirs. */
export interface GamePlan extends MapPlan {
  /** The phase whose values count; the present one unless told. */
  readonly phase?: string;
}

/** A plan on the map. */
export interface Trial {
  readonly map: MapView;
  /** What of the plan has no place on the map, because the game has gone on, say. */
  readonly misfits: MapPlan;
  /** Every tile that may lie on the hex one day, in place of what lies there in the game; all that the printed hex may take where the plan takes its tile away. */
  tilesFor(hex: string): readonly TileWays[];
  /** The cities of the hex that have room for a station of the company. */
  placesFor(company: string, hex: string): readonly Spot[];
  /** The best routes of a company, with its trains or with others; null where it has none to ask for. */
  routes(company: string, trains?: readonly string[]): RouteQuestion | null;
}

/** A copy of a state with a plan on it. */
export interface PlannedState<S> extends Pick<Trial, 'misfits' | 'tilesFor' | 'placesFor'> {
  readonly state: S;
}
