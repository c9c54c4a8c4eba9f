import { findBestRoutes, routeSearch } from '@roundhouse/engine';
import type { BestRoutes } from '@roundhouse/router';
import { routeProblem } from '../routes.ts';
import { core, type StateRG } from '../state.ts';

/** The best routes, with proof; gold is counted where a cube may be shipped. */
export const bestRun = (state: StateRG, company: string): BestRoutes =>
  findBestRoutes(routeSearch(routeProblem(state, core.company(state, company), { gold: true })));
