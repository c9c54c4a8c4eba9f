import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { TITLE_IDS, type TitleId } from '../index.ts';

/** One layout for all titles: who knows one finds everything in the others (docs/architecture.md, "How a title is made"). */

const SRC = join(import.meta.dirname, '..');
const words = (text: string): string[] => text.trim().split(/\s+/);

/** What every title has. */
const EVERYWHERE = {
  '': words(`data golden testing rules.json index.ts info.ts options.ts rounds.ts setup.ts state.ts stock.ts text.ts
    title.ts turn.ts view.ts`),
  data: words('box.ts refusals.ts summary.ts terms.ts'),
  testing: words('goldens.ts scene.ts'),
};

/** What is called so wherever there is a file for it. */
const SHARED = {
  '': words(`auction.ts buying.ts closing.ts dividend.ts emergency.ts end.ts exchange.ts limits.ts network.ts par.ts
    phases.ts privates.ts record.ts record-trace.ts routes.ts run.ts selling.ts start.ts stations.ts totals.ts track.ts
    trains.ts view-notes.ts view-own.ts worth.ts`),
  data: words(`box-texts.ts companies.ts geography.ts map.ts market.ts numbers.ts privates.ts records.ts site-ways.ts
    tiles.ts trains.ts variants.ts`),
  testing: words('as-recorded.ts full-board.ts occurrences.ts random-player.ts soak.ts'),
};

/** What only one rulebook has. */
const OWN: Readonly<Record<TitleId, Partial<Record<keyof typeof SHARED, readonly string[]>>>> = {
  '1882': { '': words('home.ts rebellion.ts') },
  '1889': {},
  '18mw': {
    '': words(`bankruptcy.ts fire-sale.ts floating.ts merger.ts offers.ts players.ts private-sale.ts protection.ts
      token-purchase.ts`),
    data: words('connections.ts'),
  },
  '18royalgorge': {
    '': words(`bonus-tokens.ts debts.ts deck.ts faces.ts gold.ts gorge.ts hand-pick.ts metals.ts rights.ts springs.ts
      steel.ts winter.ts`),
    data: words('gold.ts sentences.ts steel.ts'),
    testing: words('best-run.ts'),
  },
  '1867bw': {
    '': words('delivery.ts deposits.ts draft.ts issue.ts powers.ts queue.ts union-pacific.ts'),
    data: words('refineries.ts'),
    testing: words('second-judge.ts second-map.ts second-run.ts'),
  },
  railroadbarons: {
    '': words(`additions.ts directors.ts investors.ts obsolescence.ts priority.ts revenue.ts selection.ts stack.ts
      startup.ts stock-frame.ts surplus.ts takeover.ts tokens.ts turn-frame.ts`),
    data: words('holdings.ts investors.ts railroads.ts track.ts'),
  },
};

const filesOf = (title: string, folder: string): string[] =>
  readdirSync(join(SRC, title, folder)).filter((name) => !name.endsWith('.test.ts'));

describe.each(TITLE_IDS)('%s', (title) => {
  test.each(['', 'data', 'testing'] as const)(
    'its files have the names that all titles use: /%s',
    (folder) => {
      const own = OWN[title][folder] ?? [];
      const files = filesOf(title, folder);
      const known = [...EVERYWHERE[folder], ...SHARED[folder], ...own];
      expect(files.filter((name) => !known.includes(name))).toEqual([]);
      expect([...EVERYWHERE[folder], ...own].filter((name) => !files.includes(name))).toEqual([]);
    },
  );

  test('its tests stand beside the rules, its golden games in a folder of their own', () => {
    expect(filesOf(title, 'golden').filter((name) => !name.endsWith('.json'))).toEqual([]);
    const tests = readdirSync(join(SRC, title)).filter((name) => name.endsWith('.test.ts'));
    expect(tests).toEqual(expect.arrayContaining(['golden.test.ts', 'random-games.test.ts']));
  });
});

test('a name that two titles have of their own is a name for all', () => {
  for (const folder of ['', 'data', 'testing'] as const) {
    const own = Object.values(OWN).flatMap((lists) => lists[folder] ?? []);
    expect(own.filter((name, i) => own.indexOf(name) !== i || SHARED[folder].includes(name))).toEqual([]);
  }
});

/** Rules only: without data, tests, test support and golden games. */
test.each([
  ['1882', 1000],
  ['1889', 600],
  ['18royalgorge', 3000],
] as const)('%s is what its rulebook says differently: less than %i lines', (title, most) => {
  const rules = filesOf(title, '').filter(
    (name) => name.endsWith('.ts') && statSync(join(SRC, title, name)).isFile(),
  );
  const lines = rules.map(
    (name) =>
      readFileSync(join(SRC, title, name), 'utf8')
        .trimEnd()
        .split('\n').length,
  );
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThan(most);
});
