import { readFileSync } from 'node:fs';
import { type GameRecord, openGame } from '@roundhouse/engine';
import { title } from '../packages/titles/src/1882/title.ts';

/** A process of its own that replays one game of 1882 once and prints how long that took, loading aside. */
const record: GameRecord = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const start = performance.now();
const opened = openGame(title, record);
if ('error' in opened) throw new Error(opened.error);
for (const action of record.actions) {
  const refusal = opened.engine.play(opened.state, action);
  if (refusal !== null) throw new Error(refusal.message);
}
console.log(performance.now() - start);
