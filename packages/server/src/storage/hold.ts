import { join } from 'node:path';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { openHandle } from './sqlite.ts';

/** How long one that is just stopping is waited for. */
const PATIENCE = 1000;

/** Somebody else has the folder. */
export class Held extends Error {}

/**
 * One server has a data folder for itself: two would not see each other's moves. What says so is a lock on a small database beside, which
 * the system frees however the process ends; others can read there who has it.
 */
export function holdFolder(folder: string, holder: string): { release(): void } {
  const handle = openHandle(join(folder, 'running.db'));
  const take = () => {
    try {
      handle.exec('begin immediate');
    } catch (error) {
      if (!/locked|busy/i.test(String(error))) throw error;
      const message = `${holderIn(handle)} has the folder ${folder}: use that one, stop it first, or name another folder.`;
      handle.close();
      throw new Held(message);
    }
  };
  handle.exec(`pragma busy_timeout = ${PATIENCE}`);
  take();
  handle.exec('create table if not exists holder (name text not null); delete from holder');
  handle.prepare('insert into holder (name) values (?)').run(holder);
  handle.exec('commit');
  take();
  return {
    release() {
      handle.exec('rollback');
      handle.close();
    },
  };
}

/** Not there yet where the other has taken it this very moment. */
function holderIn(handle: DatabaseSyncInstance): string {
  try {
    return String(handle.prepare('select name from holder').get()?.name ?? 'Somebody');
  } catch {
    return 'Somebody';
  }
}
