import { constants } from 'node:fs';
import { access, stat, statfs } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Config } from '../config.ts';
import { messageOf } from '../message-of.ts';
import type { Finding } from './doctor.ts';

const MEGABYTE = 2 ** 20;
const GIGABYTE = 2 ** 30;
/** Less, and the log that is written before the database is hardly kept. */
const LEAST = 100 * MEGABYTE;

/** Can whoever asks keep anything where the settings say, and how much? */
export async function* examineDisk({ data, databaseUrl }: Config): AsyncGenerator<Finding> {
  if (databaseUrl !== null) {
    yield await examineSpace('.');
    return;
  }
  const folder = resolve(data);
  try {
    const there = await nearestThere(folder);
    await access(there, constants.R_OK | constants.W_OK | constants.X_OK);
    const file = join(folder, 'roundhouse.db');
    if ((await nearestThere(file)) === file) await access(file, constants.R_OK | constants.W_OK);
    yield await examineSpace(there);
  } catch (error) {
    yield {
      what: 'folder',
      state: 'wrong',
      says: `nothing can be kept in ${folder}: ${messageOf(error)}. Ask as the user who runs the server, and give the folder to that user.`,
    };
  }
}

/** What is missing is made at the first start. */
async function nearestThere(path: string): Promise<string> {
  try {
    await stat(path);
    return path;
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!isMissing || dirname(path) === path) throw error;
    return nearestThere(dirname(path));
  }
}

async function examineSpace(folder: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const says =
    free < GIGABYTE
      ? `${Math.floor(free / MEGABYTE)} MB free: make room.`
      : `${(free / GIGABYTE).toFixed(1)} GB free`;
  return { what: 'disk', state: free < LEAST ? 'wrong' : free < GIGABYTE ? 'look' : 'ok', says };
}
