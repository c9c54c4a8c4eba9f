import { loadTitle, newGame, summaryOf, type Table, TITLE_IDS, type TitleId } from '@roundhouse/titles';
import { beforeAll, describe, expect, test } from 'vitest';
import { type GameReport, playerOf, playGame, STRENGTHS } from './index.ts';

/** One game of steady bots for each title: bot games look like games. `npm run soak` plays many. */
const PLAYERS = 3;

async function played(id: TitleId): Promise<{ table: Table; report: GameReport }> {
  const title = await loadTitle(id);
  const { min, max } = summaryOf(id).players;
  const count = Math.min(max, Math.max(min, PLAYERS));
  const names = Array.from({ length: count }, (_, seat) => `Player ${seat + 1}`);
  const table = title.open(newGame({ title: id, players: names, seed: 1 }));
  if ('error' in table) throw new Error(table.error);
  const players = table.record.players.map(
    ({ id: seat }, at) => [seat, playerOf('steady', 16 + at)] as const,
  );
  return { table, report: playGame(table, Object.fromEntries(players), 4000) };
}

describe.each(TITLE_IDS)('%s', (id) => {
  let table: Table;
  let report: GameReport;
  beforeAll(async () => {
    ({ table, report } = await played(id));
  }, 180_000);

  test('ends, by its ordinary end and not by bankruptcy', () => {
    expect(report.error).toBeUndefined();
    expect(report.finished).toBe(true);
    expect(report.endReason).not.toBe('bankruptcy');
  });

  test('companies start and run, trains rust, and everybody is richer in the end', () => {
    expect(report.started.length).toBeGreaterThanOrEqual(4);
    const events = table.events.flat();
    const runs = events.filter((event) => event.type === 'run' || event.type === 'dividend');
    expect(runs.length).toBeGreaterThan(20);
    if (id !== 'railroadbarons') expect(events.some(({ type }) => type === 'rusted')).toBe(true);
    const start = table.at(0).worth;
    for (const [seat, worth] of Object.entries(report.result))
      expect(worth).toBeGreaterThan(start[seat] ?? 0);
  });

  test('homes are laid: every company with a home that has run has a station on the map', () => {
    const { info } = table.now;
    const { companies, map } = table.now.view();
    if (map === null) return;
    const stations = new Set(map.stations.map(({ owner }) => owner));
    const homeless = companies.filter(
      ({ status, id: company, lastRevenue }) =>
        status === 'floated' &&
        info.companies[company]?.home !== undefined &&
        (lastRevenue ?? 0) > 0 &&
        !stations.has(company),
    );
    expect(homeless.map(({ id: company }) => company)).toEqual([]);
  });
});

test('the strengths, the simplest first', () => {
  expect(STRENGTHS).toEqual(['random', 'novice', 'steady', 'strong']);
});
