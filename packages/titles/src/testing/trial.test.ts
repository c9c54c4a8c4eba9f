import { readFileSync } from 'node:fs';
import { bestRoutes } from '@roundhouse/router';
import { describe, expect, test } from 'vitest';
import { loadTitle, type Table } from '../index.ts';
import { goldenSchema } from './golden.ts';

const GAMES = [
  ['1882', '1882/golden/three-market.json'],
  ['1889', '1889/golden/six-bank.json'],
  ['18royalgorge', '18royalgorge/golden/three-farsighted.json'],
  ['1867bw', '1867bw/golden/three-draft.json'],
  ['18mw', '18mw/golden/four-merger.json'],
] as const;
const NOTHING = { tiles: {}, stations: [] };

/** A complete game, taken back to where its map is half built. */
async function halfway(id: (typeof GAMES)[number][0], file: string): Promise<Table> {
  const json: unknown = JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'));
  const { record } = goldenSchema.parse(json);
  const table = (await loadTitle(id)).open(record);
  if ('error' in table) throw new Error(table.error);
  table.rewind(Math.floor(table.actions.length * 0.6));
  return table;
}

describe.each(GAMES)('a plan in %s', async (id, file) => {
  const { info } = await loadTitle(id);
  const table = await halfway(id, file);
  const position = table.now;
  const before = JSON.stringify(position.json());

  test('with nothing in it shows the map as it is', () => {
    expect(position.trial(NOTHING)?.map).toEqual(position.view().map);
    expect(position.trial(NOTHING)?.misfits).toEqual({ tiles: {}, stations: [] });
  });

  test('holds any tile that it offers, takes it out of the box, and leaves the game alone', () => {
    const trial = position.trial(NOTHING);
    let tried = 0;
    for (const hex of info.geography?.grid.ids ?? [])
      for (const { tile, rotations } of (trial?.tilesFor(hex) ?? []).slice(-2)) {
        const rotation = rotations[0] ?? 0;
        const planned = position.trial({ ...NOTHING, tiles: { [hex]: { tile, rotation } } });
        expect(planned?.misfits.tiles).toEqual({});
        expect(planned?.map.tiles[hex]).toEqual({ tile, rotation });
        const left = trial?.map.tilesLeft[tile];
        if (typeof left === 'number' && trial?.map.tiles[hex] === undefined)
          expect(planned?.map.tilesLeft[tile]).toBe(left - 1);
        tried++;
      }
    expect(tried).toBeGreaterThan(40);
    expect(JSON.stringify(position.json())).toBe(before);
  });

  test('counts every tile that may be laid now among them', () => {
    const trial = position.trial(NOTHING);
    for (let count = 0; count <= table.actions.length; count += 29)
      for (const { action } of table.at(count).choices()) {
        const { hex, tile, rotation } = action;
        if (typeof hex !== 'string' || typeof tile !== 'string' || typeof rotation !== 'number') continue;
        const ways = table.at(count).trial(NOTHING)?.tilesFor(hex);
        const way = ways?.find((one) => one.tile === tile);
        expect([hex, tile, way?.rotations.includes(rotation)]).toEqual([hex, tile, true]);
      }
    expect(trial).not.toBeNull();
  });

  test('takes away any tile and any station of the game, and leaves the game alone', () => {
    const map = position.view().map;
    let again = 0;
    for (const hex of Object.keys(map?.tiles ?? {})) {
      const trial = position.trial({ ...NOTHING, without: { tiles: [hex], stations: [] } });
      expect(trial?.map.tiles[hex]).toBeUndefined();
      const { tile = '' } = map?.tiles[hex] ?? {};
      const left = map?.tilesLeft[tile];
      if (typeof left === 'number') expect(trial?.map.tilesLeft[tile]).toBe(left + 1);
      if (trial?.tilesFor(hex).some((ways) => ways.tile === tile)) again++;
    }
    // What lies there from the start, or by a power of its own, cannot be laid once more.
    expect(again).toBeGreaterThan(Object.keys(map?.tiles ?? {}).length * 0.7);
    for (const station of map?.stations ?? []) {
      const trial = position.trial({ ...NOTHING, without: { tiles: [], stations: [station] } });
      expect(trial?.map.stations).toHaveLength((map?.stations.length ?? 0) - 1);
      expect(trial?.placesFor(station.owner, station.at.hex)).toContainEqual(station.at);
    }
    expect(JSON.stringify(position.json())).toBe(before);
  });

  test('runs chosen trains of a company with a station, and earns what its stops and bonuses say', () => {
    const types = info.trains.map(({ type }) => type);
    let earned = 0;
    for (const company of Object.keys(info.companies)) {
      const trains = [types[types.length - 1] ?? '', types[0] ?? ''];
      const question = position.trial(NOTHING)?.routes(company, trains);
      if (question === null || question === undefined) continue;
      const report = question.report(bestRoutes(question.problem));
      for (const { values, multiplier, bonuses, deliveries = [], revenue, train } of report.routes) {
        const stops = values.reduce((sum, value) => sum + value, 0) * multiplier;
        expect([...bonuses, ...deliveries].reduce((sum, { amount }) => sum + amount, stops)).toBe(revenue);
        expect(types).toContain(train);
      }
      earned += report.revenue;
    }
    expect(earned).toBeGreaterThan(0);
  });

  test('of another phase has the values of that phase, and an unknown one changes nothing', () => {
    const last = info.phases[info.phases.length - 1]?.name ?? '';
    const kind = info.trains[0]?.type ?? '';
    const [company = ''] = Object.keys(info.companies).filter((one) => position.trial(NOTHING)?.routes(one));
    const money = (phase: string) => {
      const question = position.trial({ ...NOTHING, phase })?.routes(company, [kind]);
      return question?.problem.trains.map(({ value }) => value);
    };
    expect(money(last)?.[0]?.length).toBeGreaterThan(5);
    expect(money('no such phase')).toEqual(money(position.view().phase ?? ''));
    expect(money(last)).not.toEqual(money(info.phases[0]?.name ?? ''));
  });
});
