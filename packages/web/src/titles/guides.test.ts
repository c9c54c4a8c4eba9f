import { expect, test } from 'vitest';
import { loadTitle, TITLES } from '../contract.ts';
import { LEARNER } from '../guide/guide.ts';
import { guidedRecord } from '../guide/guided-game.ts';
import { hasGuide, loadGuide } from './guides.ts';

const guided = TITLES.filter(({ id }) => hasGuide(id)).map(({ id }) => id);

test('a title that is good for a first game teaches itself', () => {
  expect(guided.length).toBeGreaterThan(0);
});

test.each(guided)(
  'the guide of %s is legal to its end, and every step is a decision of the learner with a known rule',
  async (id) => {
    const [title, guide] = await Promise.all([loadTitle(id), loadGuide(id)]);
    if (guide === null) throw new Error('no guide');
    const table = title.open({ ...guidedRecord(id, guide), actions: guide.actions });
    if ('error' in table) throw new Error(table.error);
    expect(table.stuck).toBeNull();
    expect(table.actions).toEqual(guide.actions);
    const rules = new Set(title.info.rules.map((rule) => rule.id));
    for (const { after, rule } of guide.steps) {
      expect(guide.actions[after]?.player, `step after ${after}`).toBe(LEARNER);
      if (rule !== undefined) expect(rules).toContain(rule);
    }
  },
);
