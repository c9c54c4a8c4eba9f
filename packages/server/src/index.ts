export { type Db, openStorage, type Storage, type StorageSettings } from './storage/open.ts';
