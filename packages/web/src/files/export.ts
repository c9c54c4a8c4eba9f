import type { GameRecord } from '@roundhouse/engine/play';

/** The name of the file that a game is kept in. */
export function fileName(record: GameRecord, when: Date): string {
  const players = record.players.map(({ name }) => name.replace(/[^\p{L}\p{N}]+/gu, '')).join('-');
  return `${record.title}-${players}-${when.toISOString().slice(0, 10)}.json`.slice(0, 120);
}

/** Gives a game to the browser to keep as a file. */
export function downloadRecord(record: GameRecord): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(record, null, 1)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName(record, new Date());
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
