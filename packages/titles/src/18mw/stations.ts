import { stationPart } from '@roundhouse/classic';
import {
  allow,
  BANK,
  cashOf,
  cities,
  closePrivate,
  coordinates,
  defineMove,
  type Emit,
  freeSlotsIn,
  isReached,
  type Objection,
  pay,
  printedHex,
  privateOf,
  putStation,
  refuse,
  type Spot,
  type Station,
  spotFields,
  stationsIn,
  stationsOnCharter,
  stopAt,
} from '@roundhouse/engine';
import { ALTON, BOX } from './data/box.ts';
import { TOKEN_COST } from './data/companies.ts';
import { CONNECTION_IDS, CONNECTIONS, type ConnectionId } from './data/connections.ts';
import { hasDoublingToken } from './network.ts';
import { companiesInPlay, core, isSystem, type StateMW, type TurnMW } from './state.ts';

/** Station tokens: what they cost, where they may stand, and who may place them. */

const { geography } = BOX;

/** Steps between two hexes in a straight line, over whatever lies between (ruling 7.1). */
export function distance(from: string, to: string): number {
  const { axes } = geography.grid.data;
  const a = coordinates(from, axes);
  const b = coordinates(to, axes);
  const rows = Math.abs(a.y - b.y);
  return rows + Math.max(0, (Math.abs(a.x - b.x) - rows) / 2);
}

/** 18MW-tokens-4, 18MW-token-5: from the nearer base of a system. */
export const tokenCost = (state: StateMW, company: string, { hex }: Pick<Spot, 'hex'>): number =>
  TOKEN_COST.flat +
  TOKEN_COST.perHex * Math.min(...core.company(state, company).bases.map((base) => distance(base, hex)));

const isOffMap = (hex: string): boolean =>
  geography.grid.index.has(hex) && printedHex(geography.grid, hex).color === 'red';

export const stations = stationPart(core, {
  cost: tokenCost,
  // 18MW-station-3
  waitsForHome(state, id) {
    const { floated, fate } = core.company(state, id);
    return !floated && fate === null && !isSystem(id);
  },
  // 18MW-token-7
  problem: (_state, _owner, { hex }) => (isOffMap(hex) ? refuse('station.off-map', { hex }) : null),
});

/** The connection whose doubling token lies in this hex. */
export const connectionTo = (hex: string): ConnectionId | undefined =>
  CONNECTION_IDS.find((id) => CONNECTIONS[id].to === hex);

/** The company that has the doubling token of a connection. */
export const doublerOf = (state: StateMW, connection: ConnectionId): string | null =>
  companiesInPlay(state).find((company) => hasDoublingToken(state, company, connection))?.id ?? null;

/** 18MW-nosw-6: beside its base a company has the doubling token only if it made the run itself. */
export const mayHaveDoubling = (state: StateMW, company: string, connection: ConnectionId): boolean =>
  stationsIn(state.board, CONNECTIONS[connection].to).every(({ owner }) => owner !== company) ||
  state.connectedBy[connection] === company;

/** 18MW-csf-5 and -7, 18MW-nosw-5 and -7 */
export function doublingProblem(state: StateMW, company: string, connection: ConnectionId): Objection | null {
  const { to: hex } = CONNECTIONS[connection];
  if (state.connectedBy[connection] === undefined) return refuse('doubling.not-run', { hex });
  if (doublerOf(state, connection) !== null) return refuse('station.no-place', { hex });
  return mayHaveDoubling(state, company, connection)
    ? null
    : refuse('station.own-there', { owner: company, hex });
}

/** 18MW-token-1 to -7, 18MW-station-1 to -4: one token a round, where the company can run. */
export const stationMove = defineMove<StateMW, TurnMW, Spot>({
  type: 'station',
  fields: spotFields,
  judge(state, turn, spot) {
    const { company } = turn;
    if (turn.stationPlaced) return refuse('station.placed', { company });
    const [token] = stationsOnCharter(state.board, company);
    if (token === undefined) return refuse('station.none-left', { company });
    const connection = spot.stop === 0 ? connectionTo(spot.hex) : undefined;
    const problem =
      connection === undefined
        ? stations.placeProblem(state, company, spot)
        : doublingProblem(state, company, connection);
    if (problem !== null) return problem;
    const cost = tokenCost(state, company, spot);
    const poor = stations.buildProblem(state, company, spot, cost);
    if (poor !== null) return poor;
    return allow((emit) => stations.build(state, turn, token, spot, cost, emit));
  },
  *candidates(state, turn) {
    for (const spot of stations.reachedSpots(state, turn.company)) yield { fields: spot };
  },
});

export const mayPlaceToken = (state: StateMW, turn: TurnMW): boolean =>
  !turn.stationPlaced && stationsOnCharter(state.board, turn.company).length > 0;

/** 18MW-sla-2 to -8: the extra token of the St. Louis and Alton, in any large city and besides the token of the round. */
export const altonMove = defineMove<StateMW, TurnMW, Spot>({
  type: 'alton',
  fields: spotFields,
  judge(state, { company }, spot) {
    const privateCompany = privateOf(state, 'SLA');
    if (privateCompany.closed || privateCompany.owner !== company)
      return refuse('alton.not-owned', { company });
    if (isOffMap(spot.hex)) return refuse('alton.off-map', { hex: spot.hex });
    const problem = stations.placeProblem(state, company, spot);
    if (problem !== null) return problem;
    const cost = tokenCost(state, company, spot);
    const cash = cashOf(state, company);
    if (cost > cash) return refuse('station.cash', { company, cost, cash });
    return allow((emit) => {
      pay(state, company, BANK, cost, 'station', emit);
      const token: Station = { owner: company, holder: company, at: null };
      const at = state.board.stations.findIndex(({ owner }) => owner === ALTON);
      state.board.stations[at] = token;
      putStation(state.board, token, spot);
      emit({ type: 'station', company, spot, cost });
      closePrivate(state, 'SLA', emit);
    });
  },
  *candidates(state, { company }) {
    if (privateOf(state, 'SLA').owner === company)
      for (const spot of cities(geography, state.board)) yield { fields: spot };
  },
});

/** A token on the map that may change hands: never a base (18MW-buytoken-7, ruling 7.8). */
export const soldTokens = (state: StateMW, seller: string): Spot[] => {
  const { bases } = core.company(state, seller);
  const seen: string[] = [];
  return state.board.stations.flatMap(({ owner, at }) => {
    if (owner !== seller || at === null) return [];
    const isBase = bases.includes(at.hex) && !seen.includes(at.hex);
    seen.push(at.hex);
    return isBase ? [] : [at];
  });
};

/** What keeps a company from taking over the place of another's token: its own token, access and money (18MW-buytoken-3). */
export function takeoverProblem(state: StateMW, buyer: string, spot: Spot, price: number): Objection | null {
  const { hex } = spot;
  if (stationsOnCharter(state.board, buyer).length === 0)
    return refuse('station.none-left', { company: buyer });
  const connection = connectionTo(hex);
  const isOwnThere = stationsIn(state.board, hex).some(({ owner }) => owner === buyer);
  if (isOwnThere && (connection === undefined || state.connectedBy[connection] !== buyer))
    return refuse('station.own-there', { owner: buyer, hex });
  const reserved = stations.reservedFor(state, hex, buyer);
  if (freeSlotsIn(geography, state.board, hex) + 1 <= reserved.length)
    return refuse('station.reserved', { hex, companies: reserved.join(' and ') });
  if (
    stopAt(geography, state.board, spot) === undefined ||
    !isReached(geography, state.board, core.graph(state, buyer), spot)
  )
    return refuse('station.not-reached', { hex, company: buyer });
  const cost = price + tokenCost(state, buyer, spot);
  const cash = cashOf(state, buyer);
  return cost > cash ? refuse('station.cash', { company: buyer, cost, cash }) : null;
}

/** The price to the seller, the cost of placing to the bank; the seller's token goes back to its charter. */
export function takeOver(
  state: StateMW,
  buyer: string,
  seller: string,
  spot: Spot,
  price: number,
  emit: Emit,
): void {
  const cost = tokenCost(state, buyer, spot);
  pay(state, buyer, seller, price, 'token', emit);
  pay(state, buyer, BANK, cost, 'station', emit);
  // Of two tokens of the seller the later one is not its base.
  const old = stationsIn(state.board, spot.hex)
    .filter(({ owner }) => owner === seller)
    .at(-1);
  const [token] = stationsOnCharter(state.board, buyer);
  if (old === undefined || token === undefined) throw new Error(`No token of ${seller} in ${spot.hex}`);
  putStation(state.board, old, null);
  emit({ type: 'station-removed', company: seller, spot });
  putStation(state.board, token, spot);
  emit({ type: 'station', company: buyer, spot, cost });
}
