/** What server and clients have agreed on; knows neither Node nor the page. */
export type { Problem } from './basics.ts';
export {
  type Access,
  type Answer,
  CALLS,
  type Call,
  type CallName,
  type Given,
  type Request,
} from './calls/index.ts';
export type { Entry, OnlineGame, Plan, Standing } from './games.ts';
export { missed } from './games.ts';
export type { Channel, NotificationSettings } from './notifications.ts';
export { CHANNELS } from './notifications.ts';
export { LONGEST_HOLIDAY, type Me, type Person, SCOPES, type Scope } from './people.ts';
export { type Message, message } from './stream.ts';
export type {
  ChatLine,
  MyTable,
  NewTable,
  Proposal,
  Question,
  Seat,
  TableDetails,
  TableSummary,
  Timing,
} from './tables.ts';
