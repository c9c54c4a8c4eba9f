import {
  allow,
  cashOf,
  companyGraph,
  defineMove,
  type Emit,
  heldBy,
  isCompany,
  isReached,
  moveCertificate,
  type Objection,
  pay,
  placeMarker,
  putStation,
  refuse,
  removeMarker,
  type Station,
  type StationRules,
  shortText,
} from '@roundhouse/engine';
import { BOX, GONE, MERGERS_FROM, SUPPLY } from './data/box.ts';
import { SYSTEMS } from './data/companies.ts';
import { CONNECTION_IDS } from './data/connections.ts';
import { type CompanyMW, companiesOf, core, hasCome, isSystem, type StateMW, type TurnMW } from './state.ts';
import { connectionTo } from './stations.ts';
import { isNeedy } from './trains.ts';

/** Two corporations of one president become a system. */

interface Merger {
  readonly partner: string;
  readonly system: string;
}

/** Between the ids of two corporations. */
const AND = '+';
const partnersOf = (pair: string): readonly string[] => pair.split(AND);

/** 18MW-merger-26: from the tokens of the first, past the tokens of both. */
const BOTH: StationRules = {
  isOwn: ({ owner }, pair) => partnersOf(pair)[0] === owner,
  obstructs: ({ owner }, pair) => !partnersOf(pair).includes(owner),
};

/** 18MW-merger-3 */
export function areConnected({ board }: StateMW, one: string, other: string): boolean {
  const graph = companyGraph(BOX.geography, board, `${one}${AND}${other}`, BOTH);
  const hexes = board.stations.flatMap(({ owner, at }) => (owner === one && at !== null ? [at.hex] : []));
  return board.stations.some(
    ({ owner, at }) =>
      owner === other &&
      at !== null &&
      (hexes.includes(at.hex) || isReached(BOX.geography, board, graph, at)),
  );
}

export const freeSystems = (state: StateMW): string[] =>
  SYSTEMS.flatMap(({ id }) => (core.company(state, id).par === null ? [id] : []));

/** 18MW-merger-1, -4 to -6 and -25 */
function mergerProblem(state: StateMW, turn: TurnMW, deal: Merger, player: string): Objection | null {
  const { company } = turn;
  const { partner, system } = deal;
  if (!hasCome(state, MERGERS_FROM)) return refuse('merge.phase', { phase: MERGERS_FROM });
  if (isSystem(company)) return refuse('merge.system', { company });
  if (!isNeedy(state, company)) return refuse('merge.not-needy', { company });
  if (!isCompany(state, partner) || partner === company) return refuse('merge.no-partner', { partner });
  if (isSystem(partner)) return refuse('merge.system', { company: partner });
  if (!companiesOf(state, player).some(({ id }) => id === partner))
    return refuse('merge.no-partner', { partner });
  if (!freeSystems(state).includes(system)) return refuse('merge.charter', { system });
  return areConnected(state, company, partner) ? null : refuse('merge.not-connected', { company, partner });
}

export const merge = defineMove<StateMW, TurnMW, Merger>({
  type: 'merge',
  fields: { partner: shortText, system: shortText },
  judge(state, turn, deal, player) {
    const problem = mergerProblem(state, turn, deal, player);
    if (problem !== null) return problem;
    if (turn.pending.length > 0) return refuse('train.sales-pending');
    return allow((emit) => {
      const { company } = turn;
      formSystem(state, [company, deal.partner], deal.system, emit);
      // 18MW-merger-16, 18MW-merger-28
      turn.step = 'end';
    });
  },
  *candidates(state, turn, player) {
    for (const fields of mergers(state, turn, player)) yield { fields };
  },
});

function* mergers(state: StateMW, turn: TurnMW, player: string): Iterable<Merger> {
  if (!hasCome(state, MERGERS_FROM) || !isNeedy(state, turn.company)) return;
  for (const { id: partner } of companiesOf(state, player))
    for (const system of freeSystems(state)) yield { partner, system };
}

/** The corporations with which it could merge, once what has been sold is settled. */
export const partnersFor = (state: StateMW, turn: TurnMW, player: string): string[] => {
  const possible = [...mergers(state, turn, player)].filter(
    (deal) => mergerProblem(state, turn, deal, player) === null,
  );
  return [...new Set(possible.map(({ partner }) => partner))];
};

export function formSystem(state: StateMW, parents: readonly string[], id: string, emit: Emit): void {
  const system = core.company(state, id);
  const merged = parents.map((parent) => core.company(state, parent));
  const prices = merged.map((parent) => core.price(state, parent.id) ?? 0);
  const pars = merged.map((parent) => parent.par ?? 0);
  system.parents = [...parents];
  system.bases = merged.flatMap(({ bases }) => bases);
  system.floated = true;
  // 18MW-merger-28
  system.operated = true;
  system.lastRevenue = 0;
  system.par = parBox(mean(pars));
  for (const parent of merged) {
    exchangeCertificates(parent, system);
    pay(state, parent.id, id, cashOf(state, parent.id), 'merger', emit);
    system.trains = [...system.trains, ...parent.trains];
    parent.trains = [];
    parent.fate = 'merged';
    removeMarker(state, parent.id);
  }
  unite(state, parents, id);
  placePrice(state, id, mean(prices));
  state.mergers++;
  for (const connection of CONNECTION_IDS)
    if (parents.includes(state.connectedBy[connection] ?? '')) state.connectedBy[connection] = id;
  for (const [player, sold] of Object.entries(state.sold))
    if (sold.some((company) => parents.includes(company))) state.sold[player] = [...sold, id];
  if (parents.some((parent) => state.forfeit.includes(parent))) state.forfeit.push(id);
  emit({
    type: 'special',
    name: 'merged',
    facts: { system: id, one: parents[0] ?? '', other: parents[1] ?? '', price: core.price(state, id) ?? 0 },
  });
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** 18MW-merger-14: the highest initial value not above the mean. */
const parBox = (wanted: number): number =>
  Math.max(
    ...BOX.market.flatMap((row) =>
      row.flatMap((cell) =>
        cell?.marks?.includes('par') === true && cell.price <= wanted ? [cell.price] : [],
      ),
    ),
  );

/** 18MW-merger-13 and -27: in the top row, the highest price not above the mean, or its first space. */
function placePrice(state: StateMW, id: string, wanted: number): void {
  const [top = []] = BOX.market;
  const column = top.findLastIndex((cell) => cell !== null && cell.price <= wanted);
  placeMarker(state, id, 0, Math.max(0, column));
}

/** 18MW-merger-7 and -8: each president's certificate for one of 10%, each share for one of 5%, where it lies. */
function exchangeCertificates(parent: CompanyMW, system: CompanyMW): void {
  for (const certificate of [...parent.certificates]) {
    const percent = certificate.percent / 2;
    const holder = certificate.holder === parent.id ? system.id : certificate.holder;
    const free = heldBy(system, SUPPLY).filter((one) => one.percent === percent);
    const next = free.find(({ president }) => president) ?? free[0];
    if (next === undefined) throw new Error(`${system.id} has no certificate of ${percent}% left`);
    moveCertificate(system, next, holder);
    moveCertificate(parent, certificate, GONE);
  }
}

/** 18MW-merger-9 and -15: all tokens of both; of two in one hex one goes to the charter, except a base beside a doubling token. */
function unite({ board }: StateMW, parents: readonly string[], id: string): void {
  const taken: string[] = [];
  board.stations = board.stations.map((station): Station => {
    if (!parents.includes(station.owner) || station.holder !== station.owner) return station;
    const { at } = station;
    const isDouble = at !== null && taken.includes(at.hex) && connectionTo(at.hex) === undefined;
    if (at !== null) taken.push(at.hex);
    return { owner: id, holder: id, at: isDouble ? null : at };
  });
  const [first] = board.stations;
  // The board is told that its tokens have changed.
  if (first !== undefined) putStation(board, first, first.at);
}
