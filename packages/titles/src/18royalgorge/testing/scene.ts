import { type GameFrame, turnOf } from '@roundhouse/classic';
import {
  BANK,
  heldBy,
  moveCertificate,
  openOperatingRound,
  openStockRound,
  POOL,
  placeMarker,
  presidentCertificate,
  startGame,
} from '@roundhouse/engine';
import { newRecord } from '../../testing/random-games.ts';
import { PlayScene } from '../../testing/scene.ts';
import { MARKET } from '../data/market.ts';
import type { Step } from '../data/numbers.ts';
import { MINE_COAL } from '../data/numbers.ts';
import { DEPOT_STEEL } from '../data/steel.ts';
import type { PhaseName } from '../data/trains.ts';
import { signTreaty } from '../gorge.ts';
import { OPTIONS, type OptionsRG } from '../options.ts';
import { placeHome } from '../par.ts';
import { payIncome } from '../privates.ts';
import { core, isMetal, openTurn, type StateRG, TurnFrame } from '../state.ts';
import { title } from '../title.ts';

/** Support for the tests of 18 Royal Gorge. Players are p1, p2 … */

/** Seeds by the companies that they draw: yellow, yellow; green, green; brown. */
export const SEEDS = {
  florence: 1309045437, // KP RG, SF NO, FCC
  pueblo: 1759541195, // RG PAV, SF CM, S
  denver: 1782014477, // KP RG, SF NO, CS
  springs: 566196971, // RG SF, NO CM, CSCC
  southPark: 156205547, // KP RG, SPP SF, FCC
} as const;

export interface CompanyScene {
  readonly price?: number;
  readonly treasury?: number;
}

export interface RoundScene {
  readonly set?: number;
  readonly round?: number;
  /** The first turn of the company. */
  readonly first?: boolean;
  /** Who operates after it. */
  readonly queue?: readonly string[];
}

const still = () => undefined;

export class Scene extends PlayScene<StateRG, OptionsRG> {
  price(company: string): number | null {
    return core.price(this.state, company);
  }

  president(company: string): string | null {
    return core.president(this.state, company);
  }

  trainsOf(company: string): string[] {
    return core.company(this.state, company).trains.map(({ type }) => type);
  }

  isOpen(asset: string): boolean {
    return this.state.privates[asset]?.closed === false;
  }

  get turn(): TurnFrame {
    return turnOf(this.state, TurnFrame);
  }

  /** Certificates in percent by holder, the president first; the rest lies in the treasury or, for metals, on the board. */
  company(id: string, holdings: Readonly<Record<string, number>>, scene: CompanyScene = {}): this {
    const company = core.company(this.state, id);
    const rest = isMetal(id) ? POOL : id;
    for (const certificate of company.certificates) certificate.holder = rest;
    for (const [holder, percent] of Object.entries(holdings)) {
      const president = presidentCertificate(company);
      const takes = president !== undefined && president.holder === rest;
      if (takes) moveCertificate(company, president, holder);
      for (const share of heldBy(company, rest).slice(0, (percent - (takes ? 20 : 0)) / 10))
        moveCertificate(company, share, holder);
    }
    if (isMetal(id)) return scene.price === undefined ? this : this.at(id, scene.price);
    company.par = scene.price ?? 70;
    company.operated = true;
    const home = this.state.board.stations.find(({ owner }) => owner === id);
    if (home?.at === null) placeHome(this.state, id, still);
    return this.at(id, scene.price ?? 70).has(id, scene.treasury ?? 500);
  }

  /** Puts a marker on the space of this price. */
  at(marker: string, price: number): this {
    placeMarker(this.state, marker, 0, MARKET[0]?.findIndex((cell) => cell?.price === price) ?? 0);
    return this;
  }

  /** A private asset in somebody's hands, whatever was drawn. */
  owns(asset: string, owner: string): this {
    if (this.state.privates[asset] === undefined && asset === 'Y3') {
      this.state.coal.supply -= MINE_COAL;
      this.state.coal.creek = MINE_COAL;
    }
    if (this.state.privates[asset] === undefined && asset === 'B3') {
      this.state.steel.supply -= DEPOT_STEEL;
      this.state.steel.depot = DEPOT_STEEL;
    }
    this.state.privates[asset] = { id: asset, owner, closed: false };
    return this;
  }

  /** Coal in the hands of the owner of a card. */
  coal(pile: 'mines' | 'depot', cubes: number): this {
    this.state.coal.supply += this.state.coal[pile] - cubes;
    this.state.coal[pile] = cubes;
    return this;
  }

  gold(hex: string, cubes: number): this {
    this.state.gold.supply += (this.state.gold.hexes[hex] ?? 0) - cubes;
    this.state.gold.hexes[hex] = cubes;
    return this;
  }

  /** Cubes on the gold track. */
  shipped(cubes: number): this {
    this.state.gold.supply += this.state.gold.shipped - cubes;
    this.state.gold.shipped = cubes;
    return this;
  }

  phase(name: PhaseName): this {
    this.state.phase = name;
    return this;
  }

  /** The deck from this card on; what lay above it is gone. */
  deck(card: string): this {
    const at = this.state.depot.stack.findIndex(({ id }) => id === card);
    if (at < 0) throw new Error(`There is no card ${card}`);
    this.state.depot.gone.push(...this.state.depot.stack.splice(0, at));
    return this;
  }

  /** Trains that have left the deck before. */
  trains(company: string, ...types: readonly string[]): this {
    const { depot } = this.state;
    for (const type of types) {
      const pile = depot.gone.some((card) => card.type === type) ? depot.gone : depot.stack;
      const [card] = pile.splice(
        pile.findIndex((one) => one.type === type),
        1,
      );
      if (card?.type !== type) throw new Error(`No train ${type} is left`);
      core.company(this.state, company).trains.push(card);
      if (type === '6x2') depot.stack.push({ id: `6x2-${Number(card.id.slice(4)) + 1}`, type });
    }
    return this;
  }

  treaty(): this {
    signTreaty(this.state, still);
    return this;
  }

  stock(number = 2, turn = 'p1'): this {
    const game: GameFrame = { kind: 'game', stage: 'stock', set: number, round: 0 };
    this.state.agenda = [game, openStockRound(this.state, number, turn)];
    return this;
  }

  /** A step of a company's turn. */
  operate(
    id: string,
    step: Step = 'track',
    { set = 2, round = 1, first = false, queue = [] }: RoundScene = {},
  ): this {
    const game: GameFrame = { kind: 'game', stage: 'operating', set, round };
    const operating = { ...openOperatingRound(set, round, 2), started: true, queue: [...queue] };
    const turn: TurnFrame = { ...openTurn(id, first), step };
    this.state.agenda = [game, operating, turn];
    return this;
  }

  /** An operating round about to begin. */
  round(set = 2, round = 1): this {
    const game: GameFrame = { kind: 'game', stage: 'operating', set, round };
    this.state.agenda = [game, openOperatingRound(set, round, 2)];
    return this;
  }

  /** The end of an operating round: everybody has operated. */
  roundEnds(set = 2, round = 2): this {
    const game: GameFrame = { kind: 'game', stage: 'operating', set, round };
    const operating = { ...openOperatingRound(set, round, 2), started: true };
    this.state.agenda = [game, operating];
    return this.settle();
  }

  /** The way of a run: stops as "L2", plain track as "(L4)". */
  static path(way: string): string[] {
    return way.split(' ').map((hex) => (hex.startsWith('(') ? hex.slice(1, -1) : `${hex}.0`));
  }

  /** The routes of a run, by train and way. */
  routes(company: string, ways: Readonly<Record<number, string>>): { train: string; path: string[] }[] {
    return Object.entries(ways).map(([index, way]) => ({
      train: core.company(this.state, company).trains[Number(index)]?.id ?? '?',
      path: Scene.path(way),
    }));
  }

  /** Runs these ways and returns what they earn. */
  runs(company: string, ...ways: readonly string[]): number {
    this.do(this.acting, 'run', { routes: this.routes(company, { ...ways }) });
    return core.company(this.state, company).lastRevenue ?? 0;
  }

  /** The rule by which a run of these ways is refused. */
  runRule(company: string, ...ways: readonly string[]): string | null {
    return this.rule(this.acting, 'run', { routes: this.routes(company, { ...ways }) });
  }

  /** What the bank has paid or got, by what for. */
  paid(why: string): number {
    return this.events.reduce(
      (sum, event) =>
        event.type === 'paid' && event.why === why && event.from === BANK ? sum + event.amount : sum,
      0,
    );
  }
}

export interface FreshScene {
  readonly players?: number;
  readonly seed?: number;
  readonly options?: Partial<OptionsRG>;
  readonly forcedPasses?: 'recorded' | 'automatic';
}

/** A new game; decisions with nothing to choose but to pass are asked too, unless forced passes are automatic. */
export function fresh({
  players = 3,
  seed = SEEDS.florence,
  options = {},
  forcedPasses = 'recorded',
}: FreshScene = {}): Scene {
  const record = { ...newRecord(title.id, players, seed), forcedPasses };
  const opened = startGame(title, record, { ...OPTIONS.parse({}), ...options });
  if ('error' in opened) throw new Error(opened.error);
  return new Scene(title, opened.engine, opened.state);
}

/** A game without private assets, in its first stock round, with p1 to begin. */
export function plain(scene: FreshScene = {}): Scene {
  return fresh({ ...scene, options: { noPrivates: true, firstSeatOpens: true, ...scene.options } });
}

/** Rio Grande in Denver with track to Kit Carson (O3) in the east and Divide (H4) in the west, as first built. */
export const rioGrande = (scene: Scene): Scene =>
  scene
    .tile('L4', '7', 3)
    .tile('M3', '58', 5)
    .tile('N4', '8', 2)
    .tile('K3', '4', 1)
    .tile('J4', '9', 1)
    .tile('I5', '8', 2)
    .tile('H4', '58', 5);

/** Kansas Pacific from Kit Carson (O5) over Fountain (L8) and Colorado Springs (K7) to Victor (I9). */
export const kansasPacific = (scene: Scene): Scene =>
  scene
    .tile('N6', '9', 1)
    .tile('M7', '9', 1)
    .tile('L8', '6', 2)
    .tile('K7', '6', 5)
    .tile('J8', '9', 1)
    .tile('I9', '4', 1);

/** Santa Fe from La Junta (O15) over Pueblo (L14) to Eden (L12). */
export const santaFe = (scene: Scene): Scene =>
  scene.tile('N14', '8', 5).tile('M15', '8', 2).tile('L14', '6', 3).tile('L12', '4', 0);

/** The first 5+ leaves the deck. */
export const fivePlus = (scene: Scene): Scene => scene.deck('5+-0').roundEnds();

/** What somebody gets at the start of an operating round. */
export function income(scene: Scene, holder: string): number {
  const before = scene.cash(holder);
  payIncome(scene.state, still);
  return scene.cash(holder) - before;
}

/** Kansas Pacific with a second station in Colorado Springs, these trains and money. */
export const kpWith = (...trains: readonly string[]): Scene =>
  kansasPacific(plain())
    .company('KP', { p1: 60 }, { treasury: 600 })
    .station('KP', 'K7')
    .trains('KP', ...trains);
