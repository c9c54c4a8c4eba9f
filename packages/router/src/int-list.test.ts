import { expect, test } from 'vitest';
import { Allotment } from './allotment.ts';
import { IntList } from './int-list.ts';

test('a list grows as numbers come, and gives them back in order', () => {
  const list = new IntList(new Allotment(), 2);
  for (let number = 0; number < 100; number++) list.push(3 * number);
  expect([list.length, ...list.used().slice(0, 3), list.used()[99]]).toEqual([100, 0, 3, 6, 297]);
});

test('it takes four bytes a number, doubles, and gives back what it does not need', () => {
  const allotment = new Allotment({ memory: 32 });
  const list = new IntList(allotment, 2);
  for (const number of [1, 2, 3, 4, 5]) list.push(number);
  expect(() => allotment.take(4)).toThrow('memory');
  list.close();
  expect([...list.data]).toEqual([1, 2, 3, 4, 5]);
  allotment.take(12);
  list.drop();
  allotment.take(20);
  expect(() => allotment.take(1)).toThrow('memory');
});

test('one that may not grow says so', () => {
  const list = new IntList(new Allotment({ memory: 12 }), 2);
  list.push(1);
  list.push(2);
  expect(() => list.push(3)).toThrow('No memory is left for the search.');
});
