export { type Config, type Environment, Misconfigured, readConfig, summaryOf } from './config.ts';
export { type RunningServer, startServer } from './server.ts';
export { type Db, openStorage, type Storage, type StorageSettings } from './storage/open.ts';
