import {
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readJson, writeText } from './io.ts';
import { plain } from './plain.ts';

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-io-'));
const file = (name: string) => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('writeText', () => {
  test('replaces a file with its rights, and leaves nothing beside it', () => {
    writeFileSync(file('secret.json'), 'old', { mode: 0o600 });
    writeText(file('secret.json'), 'new');
    expect(readFileSync(file('secret.json'), 'utf8')).toBe('new');
    expect(statSync(file('secret.json')).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['secret.json']);
  });

  test('writes through a link', () => {
    writeFileSync(file('target.json'), 'old');
    symlinkSync('target.json', file('link.json'));
    writeText(file('link.json'), 'new');
    expect(lstatSync(file('link.json')).isSymbolicLink()).toBe(true);
    expect(readFileSync(file('target.json'), 'utf8')).toBe('new');
  });

  test.each([
    ['.', 'is a directory'],
    ['nowhere/game.json', 'there is no such directory'],
  ])('%s: %s', (name, message) => {
    expect(() => writeText(file(name), 'text')).toThrow(message);
  });
});

test('a mark of the encoding in front of JSON does no harm', () => {
  writeFileSync(file('marked.json'), '\uFEFF{"a":1}');
  expect(readJson(file('marked.json'))).toEqual({ a: 1 });
});

test('what is shown holds no orders to the terminal', () => {
  expect(plain('a\u001b[31mb\u0007\nc\u009bd')).toBe('a [31mb c d');
});
