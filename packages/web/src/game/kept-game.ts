import type { GameRecord, Snapshot, Unreadable } from '@roundhouse/engine/play';
import { openTable, type Table, type TitlePackage } from '../contract.ts';

/** All that is needed to open a game anywhere. */
export interface KeptGame {
  readonly record: GameRecord;
  /** Its first position, where the seed is not known: that of a game at an online table, or taken home from one. */
  readonly opening?: Snapshot | undefined;
}

/** `judged`: it was played here, so what takes time to prove is not proven again. */
export function openKept(
  title: TitlePackage,
  { record, opening }: KeptGame,
  judged = true,
): Table | Unreadable {
  if (opening !== undefined) return title.resume(record, opening);
  return judged ? title.reopen(record) : openTable(title, record);
}
