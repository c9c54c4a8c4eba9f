import type { ColumnType, Generated } from 'kysely';

/**
 * The database as both SQLite and PostgreSQL hold it: ids and JSON are text, times whole milliseconds, yes and no 1 and 0.
 */
export interface Database {
  users: Users;
  sessions: Sessions;
  tokens: Tokens;
  resets: Resets;
  limits: Limits;
  tables: Tables;
  seats: Seats;
  turned_away: TurnedAway;
  log: Log;
  increments: Increments;
  snapshots: Snapshots;
  news: News;
  notes: Notes;
  plans: Plans;
  proposals: Proposals;
  jobs: Jobs;
  notifications: Notifications;
  subscriptions: Subscriptions;
  here: Here;
  facts: Facts;
}

export type Flag = 0 | 1;

interface Users {
  readonly id: string;
  name: string;
  /** The name without regard to case; null for guests, whose names are nobody's. */
  name_key: string | null;
  /** Argon2id; null for guests. */
  password: string | null;
  email: string | null;
  admin: Flag;
  blocked: Flag;
  readonly created_at: number;
  seen_at: number;
  deleted_at: number | null;
  /** Null where it is not known: then it is taken to have begun before everything. */
  holiday_from: number | null;
  /** Perhaps past. */
  holiday_until: number | null;
}

interface Sessions {
  readonly id: string;
  readonly user_id: string;
  /** SHA-256 of the cookie. */
  readonly token_hash: string;
  readonly created_at: number;
  seen_at: number;
  expires_at: number;
  agent: string;
  address: string;
}

interface Tokens {
  readonly id: string;
  readonly user_id: string;
  readonly name: string;
  readonly token_hash: string;
  /** Separated by commas. */
  readonly scopes: string;
  readonly created_at: number;
  used_at: number | null;
  readonly expires_at: number | null;
}

interface Resets {
  readonly token_hash: string;
  readonly user_id: string;
  readonly expires_at: number;
}

interface Limits {
  readonly key: string;
  count: number;
  resets_at: number;
}

export type Status = 'open' | 'running' | 'finished' | 'abandoned';

export interface Tables {
  readonly id: string;
  readonly title: string;
  readonly options: string;
  name: string;
  owner_id: string;
  status: Status;
  readonly seat_count: number;
  readonly pace: 'live' | 'correspondence';
  visibility: 'public' | 'link' | 'password';
  /** Part of the link that invites. */
  invite: string;
  readonly password: string | null;
  readonly timing: string;
  readonly undo: 'own' | 'agreement' | 'never';
  readonly master: Flag;
  readonly seating: 'drawn' | 'joined';
  readonly start_when_full: Flag;
  /** Chance comes from it; shown once the game is over. */
  readonly secret: string;
  readonly commitment: string;
  /** The record without actions, once the game has started: JSON. */
  record: string | null;
  /** The actions that an imported game brought along are the first entries of its log. */
  readonly imported: Flag;
  /** Entries of the log, and actions in force. */
  number: number;
  count: number;
  /** Grows with every change of the table. */
  version: number;
  /** Players who have to act: JSON. */
  acting: string;
  turn_since: number | null;
  deadline: number | null;
  /** Worth by player: JSON. */
  result: string | null;
  end_reason: string | null;
  notice: string | null;
  readonly created_at: number;
  started_at: number | null;
  ended_at: number | null;
  changed_at: number;
}

interface Seats {
  readonly table_id: string;
  readonly seat: number;
  /** The player of the game, from the start on. */
  player: string | null;
  user_id: string | null;
  bot: string | null;
  stand_in: string | null;
  clock: number | null;
}

/** Who was sent away from a table before it started, and has not been invited anew. */
interface TurnedAway {
  readonly table_id: string;
  readonly user_id: string;
}

/** Only ever added to. */
export interface Log {
  readonly table_id: string;
  readonly number: number;
  readonly kind: 'action' | 'undo';
  /** The action, or `{ to, player }`: JSON. */
  readonly content: string;
  readonly by_kind: 'player' | 'master' | 'bot' | 'plan' | 'agreement' | 'server';
  readonly user_id: string | null;
  /** The sender's key, against repetition. */
  readonly key: string | null;
  readonly version: number;
  readonly at: number;
}

/** The entries of the log that have added to a clock: who takes one back takes that back too. */
interface Increments {
  readonly table_id: string;
  readonly number: number;
  readonly seat: number;
}

/** A cache: everything in it follows from the log. */
export interface Snapshots {
  readonly table_id: string;
  readonly number: number;
  readonly count: number;
  readonly rules: number;
  readonly hash: string;
  readonly state: string;
}

/** What happened at a table besides its log. */
interface News {
  readonly table_id: string;
  readonly version: number;
  readonly kind: 'chat' | 'table';
  readonly user_id: string | null;
  readonly content: string;
  readonly key: string | null;
  readonly at: number;
}

interface Notes {
  readonly table_id: string;
  readonly user_id: string;
  text: string;
}

interface Plans {
  readonly table_id: string;
  readonly user_id: string;
  content: string;
}

interface Proposals {
  readonly id: string;
  readonly table_id: string;
  readonly user_id: string;
  readonly kind: 'undo' | 'abandon';
  readonly to_count: number | null;
  /** The entry of the log that it was made after: a later one ends one to take back. */
  readonly number: number;
  /** Ids of users: JSON. */
  agreed: string;
  readonly at: number;
}

interface Jobs {
  readonly id: Generated<number>;
  readonly kind: string;
  /** What it is about; one job of a kind for each. */
  readonly subject: string;
  content: string;
  due_at: number;
  /** Until when a process has it. */
  leased_until: number;
  worker: string | null;
  attempts: ColumnType<number, number | undefined, number>;
  failure: string | null;
}

interface Notifications {
  readonly user_id: string;
  settings: string;
}

interface Subscriptions {
  readonly endpoint: string;
  readonly user_id: string;
  readonly keys: string;
  readonly created_at: number;
}

/** Who is connected, by process; rows run out unless they are renewed. */
interface Here {
  readonly user_id: string;
  readonly process: string;
  until: number;
}

/** What the installation has made for itself, such as its keys for web push. */
interface Facts {
  readonly name: string;
  value: string;
}
