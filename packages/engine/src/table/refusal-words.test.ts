import { expect, test } from 'vitest';
import { inWords } from './refusal-words.ts';
import { ORDINARY_TERMS } from './terms.ts';

const names = (id: string) => ({ p1: 'Ann', p2: 'Bob', G3: 'Right of Way' })[id] ?? id;

test('a train is called by its kind, not by its card', () => {
  expect(inWords({ train: '5-0' }, names, ORDINARY_TERMS)).toEqual({ train: '5' });
  expect(inWords({ item: '4+-2', declined: 90 }, names, ORDINARY_TERMS)).toEqual({
    item: 'a 4+-train',
    declined: 90,
  });
});

test('players and private companies have their names, and a hex of the same letters stays a hex', () => {
  expect(inWords({ player: 'p1', acting: 'p1, p2' }, names, ORDINARY_TERMS)).toEqual({
    player: 'Ann',
    acting: 'Ann, Bob',
  });
  expect(inWords({ item: 'G3', hex: 'G3' }, names, ORDINARY_TERMS)).toEqual({
    item: 'Right of Way',
    hex: 'G3',
  });
});

test('moves are called what they are called on buttons and headings', () => {
  expect(inWords({ type: 'lay', possible: 'buy, pass' }, names, ORDINARY_TERMS)).toEqual({
    type: 'Lay a tile',
    possible: 'Buy shares, Pass',
  });
});
