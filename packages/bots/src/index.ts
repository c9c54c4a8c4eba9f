import { type Action, anyAction, type Chance, type Position } from '@roundhouse/engine/play';

/** A player made of code: it sees the whole table, may look ahead, and takes one of the choices. */
export type Bot = (position: Position, chance: Chance) => Action;

const random: Bot = (position, chance) => anyAction(position.advisedChoices(), chance);

const BOTS = { random } as const satisfies Readonly<Record<string, Bot>>;

export type BotName = keyof typeof BOTS;
export const BOT_NAMES: readonly string[] = Object.keys(BOTS);
export const isBot = (name: string): name is BotName => Object.hasOwn(BOTS, name);

export function botNamed(name: string): Bot {
  if (!isBot(name)) throw new Error(`There is no bot ${name}`);
  return BOTS[name];
}
