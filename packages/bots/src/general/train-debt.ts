import type { CompanyView, TableView } from '@roundhouse/engine/play';
import type { Knowledge } from './knowledge.ts';

/** May a president have to pay for trains, and is it his alone what shares bring? */
export const paysForTrains = ({ mustOwnTrain, sharesPayCompany }: Knowledge): boolean =>
  mustOwnTrain && sharesPayCompany !== true;

/**
 * What the seat could not pay if the companies that it presides and that have no train had to buy one now, each in its turn: with their treasuries, its
 * own cash and all the shares that it may sell. 0: nothing is due, or it can be paid.
 */
export function trainDebt(view: Seen, seat: string): number {
  const needy = view.companies
    .filter((company) => needsTrain(company, seat))
    .toSorted((a, b) => (b.price ?? 0) - (a.price ?? 0));
  let pocket = 0;
  for (const [before, company] of needy.entries())
    if (company.president === seat) pocket += Math.max(0, priceAfter(view, before) - capitalOf(company));
  return pocket === 0 ? 0 : Math.max(0, pocket - meansOf(view, seat));
}

type Seen = Pick<TableView, 'companies' | 'players' | 'depot' | 'trainPool'>;

/** Others' companies may wait for long until their shares are sold; one's own is about to be brought to work. */
const needsTrain = ({ status, president, trains }: CompanyView, seat: string): boolean =>
  trains.length === 0 && (status === 'floated' || (status === 'started' && president === seat));

const capitalOf = ({ status, cash, par }: CompanyView): number =>
  status === 'floated' ? cash : (par ?? 0) * 10;

/** What the cheapest train costs once so many others have bought one. */
function priceAfter({ depot, trainPool = [] }: Seen, others: number): number {
  let left = others;
  for (const { price, left: count } of [...trainPool, ...depot]) {
    left -= count ?? Number.POSITIVE_INFINITY;
    if (left < 0) return price;
  }
  return depot.at(-1)?.price ?? 0;
}

/** Cash and what shares would bring, without giving a presidency away. */
function meansOf({ players, companies }: Seen, seat: string): number {
  const player = players.find(({ id }) => id === seat);
  let sum = player?.cash ?? 0;
  for (const { id, status, president, price, pool } of companies) {
    if (status !== 'floated') continue;
    const own = player?.shares[id]?.percent ?? 0;
    const others = players.map((one) => (one.id === seat ? 0 : (one.shares[id]?.percent ?? 0)));
    const free = president === seat ? Math.max(0, own - Math.max(PRESIDENCY, ...others)) : own;
    sum += (Math.max(0, Math.min(free, MOST_IN_POOL - pool)) * (price ?? 0)) / 10;
  }
  return sum;
}

/** Percent of a president's certificate, and the most that the pool takes. */
const PRESIDENCY = 20;
const MOST_IN_POOL = 50;
