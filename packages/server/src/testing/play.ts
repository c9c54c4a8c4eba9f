import { anyAction, isTitle, loadTitle, readRecord, seededChance, type Table } from '@roundhouse/titles';
import { inForce } from '../play/log.ts';
import type { TestClient } from './client.ts';

/** A running game as a client has it: without the seed. */
export async function openAs(client: TestClient, table: string): Promise<Table> {
  const { record, opening, log } = await client.ok('game', { params: { table }, query: {} });
  const read = readRecord({ ...record, actions: inForce(log) });
  if ('error' in read || opening === null || !isTitle(read.title)) throw new Error('The game cannot be read');
  const opened = (await loadTitle(read.title)).resume(read, opening);
  if ('error' in opened) throw new Error(opened.error);
  return opened;
}

/** Random moves over the API, until the game is over or so many have been made. Gives the number of the last entry. */
export async function playOn(
  game: Table,
  table: string,
  clientOf: (player: string) => TestClient,
  most: number,
  options: { readonly master?: boolean; readonly each?: (number: number) => Promise<void> } = {},
): Promise<number> {
  const chance = seededChance(3);
  let number = 0;
  while (game.now.ended === null && number < most) {
    const action = anyAction(game.now.advisedChoices(), chance);
    const { log } = await clientOf(action.player).ok('move', {
      params: { table },
      body: { after: number, key: `key number ${number}`, action, master: options.master ?? false },
    });
    for (const entry of log)
      if (entry.kind === 'action' && game.play(entry.action) !== null)
        throw new Error('The client was left behind');
    number += log.length;
    await options.each?.(number);
  }
  return number;
}
