export type { Bot, Budget } from './bot.ts';
export { botNamed, choose, isStrength, STRENGTHS, type Strength } from './choose.ts';
export { WEIGHTS, type Weights } from './general/weights.ts';
export { type Hint, hints } from './hints.ts';
export { type CostlyDecision, type LookBack, lookBack } from './look-back.ts';
export { type GameReport, MOST_ACTIONS, type Player, playerOf, playGame, reportOf } from './play-game.ts';
export { steadyWith } from './steady.ts';
