import { OWN_STATIONS } from '@roundhouse/classic';
import { type CompanyGraph, companyGraph, type HasBoard, stationsIn } from '@roundhouse/engine';
import { CONNECTIONS, type ConnectionId } from './data/connections.ts';
import { GEOGRAPHY } from './data/geography.ts';

/** A company as its trains see it. A system has two bases. */
export interface Based {
  readonly id: string;
  readonly bases: readonly string[];
}

/** Every token counts, off the map too: a base, and a doubling token (rulings 7.2 and 7.6). */
export const STATION_RULES = OWN_STATIONS;

/** The track as a company's trains may run on it. */
export const graphOf = ({ board }: HasBoard, company: Based): CompanyGraph =>
  companyGraph(GEOGRAPHY, board, company.id, STATION_RULES);

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
