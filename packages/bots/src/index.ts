export type { Bot, Budget } from './bot.ts';
export { botNamed, choose, isStrength, STRENGTHS, type Strength } from './choose.ts';
export { type GameReport, MOST_ACTIONS, type Player, playerOf, playGame, reportOf } from './play-game.ts';
