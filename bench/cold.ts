import { readFileSync } from 'node:fs';
import type { GameRecord } from '@roundhouse/engine';
import { title } from '../packages/titles/src/1882/title.ts';
import { openFresh } from '../packages/titles/src/testing/random-games.ts';

/** A process of its own that replays one game of 1882 once and prints how long that took, loading aside. */
const record: GameRecord = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const start = performance.now();
const { engine, state } = openFresh(title, record);
for (const action of record.actions) {
  const refusal = engine.play(state, action);
  if (refusal !== null) throw new Error(refusal.code);
}
console.log(performance.now() - start);
