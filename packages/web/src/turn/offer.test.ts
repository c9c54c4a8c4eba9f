import type { GameEvent } from '@roundhouse/engine/play';
import { expect, test } from 'vitest';
import { goldenUpTo } from '../../e2e/games.ts';
import { loadTitle } from '../contract.ts';
import { fundsOf, standingOffer } from './offer.ts';

async function offered(name: string, nth: number) {
  const table = (await loadTitle('1882')).open(await goldenUpTo('1882', name, 'accept', nth));
  if ('error' in table) throw new Error(table.error);
  return { view: table.now.view(), events: table.events.at(-1) ?? [] };
}

test('an offer is known by what was asked last: who pays whom for what', async () => {
  const { view, events } = await offered('three-market', 1);
  const offer = standingOffer(view, events);
  const said = events.find((event): event is GameEvent & { type: 'offer' } => event.type === 'offer');
  expect(offer).toMatchObject({
    buyer: said?.from,
    to: view.acting[0],
    price: said?.price,
    item: said?.item,
  });
  // What is sold belongs to the seller.
  const seller = view.companies.find(({ id }) => id === offer?.seller);
  const owner = view.privates.find(({ id }) => id === offer?.item)?.owner;
  expect(seller?.trains.some(({ id }) => id === offer?.item) ?? owner === offer?.seller).toBe(true);
  expect(fundsOf(offer?.buyer ?? '', view)).toBeGreaterThanOrEqual(offer?.price ?? 0);
});

test('once it is answered there is none', async () => {
  const { view, events } = await offered('three-market', 1);
  expect(standingOffer({ ...view, step: 'trains' }, events)).toBeNull();
  expect(standingOffer(view, [])).toBeNull();
});
