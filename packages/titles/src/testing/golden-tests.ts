import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Golden, goldenSchema } from './golden.ts';
import type { Goldens } from './random-goldens.ts';

export interface NamedGolden {
  readonly name: string;
  readonly golden: Golden;
}

/** The golden games in the folder `golden/` of a title, each held to what it came to. */
export function testGoldens(title: string, { names, outcomeOf }: Goldens): readonly NamedGolden[] {
  const folder = new URL(`../${title}/golden/`, import.meta.url);
  const games = names.map((name) => ({
    name,
    golden: goldenSchema.parse(JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'))),
  }));

  test('each has its file', () =>
    expect(readdirSync(folder).sort()).toEqual(names.map((name) => `${name}.json`).sort()));

  test.each(games)('$name plays as it did: every action, every event, the last position', ({ golden }) => {
    const { record, ...outcome } = golden;
    expect(outcomeOf(record)).toEqual(outcome);
  });

  return games;
}

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)].sort();

export const playersOf = (games: readonly NamedGolden[]): number[] =>
  distinct(games.map(({ golden }) => golden.record.players.length));

export const endingsOf = (games: readonly NamedGolden[]): string[] =>
  distinct(games.map(({ golden }) => golden.reason));
