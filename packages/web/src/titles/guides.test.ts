import { expect, test } from 'vitest';
import { loadTitle, TITLES } from '../contract.ts';
import { LEARNER } from '../guide/guide.ts';
import { guidedRecord } from '../guide/guided-game.ts';
import { hasGuide, loadGuide } from './guides.ts';

const guided = TITLES.filter(({ id }) => hasGuide(id)).map(({ id }) => id);

test('the titles that are good for a first game teach themselves, and the one to begin with is among them', () => {
  expect(guided).toEqual(TITLES.filter(({ goodFirstGame }) => goodFirstGame === true).map(({ id }) => id));
  expect(guided[0]).toBe(TITLES[0]?.id);
});

const TAUGHT = ['private company', 'par', 'float', 'track', 'run', 'dividend', 'rust', 'game ends'];

test.each(guided)('the guide of %s explains what everybody has to know', async (id) => {
  const guide = await loadGuide(id);
  const said = [...(guide?.steps ?? []), guide?.end].map((part) => part?.text.toLowerCase()).join(' ');
  expect(TAUGHT.filter((word) => !said.includes(word))).toEqual([]);
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
    expect(rules).toContain(guide.end.rule);
  },
);
