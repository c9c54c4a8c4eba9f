import { isDeepStrictEqual } from 'node:util';
import { type Action, findFrame, type GameEvent, seededChance } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { checkChoicesAreExact } from '../testing/check-choices.ts';
import { newRecord, openFresh, playRandomly } from '../testing/random-games.ts';
import { HALF_COST, PRIVATES } from './data/privates.ts';
import { PHASES } from './data/trains.ts';
import type { LandFrame } from './powers.ts';
import { owns, type StateBW, type TurnFrame } from './state.ts';
import { type Policy, randomPlayer } from './testing/random-player.ts';
import { title } from './title.ts';

/** Games of random players. Every action is checked by `playRandomly`; now and then a position is looked at closely. */

const TEMPTING = {
  type: [
    'lay',
    'station',
    'buy',
    'sell',
    'crisis',
    'issue',
    'redeem',
    'accept',
    'decline',
    'refinery',
    'pass',
  ],
  hex: ['A9', 'C1', 'E9', 'G5', 'H8', 'K13', 'C11', 'G11', 'J14', 'C3'],
  tile: ['57*', '6*', '9', '8', 'd1', 'd3', '441*', '14c'],
  rotation: [0, 1, 2, 3, 4, 5],
  company: ['OSL', 'C&N', 'NP', 'WNW'],
  card: ['P1', 'P13', 'S1', 'priority'],
} as const;

const seen = new Map<string, number>();
const count = (what: string): void => {
  seen.set(what, (seen.get(what) ?? 0) + 1);
};

/** What happened, as it is counted. */
function countEvent(event: GameEvent): void {
  if (event.type === 'special')
    count(event.name === 'refinery' ? `refinery ${event.facts.state}` : event.name);
  if (event.type === 'phase') count(`phase ${event.phase}`);
  if (event.type === 'closed') count(`closed ${event.item}`);
  if (event.type === 'discarded') count('train limit');
  if (event.type === 'paid' && event.why === 'survey') count('power P8');
  if (event.type === 'paid' && event.item === 'P6') count('P6 paid');
}

/** The private company that an action makes use of. */
function powerOf(state: StateBW, { type, hex }: Action): string | null {
  const land = findFrame<LandFrame>(state, 'land');
  if (type === 'lay' && land !== undefined) return land.hex === 'J14' ? 'P1' : 'P2';
  const turn = findFrame<TurnFrame>(state, 'turn');
  if (turn === undefined) return type === 'refinery' ? 'P9' : (POWERS[type] ?? null);
  if (type === 'lay' && turn.upgraded) return 'P7';
  if (type === 'lay' && HALF_COST.includes(String(hex)) && owns(state, turn.company, 'P5')) return 'P5';
  if (type === 'station' && owns(state, turn.company, 'P12')) return 'P12';
  return POWERS[type] ?? null;
}

const POWERS: Readonly<Record<string, string>> = {
  pundit: 'P4',
  refinery: 'P3',
  replace: 'P6',
  council: 'P10',
  extract: 'P11',
  par: 'P13',
};

function playMany(seeds: readonly [number, number], policy: Policy): void {
  for (let seed = seeds[0]; seed <= seeds[1]; seed++) {
    const chance = seededChance(seed * 7919);
    const fresh = newRecord('1867bw', 3 + (seed % 3), seed, { auction: seed % 2 === 0 });
    const { record, state } = playRandomly(title, fresh, {
      choose: randomPlayer(policy),
      after: (now, engine) => {
        if (now.ended === null && chance() < 0.002) checkChoicesAreExact(now, engine, TEMPTING, chance);
      },
    });
    expect(state.ended?.reason).toBe('acquired');
    const again = openFresh(title, fresh);
    const events: GameEvent[] = [];
    const started = new Map<string, number>();
    for (const action of record.actions) {
      const power = powerOf(again.state, action);
      if (power !== null) count(`power ${power}`);
      again.engine.play(again.state, action, events);
      count(`action ${action.type}`);
      if (action.type === 'start')
        started.set(String(action.company), (started.get(String(action.company)) ?? 0) + 1);
    }
    events.forEach(countEvent);
    for (const times of started.values()) if (times > 1) count('reopened');
  }
}

/** Each must have happened at least once. */
const WANTED: readonly string[] = [
  ...PHASES.slice(1).map(({ name }) => `phase ${name}`),
  ...PRIVATES.flatMap(({ id }) => [`closed ${id}`, `power ${id}`]),
  ...['construction', 'inoperational', 'operational', 'disrepair', 'removed'].map(
    (state) => `refinery ${state}`,
  ),
  ...[
    'claim',
    'auction',
    'bid',
    'par',
    'start',
    'pundit',
    'buy',
    'sell',
    'lay',
    'station',
    'run',
    'dividend',
  ],
  ...[
    'train',
    'issue',
    'redeem',
    'crisis',
    'private',
    'refinery',
    'extract',
    'council',
    'replace',
    'accept',
    'decline',
  ],
].map((what) => (/ /.test(what) ? what : `action ${what}`));
const HAPPENINGS = [
  'closed',
  'reopened',
  'removed',
  'export',
  'produce',
  'energy',
  'acquired',
  'swallowed',
  'train limit',
  'P6 paid',
];

describe('random games of three to five players, by draft and by auction', () => {
  test('4 games of players who know nothing', () => playMany([1, 4], 'wild'));
  test.each([5, 54, 103, 152])('49 games from seed %i', (first) => playMany([first, first + 48], 'steady'));

  test('every phase, power, state of a refinery, closing, reopening and acquisition has occurred', () => {
    console.log(
      [...seen]
        .map(([what, times]) => `${what} ${times}`)
        .sort()
        .join('; '),
    );
    expect([...WANTED, ...HAPPENINGS].filter((what) => !seen.has(what))).toEqual([]);
  });

  test('a position that has been through JSON goes on in the same way', () => {
    for (let seed = 301; seed <= 303; seed++) {
      const copies: StateBW[] = [];
      const { record, state, engine } = playRandomly(title, newRecord('1867bw', 3 + (seed % 3), seed), {
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
