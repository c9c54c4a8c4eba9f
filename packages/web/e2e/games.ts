import { readFile } from 'node:fs/promises';
import {
  type Action,
  anyAction,
  type Choice,
  type GameRecord,
  recordSchema,
  seededChance,
} from '@roundhouse/engine/play';
import { loadTitle, type TitleId } from '@roundhouse/titles';

/** A fresh game. */
export function freshGame(title: TitleId, players: number, seed = 1): GameRecord {
  return {
    format: 'roundhouse-1',
    title,
    options: {},
    seed,
    players: Array.from({ length: players }, (_, i) => ({
      id: `p${i + 1}`,
      name: ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn'][i] ?? '',
    })),
    forcedPasses: 'automatic',
    actions: [],
  };
}

export interface PlayedOptions {
  readonly seed?: number;
  readonly most?: number;
  /** Stops as soon as this holds. */
  until?(choices: readonly Choice[], actions: readonly Action[]): boolean;
}

/** Lays track and runs more often than pure chance would, so that the map fills. */
function lively(choices: readonly Choice[]): readonly Choice[] {
  const busy = choices.filter(
    ({ action, outsidePlay }) => outsidePlay !== true && action.type !== 'pass' && action.type !== 'bankrupt',
  );
  const runs = busy.filter(({ action }) => Array.isArray(action.routes) && action.routes.length > 0);
  return runs.length > 0 ? runs : busy.length > 0 ? busy : choices;
}

/** A game played by chance, but legally. */
export async function playedGame(
  title: TitleId,
  players: number,
  options: PlayedOptions = {},
): Promise<GameRecord> {
  const { seed = 1, most = 600, until = () => false } = options;
  const table = (await loadTitle(title)).open(freshGame(title, players, seed));
  if ('error' in table) throw new Error(table.error);
  const chance = seededChance(seed);
  while (table.now.ended === null && table.actions.length < most) {
    const choices = table.now.advisedChoices();
    if (until(choices, table.actions)) break;
    const refusal = table.play(anyAction(chance() < 0.85 ? lively(choices) : choices, chance));
    if (refusal !== null) throw new Error(`${refusal.rule}: ${refusal.code}`);
  }
  return table.record;
}

/** One of the complete games that the titles are tested with. */
export async function goldenGame(title: TitleId, name: string): Promise<GameRecord> {
  const file = new URL(`../../titles/src/${title}/golden/${name}.json`, import.meta.url);
  const { record }: { readonly record: unknown } = JSON.parse(await readFile(file, 'utf8'));
  return recordSchema.parse(record);
}

/** Such a game up to its nth action of a kind, or so many actions after that. */
export async function goldenUpTo(
  title: TitleId,
  name: string,
  type: string,
  nth: number,
  after = 0,
): Promise<GameRecord> {
  const record = await goldenGame(title, name);
  const places = record.actions.flatMap((action, at) => (action.type === type ? [at] : []));
  const at = places[Math.min(nth, places.length) - 1] ?? 0;
  return { ...record, actions: record.actions.slice(0, at + after) };
}
