import { readFileSync } from 'node:fs';
import { type Action, type Choice, type GameEvent, type GameRecord, seededChance } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { goldenSchema } from '../testing/golden.ts';
import { newRecord, openFresh } from '../testing/random-games.ts';
import { goldens } from './testing/goldens.ts';
import { randomPlayer } from './testing/random-player.ts';
import { lineOf, SecondJudge } from './testing/second-judge.ts';
import { faultsOfRun } from './testing/second-run.ts';
import { title } from './title.ts';
import { tableOf, view } from './view.ts';

type Chooser = (choices: readonly Choice[], number: number) => Action | undefined;

const decisions = new Set<string>();

/** In every position what is listed is what the rulebook allows, and every run earns what it says, worked out a second time. */
function playTwiceJudged(record: GameRecord, choose: Chooser, tilesEvery: number): void {
  const { engine, state } = openFresh(title, record);
  const judge = new SecondJudge();
  for (let number = 0; state.ended === null; number++) {
    const table = { ...view(state, engine), titleState: tableOf(state) };
    decisions.add(table.step);
    const { types, lines } = judge.lines(table, number % tilesEvery === 0);
    const choices = engine.advisedChoices(state);
    const listed = choices.filter(({ action }) => types.includes(action.type)).map(lineOf);
    expect([number, table.step, listed.sort()]).toEqual([number, table.step, lines]);
    const action = choose(choices, number);
    if (action === undefined) break;
    const events: GameEvent[] = [];
    expect(engine.play(state, action, events)).toBe(null);
    for (const event of events)
      if (event.type === 'run') expect([number, faultsOfRun(table, event)]).toEqual([number, []]);
    judge.note(table, action, events);
  }
}

describe('what is legal, judged twice', () => {
  // Tiles, which take longest, in every third position.
  test.each(goldens.names)('%s', (name) => {
    const file = new URL(`golden/${name}.json`, import.meta.url);
    const { record } = goldenSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    playTwiceJudged(record, (_choices, number) => record.actions[number], 3);
  });

  /** Land that is bought, trains above the limit, certificates above the limit, a station replaced. */
  test.each([114, 122])('a random game in which rare decisions come: %i', (seed) => {
    const chance = seededChance(seed * 31);
    const choose = randomPlayer('steady');
    const record = newRecord('1867bw', 3 + (seed % 3), seed, { auction: seed % 2 === 0 });
    playTwiceJudged(record, (choices) => choose(choices, chance), 40);
  });

  test('every kind of decision was among them', () => {
    expect([...decisions].sort()).toEqual([
      'acquisition',
      'auction',
      'discard',
      'dividend',
      'draft',
      'dyer',
      'excess',
      'issue',
      'land',
      'offer',
      'par',
      'replace',
      'run',
      'station',
      'stock',
      'track',
      'trains',
    ]);
  });
});
