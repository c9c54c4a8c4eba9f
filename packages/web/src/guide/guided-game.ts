import type { GameRecord } from '@roundhouse/engine/play';
import { localGameOf } from '../files/import.ts';
import { makeGame } from '../game/new-game.ts';
import { saveGame } from '../storage/games.ts';
import { loadGuide } from '../titles/guides.ts';
import type { Guide } from './guide.ts';

/** The game of a guide before its first move. */
export const guidedRecord = (title: string, { players, seed }: Guide): GameRecord =>
  makeGame({ title, seats: players.map((name) => ({ name, kind: 'human' })), options: {}, seed }).record;

/** A guided game of a title, kept; the address of its table. */
export async function startGuide(title: string): Promise<string> {
  const guide = await loadGuide(title);
  if (guide === null) throw new Error('There is no guide for this game.');
  const made = await localGameOf(guidedRecord(title, guide), Date.now(), []);
  if ('error' in made) throw new Error(made.error);
  await saveGame({ ...made.game, guided: true, name: 'Guided first game' });
  return `/game/${made.game.id}`;
}
