import { type Position, pick, seededChance, storeBestRoutes } from '@roundhouse/engine';
import { bestRoutes } from '@roundhouse/router';
import { describe, expect, test } from 'vitest';
import { loadTitle, type TitleId } from '../index.ts';
import { newRecord } from './random-games.ts';

const NOTHING = { value: 0, routes: [], proof: { nodes: 0, bound: 0, proven: true } };

/** Plays at random and looks at every position where best routes are wanted. */
async function visitRuns(id: TitleId, visit: (position: Position) => void): Promise<number> {
  const table = (await loadTitle(id)).open(newRecord(id, 3, 7));
  if ('error' in table) throw new Error(table.error);
  const chance = seededChance(7);
  let runs = 0;
  while (table.now.ended === null && runs < 4) {
    if (table.now.pendingRouteSearches().length > 0) {
      runs++;
      visit(table.at(table.actions.length));
    }
    const choices = table.now
      .advisedChoices()
      .filter(({ outsidePlay, action }) => outsidePlay !== true && action.type !== 'bankrupt');
    const choice = choices.find(({ action }) => action.type === 'run') ?? pick(choices, chance);
    table.play(choice.action);
  }
  return runs;
}

describe.each(['1882', '1889', '18royalgorge', '1867bw'] as const)(
  '%s: best routes looked for elsewhere',
  (id) => {
    test('are all that the choices look for, and are what they propose', async () => {
      const runs = await visitRuns(id, (position) => {
        for (const search of position.pendingRouteSearches()) storeBestRoutes(search, NOTHING);
        expect(position.pendingRouteSearches()).toEqual([]);
        const proposed = () =>
          position
            .advisedChoices()
            .filter(({ action: { routes } }) => Array.isArray(routes) && routes.length > 0);
        expect(proposed()).toEqual([]);
      });
      expect(runs).toBeGreaterThan(2);
    });

    test('are never waited for: the choices list what is legal, and the best once it is known', async () => {
      const lengths: number[] = [];
      const runs = await visitRuns(id, (position) => {
        const searches = position.pendingRouteSearches();
        const known = position.choices();
        expect(position.pendingRouteSearches()).toHaveLength(searches.length);
        expect(known.find(({ action }) => action.type === 'run')?.action.routes).toEqual([]);
        expect(position.advisedChoices()).toEqual(expect.arrayContaining([...known]));
        expect(position.choices()).toEqual(position.advisedChoices());
        lengths.push(position.choices().length - known.length);
      });
      expect([runs, Math.max(...lengths) > 0]).toEqual([4, true]);
    });

    test('are the same that would be found here', async () => {
      await visitRuns(id, (position) => {
        const searches = position.pendingRouteSearches();
        const own = position.advisedChoices();
        for (const search of searches) storeBestRoutes(search, bestRoutes(structuredClone(search.problem)));
        expect(position.advisedChoices()).toEqual(own);
      });
    });
  },
);

describe('18mw: where only the best run is legal', () => {
  /** A game up to a run that earns something, with nothing run instead. */
  async function idleRun() {
    const title = await loadTitle('18mw');
    const table = title.open(newRecord('18mw', 3, 7));
    if ('error' in table) throw new Error(table.error);
    const chance = seededChance(7);
    const isRun = () =>
      table.now
        .advisedChoices()
        .some(({ action: { type, routes } }) => type === 'run' && Array.isArray(routes) && routes.length > 0);
    while (!isRun()) {
      const choices = table.now.advisedChoices().filter(({ outsidePlay }) => outsidePlay !== true);
      table.play(pick(choices, chance).action);
    }
    const [player = ''] = table.now.acting;
    const actions = [...table.actions, { type: 'run', player, routes: [] }];
    return { title, record: { ...table.record, actions, checks: [] } };
  }

  test('it is proven when a game is opened, and not again by whoever has kept it', async () => {
    const { title, record } = await idleRun();
    const opened = title.open(record);
    const reopened = title.reopen(record);
    if ('error' in opened || 'error' in reopened) throw new Error('The game cannot be opened');
    expect(opened.stuck).toMatchObject({ at: record.actions.length - 1, refusal: { rule: '18MW-run-1' } });
    expect([reopened.stuck, reopened.actions.length]).toEqual([null, record.actions.length]);
  });

  test('the choices wait for it', async () => {
    const { title, record } = await idleRun();
    const table = title.open({ ...record, actions: record.actions.slice(0, -1) });
    if ('error' in table) throw new Error(table.error);
    const [search] = table.now.pendingRouteSearches();
    if (search === undefined) throw new Error('There is nothing to look for');
    storeBestRoutes(search, bestRoutes(structuredClone(search.problem)));
    expect(table.now.pendingRouteSearches()).toEqual([]);
    expect(table.now.choices()).toEqual(table.now.advisedChoices());
  });
});
