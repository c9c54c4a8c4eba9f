export { type CheckedGame, checkGames } from './care/check-games.ts';
export { examine, type Finding } from './care/doctor.ts';
export { warmUp } from './care/warm-up.ts';
export { type Config, type Environment, homeOf, Misconfigured, readConfig, summaryOf } from './config.ts';
export { userName } from './contract/basics.ts';
export { messageOf } from './message-of.ts';
export { adminNamed, appoint } from './people/admins.ts';
export { nameKey } from './people/names.ts';
export { newReset, resetLink } from './people/resets.ts';
export { type RunningServer, startServer } from './server.ts';
export { backup, NotRestored, restore } from './storage/backup.ts';
export { holdFolder } from './storage/hold.ts';
export {
  type Db,
  openAsItIs,
  openExisting,
  openStorage,
  type Storage,
  type StorageSettings,
  storageSettings,
} from './storage/open.ts';
