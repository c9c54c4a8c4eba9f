import {
  allow,
  cashOf,
  defineMove,
  type Emit,
  type Objection,
  pay,
  privateOwner,
  refuse,
  shortText,
  wholeNumber,
} from '@roundhouse/engine';
import { STEEL_COMPANY } from './data/companies.ts';
import {
  DEPOT,
  DEPOT_STEEL_PER_TURN,
  EMPTY_COLUMN_PRICE,
  STEEL_COLUMNS,
  type SteelColumn,
} from './data/steel.ts';
import { core, type StateRG, type SteelChoice, type TurnFrame } from './state.ts';

/** Buying steel from CF&I, or taking it from the Steel Depot. */

/** The cheapest steel of a column that is dearer than what was bought there last (18RG-steel-5 to -7). */
function nextPrice(state: StateRG, column: string, last: number | null): number {
  let cheapest: number | null = null;
  for (const price of state.steel.columns[column] ?? []) {
    if ((last === null || price > last) && (cheapest === null || price < cheapest)) cheapest = price;
  }
  return cheapest ?? EMPTY_COLUMN_PRICE;
}

/** What the steel of the next tile of a colour costs and where it comes from; the cheapest unless one was named. */
export function steelFor(state: StateRG, turn: TurnFrame, colour: string): SteelChoice {
  const named = turn.named[colour];
  if (named !== undefined && choiceProblem(state, turn, named) === null) return named;
  const inUse = turn.columns[colour];
  if (inUse !== undefined)
    return { column: inUse.column, price: nextPrice(state, inUse.column, inUse.price) };
  let best: SteelChoice | null = null;
  for (const column of STEEL_COLUMNS) {
    if (column.colour !== colour) continue;
    const price = nextPrice(state, column.id, null);
    if (best === null || price < best.price) best = { column: column.id, price };
  }
  if (best === null) throw new Error(`There is no steel for ${colour} tiles`);
  return best;
}

/** What stands against taking steel there. */
export function choiceProblem(
  state: StateRG,
  turn: TurnFrame,
  { column: id, price }: SteelChoice,
): Objection | null {
  if (id === DEPOT) return depotProblem(state, turn, price);
  const column = STEEL_COLUMNS.find((candidate) => candidate.id === id);
  if (column === undefined) return refuse('steel.no-column', { column: id });
  if (!core.phase(state).tiles.includes(column.colour))
    return refuse('steel.not-open', { column: id, phase: state.phase });
  const inUse = turn.columns[column.colour];
  if (inUse !== undefined && inUse.column !== id)
    return refuse('steel.one-column', {
      company: turn.company,
      colour: column.colour,
      column: inUse.column,
    });
  return cubeProblem(state, column, price, inUse?.price ?? null);
}

function cubeProblem(
  state: StateRG,
  { id }: SteelColumn,
  price: number,
  last: number | null,
): Objection | null {
  const left = state.steel.columns[id] ?? [];
  const isEmpty = left.every((cube) => last !== null && cube <= last);
  if (isEmpty && price === EMPTY_COLUMN_PRICE) return null;
  if (!left.includes(price)) return refuse('steel.no-cube', { column: id, price });
  return last !== null && price <= last ? refuse('steel.dearer', { column: id, last }) : null;
}

/** 18RG-B-5 and -6 */
function depotProblem(state: StateRG, turn: TurnFrame, price: number): Objection | null {
  if (privateOwner(state, 'B3') !== turn.company)
    return refuse('steel-depot.not-owned', { company: turn.company });
  if (price !== 0) return refuse('steel-depot.free');
  if (state.steel.depot === 0) return refuse('steel-depot.empty');
  const most = DEPOT_STEEL_PER_TURN;
  return turn.depotSteel >= most ? refuse('steel-depot.used', { most }) : null;
}

/** 18RG-steel-8 and -9: pays CF&I's box and takes the cube away. */
export function takeSteel(state: StateRG, turn: TurnFrame, colour: string, emit: Emit): void {
  const choice = steelFor(state, turn, colour);
  delete turn.named[colour];
  if (choice.column === DEPOT) {
    turn.depotSteel++;
    state.steel.depot--;
    state.steel.supply++;
    return;
  }
  pay(state, turn.company, STEEL_COMPANY, choice.price, 'steel', emit);
  turn.columns[colour] = choice;
  const cubes = state.steel.columns[choice.column] ?? [];
  if (!cubes.includes(choice.price)) return;
  state.steel.columns[choice.column] = cubes.filter((price) => price !== choice.price);
  state.steel.supply++;
}

/** 18RG-endor-5 */
export function refillSteel(state: StateRG): void {
  for (const { id, prices } of STEEL_COLUMNS) {
    state.steel.supply -= prices.length - (state.steel.columns[id]?.length ?? 0);
    state.steel.columns[id] = [...prices];
  }
}

const colourOf = (column: string): string =>
  column === DEPOT ? 'yellow' : (STEEL_COLUMNS.find(({ id }) => id === column)?.colour ?? '');

/** 18RG-steel-7: names the steel for the next tile of its colour. */
export const steelMove = defineMove<StateRG, TurnFrame, SteelChoice>({
  type: 'steel',
  fields: { column: shortText, price: wholeNumber },
  judge(state, turn, choice) {
    const problem = choiceProblem(state, turn, choice);
    if (problem !== null) return problem;
    const now = steelFor(state, turn, colourOf(choice.column));
    if (now.column === choice.column && now.price === choice.price) return refuse('steel.anyway');
    const cash = cashOf(state, turn.company);
    if (choice.price > cash) return refuse('steel.cash', { company: turn.company, cash });
    return allow(() => {
      turn.named[colourOf(choice.column)] = choice;
    });
  },
  *candidates(state, turn) {
    for (const { id, colour } of STEEL_COLUMNS) {
      if (!core.phase(state).tiles.includes(colour)) continue;
      for (const price of state.steel.columns[id] ?? []) yield { fields: { column: id, price } };
      yield { fields: { column: id, price: EMPTY_COLUMN_PRICE } };
    }
    if (privateOwner(state, 'B3') === turn.company) yield { fields: { column: DEPOT, price: 0 } };
  },
});
