import { choose, isStrength } from '@roundhouse/bots';
import { type Action, type GameRecord, isTitle, loadTitle, type Snapshot } from '@roundhouse/titles';

/** Who plays for somebody who is late, or has left for good: sensibly, for the sake of the others, and quickly. */
export const SUBSTITUTE = 'novice';

/** What a bot is asked: it sees what players see, and not the seed. */
export interface BotQuestion {
  readonly bot: string;
  readonly title: string;
  readonly record: GameRecord;
  readonly snapshot: Snapshot;
  readonly player: string;
  /** It moves once for somebody whose time is over. */
  readonly isLate: boolean;
  /** Chance of its own. */
  readonly seed: number;
}

export async function think({
  bot,
  title: id,
  record,
  snapshot,
  player,
  isLate,
  seed,
}: BotQuestion): Promise<Action> {
  if (!isTitle(id)) throw new Error(`There is no title ${id}`);
  const title = await loadTitle(id);
  const table = title.resume(record, snapshot);
  if ('error' in table) throw new Error(table.error);
  // Whoever says nothing has not agreed to end the game.
  const silence = isLate && table.now.view().step === 'agreement';
  const decline = table.now.choices().find(({ action }) => action.type === 'decline');
  if (silence && decline !== undefined) return decline.action;
  return choose(isStrength(bot) ? bot : 'random', table.now, player, { seed });
}
