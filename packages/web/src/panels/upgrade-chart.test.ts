import { expect, test } from 'vitest';
import { loadTitle } from '../contract.ts';
import { printedUpgrades, tileUpgrades } from './upgrade-chart.ts';

const geographyOf = async (id: string) => {
  const { geography } = (await loadTitle(id)).info;
  if (geography === null) throw new Error(`${id} has no map`);
  return geography;
};

test('1882: what is printed and every tile lead to the tiles that may follow', async () => {
  const geography = await geographyOf('1882');
  const tiles = Object.fromEntries(tileUpgrades(geography).map(({ tile, becomes }) => [tile, becomes]));
  expect(tiles['57']).toEqual(expect.arrayContaining(['14', '15']));
  expect(tiles['57']).not.toContain('63');
  expect(tiles['14']).toEqual(['63']);
  expect(tiles['63']).toEqual([]);
  const printed = printedUpgrades(geography);
  const plain = printed.find(({ becomes }) => becomes.includes('7'));
  expect(plain?.becomes).toEqual(['7', '8', '9']);
  expect(plain?.where).toMatch(/^\d+ hexes$/);
});

test('18MW: small cities also become cities or plain track, and three cities take their own tiles', async () => {
  const tiles = Object.fromEntries(
    tileUpgrades(await geographyOf('18mw')).map(({ tile, becomes }) => [tile, becomes]),
  );
  expect(tiles['58']).toEqual(['6', '8']);
  expect(tiles['14']).toEqual(expect.arrayContaining(['63', 'K.C.-brown', 'St.L.-brown']));
});
