import { cashOf, cities, isKind, isReached, stationsOnCharter, topFrame } from '@roundhouse/engine';
import { graphOf } from './network.ts';
import { companyIn, GEOGRAPHY, phaseOf, type StateRG, startedRails } from './state.ts';
import { placeProblem, stationCost } from './stations.ts';
import { mustOwnTrain, rustsOwn, topPrice, topTrain } from './trains.ts';
import { mayUseAssets } from './turn.ts';
import type { TurnFrame } from './turn-frame.ts';

/** The steps that recorded games leave out without a word (notes, 8.3). */
export function skipsSilently(state: StateRG): boolean {
  const turn = topFrame(state);
  if (!isKind<TurnFrame>(turn, 'turn')) return false;
  switch (turn.step) {
    case 'station':
      return !canBuild(state, turn.company);
    case 'trains':
      return skipsTrains(state, turn.company);
    case 'assets':
      return !mayUseAssets(state, turn);
    default:
      return false;
  }
}

function canBuild(state: StateRG, company: string): boolean {
  if (stationsOnCharter(state.board, company).length === 0) return false;
  if (stationCost(state, company) > cashOf(state, company)) return false;
  const graph = graphOf(state, company);
  return cities(GEOGRAPHY, state.board).some(
    (spot) => placeProblem(state, company, spot) === null && isReached(GEOGRAPHY, state.board, graph, spot),
  );
}

function skipsTrains(state: StateRG, id: string): boolean {
  const company = companyIn(state, id);
  if (mustOwnTrain(state, company)) return false;
  const hasRoom = company.trains.length < phaseOf(state).trainLimit || rustsOwn(company, topTrain(state));
  if (!hasRoom) return true;
  const others = startedRails(state).some((other) => other !== company && other.trains.length > 0);
  return cashOf(state, id) < (others ? 1 : topPrice(state));
}
