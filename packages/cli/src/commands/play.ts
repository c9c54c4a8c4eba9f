import { existsSync } from 'node:fs';
import { FIRST_GAME, isTitle, loadTitle, TITLE_IDS, type TitleId } from '@roundhouse/titles';
import { type Arguments, misuse, readArguments } from '../args.ts';
import { Failure, wrongCall } from '../failure.ts';
import { assertPlayable, type OpenGame, openGameFile, openRecord } from '../games.ts';
import { assertWritable, isPrintable, print, readJson, writeText } from '../io.ts';
import { playInTerminal } from '../terminal/session.ts';
import { NEW_OPTIONS, newRecord } from './new.ts';

export const usage = `roundhouse play [TITLE] [--players A,B:steady] [--seed N] [--variant NAME[=VALUE]]… [--out FILE]
roundhouse play GAME [--out FILE]
roundhouse play GAME ACTION [--out FILE] [--json]`;
export const details = [
  'A new game in the terminal; going on with one; or a single action, which prints the game that comes of it.',
  '  --players A,B    names by seat; one that ends in :novice, :steady, :strong or :random is played by that bot',
  '  --out FILE       keeps the game in FILE, in the terminal after every move',
  '  --seed N         the same seed gives the same game; by default one by chance',
  '  --variant NAME   switches a variant on, or with =VALUE chooses its value; may be repeated',
  'ACTION is JSON as roundhouse legal prints it: given as it is, in a file, or as - from standard input.',
];

const DEFAULT_PLAYERS = 'Ann,Bot 1:novice,Bot 2:novice';
const FOR_NEW_GAMES = ['players', 'seed', 'variant'];

/** Plays one action, or a whole game in the terminal. */
export async function run(argv: readonly string[]): Promise<void> {
  const args = readArguments(argv, { ...NEW_OPTIONS, out: { type: 'string' } }, usage);
  const [game, action] = args.positionals;
  if (args.positionals.length > 2) throw misuse('too many arguments', usage);
  if (game !== undefined && action !== undefined) {
    await playOne(game, action, args.text('out'));
    return;
  }
  const out = args.text('out');
  if (out !== undefined) assertWritable(out);
  await playInTerminal(await gameToPlay(game ?? FIRST_GAME, args), out);
}

async function gameToPlay(game: string, args: Arguments): Promise<OpenGame> {
  if (isTitle(game)) return freshGame(game, args);
  if (game === '-') throw wrongCall('a game in the terminal cannot come from standard input: name a file');
  if (/^\w+$/.test(game) && !existsSync(game)) {
    throw wrongCall(
      `there is neither a title nor a file called "${game.slice(0, 40)}"; titles: ${TITLE_IDS.join(', ')}`,
    );
  }
  const given = FOR_NEW_GAMES.find((name) => args.text(name) !== undefined || args.texts(name).length > 0);
  if (given !== undefined) throw wrongCall(`--${given} is for a new game`);
  return openGameFile(game);
}

async function freshGame(title: TitleId, args: Arguments): Promise<OpenGame> {
  const { info } = await loadTitle(title);
  const players = args.text('players') ?? DEFAULT_PLAYERS.split(',').slice(0, info.players.max).join(',');
  const named = { ...args, text: (name: string) => (name === 'players' ? players : args.text(name)) };
  return openRecord(await newRecord(title, named));
}

async function playOne(game: string, action: string, out: string | undefined): Promise<void> {
  if (game === '-' && action === '-') throw wrongCall('only one of GAME and ACTION can be standard input');
  const json = action.trimStart().startsWith('{') ? parseInline(action) : readJson(action);
  const opened = await openGameFile(game);
  assertPlayable(opened);
  const { table, title } = opened;
  const refusal = table.play(json);
  if (refusal !== null) {
    const shown = isPrintable(json) ? { action: json } : {};
    const message = title.explain(refusal);
    throw new Failure(`refused: ${refusal.rule}: ${message}`, 1, {
      refused: { rule: refusal.rule, message, ...shown },
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
