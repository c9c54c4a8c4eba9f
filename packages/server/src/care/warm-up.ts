import {
  anyAction,
  loadTitle,
  newGame,
  seededChance,
  summaryOf,
  TITLE_IDS,
  type TitleId,
} from '@roundhouse/titles';
import { openEngine } from '../play/open-engine.ts';

const MOVES = 96;
const KEPT_EVERY = 32;
const AT_ONCE = 4;

const rest = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Loads every title, plays a little of it and opens that again, so that whoever comes first after a start does not wait for it.
 * Others are served in between.
 */
export async function warmUp(titles: readonly TitleId[] = TITLE_IDS): Promise<void> {
  for (const id of titles) await warmUpTitle(id);
}

async function warmUpTitle(id: TitleId): Promise<void> {
  const title = await loadTitle(id);
  const players = Array.from({ length: summaryOf(id).players.min }, (_, seat) => `Player ${seat + 1}`);
  const header = newGame({ title: id, players, seed: 1, options: {} });
  const table = openEngine(title, header, [], null);
  const chance = seededChance(1);
  for (let made = 0; made < MOVES && table.now.ended === null; made++) {
    table.play(anyAction(table.now.advisedChoices(), chance));
    if (made % AT_ONCE === 0) await rest();
  }
  for (let from = 0; from < table.actions.length; from += KEPT_EVERY) {
    openEngine(title, header, table.actions, table.snapshot(from));
    await rest();
  }
}
