import { type GameFrame, openStockRound } from '@roundhouse/classic';
import {
  cellsMarked,
  heldBy,
  markerOf,
  moveCertificate,
  OFFERING,
  openOperatingRound,
  percentOf,
  placeMarker,
  presidentCertificate,
  putStation,
  stationsIn,
} from '@roundhouse/engine';
import { newRecord, openFresh } from '../../testing/random-games.ts';
import { PlayScene } from '../../testing/scene.ts';
import { BOX } from '../data/box.ts';
import { NEUTRAL, SUPPLY, TRAINS } from '../data/data.ts';
import type { Options1882 } from '../options.ts';
import { core, openTurn, type State1882, type Step, type TurnFrame } from '../state.ts';
import { title } from '../title.ts';

/** Support for the tests of 1882: positions laid out on purpose, played as clients play. Players are p1, p2 … */

export interface CompanyScene {
  readonly par?: number;
  /** Row and column of the price marker; the par space if left out. */
  readonly at?: readonly [number, number];
  readonly treasury?: number;
}

export interface RoundScene {
  readonly set?: number;
  readonly round?: number;
  readonly of?: number;
  /** Who operates after this company. */
  readonly queue?: readonly string[];
}

export class Scene extends PlayScene<State1882, Options1882> {
  price(company: string): number | null {
    return core.price(this.state, company);
  }

  cell(company: string): readonly [number, number] | null {
    const marker = markerOf(this.state, company);
    return marker === undefined ? null : [marker.row, marker.column];
  }

  president(company: string): string | null {
    return core.president(this.state, company);
  }

  trainsOf(company: string): string[] {
    return core.company(this.state, company).trains.map(({ type }) => type);
  }

  /** Owners of the markers in a hex, as "CPR.0" with the index of the city. */
  override markers(hex: string): string[] {
    return stationsIn(this.state.board, hex).map(({ owner, at }) => `${owner}.${at?.stop}`);
  }

  isOpen(paper: string): boolean {
    return this.state.privates[paper]?.closed === false;
  }

  owner(paper: string): string | undefined {
    return this.state.privates[paper]?.owner;
  }

  /** Certificates in percent by holder; the first one named is the president. */
  company(id: string, holdings: Readonly<Record<string, number>>, scene: CompanyScene = {}): this {
    const company = core.company(this.state, id);
    for (const certificate of company.certificates) certificate.holder = OFFERING;
    for (const [holder, percent] of Object.entries(holdings)) {
      const president = presidentCertificate(company);
      const takesPresidency = president?.holder === OFFERING;
      if (president !== undefined && takesPresidency) moveCertificate(company, president, holder);
      const tens = (percent - (takesPresidency ? 20 : 0)) / 10;
      for (const certificate of heldBy(company, OFFERING).slice(0, tens)) {
        moveCertificate(company, certificate, holder);
      }
    }
    company.par = scene.par ?? 67;
    const par = cellsMarked(BOX.market, 'par').find(({ price }) => price === company.par);
    const [row, column] = scene.at ?? [par?.row ?? 0, par?.column ?? 0];
    placeMarker(this.state, id, row, column);
    company.floated = percentOf(company, OFFERING) <= 100 - BOX.floatPercent;
    return this.has(id, scene.treasury ?? (company.floated ? company.par * 10 : 0));
  }

  owns(paper: string, owner: string): this {
    const found = this.state.privates[paper];
    if (found === undefined) throw new Error(`There is no private company ${paper}`);
    found.owner = owner;
    found.closed = false;
    return this;
  }

  /** Puts a marker on the map; of the neutral ones that of the supply comes last. */
  override station(owner: string, hex: string, stop = 0): this {
    const free = this.state.board.stations.filter((one) => one.owner === owner && one.at === null);
    const marker = free.find(({ holder }) => holder !== SUPPLY) ?? free[0];
    if (marker === undefined) throw new Error(`${owner} has no marker left`);
    putStation(this.state.board, marker, { hex, stop });
    return this;
  }

  /** Takes the markers of an owner off the map. */
  clear(owner: string): this {
    for (const marker of this.state.board.stations) {
      if (marker.owner === owner) putStation(this.state.board, marker, null);
    }
    return this;
  }

  neutral(hex: string, stop = 0): this {
    return this.station(NEUTRAL, hex, stop);
  }

  /** Gives a company trains of the stack. */
  trains(company: string, ...types: readonly string[]): this {
    for (const type of types) {
      const at = this.state.depot.stack.findIndex((card) => card.type === type);
      const [card] = this.state.depot.stack.splice(at, 1);
      if (card === undefined) throw new Error(`No train ${type} is left`);
      core.company(this.state, company).trains.push(card);
      if (type === 'D') this.state.depot.stack.push({ id: `D-${Number(card.id.slice(2)) + 1}`, type });
    }
    return this;
  }

  /** The phase with its first train sold and out of the way; older trains are gone from the stack. */
  phase(name: string): this {
    const { depot } = this.state;
    this.state.phase = name;
    const older = TRAINS.findIndex(({ type }) => type === name);
    const isOld = (type: string) => TRAINS.findIndex((train) => train.type === type) < older;
    depot.gone.push(...depot.stack.filter(({ type }) => isOld(type)));
    depot.stack = depot.stack.filter(({ type }) => !isOld(type));
    if (name !== '2' && name !== 'D') depot.gone.push(...depot.stack.splice(0, 1));
    return this;
  }

  /** The company has operated before: its home marker is on the map and nothing is reserved for it. */
  operated(id: string): this {
    const company = core.company(this.state, id);
    const { home } = core.companyData(id);
    company.operated = true;
    if (home !== null && !this.state.board.stations.some(({ owner, at }) => owner === id && at !== null)) {
      this.station(id, home);
      company.home = home;
    }
    return this;
  }

  /** A turn in a stock round. */
  stock(number = 2, turn = 'p1'): this {
    return this.onAgenda('stock', number, [openStockRound(this.state, number, turn)]);
  }

  /** A step of a company's turn in an operating round. */
  operate(id: string, step: Step = 'track', scene: RoundScene = {}): this {
    const { set = 2, round = 1, of = 1, queue = [] } = scene;
    const operating = { ...openOperatingRound(set, round, of), started: true, queue: [...queue] };
    const turn: TurnFrame = { ...openTurn(id), step };
    this.onAgenda('operating', set, [operating, turn], { rounds: of, round });
    return step === 'begin' ? this : this.operated(id);
  }

  get turn(): TurnFrame {
    const turn = this.state.agenda.find((frame): frame is TurnFrame => frame.kind === 'turn');
    if (turn === undefined) throw new Error('No company is operating');
    return turn;
  }

  private onAgenda(
    stage: GameFrame['stage'],
    set: number,
    frames: State1882['agenda'],
    rounds: { readonly rounds: number; readonly round: number } = { rounds: 0, round: 0 },
  ): this {
    const game: GameFrame = { kind: 'game', stage, set, ...rounds };
    this.state.agenda = [game, ...frames];
    return this;
  }
}

/** A new game; decisions with nothing to choose but to pass are asked too, unless the pace is `skip`. */
export function fresh(players = 3, seed = 2, pace: 'asked' | 'skip' = 'asked'): Scene {
  const { engine, state } = openFresh(title, { ...newRecord('1882', players, seed), pace });
  return new Scene(title, engine, state);
}

/** A game after the auction, with all private companies closed and P4's certificate back in the offering. */
export function later(players = 3, pace: 'asked' | 'skip' = 'asked'): Scene {
  const scene = fresh(players, 2, pace);
  for (const paper of Object.values(scene.state.privates)) paper.closed = true;
  for (const certificate of core.company(scene.state, scene.state.trestleShare).certificates) {
    certificate.holder = OFFERING;
  }
  scene.state.rebellionTrain = null;
  return scene;
}

/** An auction played to its end: p1 takes P1 to P4, p2 takes P5 and sets CPR's par. */
export function afterAuction(players = 3, seed = 2, par = 67): Scene {
  const scene = fresh(players, seed);
  for (const { id } of scene.state.players) scene.has(id, 1000);
  for (const item of ['P1', 'P2', 'P3', 'P4', 'P5']) {
    const buyer = item === 'P5' ? 'p2' : 'p1';
    scene.passWhile(() => scene.acting !== buyer).do(buyer, 'take', { item });
  }
  return scene.do('p2', 'par', { price: par });
}
