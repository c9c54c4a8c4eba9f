import {
  type CompanyGraph,
  companyGraph,
  type HasBoard,
  type StationRules,
  stationsIn,
} from '@roundhouse/engine';
import { CONNECTIONS, type ConnectionId } from './data/connections.ts';
import { GEOGRAPHY } from './geography.ts';

/** A company as its trains see it. A system has two bases. */
export interface Based {
  readonly id: string;
  readonly bases: readonly string[];
}

/** The areas where a doubling token may lie. */
const AREAS: readonly string[] = Object.values(CONNECTIONS).map(({ to }) => to);

/** A doubling token is no city with a token, the base of the Southern Pacific in the same area is (ruling 7.2). */
const stationRules = ({ bases }: Based): StationRules => ({
  isOwn: ({ owner, at }, company) =>
    owner === company && at !== null && (!AREAS.includes(at.hex) || bases.includes(at.hex)),
  blocks: () => true,
});

/** The track as a company's trains may run on it. */
export const graphOf = ({ board }: HasBoard, company: Based): CompanyGraph =>
  companyGraph(GEOGRAPHY, board, company.id, stationRules(company));

/** Has the company the doubling token of this connection? Beside a base there it is the second token (18MW-nosw-6). */
export function hasDoublingToken(
  { board }: HasBoard,
  { id, bases }: Based,
  connection: ConnectionId,
): boolean {
  const { to } = CONNECTIONS[connection];
  const own = stationsIn(board, to).filter(({ owner }) => owner === id).length;
  return own > Number(bases.includes(to));
}
