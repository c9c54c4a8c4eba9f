import { loadTitle, moneyIn } from '@roundhouse/titles';
import { onlyArgument, readArguments } from '../args.ts';
import { Failure } from '../failure.ts';
import {
  assertPlayable,
  assertReplayed,
  assertWithin,
  openRecord,
  readGameFile,
  replay,
  titleNamed,
} from '../games.ts';
import { assertWritable, print, printJson, writeText } from '../io.ts';
import { ownTrace } from '../own-trace.ts';
import { plain } from '../plain.ts';

export const usage = 'roundhouse replay GAME [--json] [--to N] [--trace OUT]';
export const details = [
  'Replays a game of ours or an export of 18xx.games, and tells how it ended.',
  '  --to N       stops after the action numbered N; 0 is the start',
  '  --trace OUT  writes the position, and what each action changed, as JSON lines',
  '  --json       prints what docs/json.md describes',
];

interface Outcome {
  readonly title: string;
  readonly finished: boolean;
  readonly endReason: string | null;
  readonly actions: number;
  readonly result: Readonly<Record<string, number>>;
  readonly warnings: readonly string[];
}

/** Replays a game of ours or an export of 18xx.games. */
export async function run(argv: readonly string[]): Promise<void> {
  const args = readArguments(
    argv,
    { json: { type: 'boolean' }, to: { type: 'string' }, trace: { type: 'string' } },
    usage,
  );
  const path = onlyArgument(args, 'one game is needed', usage);
  const to = args.number('to', 0);
  const trace = args.text('trace');
  if (trace !== undefined) assertWritable(trace);
  const file = readGameFile(path);
  assertWithin(file, 'to', to, 0);
  const outcome =
    file.kind === 'own'
      ? await replayOwn(file.record, to, trace)
      : await replayExport(file.game, file.json, to, trace);
  if (args.flag('json')) printJson(outcome);
  else await show(outcome, file.kind === 'own' ? file.record.players : file.game.players);
}

async function replayOwn(
  record: Parameters<typeof openRecord>[0],
  to: number | undefined,
  trace: string | undefined,
): Promise<Outcome> {
  const opened = await openRecord(
    to === undefined ? record : { ...record, actions: record.actions.slice(0, to) },
  );
  const { table } = opened;
  if (trace !== undefined) writeText(trace, ownTrace(table));
  assertPlayable(opened);
  const { ended, worth } = table.now;
  return {
    title: record.title,
    finished: ended !== null,
    endReason: ended?.reason ?? null,
    actions: table.actions.length,
    result: worth,
    warnings: [],
  };
}

async function replayExport(
  game: Parameters<typeof replay>[0],
  json: unknown,
  to: number | undefined,
  trace: string | undefined,
): Promise<Outcome> {
  const replayed = await replay(game, {
    trace: trace !== undefined,
    ...(to === undefined ? {} : { before: to + 1 }),
  });
  if (trace !== undefined) {
    const lines = [{ state: replayed.first }, ...replayed.lines];
    const end = { end: true, finished: replayed.table.ended !== null, result: replayed.table.result };
    writeText(trace, `${[...lines, end].map((line) => JSON.stringify(line)).join('\n')}\n`);
  }
  assertReplayed(replayed);
  const { table } = replayed;
  const differs = to === undefined ? differenceFrom(json, game.players, table.result) : null;
  if (differs !== null) throw new Failure(`the replay differs from the record: ${differs}`, 1);
  return {
    title: table.record.title,
    finished: table.ended !== null,
    endReason: table.ended?.reason ?? null,
    actions: game.actions.filter(({ id }) => to === undefined || id === undefined || id <= to).length,
    result: table.result,
    warnings: replayed.warnings,
  };
}

/** How the outcome differs from the result that the record states. */
function differenceFrom(
  json: unknown,
  players: readonly { readonly id: string; readonly name: string }[],
  result: Readonly<Record<string, number>>,
): string | null {
  if (typeof json !== 'object' || json === null || !('result' in json) || !('status' in json)) return null;
  const stated: unknown = json.result;
  if (json.status !== 'finished' || typeof stated !== 'object' || stated === null) return null;
  for (const [player, worth] of Object.entries(stated)) {
    // Old records name the players in the result.
    const id = players.find(({ name }) => !(player in result) && name === player)?.id ?? player;
    if (result[id] !== worth) return `player ${player} has ${result[id] ?? 'nothing'}, not ${String(worth)}`;
  }
  return null;
}

async function show(
  outcome: Outcome,
  players: readonly { readonly id: string; readonly name: string }[],
): Promise<void> {
  const { info } = await loadTitle(titleNamed(outcome.title));
  const name = (id: string) => plain(players.find((player) => player.id === id)?.name ?? id);
  print(
    `${outcome.title}: ${outcome.actions} actions, ${outcome.finished ? `ended by ${outcome.endReason}` : 'not finished'}`,
  );
  const ranked = Object.entries(outcome.result).sort((a, b) => b[1] - a[1]);
  for (const [player, worth] of ranked) print(`  ${name(player).padEnd(16)}${moneyIn(info.terms)(worth)}`);
  for (const warning of outcome.warnings) print(`warning: ${warning}`);
}
