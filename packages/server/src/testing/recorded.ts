import { readFileSync } from 'node:fs';
import { type Action, readRecord } from '@roundhouse/titles';
import type { TestClient } from './client.ts';

const file = new URL('../../../titles/src/1882/golden/two-bank.json', import.meta.url);

/** A recorded game of two, online, just before an action of it: the one who makes it, and the other. */
export async function tableBefore(
  [one, other]: readonly [TestClient, TestClient],
  isNext: (action: Action, i: number) => boolean,
): Promise<{ table: string; action: Action; maker: TestClient; next: TestClient }> {
  const record = readRecord(JSON.parse(readFileSync(file, 'utf8')).record);
  if ('error' in record) throw new Error(record.error);
  const at = record.actions.findIndex(isNext);
  const action = record.actions[at];
  if (action === undefined) throw new Error('There is no such action');
  const game = { ...record, actions: record.actions.slice(0, at), checks: undefined };
  const { id: table, invite } = await one.ok('importTable', { body: { game, player: 'p1' } });
  await other.ok('join', { params: { table }, body: { invite: invite ?? '' } });
  return action.player === 'p1'
    ? { table, action, maker: one, next: other }
    : { table, action, maker: other, next: one };
}
