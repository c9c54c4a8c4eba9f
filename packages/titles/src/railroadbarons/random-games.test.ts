import {
  type Action,
  type BaseState,
  type Chance,
  type Choice,
  clone,
  type Engine,
  pick,
  seededChance,
} from '@roundhouse/engine';
import { expect, test } from 'vitest';
import { goesOnFromJson, newRecord, openFresh, playRandomly } from '../testing/random-games.ts';
import { OPTIONS } from './options.ts';
import type { BaronsState } from './state.ts';
import { type Policy, randomPlayer } from './testing/random-player.ts';
import { title } from './title.ts';

type Play = Engine<BaronsState & BaseState>;

/** Is an action among the choices, in full or within a range? An open list cannot be held to that. */
function isListed(action: Action, choices: readonly Choice[]): boolean {
  return choices.some(({ action: listed, range }) => {
    const keys = new Set([...Object.keys(action), ...Object.keys(listed)]);
    return [...keys].every((key) => {
      if (key !== range?.field) return JSON.stringify(action[key]) === JSON.stringify(listed[key]);
      const value = Number(action[key]);
      return Number.isInteger(action[key]) && value >= range.min && value <= range.max;
    });
  });
}

const STRANGE: readonly unknown[] = [
  '',
  'SB',
  'I40',
  'A1',
  '8a',
  -1,
  0,
  1,
  10,
  40,
  1.5,
  null,
  [10],
  [30, 10],
  {},
  true,
];

/** An action near a legal one: another field value, a field more or less, another type or player. */
function mutate(action: Action, chance: Chance): Action {
  const keys = Object.keys(action);
  const key = pick(keys, chance);
  const old = action[key];
  if (chance() < 0.1) return { ...action, extra: pick(STRANGE, chance) };
  if (chance() < 0.1) return Object.assign({ type: action.type, player: action.player }, { railroad: 'A1' });
  if (key === 'player') return { ...action, player: action.player === 'p1' ? 'p2' : 'p1' };
  if (key === 'type')
    return { ...action, type: pick(['buy', 'sell', 'place-tokens', 'pass', 'choose', 'accept'], chance) };
  if (typeof old === 'number') return { ...action, [key]: old + pick([-10, -1, 1, 10, 0.5, 1e9], chance) };
  return { ...action, [key]: pick(STRANGE, chance) };
}

/** Listed is accepted, everything else is refused and leaves no trace. */
function checkChoicesAreExact(state: BaronsState, engine: Play, chance: Chance): void {
  const choices = engine.choices(state);
  const before = JSON.stringify(state);
  for (const { action, range } of choices) {
    const ends =
      range === undefined ? [action] : [range.min, range.max].map((n) => ({ ...action, [range.field]: n }));
    for (const listed of ends)
      if (engine.judge(state, listed) !== null) throw new Error(`refused: ${JSON.stringify(listed)}`);
  }
  for (let tries = 0; tries < 30; tries++) {
    const action = mutate(pick(choices, chance).action, chance);
    if (isListed(action, choices) || choices.some(({ notExhaustive }) => notExhaustive)) continue;
    const refusal = engine.play(state, action);
    if (refusal === null) throw new Error(`accepted though not listed: ${JSON.stringify(action)}`);
    expect(engine.explain(refusal)).toMatch(/\.$/);
  }
  if (JSON.stringify(state) !== before) throw new Error('A refused action left a trace');
}

const reasons: Record<string, number> = {};

function playMany(from: number, to: number, policy: Policy, options: Record<string, unknown> = {}): void {
  for (let seed = from; seed <= to; seed++) {
    const chance = seededChance(seed * 7919);
    const { state } = playRandomly(title, newRecord(title.id, 2, seed, options), {
      choose: randomPlayer(policy),
      most: 3000,
      after: (now, engine) => {
        if (now.ended === null && chance() < 0.005) checkChoicesAreExact(now, engine, chance);
      },
    });
    const reason = state.ended?.reason ?? 'none';
    reasons[reason] = (reasons[reason] ?? 0) + 1;
  }
}

test('150 games of players who know nothing', () => playMany(1, 150, 'wild'));
test('750 games of players who keep what they have', () => playMany(151, 900, 'sensible'));

test('50 games of players who may agree to stop', () => playMany(1001, 1050, 'tired'));

test('100 games with every option turned round, one after the other and all at once', () => {
  const turned = OPTIONS.map(({ id, values }) => ({ [id]: values[1] }));
  const all: Record<string, unknown> = Object.assign({}, ...turned);
  for (const [at, options] of [...turned, all].entries()) {
    playMany(901 + at * 8, 901 + at * 8 + 7, at % 2 === 0 ? 'sensible' : 'wild', options);
  }
  playMany(997, 1000, 'sensible', all);
});

test('they end in every way', () => {
  expect(Object.keys(reasons).sort()).toEqual(['agreement', 'market', 'no-railroads']);
});

test('a game continues from JSON as it would have', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const player = randomPlayer(seed % 2 === 0 ? 'wild' : 'sensible');
    expect(goesOnFromJson(title, newRecord(title.id, 2, seed), 100 + (seed % 100), player)).toBe(true);
  }
});

test('a list of choices is the same each time, and asking for it changes nothing', () => {
  const { engine, state } = openFresh(title, newRecord(title.id, 2, 3));
  const before = clone(state);
  expect(engine.choices(state)).toEqual(engine.choices(state));
  expect(state).toEqual(before);
});
