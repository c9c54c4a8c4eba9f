import { readFileSync, writeFileSync } from 'node:fs';
import { Failure, wrongCall } from './failure.ts';

/** Reads a file, or standard input for `-`. */
export function readText(path: string): string {
  try {
    return readFileSync(path === '-' ? 0 : path, 'utf8');
  } catch (error) {
    throw wrongCall(`${path} cannot be read: ${reason(error)}`);
  }
}

export function readJson(path: string): unknown {
  const text = readText(path);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw wrongCall(`${path === '-' ? 'standard input' : path} is not JSON: ${reason(error)}`);
  }
}

export function writeText(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (error) {
    throw new Failure(`${path} cannot be written: ${reason(error)}`, 2);
  }
}

const reason = (error: unknown): string =>
  error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);

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
