import type { Action, Position } from '@roundhouse/engine/play';
import type { Bot, Budget } from './bot.ts';
import { novice } from './novice.ts';
import { random } from './random.ts';
import { steady } from './steady.ts';
import { strong } from './strong.ts';

/** The strengths, the simplest first. */
const BOTS = { random, novice, steady, strong } as const satisfies Readonly<Record<string, Bot>>;

export type Strength = keyof typeof BOTS;
export const isStrength = (name: string): name is Strength => Object.hasOwn(BOTS, name);
export const STRENGTHS: readonly Strength[] = Object.keys(BOTS).filter(isStrength);

export const botNamed = (strength: Strength): Bot => BOTS[strength];

/** What the seat does. A bot that fails, or chooses what is refused, gives way to the next simpler one, so that the table goes on. */
export function choose(
  strength: Strength,
  position: Position,
  seat: string,
  budget: Partial<Budget> = {},
): Action {
  const agreement = agreementToStop(position, seat);
  if (agreement !== null) return agreement;
  for (const name of STRENGTHS.slice(0, STRENGTHS.indexOf(strength) + 1).toReversed()) {
    const bot = BOTS[name];
    try {
      const action = bot.choose(position, seat, { seed: 1, work: bot.work, ...budget });
      if (position.judge(action) === null) return action;
    } catch (error) {
      if (bot === random) throw error;
    }
  }
  throw new Error(`There is nothing that ${seat} can do`);
}

/** When to stop is for people to say: a bot that is asked agrees, so that nobody has to ask it again and again. */
function agreementToStop(position: Position, seat: string): Action | null {
  const accept = position
    .choices()
    .find(({ action }) => action.type === 'accept' && action.player === seat)?.action;
  return accept !== undefined && position.view().step === 'agreement' ? accept : null;
}
