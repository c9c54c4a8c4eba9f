import { expect, test } from 'vitest';
import { Allotment } from './allotment.ts';
import { RowTable } from './row-table.ts';

const row = (...numbers: number[]) => Int32Array.from(numbers);

test('rows are numbered as they are first met, however many there are', () => {
  const table = new RowTable(2, new Allotment());
  for (let number = 0; number < 500; number++) expect(table.add(row(number % 7, number))).toBe(number);
  for (let number = 499; number >= 0; number--) expect(table.add(row(number % 7, number))).toBe(number);
  expect(table.count).toBe(500);
  const read = row(0, 0);
  table.read(13, read);
  expect([...read]).toEqual([6, 13]);
});

test('a table that was cleared begins anew', () => {
  const table = new RowTable(1, new Allotment());
  table.add(row(5));
  table.clear();
  expect([table.count, table.add(row(5)), table.count, table.add(row(6))]).toEqual([0, 0, 1, 1]);
});

test('one that is dropped gives its memory back', () => {
  const bytes = 4 * (2 * 64 + 256);
  const allotment = new Allotment({ memory: bytes });
  const table = new RowTable(2, allotment);
  expect(() => allotment.take(1)).toThrow('memory');
  table.drop();
  expect(() => allotment.take(bytes)).not.toThrow();
});
