import type { Action, TableView } from '@roundhouse/engine/play';
import type { Knowledge } from '../general/knowledge.ts';
import { actionsOf, amount, passOf, type Scene, text } from '../general/scene.ts';
import { rateStations } from '../general/track.ts';
import { fromPocket, purchases, revenueGain } from '../general/trains.ts';

export const midwest: Knowledge = {
  earns: { '2': 60, '3': 100, '4': 165, '5': 225, '6': 285, '8': 365, '10': 450, D: 560 },
  // Shares are sold for the bank's cheapest train unless another is named, which could be changed for ever.
  preparations: ['raise'],
  privates: { HSJ: 70, SLA: 85, SLFLC: 90, LM: 110, RI: 140, CFH: 180, MO: 210 },
  rise: (price, revenue) => (price < 120 ? 1 : revenue >= price * 3 ? 2 : revenue >= price ? 1 : 0),
  withheldFalls: 1,
  ownSharesPay: 'offering and treasury',
  poolPays: false,
  mustOwnTrain: true,
  soldOut: 'up',
  fallsWhen: 'anybody sells',
  soldIsSetAside: true,
  shuns: (view, action) =>
    action.type === 'redeem'
      ? !canSpare(view, action)
      : action.type === 'start' && view.round !== 'SR 1' && !canFloat(view, action),
  decide: (scene) =>
    freeTrain(scene) ?? doubling(scene) ?? cheapShare(scene) ?? boughtToken(scene) ?? frugal(scene),
};

const LASTING: ReadonlySet<string> = new Set(['8', '10', 'D']);

/** A company buys its own shares back only with money that no train needs: what it lacks then is its president's to pay. */
function canSpare({ companies, depot }: TableView, { company: id, percent }: Action): boolean {
  const company = companies.find((one) => one.id === id);
  if (company === undefined) return false;
  const left = company.cash - ((company.price ?? 0) * amount(percent)) / 10;
  return company.trains.some(({ type }) => LASTING.has(type)) || left >= (depot[0]?.price ?? 0);
}

/** The Mobile and Ohio for a train: the first 5, which closes it, or one of the last trains before, or where none is to be had otherwise. */
function freeTrain(scene: Scene): Action | null {
  const { view } = scene;
  const [offer] = actionsOf(scene, 'free-train');
  const next = view.depot[0];
  const company = view.companies.find(({ id }) => id === view.operating);
  if (offer === undefined || next === undefined || company === undefined) return null;
  const isLast = next.type === '5' || (next.type === '4' && (next.left ?? 0) <= 2);
  const isMissing = company.trains.length === 0 && company.cash < next.price;
  return isLast || isMissing ? offer : null;
}

/** The token that doubles the end of a connection costs nothing. */
const doubling = (scene: Scene): Action | null => actionsOf(scene, 'double')[0] ?? null;

/** A share at a fire sale is cheap, as long as the company, which has no train, does not come with it. */
function cheapShare(scene: Scene): Action | null {
  const { view, seat } = scene;
  const [bid] = actionsOf(scene, 'bid');
  if (view.step !== 'share-sale' || bid === undefined) return null;
  const company = view.companies.find(({ id }) => id === view.operating);
  const percentOf = (player: string | null) =>
    view.players.find(({ id }) => id === player)?.shares[text(view.operating)]?.percent ?? 0;
  const isHarmless = percentOf(seat) + 10 <= percentOf(company?.president ?? null);
  return isHarmless && amount(bid.price) <= (company?.price ?? 0) * 0.8 ? bid : passOf(scene);
}

/** A token of another company is bought, or the one of the Saint Louis and Alton placed, only where routes pay for it. */
function boughtToken(scene: Scene): Action | null {
  const { operating, step } = scene.view;
  const tokens = [...actionsOf(scene, 'buy-token'), ...actionsOf(scene, 'alton')].slice(0, 6);
  if (step !== 'token-purchase' || operating === null || tokens.length === 0) return null;
  const [found] = rateStations(scene, tokens, operating);
  return found !== undefined && found.value > 2 ? found.action : passOf(scene);
}

/** Another train is bought only where it earns its price: the treasury is for the trains that last. */
function frugal(scene: Scene): Action | null {
  const { view, weights } = scene;
  const pass = passOf(scene);
  const company = view.companies.find(({ id }) => id === view.operating);
  const hasTrain = company !== undefined && company.trains.length > 0;
  if (pass === null || !hasTrain || actionsOf(scene, 'train').length === 0) return null;
  const earnsItsPrice = (action: Action): boolean =>
    revenueGain(scene, action) > amount(action.price) * weights.trainReturn;
  const affordable = purchases(scene).filter((action) => fromPocket(scene, action) === 0);
  return affordable.some(earnsItsPrice) ? null : pass;
}

/** After the first stock round few buy into what another has started: whoever cannot float it alone has lost the money, and lacks it for trains. */
function canFloat({ players }: TableView, { player, price }: Action): boolean {
  return (players.find(({ id }) => id === player)?.cash ?? 0) >= amount(price) * SHARES_TO_FLOAT;
}

const SHARES_TO_FLOAT = 6;
