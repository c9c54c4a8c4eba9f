import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type GameReport, playerOf, playGame, reportOf } from '@roundhouse/bots';
import { loadTitle, newGame, openRecordedGame, replayRecorded, type TitleId } from '@roundhouse/titles';
import { corpusGames } from '../packages/titles/src/testing/corpus.ts';

/**
 * `npm run beside-people [-- GAMES]`: games of four steady bots beside the recorded games of people, where there are any: how they ended, how long they
 * were and what the winner was worth. Writes its table into docs/bots.md.
 */
const [games = '40'] = process.argv.slice(2);
if (!/^[1-9]\d*$/.test(games)) {
  console.error('beside-people: npm run beside-people -- GAMES');
  process.exit(2);
}
const FIRST_SEED = 2_000_001;
/** Titles of which there are recorded games, with the folders in which they lie. */
const RECORDED: readonly (readonly [TitleId, string])[] = [
  ['1882', '1882'],
  ['1889', '1889'],
  ['18royalgorge', '18RoyalGorge'],
];
const PLAYERS = 4;
const page = fileURLToPath(new URL('../docs/bots.md', import.meta.url));
const MARKS = /(?<=<!-- people -->\n)[\s\S]*(?=<!-- \/people -->)/;

interface Played extends GameReport {
  readonly who: string;
}

async function peoples(id: TitleId, folder: string): Promise<Played[]> {
  const found: Played[] = [];
  for (const { name, game } of corpusGames(folder)) {
    const recorded = await openRecordedGame(game);
    if ('error' in recorded) throw new Error(`${name}: ${recorded.error}`);
    const { record } = replayRecorded(game, recorded).table;
    const table = (await loadTitle(id)).openImported(record);
    if ('error' in table) throw new Error(`${name}: ${table.error}`);
    found.push({ ...reportOf(table), who: `people, ${table.record.players.length} seats` });
  }
  return found;
}

async function bots(id: TitleId, seed: number): Promise<Played> {
  const names = Array.from({ length: PLAYERS }, (_, seat) => `Player ${seat + 1}`);
  const table = (await loadTitle(id)).open(newGame({ title: id, players: names, seed }));
  if ('error' in table) throw new Error(table.error);
  const seats = table.record.players.map(
    (player, at) => [player.id, playerOf('steady', seed * 16 + at)] as const,
  );
  return { ...playGame(table, Object.fromEntries(seats)), who: `${PLAYERS} steady bots` };
}

const mean = (numbers: readonly number[]): number =>
  Math.round(numbers.reduce((sum, number) => sum + number, 0) / numbers.length);
const range = (numbers: readonly number[]): string =>
  numbers.length === 1
    ? `${numbers[0]}`
    : `${mean(numbers)} (${Math.min(...numbers)}–${Math.max(...numbers)})`;

function row(title: string, who: string, played: readonly Played[]): string {
  const reasons = new Map<string, number>();
  for (const { endReason } of played) {
    const reason = endReason ?? 'length limit';
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  }
  const ends = [...reasons].map(([reason, count]) => `${reason} ${count}`).join(', ');
  const winners = played.map(({ result }) => Math.max(...Object.values(result)));
  const cells = [
    title,
    who,
    played.length,
    ends,
    range(played.map(({ actions }) => actions)),
    range(played.map(({ rounds }) => rounds)),
    range(played.map(({ started }) => started.length)),
    range(winners),
  ];
  return `| ${cells.join(' | ')} |`;
}

const rows = [
  '| title | who | games | ended by | actions | rounds | companies started | worth of the winner |',
  '|---|---|---|---|---|---|---|---|',
];
for (const [id, folder] of RECORDED) {
  const played = await peoples(id, folder);
  for (let game = 0; game < Number(games); game++) played.push(await bots(id, FIRST_SEED + game));
  for (const who of new Set(played.map((one) => one.who)))
    rows.push(
      row(
        id,
        who,
        played.filter((one) => one.who === who),
      ),
    );
}
const old = readFileSync(page, 'utf8');
if (!MARKS.test(old)) throw new Error('docs/bots.md has no place for the table');
writeFileSync(page, old.replace(MARKS, `${rows.join('\n')}\n`));
console.log(rows.join('\n'));
