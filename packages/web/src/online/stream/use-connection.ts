import { useSyncExternalStore } from 'react';
import type { Connection } from './connection.ts';
import { connection, watchConnection } from './shared-stream.ts';

/** How the line to the server is, for whoever has to say so. */
export const useConnection = (): Connection => useSyncExternalStore(watchConnection, connection);
