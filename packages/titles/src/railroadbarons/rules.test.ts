import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import rules from './rules.json' with { type: 'json' };

const folder = new URL('./', import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.tsx?$/.test(file),
);
const read = (file: string) => readFileSync(new URL(file, folder), 'utf8');
const idsIn = (text: string) => [...text.matchAll(/RB-[A-Z]+-\d+/g)].map(([id]) => id);

const known = new Set(rules.map(({ id }) => id));

test('every rule of the ledger is named by a test', () => {
  const tested = new Set(
    files.filter((file) => file.endsWith('.test.ts')).flatMap((file) => idsIn(read(file))),
  );
  expect([...known].filter((id) => !tested.has(id))).toEqual([]);
});

test('every rule that is named anywhere is in the ledger', () => {
  expect(files.flatMap((file) => idsIn(read(file)).filter((id) => !known.has(id)))).toEqual([]);
});

test('ids are unique', () => {
  expect(known.size).toBe(rules.length);
});
