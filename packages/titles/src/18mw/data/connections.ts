export const CHICAGO = 'F18';
/** The phase that ends the doubling of Chicago. */
export const CHICAGO_DOUBLED_UNTIL = '6';

export interface Connection {
  readonly from: string;
  /** The off-map area where a doubling token may lie. */
  readonly to: string;
  readonly toTreasury: number;
  readonly toRoute: number;
}

/** Chicago to San Francisco, New Orleans to the Southwest: what the first run between them is worth. */
export const CONNECTION_IDS = ['csf', 'nosw'] as const;
export type ConnectionId = (typeof CONNECTION_IDS)[number];
export const CONNECTIONS: Readonly<Record<ConnectionId, Connection>> = {
  csf: { from: CHICAGO, to: 'G1', toTreasury: 250, toRoute: 250 },
  nosw: { from: 'N16', to: 'L4', toTreasury: 200, toRoute: 200 },
};

export const isConnection = (id: string): id is ConnectionId => CONNECTION_IDS.some((known) => known === id);
