import type { Action, Choice, GameEvent, TableView } from '@roundhouse/engine';
import { MAP } from '../data/map.ts';
import { MANIFEST } from '../data/tiles.ts';
import type { TableBW } from '../view.ts';
import { drawn, fits, hasRoute, placesIn } from './second-map.ts';
import { worthOf } from './second-run.ts';

/** What may be done in a position, worked out a second time from the rulebook and what lies on the table; numbers are copied from the book. */

type Table = Omit<TableView, 'titleState'> & { readonly titleState: TableBW };
type Player = TableView['players'][number];
type Company = TableView['companies'][number];

const FACE = [0, 30, 40, 50, 50, 60, 70, 70, 70, 70, 80, 90, 90, 140];
const faceOf = (item: string): number => FACE[Number(item.slice(1))] ?? 0;
const LIMITS: Readonly<Record<number, number>> = { 3: 15, 4: 13, 5: 12 };
const TRAIN_LIMITS: Readonly<Record<string, number>> = { 2: 4, 3: 4, 4: 3, 5: 2, 6: 2, D: 2 };
const CAPACITY: Readonly<Record<string, number>> = { 2: 2, 3: 2, 4: 3, 5: 3, 6: 4, D: 4 };
const PHASES = ['2', '3', '4', '5', '6', 'D'];
const WYOMING_CITIES = ['B6', 'D8', 'E3', 'E9', 'E13', 'G5', 'H2', 'H8', 'H12', 'J4', 'J14', 'K13'];
const DEPOSITS = ['C11', 'E11', 'F4', 'G11', 'I7', 'I11', 'J6', 'L6'];
const BESIDE_LAKE_OR_JACKSON = ['B2', 'B4', 'B8', 'C5', 'C7', 'D2', 'D4'];

interface Line {
  readonly type: string;
  readonly min?: number;
  readonly max?: number;
  readonly [field: string]: unknown;
}

/** A choice as one line, to compare. */
export function lineOf({ action, range }: Choice): string {
  const { player: _player, ...given } = action;
  // One train of the bank is as good as another.
  const fields =
    given.from === 'bank' ? { ...given, train: String(given.train).replace(/-\d+$/, '') } : given;
  if (range === undefined) return JSON.stringify(sorted(fields));
  const others = Object.fromEntries(Object.entries(fields).filter(([field]) => field !== range.field));
  return JSON.stringify(sorted({ ...others, min: range.min, max: range.max }));
}

const sorted = (line: object): object =>
  Object.fromEntries(Object.entries(line).sort(([a], [b]) => (a < b ? -1 : 1)));

/** An amount of which there is only one is listed without a range. */
const amount = (line: Line, field: string, min: number, max: number): Line[] =>
  min > max
    ? []
    : min === max && field === 'price' && line.type !== 'private'
      ? [{ ...line, price: min }]
      : [{ ...line, min, max }];

interface Block {
  readonly company: string;
  readonly shares: number;
  readonly price: number;
}

export class SecondJudge {
  private bought = false;
  private soldFirst = false;
  private sold: Block[] = [];
  private yellows = 0;
  private upgraded = false;
  private extracted = false;
  private issued = false;
  private declined = new Map<string, number>();
  private offer: Action | null = null;
  /** What a former director above the limit has sold so far. */
  private excess: string[] = [];
  private acquired = '';
  private turn = '';

  /** Notes what is done in a turn. */
  note(table: Table, action: Action, events: readonly GameEvent[]): void {
    this.follow(table);
    const { type } = action;
    if (type === 'buy' || type === 'start' || type === 'pundit') this.bought = true;
    if (type === 'sell' && table.step === 'excess') this.excess.push(String(action.company));
    else if (type === 'sell') {
      if (!this.bought) this.soldFirst = true;
      const company = this.company(table, String(action.company));
      this.sold.push({ company: company.id, shares: Number(action.percent) / 10, price: company.price ?? 0 });
    }
    if (type === 'lay' && table.step === 'track') {
      if (drawn(String(action.hex), table.map?.tiles[String(action.hex)]).color === 'plain') this.yellows++;
      else this.upgraded = true;
    }
    if (type === 'extract') this.extracted = true;
    if (type === 'issue' || type === 'redeem') this.issued = true;
    if (events.some((event) => event.type === 'pass' && event.step === 'stock')) this.turn = '';
    if (type === 'train' || type === 'private') this.offer = action;
    if (type === 'accept' && table.step === 'acquisition')
      this.acquired = table.titleState.prospects[0]?.company ?? '';
    if (type === 'decline' && table.step.startsWith('offer') && this.offer !== null)
      this.declined.set(String(this.offer.train ?? this.offer.item), Number(this.offer.price));
  }

  /** The lines that must be listed, for the kinds of action that are judged here. */
  lines(
    table: Table,
    withTiles = true,
  ): { readonly types: readonly string[]; readonly lines: readonly string[] } {
    this.follow(table);
    const found = this.judged(table, withTiles);
    return { types: found.types, lines: found.lines.map((line) => JSON.stringify(sorted(line))).sort() };
  }

  private follow(table: Table): void {
    if (table.step !== 'excess') this.excess = [];
    const turn =
      table.step === 'stock' ? `${table.round} ${table.acting[0]}` : `${table.round} ${table.operating}`;
    if (
      turn === this.turn ||
      table.step.startsWith('offer') ||
      ['excess', 'land', 'discard'].includes(table.step)
    )
      return;
    this.turn = turn;
    this.bought = this.soldFirst = this.upgraded = this.extracted = this.issued = false;
    this.sold = [];
    this.yellows = 0;
    this.declined = new Map();
  }

  private judged(table: Table, withTiles: boolean): { types: readonly string[]; lines: readonly Line[] } {
    switch (table.step) {
      case 'draft':
        return { types: ['claim', 'pass'], lines: this.draft(table) };
      case 'auction':
        return { types: ['auction', 'bid', 'pass'], lines: this.auction(table) };
      case 'par':
        return { types: ['par'], lines: this.startingValues(table).map((price) => ({ type: 'par', price })) };
      case 'excess':
        return { types: ['sell', 'pass'], lines: this.excessSales(table) };
      case 'land':
        return { types: ['lay', 'pass'], lines: [...this.land(table), { type: 'pass' }] };
      case 'discard':
        return { types: ['discard', 'pass'], lines: this.discards(table) };
      case 'replace':
        return { types: ['replace', 'pass'], lines: [...this.replacements(table), { type: 'pass' }] };
      case 'offer':
        return { types: ['accept', 'decline', 'pass'], lines: [{ type: 'accept' }, { type: 'decline' }] };
      case 'stock':
        return { types: ['buy', 'sell', 'start', 'pundit', 'pass'], lines: this.stock(table) };
      case 'track':
        return {
          types: [...(withTiles ? ['lay'] : []), 'private', 'council', 'refinery', 'extract', 'pass'],
          lines: [
            ...(withTiles ? this.lays(table) : []),
            ...this.before(table),
            ...this.anytime(table),
            { type: 'pass' },
          ],
        };
      case 'station':
        return {
          types: ['station', 'private', 'council', 'refinery', 'extract', 'pass'],
          lines: [...this.stations(table), ...this.before(table), ...this.anytime(table), { type: 'pass' }],
        };
      case 'run':
        return {
          types: ['private', 'council', 'refinery', 'extract', 'pass'],
          lines: [
            ...this.before(table),
            ...this.anytime(table),
            ...(this.mayRun(table) ? [] : [{ type: 'pass' }]),
          ],
        };
      case 'dividend':
        return {
          types: ['dividend', 'private', 'council'],
          lines: [
            { type: 'dividend', kind: 'pay' },
            { type: 'dividend', kind: 'withhold' },
            ...this.anytime(table),
          ],
        };
      case 'trains':
        return {
          types: ['train', 'sell', 'crisis', 'private', 'council', 'pass'],
          lines: this.trains(table),
        };
      case 'issue':
        return {
          types: ['issue', 'redeem', 'private', 'council', 'pass'],
          lines: [...this.issue(table), ...this.anytime(table), { type: 'pass' }],
        };
      case 'dyer':
        return { types: ['refinery', 'pass'], lines: [...this.dyer(table), { type: 'pass' }] };
      case 'acquisition':
        return { types: ['accept', 'decline'], lines: this.answers(table) };
      default:
        throw new Error(`What may be done at ${table.step}?`);
    }
  }

  private company(table: Table, id: string): Company {
    const found = table.companies.find((company) => company.id === id);
    if (found === undefined) throw new Error(`There is no ${id}`);
    return found;
  }

  private acting(table: Table): Player {
    const found = table.players.find(({ id }) => id === table.acting[0]);
    if (found === undefined) throw new Error('Nobody acts');
    return found;
  }

  private operating(table: Table): Company {
    return this.company(table, table.operating ?? '');
  }

  private isFrom(table: Table, phase: string): boolean {
    return PHASES.indexOf(table.phase ?? '') >= PHASES.indexOf(phase);
  }

  /** Section 6. */
  private draft(table: Table): Line[] {
    const { cash } = this.acting(table);
    const claims = table.titleState.row.flatMap(({ card }, place) =>
      5 * place + (card.startsWith('P') ? faceOf(card) : 0) <= cash ? [{ type: 'claim', card }] : [],
    );
    return claims.length > 0 ? claims : [{ type: 'pass' }];
  }

  /** Section 16.2: the auctioneer picks and opens, or the next player bids higher. */
  private auction(table: Table): Line[] {
    const most = Math.floor(this.acting(table).cash / 5) * 5;
    const [high] = table.privates.flatMap(({ bids }) => bids);
    if (high !== undefined) {
      const min = high.price + 5;
      return [{ type: 'pass' }, ...(min <= most ? [{ type: 'bid', min, max: most }] : [])];
    }
    return table.privates.flatMap(({ id, owner, closed }) =>
      owner === 'bank' && !closed ? amount({ type: 'auction', item: id }, 'price', faceOf(id), most) : [],
    );
  }

  /** Section 7.1. */
  private startingValues(table: Table): number[] {
    return [60, 80, ...(this.isFrom(table, '3') ? [110] : []), ...(this.isFrom(table, '5') ? [140] : [])];
  }

  private isAcquired(table: Table, id: string): boolean {
    return table.titleState.acquired.includes(id);
  }

  /** Section 7. */
  private stock(table: Table): Line[] {
    const player = this.acting(table);
    const held = certificatesOf(player);
    const lines: Line[] = [{ type: 'pass' }];
    if (!this.bought && held < (LIMITS[table.players.length] ?? 0)) {
      for (const { id, price, treasury, pool } of table.companies) {
        if (
          price === null ||
          this.isAcquired(table, id) ||
          (player.shares[id]?.percent ?? 0) >= 60 ||
          player.cash < price
        )
          continue;
        if (treasury > 0) lines.push({ type: 'buy', company: id, from: id, percent: 10 });
        if (pool > 0) lines.push({ type: 'buy', company: id, from: 'pool', percent: 10 });
      }
      const prices = this.startingValues(table);
      const start = (type: string, row: number) => {
        for (const company of table.titleState.queue[row] ?? [])
          for (const price of prices)
            if (company !== null && 2 * price <= player.cash) lines.push({ type, company, price });
      };
      start('start', 0);
      if (player.privates.includes('P4')) start('pundit', 1);
    }
    const mayNotSell = table.round === 'SR 1' || (this.bought && this.soldFirst);
    return mayNotSell ? lines : [...lines, ...this.blocks(table, player).map(sellLine)];
  }

  /** Section 7.2: what a player may sell of each corporation that has not been sold in the same sale. */
  private blocks(table: Table, player: Player, sold = this.sold.map(({ company }) => company)): Block[] {
    return table.companies.flatMap(({ id, price, pool }) => {
      const own = player.shares[id];
      if (price === null || own === undefined || this.isAcquired(table, id)) return [];
      if (sold.includes(id)) return [];
      const others = table.players.flatMap((other) =>
        other.id === player.id ? [] : [other.shares[id]?.percent ?? 0],
      );
      const most = Math.max(...others);
      return Array.from({ length: own.percent / 10 }, (_, index) => index + 1).flatMap((shares) => {
        const kept = own.percent - 10 * shares;
        if (pool + 10 * shares > 50) return [];
        if (own.president && kept < most ? most < 20 : own.president && kept < 20) return [];
        return [{ company: id, shares, price }];
      });
    });
  }

  /** Section 7.4: the first blocks of every sale that brings the player as near to the certificate limit as any can, and not below. */
  private excessSales(table: Table): Line[] {
    const player = this.acting(table);
    const excess = certificatesOf(player) - (LIMITS[table.players.length] ?? 0);
    const isFollowed = ({ company, shares }: Block): boolean => {
      const own = player.shares[company];
      return (
        own?.president === true &&
        table.players.some(
          ({ id, shares: held }) =>
            id !== player.id && (held[company]?.percent ?? 0) > own.percent - 10 * shares,
        )
      );
    };
    const fewer = (block: Block): number => block.shares - (isFollowed(block) ? 1 : 0);
    const blocks = this.blocks(table, player, this.excess).filter((block) => fewer(block) > 0);
    const sales = setsOf(blocks).filter((sale) => sumOf(sale, fewer) <= excess);
    const most = Math.max(...sales.map((sale) => sumOf(sale, fewer)));
    const lines = sales.filter((sale) => sumOf(sale, fewer) === most).flatMap((sale) => sale.map(sellLine));
    return [...new Map(lines.map((line) => [JSON.stringify(line), line])).values()];
  }

  /** Section 8.2.A. */
  private lays(table: Table): Line[] {
    const hasP7 = this.operating(table).privates.includes('P7');
    const mayYellow = this.upgraded ? hasP7 && this.yellows === 0 : this.yellows < 2;
    const mayUpgrade = !this.upgraded && this.yellows === 0;
    return this.tiles(table, Object.keys(MAP.hexes), mayYellow, mayUpgrade);
  }

  /** P1 and P2, when they are bought. */
  private land(table: Table): Line[] {
    return this.tiles(table, [this.offer?.item === 'P1' ? 'J14' : 'E13'], true, false);
  }

  private tiles(table: Table, hexes: readonly string[], mayYellow: boolean, mayUpgrade: boolean): Line[] {
    const { map, phase } = table;
    if (map === null || phase === null) return [];
    const company = this.operating(table);
    return hexes.flatMap((hex) => {
      const isYellow = drawn(hex, map.tiles[hex]).color === 'plain';
      if (isYellow ? !mayYellow : !mayUpgrade) return [];
      const blocker = hex === 'J14' ? 'P1' : hex === 'E13' ? 'P2' : null;
      if (blocker !== null && table.players.some(({ privates }) => privates.includes(blocker))) return [];
      const cost = (MAP.hexes[hex]?.terrain ?? []).reduce((sum, terrain) => sum + terrain.cost, 0);
      const isHalf = company.privates.includes('P5') && BESIDE_LAKE_OR_JACKSON.includes(hex);
      if ((isHalf ? cost / 2 : cost) > company.cash) return [];
      return Object.keys(MANIFEST).flatMap((tile) =>
        [0, 1, 2, 3, 4, 5].flatMap((rotation) =>
          fits(map, company.id, phase, hex, { tile, rotation }) ? [{ type: 'lay', hex, tile, rotation }] : [],
        ),
      );
    });
  }

  /** Section 8.2.B. */
  private stations(table: Table): Line[] {
    const { map } = table;
    const company = this.operating(table);
    if (map === null || company.stationsLeft === 0) return [];
    const stops = placesIn(map, company.id);
    return [...stops].flatMap((hex) => {
      const { kind, slots } = drawn(hex, map.tiles[hex]);
      const here = map.stations.filter(({ at }) => at.hex === hex);
      const kept = table.titleState.queue
        .flat()
        .filter((id) => id !== null && MAP.hexes[hex]?.home?.includes(id)).length;
      const isFree = here.filter(({ at }) => at.beside !== true).length + kept < slots;
      const cost = worthOf(table, hex) * (company.privates.includes('P12') ? 1 : 3);
      if (
        kind === 'deposit' ||
        !isFree ||
        here.some(({ owner }) => owner === company.id) ||
        cost > company.cash
      )
        return [];
      return [{ type: 'station', hex, stop: 0 }];
    });
  }

  /** Section 8.2.C: without a train or a route nothing runs. */
  private mayRun(table: Table): boolean {
    const { id, trains } = this.operating(table);
    return trains.length > 0 && table.map !== null && hasRoute(table.map, id);
  }

  /** P3 and P11, before trains run. */
  private before(table: Table): Line[] {
    const { map, titleState } = table;
    const company = this.operating(table);
    if (map === null) return [];
    const stops = placesIn(map, company.id);
    const isPlaced = Object.keys(titleState.refineries).some((hex) => !WYOMING_CITIES.includes(hex));
    const sites = company.privates.includes('P3') && !isPlaced ? ['A9', 'C1', 'E15', 'M3'] : [];
    const deposits =
      company.privates.includes('P11') && !this.extracted && titleState.cubes.inBox > 0 ? DEPOSITS : [];
    return [
      ...sites.filter((hex) => stops.has(hex)).map((hex) => ({ type: 'refinery', hex })),
      ...deposits
        .filter(
          (hex) => stops.has(hex) && (titleState.deposits[hex] ?? 0) < (CAPACITY[table.phase ?? ''] ?? 0),
        )
        .map((hex) => ({ type: 'extract', hex })),
    ];
  }

  /** Private companies bought, and P10. */
  private anytime(table: Table): Line[] {
    const company = this.operating(table);
    const { map } = table;
    const offered = this.isFrom(table, '3') ? table.players.flatMap(({ privates }) => privates) : [];
    const stops = map === null ? new Set<string>() : placesIn(map, company.id);
    return [
      ...offered.flatMap((item) =>
        item === 'P13'
          ? []
          : amount(
              { type: 'private', item },
              'price',
              Math.max(faceOf(item) / 2, (this.declined.get(item) ?? 0) + 1),
              Math.min(2 * faceOf(item), company.cash),
            ),
      ),
      ...(company.privates.includes('P10') ? ['D8', 'E9', 'G5', 'E3'] : [])
        .filter((hex) => stops.has(hex))
        .map((hex) => ({ type: 'council', hex })),
    ];
  }

  /** Section 8.2.D. */
  private trains(table: Table): Line[] {
    const company = this.operating(table);
    const director = this.acting(table);
    const [cheapest] = table.depot.filter(({ left }) => left === null || left > 0);
    const mustOwn =
      cheapest !== undefined &&
      company.trains.length === 0 &&
      table.map !== null &&
      hasRoute(table.map, company.id);
    const price = cheapest?.price ?? 0;
    const lacking = mustOwn ? price - company.cash - director.cash : 0;
    if (mustOwn && this.sold.length > 0 && lacking > 0) return this.forcedSales(table, lacking);
    const lines: Line[] = [];
    const hasRoom = company.trains.length < (TRAIN_LIMITS[table.phase ?? ''] ?? 0);
    if (cheapest !== undefined && hasRoom && (company.cash >= price || (mustOwn && lacking <= 0)))
      lines.push({ type: 'train', from: 'bank', train: cheapest.type, price });
    const hasSold = mustOwn && this.sold.length > 0;
    if (hasRoom && !hasSold)
      for (const seller of table.companies)
        for (const train of seller.id === company.id ? [] : seller.trains)
          lines.push(
            ...amount(
              { type: 'train', from: seller.id, train: train.id },
              'price',
              (this.declined.get(train.id) ?? 0) + 1,
              company.cash,
            ),
          );
    if (lacking > 0) lines.push({ type: 'crisis' }, ...this.forcedSales(table, lacking));
    if (!mustOwn) lines.push({ type: 'pass' });
    const anytime = this.anytime(table);
    return [...lines, ...(hasSold ? anytime.filter(({ type }) => type === 'council') : anytime)];
  }

  /** Section 8.2.D.c: first blocks of every sale that brings enough and of which nothing could be left out. */
  private forcedSales(table: Table, lacking: number): Line[] {
    const blocks = this.blocks(table, this.acting(table)).filter(
      ({ company }) => company !== table.operating,
    );
    const first = new Map<string, Block>();
    const already = this.sold.map(({ price }) => price);
    const total = (sale: readonly Block[]) =>
      sale.reduce((sum, { shares, price }) => sum + shares * price, 0);
    function extend(sale: readonly Block[], others: readonly Block[]): void {
      const brought = total(sale);
      if (brought >= lacking) {
        const prices = [...already, ...sale.map(({ price }) => price)];
        if (prices.every((price) => brought - price < lacking))
          for (const block of sale) first.set(`${block.company} ${block.shares}`, block);
        return;
      }
      for (const [at, block] of others.entries())
        extend(
          [...sale, block],
          others.slice(at + 1).filter(({ company }) => company !== block.company),
        );
    }
    extend([], blocks);
    return [...first.values()].map(sellLine);
  }

  /** Section 8.2.E. */
  private issue(table: Table): Line[] {
    const { treasury, pool, cash, price } = this.operating(table);
    if (this.issued) return [];
    return [
      ...(treasury > 0 && pool < 50 ? [{ type: 'issue' }] : []),
      ...(pool > 0 && cash >= (price ?? 0) ? [{ type: 'redeem' }] : []),
    ];
  }

  /** Section 11.C: the first corporation in operating order that has too many trains. */
  private discards(table: Table): Line[] {
    const limit = TRAIN_LIMITS[table.phase ?? ''] ?? 0;
    const [first] = table.companies
      .filter(({ trains }) => trains.length > limit)
      .sort((a, b) => operatingRank(table, a.id) - operatingRank(table, b.id));
    return first?.trains.map(({ id }) => ({ type: 'discard', train: id })) ?? [];
  }

  /** P6. */
  private replacements(table: Table): Line[] {
    const company = this.company(table, table.deciding ?? '');
    const standing = (owner: string) =>
      table.map?.stations.flatMap((station) => (station.owner === owner ? [station.at.hex] : [])) ?? [];
    const own = standing(company.id);
    const from = [...(company.stationsLeft > 0 ? ['charter'] : []), ...own];
    return standing(this.acquired).flatMap((hex) =>
      own.includes(hex) ? [] : from.map((place) => ({ type: 'replace', hex, from: place })),
    );
  }

  /** P9. */
  private dyer(table: Table): Line[] {
    const built = Object.keys(table.titleState.refineries);
    return WYOMING_CITIES.filter((hex) => !built.includes(hex)).map((hex) => ({ type: 'refinery', hex }));
  }

  /** Section 8.6. */
  private answers({ titleState }: Table): Line[] {
    const isLast = titleState.prospects.length === 1;
    const isQueueEmpty = titleState.queue.flat().every((token) => token === null);
    return [{ type: 'accept' }, ...(isLast && isQueueEmpty ? [] : [{ type: 'decline' }])];
  }
}

/** The director's certificate is one of two shares. */
const certificatesOf = ({ shares }: Player): number =>
  Object.values(shares).reduce((sum, { percent, president }) => sum + percent / 10 - (president ? 1 : 0), 0);

const sumOf = (sale: readonly Block[], count: (block: Block) => number): number =>
  sale.reduce((sum, block) => sum + count(block), 0);

/** Every set with at most one block of a corporation. */
function setsOf(blocks: readonly Block[]): Block[][] {
  const [first, ...others] = blocks;
  if (first === undefined) return [[]];
  const without = setsOf(others);
  const withFirst = setsOf(others.filter(({ company }) => company !== first.company));
  return [...without, ...withFirst.map((sale) => [first, ...sale])];
}

/** Highest price first, then farther right, then higher in the stack. */
function operatingRank({ companies, market }: Table, id: string): number {
  const priceOf = (company: string) => companies.find((one) => one.id === company)?.price ?? 0;
  const order = market
    .map(({ company, column }, number) => ({ company, column, number }))
    .sort((a, b) => priceOf(b.company) - priceOf(a.company) || b.column - a.column || a.number - b.number);
  return order.findIndex(({ company }) => company === id);
}

const sellLine = ({ company, shares }: Block): Line => ({ type: 'sell', company, percent: 10 * shares });
