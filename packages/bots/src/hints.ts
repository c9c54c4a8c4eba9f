import { type Action, moneyIn, type Position } from '@roundhouse/engine/play';
import type { Budget } from './bot.ts';
import { limitFor } from './general/auction.ts';
import { actionsOf, amount, choicesOf, type Scene, text } from './general/scene.ts';
import { rateLays, rateStations } from './general/track.ts';
import { purchases, revenueGain } from './general/trains.ts';
import { sceneAt } from './scene-at.ts';
import { candidatesOf, decideSteadily, steady } from './steady.ts';

/** A move worth thinking of, and why. */
export interface Hint {
  readonly action: Action;
  readonly why: string;
}

const MOST = 3;

/** The best three moves of the seat that has to act, the best first; fewer where there are no more. */
export function hints(position: Position, seat: string, budget: Partial<Budget> = {}): Hint[] {
  const full = { seed: 1, work: steady.work, ...budget };
  const best = decideSteadily(sceneAt(position, seat, full));
  const rated = reasons(sceneAt(position, seat, full));
  const own = rated.find(({ action }) => isSame(action, best)) ?? {
    action: best,
    why: plainReason(position, best),
  };
  return [own, ...rated.filter(({ action }) => !isSame(action, best))].slice(0, MOST);
}

const isSame = (a: Action, b: Action): boolean => JSON.stringify(a) === JSON.stringify(b);

function reasons(scene: Scene): Hint[] {
  const { info, view } = scene;
  const money = moneyIn(info.terms);
  const kinds = new Set(scene.choices.map(({ action }) => action.type));
  const company = view.operating ?? '';
  if (kinds.has('bid') || kinds.has('take'))
    return [...choicesOf(scene, 'take'), ...choicesOf(scene, 'bid')]
      .map(({ action }) => ({ action, limit: limitFor(scene, text(action.item)) }))
      .sort((a, b) => b.limit - amount(b.action.price) - (a.limit - amount(a.action.price)))
      .map(({ action, limit }) => ({
        action,
        why: `Its income, its power and what a company will pay for it are worth about ${money(limit)}.`,
      }));
  if (kinds.has('lay'))
    return rateLays(scene, actionsOf(scene, 'lay'), 8).map(({ action, gain }) => ({
      action,
      why:
        gain > 0
          ? `${company} earns ${money(gain)} more in each run.`
          : `It earns nothing yet, but leads towards stops that ${company} does not reach.`,
    }));
  if (kinds.has('station') || kinds.has('home'))
    return rateStations(scene, [...actionsOf(scene, 'station'), ...actionsOf(scene, 'home')], company).map(
      ({ action, gain }) => ({
        action,
        why:
          gain > 0
            ? `Routes from there earn ${company} ${money(gain)} more in each run.`
            : `It keeps a place for ${company}, but earns nothing now.`,
      }),
    );
  if (kinds.has('train'))
    return purchases(scene)
      .map((action) => ({ action, gain: revenueGain(scene, action) }))
      .sort((a, b) => b.gain - amount(b.action.price) - (a.gain - amount(a.action.price)))
      .map(({ action, gain }) => ({
        action,
        why: `Until it rusts it should earn ${company} about ${money(Math.round(gain))}, for ${money(amount(action.price))}.`,
      }));
  return byProjection(scene, money);
}

/** Where numbers decide: how much further ahead of the others it leads than the last of the moves that were weighed. */
function byProjection(scene: Scene, money: (amount: number) => string): Hint[] {
  const looked = candidatesOf(scene);
  const last = looked.find(({ action }) => action.type === 'pass') ?? looked.at(-1);
  return looked.map(({ action, score }) => {
    const ahead = Math.round(score - (last?.score ?? score));
    const than = last?.action.type === 'pass' ? 'passing' : 'the least of the other moves';
    return {
      action,
      why:
        ahead > 0
          ? `In the rounds to come it puts you about ${money(ahead)} further ahead of the others than ${than}.`
          : ahead < 0
            ? `It leaves you about ${money(-ahead)} behind where ${than} would.`
            : 'Nothing else promises more.',
    };
  });
}

function plainReason(position: Position, action: Action): string {
  const money = moneyIn(position.info.terms);
  if (action.type === 'run') {
    const ahead = position.after(action);
    const revenue =
      'code' in ahead
        ? 0
        : ahead.events.reduce((sum, event) => (event.type === 'run' ? sum + event.revenue : sum), 0);
    return `No other routes earn more than ${money(revenue)}.`;
  }
  if (action.type === 'pass') return 'Nothing that could be done brings more than it costs.';
  return 'A careful player does this here.';
}
