import { readArguments } from '../args.ts';
import { Failure, wrongCall } from '../failure.ts';
import { assertPlayable, openGameFile, openRecord } from '../games.ts';
import { isPrintable, print, readJson, writeText } from '../io.ts';
import { playInTerminal } from '../terminal/session.ts';
import { NEW_OPTIONS, newRecord } from './new.ts';

export const usage = `roundhouse play GAME ACTION [--out FILE] [--json]     plays one action of a game
roundhouse play GAME [--out FILE]                      goes on with a game in the terminal
roundhouse play TITLE --players A,B:random [--seed N] [--variant NAME]… [--out FILE]   a new game in the terminal`;

/** Plays one action, or a whole game in the terminal. */
export async function run(argv: readonly string[]): Promise<void> {
  const args = readArguments(argv, { ...NEW_OPTIONS, out: { type: 'string' } }, usage);
  const [game, action] = args.positionals;
  if (args.positionals.length > 2) throw wrongCall(`too many arguments\n${usage}`);
  if (game !== undefined && action !== undefined) {
    await playOne(game, action, args.text('out'));
    return;
  }
  await playInTerminal(
    game !== undefined && args.text('players') === undefined && !/^[\w]+$/.test(game)
      ? await openGameFile(game)
      : await freshGame(game ?? '1882', args),
    args.text('out'),
  );
}

async function freshGame(title: string, args: ReturnType<typeof readArguments>) {
  const players = args.text('players') ?? 'You,Ada:random,Ben:random';
  const named = { ...args, text: (name: string) => (name === 'players' ? players : args.text(name)) };
  return { ...(await openRecord(await newRecord(title, named))), recorded: null };
}

async function playOne(game: string, action: string, out: string | undefined): Promise<void> {
  if (game === '-' && action === '-') throw wrongCall('only one of GAME and ACTION can be standard input');
  const json = action.trimStart().startsWith('{') ? parseInline(action) : readJson(action);
  const { table } = await openGameFile(game);
  assertPlayable(table);
  const refusal = table.play(json);
  if (refusal !== null) {
    const shown = isPrintable(json) ? { action: json } : {};
    throw new Failure(`refused: ${refusal.rule}: ${refusal.message}`, 1, {
      refused: { ...refusal, ...shown },
    });
  }
  const text = JSON.stringify(table.record);
  if (out === undefined) print(text);
  else writeText(out, `${text}\n`);
}

function parseInline(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw wrongCall('the action is not JSON');
  }
}
