import { type Face, type Geography, stopsOf, tokenWords } from '@roundhouse/engine/play';
import type { MapView, Names, PrivateView } from '../contract.ts';
import type { Money } from '../ui/money.ts';
import { prospectsFor } from './prospects.ts';

export interface HexFact {
  readonly head: string;
  readonly text: string;
}

const revenueText = (revenue: number | Readonly<Record<string, number>>, money: Money): string =>
  typeof revenue === 'number'
    ? money(revenue)
    : Object.entries(revenue)
        .map(([colour, value]) => `${money(value)} ${colour}`)
        .join(', ');

const KINDS = { city: 'City', town: 'Town', offboard: 'Off the board', deposit: 'Deposit' } as const;

/** What the stops of a face are worth, and how many stations have room in them. */
function stopFacts(face: Face, hex: string, map: MapView, names: Names, money: Money): HexFact[] {
  return stopsOf(face).map((stop, index) => {
    const here = map.stations.filter(({ at }) => at.hex === hex && at.stop === index);
    const slots = stop.slots ?? 1;
    const free = slots - here.filter(({ at }) => at.beside !== true).length;
    const room =
      stop.type !== 'city'
        ? ''
        : free === 0
          ? '; no slot free'
          : `; ${free} of ${slots} ${slots === 1 ? 'slot' : 'slots'} free`;
    const whose =
      here.length === 0
        ? ''
        : `; ${here.map(({ owner, at }) => `${names(owner)}${at.beside === true ? ' (beside the slots)' : ''}`).join(', ')}`;
    return { head: KINDS[stop.type], text: `${revenueText(stop.revenue, money)}${room}${whose}` };
  });
}

const SHOWN = 8;
const numbers = (tiles: readonly string[]): string =>
  `${tiles
    .slice(0, SHOWN)
    .map((id) => `#${id}`)
    .join(' ')}${tiles.length > SHOWN ? ' …' : ''}`;

/** What the hex may become: the tiles that fit and are left in the box. */
function becoming(next: readonly string[], isBuilt: boolean, left: MapView['tilesLeft']): HexFact[] {
  const head = 'Becomes';
  if (next.length === 0) return isBuilt ? [{ head, text: 'nothing more' }] : [];
  const there = next.filter((id) => left[id] !== 0);
  return [{ head, text: there.length > 0 ? numbers(there) : `${numbers(next)}, none left` }];
}

/** Everything that is known of a hex: its tile, stops, costs, who keeps it closed, and what may become of it. */
export function hexFacts(
  geography: Geography,
  map: MapView,
  hex: string,
  face: Face,
  names: Names,
  privates: readonly PrivateView[],
  money: Money,
): HexFact[] {
  const tile = map.tiles[hex];
  const costs = face.terrain ?? [];
  const reserved = map.reservations.filter((one) => one.hex === hex).map(({ company }) => names(company));
  const lying = map.tokens.filter((token) => token.hex === hex);
  const next = prospectsFor(geography)
    .next(hex, face, tile?.tile ?? null)
    .map((ways) => ways.tile);
  const owner = (id: string) => privates.find((one) => one.id === id)?.owner;
  return [
    { head: 'Tile', text: tile === undefined ? 'none yet' : `#${tile.tile}` },
    ...stopFacts(face, hex, map, names, money),
    ...costs.map(({ type, cost }) => ({
      head: 'Costs',
      text: `${money(cost)}${type === 'none' ? '' : ` for ${type.replace('+', ' and ')}`}`,
    })),
    ...(reserved.length === 0 ? [] : [{ head: 'Kept for', text: reserved.join(', ') }]),
    ...lying.map((token) => {
      const { kind, text } = token;
      const by = owner(text);
      return kind === 'blocked'
        ? { head: 'Closed', text: `by ${names(text)}${by === undefined ? '' : ` of ${names(by)}`}` }
        : { head: 'Here', text: tokenWords(token) };
    }),
    ...becoming(next, tile !== undefined, map.tilesLeft),
  ];
}
