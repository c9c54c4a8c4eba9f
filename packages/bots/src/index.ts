import { type Action, anyAction, type Chance, type Choice } from '@roundhouse/engine';

/** A player made of code: it sees the choices and takes one. */
export type Bot = (choices: readonly Choice[], chance: Chance) => Action;

const BOTS = { random: anyAction } as const satisfies Readonly<Record<string, Bot>>;

export type BotName = keyof typeof BOTS;
export const BOT_NAMES: readonly string[] = Object.keys(BOTS);
export const isBot = (name: string): name is BotName => Object.hasOwn(BOTS, name);

export function botNamed(name: string): Bot {
  if (!isBot(name)) throw new Error(`There is no bot ${name}`);
  return BOTS[name];
}
