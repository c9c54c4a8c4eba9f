import { faults as faultsOf, totals as totalsOf } from '@roundhouse/classic';
import { isPlayer } from '@roundhouse/engine';
import { core, isMetal, railsOf, type StateRG } from './state.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** What never changes in a game: besides the usual, cubes and debt tokens. Private assets come in when they are picked. */
export function totals(state: StateRG): Record<string, number> {
  const { privates: _picked, stations = 0, ...usual } = totalsOf(core.box, state);
  const { gold, steel, coal } = state;
  return {
    ...usual,
    // The treaty brings two.
    stations: stations - (state.treaty ? 2 : 0),
    gold: gold.supply + gold.shipped + gold.gone + sum(Object.values(gold.hexes)),
    steel: steel.supply + steel.depot + sum(Object.values(steel.columns).map((cubes) => cubes.length)),
    coal: sum(Object.values(coal)),
    debts: state.treaty ? sum(Object.values(state.debts).map(({ owed, paid }) => owed + paid)) : 6,
  };
}

/** What must hold in every position. */
export function faults(state: StateRG): string[] {
  const found = faultsOf(core.box, state, isMetal);
  for (const { id, par, certificates, trains } of railsOf(state)) {
    const president = certificates.find((certificate) => certificate.president)?.holder ?? '';
    if (par !== null && !isPlayer(state, president)) found.push(`${id} has no president`);
    if (trains.length > 2) found.push(`${id} has too many trains`);
  }
  for (const { id, certificates } of Object.values(state.companies))
    if (isMetal(id) && certificates.some(({ president }) => president)) found.push(`${id} has a president`);
  const piles = { ...state.coal, gold: state.gold.supply, steel: state.steel.supply };
  for (const [pile, count] of Object.entries(piles))
    if (count < 0) found.push(`fewer than no cubes: ${pile}`);
  return found;
}
