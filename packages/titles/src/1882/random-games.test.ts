import { isDeepStrictEqual } from 'node:util';
import { type Action, type Choice, clone, type Engine } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { type Chance, newRecord, pick, playRandomly, seeded } from '../testing/random-games.ts';
import { PHASES } from './data.ts';
import { randomPlayer, type Temper } from './random-player.ts';
import type { State1882 } from './state.ts';
import { title } from './title.ts';

/** Games of random players. Every action is checked by `playRandomly`; now and then a position is looked at closely. */

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Is the action among the choices, in full or within a range? */
function isListed(action: Action, choices: readonly Choice[]): boolean {
  return choices.some(({ action: listed, range }) => {
    const keys = new Set([...Object.keys(action), ...Object.keys(listed)]);
    return [...keys].every((key) => {
      const value = action[key];
      if (key !== range?.field) return same(value, listed[key]);
      return typeof value === 'number' && Number.isInteger(value) && value >= range.min && value <= range.max;
    });
  });
}

/** Neighbours of a legal action that may be legal themselves, if they are listed. */
function near(action: Action, chance: Chance): Action[] {
  return Object.entries(action).flatMap(([key, value]): Action[] => {
    if (key === 'type')
      return [{ ...action, type: pick(['lay', 'station', 'buy', 'sell', 'bankrupt'], chance) }];
    if (key === 'hex')
      return [{ ...action, hex: pick(['G11', 'E5', 'J10', 'K3', 'D8', 'I1', 'C7'], chance) }];
    if (key === 'tile') return [{ ...action, tile: pick(['57', '9', '8', '59', '14', '63'], chance) }];
    if (key === 'rotation') return [{ ...action, rotation: (Number(value) + 1) % 6 }];
    if (key === 'company') return [{ ...action, company: pick(['CN', 'CPR', 'SCR', 'QL'], chance) }];
    if (typeof value === 'number')
      return [-10, -1, 1, 10].map((step) => ({ ...action, [key]: value + step }));
    return typeof value === 'boolean' ? [{ ...action, [key]: !value }] : [];
  });
}

/** Ten thousand arrays inside each other. */
const deep = (): unknown => JSON.parse('['.repeat(10_000) + ']'.repeat(10_000));

/** Things that can never be an action. */
function broken(action: Action, players: readonly string[], chance: Chance): unknown[] {
  const fields = Object.keys(action).filter((key) => key !== 'type' && key !== 'player');
  const others = players.filter((player) => player !== action.player);
  const key = fields.length > 0 ? pick(fields, chance) : 'price';
  const { [key]: _, ...lacking } = action;
  return [
    ...[...others, 'nobody', 'bank', '__proto__', ''].map((player) => ({ ...action, player })),
    ...(fields.length > 0 ? [lacking] : []),
    { ...action, surprise: 1 },
    { ...action, type: 'toString' },
    { ...action, type: 7 },
    ...[1.5, Number.NaN, 1e15, -1e9, null, [[]], {}, '', 'constructor', '__proto__', deep()]
      .filter((value) => value !== action[key])
      .map((value) => ({ ...action, [key]: value })),
    JSON.parse(`{"__proto__": {"polluted": 1}, ${JSON.stringify(action).slice(1)}`),
    JSON.parse(`${JSON.stringify(action).slice(0, -1)}, "constructor": {"prototype": {"polluted": 1}}}`),
    [action],
    JSON.stringify(action),
    null,
    undefined,
    42,
    deep(),
  ];
}

/** What is listed is accepted, what is not listed is refused, and a refusal leaves no trace. */
function holdToAccount(state: State1882, engine: Engine<State1882>, chance: Chance): void {
  const choices = engine.choices(state);
  const before = clone(state);
  const refused = (action: unknown) => {
    const refusal = engine.play(state, action);
    if (refusal === null)
      throw new Error(`Accepted though not listed: ${String(JSON.stringify(action)).slice(0, 200)}`);
    expect(refusal.message).toMatch(/\.$/);
  };
  for (const { action, range } of choices) {
    if (!engine.judge(state, action).ok) throw new Error(`Refused though listed: ${JSON.stringify(action)}`);
    if (range === undefined) continue;
    for (const value of [range.min, range.max]) {
      expect(engine.judge(state, { ...action, [range.field]: value }).ok).toBe(true);
    }
    refused({ ...action, [range.field]: range.min - range.step });
    refused({ ...action, [range.field]: range.max + range.step });
  }
  const isOpen = (type: string) => choices.some(({ action, open }) => open === true && action.type === type);
  for (let tries = 0; tries < 12; tries++) {
    for (const action of near(pick(choices, chance).action, chance)) {
      if (!isListed(action, choices) && !isOpen(action.type)) refused(action);
    }
  }
  const players = state.players.map(({ id }) => id);
  for (const action of broken(pick(choices, chance).action, players, chance)) refused(action);
  expect(isDeepStrictEqual(state, before)).toBe(true);
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
}

interface Tally {
  readonly reasons: Record<string, number>;
  readonly phases: Set<string>;
  actions: number;
}
const tally: Tally = { reasons: {}, phases: new Set(), actions: 0 };

function playMany(seeds: readonly [number, number], temper: Temper): void {
  for (let seed = seeds[0]; seed <= seeds[1]; seed++) {
    const chance = seeded(seed * 7919);
    const { state, record } = playRandomly(title, newRecord('1882', 2 + (seed % 5), seed), {
      choose: randomPlayer(temper),
      after: (now, engine) => {
        tally.phases.add(now.phase);
        if (now.ended === null && chance() < 0.002) holdToAccount(now, engine, chance);
      },
    });
    const reason = state.ended?.reason ?? 'none';
    tally.reasons[reason] = (tally.reasons[reason] ?? 0) + 1;
    tally.actions += record.actions.length;
  }
}

describe('random games of 2 to 6 players', () => {
  test('4 games of players who know nothing', () => playMany([1, 4], 'wild'));
  test.each([5, 54, 103, 152])('49 games of steady players from seed %i', (first) =>
    playMany([first, first + 48], 'steady'),
  );

  test('they end by the bank, the market and bankruptcy, and go through all phases', () => {
    expect(Object.keys(tally.reasons).sort()).toEqual(['bank', 'bankruptcy', 'market']);
    expect([...tally.phases].sort()).toEqual(PHASES.map(({ name }) => name));
    console.log(`${tally.actions} actions; ended by ${JSON.stringify(tally.reasons)}`);
  });

  test('a position that has been through JSON goes on in the same way', () => {
    for (let seed = 301; seed <= 304; seed++) {
      const copies: State1882[] = [];
      const { record, state, engine } = playRandomly(title, newRecord('1882', 2 + (seed % 5), seed), {
        choose: randomPlayer('steady'),
        after(now, _engine, step) {
          if (step === 99) copies.push(JSON.parse(JSON.stringify(now)));
        },
      });
      const [revived] = copies;
      if (revived === undefined) throw new Error(`Seed ${seed} is over too early`);
      for (const action of record.actions.slice(100)) expect(engine.play(revived, action)).toBe(null);
      expect(isDeepStrictEqual(revived, state)).toBe(true);
    }
  });
});
