import type { GameRecord } from '@roundhouse/engine/play';
import { beginGame } from '../game/begin-game.ts';
import { makeGame, type NewGame } from '../game/new-game.ts';
import { loadGuide } from '../titles/guides.ts';
import type { Guide } from './guide.ts';

const guidedGame = (title: string, { players, seed }: Guide): NewGame => ({
  title,
  seats: players.map((name) => ({ name, kind: 'human' })),
  options: {},
  seed,
});

/** The game of a guide before its first move. */
export const guidedRecord = (title: string, guide: Guide): GameRecord =>
  makeGame(guidedGame(title, guide)).record;

/** A guided game of a title, kept; the address of its table. */
export async function startGuide(title: string): Promise<string> {
  const guide = await loadGuide(title);
  if (guide === null) throw new Error('There is no guide for this game.');
  const begun = await beginGame(guidedGame(title, guide), { guided: true, name: 'Guided first game' });
  if (typeof begun === 'object') throw new Error(begun.error);
  return begun;
}
