import type { Action } from '@roundhouse/engine/play';
import { amount, best, choicesOf, passOf, type Scene, text, withAmount } from './scene.ts';

/** What the seat would give for a private company. */
export const limitFor = (scene: Scene, item: string): number =>
  scene.knows.privates[item] ?? faceOf(scene, item);

/** The private company that is up, where the bids do not name it. */
const itemUp = ({ view }: Scene): string => view.privates.find(({ price }) => price !== null)?.id ?? '';

/** What a bid or a purchase is about. */
export const itemOf = (scene: Scene, { item }: Action): string => text(item) || itemUp(scene);

/** What is printed on it. */
export const faceOf = ({ info }: Scene, item: string): number => info.privates[item]?.face ?? 0;

/** Takes or bids on what is worth most beyond its price, by what the seat would give for it. */
export function bidOrTake(scene: Scene, limit: (scene: Scene, item: string) => number): Action | null {
  const { view, seat } = scene;
  const cash = view.players.find(({ id }) => id === seat)?.free ?? 0;
  const offers = [...choicesOf(scene, 'take'), ...choicesOf(scene, 'bid')].flatMap((choice) => {
    const { action } = choice;
    const item = itemOf(scene, action);
    const listed = view.privates.find(({ id }) => id === item);
    const price = action.type === 'take' ? (listed?.price ?? 0) : amount(action.price);
    // Nobody bids against himself.
    const leads = listed?.bids.toSorted((a, b) => b.price - a.price)[0]?.player === seat;
    return leads || price > cash ? [] : [{ choice, surplus: limit(scene, item) - price, price }];
  });
  const found = best(offers, ({ surplus }) => surplus);
  if (found !== null && found.surplus >= 0) return withAmount(found.choice, found.price);
  return passOf(scene) ?? found?.choice.action ?? null;
}
