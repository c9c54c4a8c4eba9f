import { anyAction } from '@roundhouse/engine/play';
import { type Bot, chanceAt } from './bot.ts';

/** Any legal move: for tests, and the last resort of all others. */
export const random: Bot = {
  name: 'random',
  work: 1,
  choose: (position, _seat, { seed }) => anyAction(position.advisedChoices(), chanceAt(position, seed)),
};
