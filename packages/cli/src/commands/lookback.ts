import { lookBack } from '@roundhouse/bots';
import { moneyIn } from '@roundhouse/titles';
import { openNamedGame } from '../games.ts';
import { print, printJson } from '../io.ts';
import { namesOf } from '../terminal/names.ts';
import { progressBar } from '../terminal/progress.ts';

export const usage = 'roundhouse lookback GAME [--json]';
export const details = [
  'How everybody’s worth went, and for each seat the three decisions that cost most by the judgement of the strong bot, with what it would have done.',
  '  --json  prints what docs/json.md describes',
];

/** A look back at a game. */
export async function run(argv: readonly string[]): Promise<void> {
  const { table, title, asJson } = await openNamedGame(argv, usage);
  const bar = progressBar('percent', 100);
  const seen = lookBack(table, { progress: (done) => bar.show(Math.floor(done * 100)) });
  bar.end();
  if (asJson) {
    printJson(seen);
    return;
  }
  const names = namesOf(title.info, table.now.view());
  const money = moneyIn(title.info.terms);
  const { players } = table.record;
  print(
    `${'after'.padStart(6)}  ${'round'.padEnd(8)}${players.map(({ id }) => names(id).slice(0, 12).padStart(13)).join('')}`,
  );
  for (const { after, round, worth } of seen.curve)
    print(
      `${String(after).padStart(6)}  ${(round || 'end').padEnd(8)}${players.map(({ id }) => money(worth[id] ?? 0).padStart(13)).join('')}`,
    );
  for (const { id } of players) {
    print(`${names(id)}:`);
    const costly = seen.costly[id] ?? [];
    if (costly.length === 0) print('  no decision that the strong bot would have taken otherwise');
    for (const { after, round, played, better, cost } of costly) {
      print(`  ${round}, action ${after + 1}: ${title.sentences.action(played, names)}`);
      print(`    better: ${title.sentences.action(better, names)}, by about ${money(cost)}`);
    }
  }
}
