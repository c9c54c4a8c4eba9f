import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { playerOf, playGame, steadyWith, WEIGHTS, type Weights } from '@roundhouse/bots';
import { isTitle, loadTitle, newGame, summaryOf, TITLE_IDS, type TitleId } from '@roundhouse/titles';
import { wilson } from '../packages/cli/src/simulation-summary.ts';

/**
 * `npm run tune [-- TITLE [GAMES [WEIGHT…]]]`: self-play. Each weight in turn is made smaller and larger; one seat with it plays against steady players
 * without it, all seats in turn. What wins clearly more than its share is worth taking over into general/weights.ts; the matches are written to docs/tuning.md.
 */
const [id = '1882', games = '24', ...named] = process.argv.slice(2);
if (!isTitle(id) || !/^[1-9]\d*$/.test(games)) {
  console.error(`tune: npm run tune -- ${TITLE_IDS.join('|')} [GAMES [WEIGHT…]]`);
  process.exit(2);
}
const page = fileURLToPath(new URL('../docs/tuning.md', import.meta.url));
const title = await loadTitle(id);

type Single = { [K in keyof Weights]: Weights[K] extends number ? K : never }[keyof Weights];
const isSingle = (key: string): key is Single =>
  Object.entries(WEIGHTS).some(([name, value]) => name === key && typeof value === 'number');
const weights = Object.keys(WEIGHTS)
  .filter(isSingle)
  .filter((key) => named.length === 0 || named.includes(key));

/** How often the seat with the changed weights wins. */
function wins(titleId: TitleId, changed: Weights, count: number): number {
  const players = Math.min(4, summaryOf(titleId).players.max);
  let won = 0;
  for (let game = 0; game < count; game++) {
    const seed = 100 + Math.floor(game / players);
    const names = Array.from({ length: players }, (_, seat) => `Player ${seat + 1}`);
    const table = title.open(newGame({ title: titleId, players: names, seed }));
    if ('error' in table) throw new Error(table.error);
    const own = table.record.players[game % players]?.id ?? '';
    const bot = steadyWith(changed);
    const seats = table.record.players.map(
      (player, seat) =>
        [
          player.id,
          player.id === own
            ? (position: Parameters<typeof bot.choose>[0], at: string) =>
                bot.choose(position, at, { seed: seed * 16 + seat, work: bot.work })
            : playerOf('steady', seed * 16 + seat),
        ] as const,
    );
    const { result } = playGame(table, Object.fromEntries(seats));
    const best = Math.max(...Object.values(result));
    if (result[own] === best) won++;
  }
  return won;
}

const fair = Math.round(Number(games) / Math.min(4, summaryOf(id).players.max));
const percent = (share: number): string => `${Math.round(share * 100)}%`;

const END = '<!-- /tuned -->';

/** Puts a row at the end of the table, in the place of one for the same change. */
function keep(key: string, row: string): void {
  const [before = '', after = ''] = readFileSync(page, 'utf8').split(END);
  const kept = before.split('\n').filter((line) => !line.startsWith(key));
  writeFileSync(page, `${[...kept.slice(0, -1), row, ''].join('\n')}${END}${after}`);
}

for (const weight of weights) {
  for (const factor of [0.7, 1.4]) {
    const value = Math.round(WEIGHTS[weight] * factor * 1000) / 1000;
    const won = wins(id, { ...WEIGHTS, [weight]: value }, Number(games));
    const key = `| ${id} | ${weight} | ${WEIGHTS[weight]} → ${value} |`;
    const row = `${key} ${games} | ${won} | ${wilson(won, Number(games)).map(percent).join('–')} | ${fair} |`;
    keep(key, row);
    console.log(row);
  }
}
