import { someUser } from '../../server/src/testing/client.ts';
import { goldenUpTo } from './games.ts';
import type { Player } from './live-people.ts';

/** Tables in the middle of a game, for looking at them. */
export interface LiveScene {
  readonly people: readonly Player[];
  /** Somebody has to answer an offer. */
  readonly offer: { readonly id: string; readonly asked: Player; readonly asks: Player };
}

/** A recorded game goes on as a table of these people, in their order. */
export async function goOn(people: readonly Player[], game: object): Promise<string> {
  const [owner, ...others] = people;
  if (owner === undefined) throw new Error('Nobody sits there');
  const body = { game, player: 'p1', visibility: 'public', pace: 'live' } as const;
  const { id } = await owner.ok('importTable', { body });
  for (const [index, other] of others.entries())
    await other.ok('join', { params: { table: id }, body: { seat: index + 1 } });
  return id;
}

export async function setLiveScene(url: string): Promise<LiveScene> {
  const people = [await someUser(url, 'Ann'), await someUser(url, 'Bob'), await someUser(url, 'Cid')];
  const id = await goOn(people, await goldenUpTo('1882', 'three-market', 'accept', 9));
  const [first, second] = people;
  if (first === undefined || second === undefined) throw new Error('Nobody sits there');
  await first.ok('say', {
    params: { table: id },
    body: { text: 'The last 6 goes next turn at the latest.' },
  });
  await second.ok('say', { params: { table: id }, body: { text: 'Then what do I run with?' } });
  const { acting, seats } = await first.ok('table', { params: { table: id }, query: {} });
  const asked = people.find(({ id: person }) =>
    seats.some((seat) => seat.person?.id === person && seat.player !== null && acting.includes(seat.player)),
  );
  const asks = people.find((person) => person !== asked);
  if (asked === undefined || asks === undefined) throw new Error('Nobody is asked');
  return { people, offer: { id, asked, asks } };
}
