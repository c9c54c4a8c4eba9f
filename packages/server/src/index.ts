export { type CheckedGame, checkGames } from './care/check-games.ts';
export { examine, type Finding } from './care/doctor.ts';
export { warmUp } from './care/warm-up.ts';
export { type Config, type Environment, Misconfigured, readConfig, summaryOf } from './config.ts';
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
