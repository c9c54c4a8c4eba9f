import { describe, expect, test } from 'vitest';
import { layOut } from './grid.ts';
import { inColumns, wrap } from './screen.ts';

describe('wrap', () => {
  test.each<[string, number, string[]]>([
    ['', 10, ['']],
    ['short', 10, ['short']],
    ['one two three', 9, ['one two', '  three']],
    ['    indented words', 13, ['    indented', '  words']],
    ['averylongwordindeed on', 10, ['averylongwordindeed', '  on']],
  ])('%j in %i columns', (text, width, lines) => {
    expect(wrap(text, width, '  ')).toEqual(lines);
  });
});

test('items stand side by side only where there are too few lines', () => {
  expect(inColumns(['a', 'b', 'c'], 20, 3)).toEqual(['a', 'b', 'c']);
  expect(inColumns(['a', 'b', 'c'], 6, 2)).toEqual(['a  c', 'b']);
});

describe('layOut', () => {
  const columns = [
    { head: 'Name', align: 'left', cells: ['Ann', 'Bob'] },
    { head: 'Cash', cells: ['$5', '$600'] },
    { head: 'Empty', cells: ['', ''] },
    { head: 'Worth', cells: ['$5', '$600'], spare: true },
  ] as const;

  test('columns without content are left out', () => {
    expect(layOut(columns, 80)).toEqual(['Name  Cash  Worth', 'Ann     $5     $5', 'Bob   $600   $600']);
  });

  test('where there is little room, gaps shrink first and spare columns go next', () => {
    expect(layOut(columns, 15)[0]).toBe('Name Cash Worth');
    expect(layOut(columns, 14)[0]).toBe('Name Cash');
  });
});
