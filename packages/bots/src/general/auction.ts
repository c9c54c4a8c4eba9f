import type { Action } from '@roundhouse/engine/play';
import { amount, best, choicesOf, passOf, type Scene, text, withAmount } from './scene.ts';

/** What the seat would give for a private company. */
export function limitFor({ knows, info }: Scene, item: string): number {
  return knows.privates[item] ?? info.privates[item]?.face ?? 0;
}

/** The private company that is up, where the bids do not name it. */
const itemUp = ({ view }: Scene): string => view.privates.find(({ price }) => price !== null)?.id ?? '';

/** Takes or bids on what is worth most beyond its price; `eager` is how much of the worth is bid at most. */
export function bidOrTake(scene: Scene, eager: number): Action | null {
  const { view, seat } = scene;
  const cash = view.players.find(({ id }) => id === seat)?.free ?? 0;
  const offers = [...choicesOf(scene, 'take'), ...choicesOf(scene, 'bid')].flatMap((choice) => {
    const { action } = choice;
    const item = text(action.item) || itemUp(scene);
    const listed = view.privates.find(({ id }) => id === item);
    const price = action.type === 'take' ? (listed?.price ?? 0) : amount(action.price);
    // Nobody bids against himself.
    const leads = listed?.bids.toSorted((a, b) => b.price - a.price)[0]?.player === seat;
    return leads || price > cash ? [] : [{ choice, surplus: limitFor(scene, item) * eager - price, price }];
  });
  const found = best(offers, ({ surplus }) => surplus);
  if (found !== null && found.surplus >= 0) return withAmount(found.choice, found.price);
  return passOf(scene) ?? found?.choice.action ?? null;
}
