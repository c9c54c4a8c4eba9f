import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { Failure, wrongCall } from './failure.ts';
import { plain } from './plain.ts';

/** Reads a file, or standard input for `-`. */
export function readText(path: string): string {
  try {
    return readFileSync(path === '-' ? 0 : path, 'utf8');
  } catch (error) {
    throw wrongCall(`${nameOf(path)} ${trouble(error) ?? `cannot be read: ${reason(error)}`}`);
  }
}

const nameOf = (path: string): string => (path === '-' ? 'standard input' : path);

export function readJson(path: string): unknown {
  // Some editors put a mark of the encoding in front.
  const text = readText(path).replace(/^\uFEFF/, '');
  if (text.trim() === '') throw wrongCall(`${nameOf(path)} is empty`);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw wrongCall(`${nameOf(path)} is not JSON: ${reason(error)}`);
  }
}

/** Writes a file as a whole or not at all: beside it first, then in its place. */
export function writeText(path: string, text: string): void {
  assertWritable(path);
  try {
    const before = existsSync(path) ? statSync(path) : undefined;
    const target = before === undefined ? path : realpathSync(path);
    const isReplaceable = before === undefined || (before.isFile() && isWritable(dirname(target)));
    if (isReplaceable) replaceFile(target, text, before?.mode);
    else writeFileSync(target, text);
  } catch (error) {
    throw cannotWrite(path, error);
  }
}

function replaceFile(target: string, text: string, mode: number | undefined): void {
  const beside = `${target}.${process.pid}.tmp`;
  try {
    writeFileSync(beside, text);
    if (mode !== undefined) chmodSync(beside, mode);
    renameSync(beside, target);
  } finally {
    rmSync(beside, { force: true });
  }
}

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Refuses a place where nothing can be written, before work is done that would be lost. */
export function assertWritable(path: string): void {
  try {
    if (existsSync(path) && statSync(path).isDirectory()) throw wrongCall(`${path} is a directory`);
    accessSync(existsSync(path) ? path : dirname(path), constants.W_OK);
  } catch (error) {
    throw error instanceof Failure ? error : cannotWrite(path, error);
  }
}

const cannotWrite = (path: string, error: unknown): Failure =>
  wrongCall(`${path} cannot be written: ${reason(error)}`);

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** What is usually wrong with a file, in plain words. */
function trouble(error: unknown): string | undefined {
  switch (codeOf(error)) {
    case 'ENOENT':
      return 'does not exist';
    case 'EISDIR':
      return 'is a directory';
    default:
      return undefined;
  }
}

const reason = (error: unknown): string => {
  switch (codeOf(error)) {
    case 'ENOENT':
      return 'there is no such directory';
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return 'permission denied';
    case 'ENOSPC':
      return 'no space left';
    default:
      return plain(error instanceof Error ? error.message : String(error));
  }
};

export const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** JSON on one line; what is nested too deeply to be printed is left out. */
export function printJson(value: unknown): void {
  print(JSON.stringify(value));
}

export function isPrintable(value: unknown): boolean {
  try {
    JSON.stringify(value);
    return true;
  } catch {
    return false;
  }
}
