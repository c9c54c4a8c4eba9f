import {
  type GameRecord,
  isTitle,
  loadTitle,
  looksRecorded,
  openRecordedGame,
  openTable,
  readRecord,
  readRecorded,
  replayRecorded,
} from '@roundhouse/titles';

/** A game as one of ours, and who has to act in it. */
export interface ReadGame {
  readonly record: GameRecord;
  readonly acting: readonly string[];
}

/** Why it cannot go on here. */
export interface Unfit {
  readonly code: string;
  readonly error: string;
}

/** Plays a game that somebody brings, to its end: it takes a while, and is done in a thread. */
export async function readGame(json: unknown): Promise<ReadGame | Unfit> {
  const record = looksRecorded(json) ? await readExport(json) : readRecord(json);
  if ('error' in record) return { code: 'not-a-game', error: record.error };
  if (!isTitle(record.title)) return { code: 'no-title', error: `There is no title "${record.title}" here.` };
  const table = openTable(await loadTitle(record.title), record);
  if ('error' in table) return { code: 'not-a-game', error: table.error };
  const { stuck, now } = table;
  if (stuck !== null)
    return {
      code: 'stuck',
      error: `The game cannot be played beyond action ${stuck.at}: take it back to there first.`,
    };
  if (now.ended !== null) return { code: 'over', error: 'This game is over.' };
  if (now.closed !== null)
    return {
      code: 'on-trust',
      error: 'This game contains a run that could not be checked, so it cannot be continued.',
    };
  return { record, acting: now.acting };
}

async function readExport(json: unknown): Promise<GameRecord | { error: string }> {
  const game = readRecorded(json);
  if ('error' in game) return game;
  const recorded = await openRecordedGame(game);
  if ('error' in recorded) return recorded;
  const unknown = game.optionalRules.find((rule) => !recorded.knowsRule(rule));
  if (unknown !== undefined)
    return {
      error: `The game was played with the optional rule "${unknown.slice(0, 60)}", which is not known here: it cannot be played on.`,
    };
  const { stuck } = replayRecorded(game, recorded);
  if (stuck !== null) return { error: 'The recorded game departs from the rules and cannot be continued.' };
  return recorded.record;
}
