import { loadTitle, newGame, summaryOf, type Table, TITLE_IDS, type TitleId } from '@roundhouse/titles';
import { beforeAll, describe, expect, test } from 'vitest';
import { type GameReport, playerOf, playGame, STRENGTHS } from './index.ts';
import {
  bankruptcies,
  gainsOfDiesels,
  homeless,
  isLate,
  longestIdle,
  neverStarted,
} from './testing/sanity.ts';

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

/** Titles in which a game of bots comes to the D before it ends. */
const WITH_DIESELS: readonly TitleId[] = ['1882', '1889'];

describe.each(TITLE_IDS)('%s', (id) => {
  let table: Table;
  let report: GameReport;
  beforeAll(async () => {
    ({ table, report } = await played(id));
  }, 180_000);

  test('ends, by its ordinary end and not by bankruptcy', () => {
    expect(report.error).toBeUndefined();
    expect(report.finished).toBe(true);
    expect(bankruptcies(table)).toEqual([]);
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

  test('a late phase is reached', () => {
    expect(isLate(report.phase)).toBe(true);
  });

  test('all companies that anybody may start are started', () => {
    expect(neverStarted(table)).toEqual([]);
  });

  if (WITH_DIESELS.includes(id))
    test('a D is bought, and earns more than what ran before it', () => {
      expect(report.trains.D ?? 0).toBeGreaterThan(0);
      expect(gainsOfDiesels(table).some((gain) => gain > 0)).toBe(true);
    });

  if (id === '1867bw')
    test('certificates are issued only for a train that is missing, since the price falls', () => {
      const asked = table.actions.flatMap((action, at) => {
        const view = ['issue', 'pass'].includes(action.type) ? table.at(at).view() : null;
        return view?.step === 'issue' ? [{ action, view }] : [];
      });
      const withTrain = asked.filter(({ view: { companies, operating } }) =>
        companies.some((company) => company.id === operating && company.trains.length > 0),
      );
      expect(withTrain.length).toBeGreaterThan(0);
      expect(withTrain.filter(({ action }) => action.type === 'issue')).toEqual([]);
    });

  if (id === '18mw')
    test('after the first stock round companies are started only by those who can float them alone', () => {
      const starts = table.actions.flatMap((action, at) => {
        const view = action.type === 'start' ? table.at(at).view() : null;
        return view !== null && view.round !== 'SR 1' ? [{ action, players: view.players }] : [];
      });
      expect(starts.length).toBeGreaterThan(0);
      for (const { action, players } of starts)
        expect(players.find((player) => player.id === action.player)?.cash).toBeGreaterThanOrEqual(
          Number(action.price) * 6,
        );
    });

  if (id === '18royalgorge')
    test('gold that lies on the way is shipped, and debts are paid', () => {
      const passed = table.actions.filter(
        ({ type }, at) => type === 'pass' && table.at(at).view().step === 'ship',
      );
      expect(passed).toEqual([]);
      expect(table.actions.filter(({ type }) => type === 'debt').length).toBeGreaterThan(2);
    });

  test('no cash lies idle for three stock rounds while a paying share could be had', () => {
    expect(longestIdle(table)).toBeLessThan(3);
  });

  test('homes are laid: every company with a home that has run has a station on the map', () => {
    expect(homeless(table)).toEqual([]);
  });
});

test('the strengths, the simplest first', () => {
  expect(STRENGTHS).toEqual(['random', 'novice', 'steady', 'strong']);
});
