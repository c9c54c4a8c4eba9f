import { readdirSync, readFileSync } from 'node:fs';
import { recordSchema } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { loadTitle, TITLE_IDS } from '../index.ts';

const schema = z.looseObject({ record: recordSchema, worth: z.record(z.string(), z.number()) });

/** The golden games of a title. */
function goldens(title: string) {
  const folder = new URL(`../${title}/golden/`, import.meta.url);
  return readdirSync(folder).map((name) => ({
    name,
    ...schema.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))),
  }));
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

describe.each(TITLE_IDS)('what a run is made of: %s', (id) => {
  test.each(goldens(id))(
    'stops, bonuses and deliveries add up to the revenue all through $name',
    async ({ record }) => {
      const table = (await loadTitle(id)).open(record);
      if ('error' in table) throw new Error(table.error);
      for (const event of table.events.flat()) {
        if (event.type !== 'run' || event.routes.length === 0) continue;
        for (const { values, stops, multiplier, bonuses, deliveries = [], revenue } of event.routes) {
          expect(values).toHaveLength(stops.length);
          const more = sumOf([...bonuses, ...deliveries].map(({ amount }) => amount));
          expect(sumOf(values) * multiplier + more).toBe(revenue);
        }
        expect(sumOf(event.routes.map(({ revenue }) => revenue))).toBe(event.revenue);
      }
    },
  );
});

describe.each(TITLE_IDS)('what the worth is made of: %s', (id) => {
  test.each(goldens(id))('adds up to it all through $name', async ({ record, worth }) => {
    const table = (await loadTitle(id)).open(record);
    if ('error' in table) throw new Error(table.error);
    const { length } = table.actions;
    for (let count = 0; count <= length; count += count === length ? 1 : Math.min(64, length - count)) {
      for (const player of table.at(count).view().players) {
        const sum = player.worthItems.reduce((total, { value }) => total + value, 0);
        expect(sum, `${player.id} after ${count} actions`).toBe(player.worth);
        if (count === length) expect(sum).toBe(worth[player.id]);
      }
    }
  });
});
