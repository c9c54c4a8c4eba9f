import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type RecordedGame, readRecorded } from '@roundhouse/classic';

/** Recorded games lie beside the project and are never part of it. */
export const CORPUS =
  process.env.ROUNDHOUSE_CORPUS ?? fileURLToPath(new URL('../../../../../shared/corpus', import.meta.url));

export interface CorpusGame {
  readonly name: string;
  readonly game: RecordedGame;
  readonly json: unknown;
  /** Lines of the trace; empty where there is none. */
  readonly trace: readonly TraceEntry[];
}

export interface TraceEntry {
  readonly id?: number;
  readonly type?: string;
  readonly entity?: unknown;
  readonly state?: Readonly<Record<string, unknown>>;
  readonly changes?: Readonly<Record<string, unknown>>;
  readonly revenue?: number;
  readonly end?: boolean;
  readonly result?: Readonly<Record<string, number>>;
}

/** The games of a title that people recorded, by the folder's name there; none where there is no corpus. */
export const corpusGames = (folder: string): CorpusGame[] =>
  gamesIn(`${CORPUS}/18xx-games/${folder}`, `${CORPUS}/traces/${folder}`);

/** Machine-made records, which go where people rarely go. */
export const madeGames = (folder: string): CorpusGame[] =>
  gamesIn(`${CORPUS}/made/${folder}`, `${CORPUS}/made/traces/${folder}`);

function gamesIn(games: string, traces: string): CorpusGame[] {
  if (!existsSync(games)) return [];
  return readdirSync(games)
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const name = file.replace(/\.json$/, '');
      const json: unknown = JSON.parse(readFileSync(`${games}/${file}`, 'utf8'));
      const game = readRecorded(json);
      if ('error' in game) throw new Error(`${file}: ${game.error}`);
      return { name, game, json, trace: readTrace(`${traces}/${name}.jsonl`) };
    });
}

function readTrace(path: string): TraceEntry[] {
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): TraceEntry => JSON.parse(line));
}
