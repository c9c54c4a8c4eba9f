import type { Config } from './config.ts';
import type { Jobs } from './jobs/queue.ts';
import type { Metrics } from './metrics.ts';
import type { SessionKeeper } from './people/sessions.ts';
import type { Games } from './play/games.ts';
import type { Storage } from './storage/open.ts';
import type { Hub } from './stream/hub.ts';
import type { Postman } from './tell/postman.ts';

export interface Logger {
  debug(details: object, message: string): void;
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** What the parts of a running server ask of each other. */
export interface Site {
  readonly config: Config;
  readonly storage: Storage;
  /** This process among those that share a database. */
  readonly process: string;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly sessions: SessionKeeper;
  readonly games: Games;
  readonly hub: Hub;
  readonly jobs: Jobs;
  readonly postman: Postman;
  /** Milliseconds since 1970. */
  now(): number;
}
