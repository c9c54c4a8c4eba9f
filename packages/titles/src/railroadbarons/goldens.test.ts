import { readdirSync, readFileSync } from 'node:fs';
import { recordSchema } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { GOLDEN_NAMES } from './goldens.ts';
import { railroadBarons } from './index.ts';

const goldenSchema = z.strictObject({
  record: recordSchema,
  reason: z.string(),
  worth: z.record(z.string(), z.number()),
});

const folder = new URL('golden/', import.meta.url);

describe('golden games', () => {
  test('each has its file', () => {
    expect(readdirSync(folder).sort()).toEqual(GOLDEN_NAMES.map((name) => `${name}.json`).sort());
  });

  for (const name of GOLDEN_NAMES) {
    test(`${name} is replayed to the dollar`, () => {
      const golden = goldenSchema.parse(JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')));
      const table = railroadBarons.open(golden.record);
      if ('error' in table) throw new Error(table.error);
      expect(table.stuck).toBeNull();
      expect(table.now.ended?.reason).toBe(golden.reason);
      expect(table.now.worth).toEqual(golden.worth);
    });
  }
});
