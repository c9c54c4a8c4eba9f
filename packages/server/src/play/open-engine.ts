import {
  type Action,
  type GameRecord,
  readRecord,
  type Snapshot,
  type Table,
  type TitlePackage,
} from '@roundhouse/titles';

/** The record of a game before its first action, as it is kept. It holds the seed: nobody is ever sent it while the game runs. */
export function readHeader(json: string): GameRecord {
  const record = readRecord(JSON.parse(json));
  if ('error' in record) throw new Error(record.error);
  return record;
}

/** Goes on from the snapshot where it fits, else from the start. Everything in a log was judged before it was written. */
export function openEngine(
  title: TitlePackage,
  header: GameRecord,
  actions: readonly Action[],
  snapshot: Snapshot | null,
): Table {
  const record = { ...header, actions };
  if (snapshot !== null && snapshot.after <= actions.length) {
    const resumed = title.resume(record, snapshot, true);
    if (!('error' in resumed) && resumed.stuck === null) return resumed;
  }
  const opened = title.reopen(record);
  if ('error' in opened) throw new Error(opened.error);
  if (opened.stuck !== null) throw new Error(`The game stands still at action ${opened.stuck.at + 1}`);
  return opened;
}
