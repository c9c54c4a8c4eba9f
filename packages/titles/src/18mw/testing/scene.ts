import { turnOf } from '@roundhouse/classic';
import {
  cellsMarked,
  heldBy,
  markerOf,
  moveCertificate,
  OFFERING,
  openOperatingRound,
  POOL,
  placeMarker,
  presidentCertificate,
  putStation,
  stationsOnCharter,
} from '@roundhouse/engine';
import { newRecord, openFresh } from '../../testing/random-games.ts';
import { type Fields, PlayScene } from '../../testing/scene.ts';
import { BOX, SUPPLY } from '../data/box.ts';
import { TOKENS } from '../data/companies.ts';
import { TRAINS } from '../data/trains.ts';
import { heldByPlayers } from '../floating.ts';
import { formSystem } from '../merger.ts';
import type { OptionsMW } from '../options.ts';
import type { GameFrame } from '../rounds.ts';
import { core, openTurn, type StateMW, type Step, TurnMW } from '../state.ts';
import { openStock } from '../stock.ts';
import { title } from '../title.ts';

/** Support for the tests of 18MW: positions laid out on purpose, played as clients play. Players are p1, p2 … in that order. */

export interface CompanyScene {
  readonly par?: number;
  /** Row and column of the price marker; the par space if left out. */
  readonly at?: readonly [number, number];
  readonly treasury?: number;
  /** Has it operated before? So unless told otherwise, if it has floated. */
  readonly operated?: boolean;
}

/** A price in the top row: its column. */
export const topAt = (price: number): readonly [number, number] => [
  0,
  (BOX.market[0] ?? []).findIndex((cell) => cell?.price === price),
];

export class Scene extends PlayScene<StateMW, OptionsMW> {
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

  unusedTokens(company: string): number {
    return stationsOnCharter(this.state.board, company).length;
  }

  isOpen(privateCompany: string): boolean {
    return this.state.privates[privateCompany]?.closed === false;
  }

  owner(privateCompany: string): string | undefined {
    return this.state.privates[privateCompany]?.owner;
  }

  /** Certificates in percent by holder; the first one named is the president. `pool` and the company itself may be named. */
  company(id: string, holdings: Readonly<Record<string, number>>, scene: CompanyScene = {}): this {
    const company = core.company(this.state, id);
    for (const certificate of company.certificates) certificate.holder = OFFERING;
    for (const [holder, percent] of Object.entries(holdings)) {
      const president = presidentCertificate(company);
      const takesPresidency = president?.holder === OFFERING && holder !== POOL && holder !== id;
      if (president !== undefined && takesPresidency) moveCertificate(company, president, holder);
      const tens = (percent - (takesPresidency ? 20 : 0)) / 10;
      for (const certificate of heldBy(company, OFFERING)
        .filter((one) => !one.president)
        .slice(0, tens))
        moveCertificate(company, certificate, holder);
    }
    const par = scene.par ?? 80;
    company.par = par;
    const space = cellsMarked(BOX.market, 'par').find(({ price }) => price === par);
    const [row, column] = scene.at ?? [space?.row ?? 0, space?.column ?? 0];
    placeMarker(this.state, id, row, column);
    const isFloated = heldByPlayers(this.state, company) >= BOX.floatPercent || scene.operated === true;
    if (isFloated && !company.floated) this.float(id, par);
    company.operated = scene.operated ?? company.floated;
    return this.has(id, scene.treasury ?? (company.floated ? par * 10 : 0));
  }

  private float(id: string, par: number): void {
    const company = core.company(this.state, id);
    company.floated = true;
    const tokens = this.state.board.stations.filter(({ owner, holder }) => owner === id && holder === SUPPLY);
    for (const token of tokens.slice(0, TOKENS[par] ?? 0)) token.holder = id;
    const [base] = tokens;
    if (base !== undefined) putStation(this.state.board, base, { hex: company.bases[0] ?? '', stop: 0 });
  }

  /** Two corporations have merged. */
  system(id: string, ...parents: readonly string[]): this {
    formSystem(this.state, parents, id, () => undefined);
    return this;
  }

  /** Moves certificates of a company, large ones first. */
  give(company: string, from: string, to: string, percent: number): this {
    const found = core.company(this.state, company);
    let left = percent;
    for (const certificate of [...heldBy(found, from)].sort((a, b) => b.percent - a.percent)) {
      if (certificate.president || certificate.percent > left) continue;
      left -= certificate.percent;
      moveCertificate(found, certificate, to);
    }
    if (left > 0) throw new Error(`${from} has no ${percent}% of ${company}`);
    return this;
  }

  owns(privateCompany: string, owner: string): this {
    const found = this.state.privates[privateCompany];
    if (found === undefined) throw new Error(`There is no private company ${privateCompany}`);
    found.owner = owner;
    found.closed = false;
    return this;
  }

  override station(owner: string, hex: string, stop = 0): this {
    const [token] = stationsOnCharter(this.state.board, owner);
    if (token === undefined) throw new Error(`${owner} has no token left`);
    putStation(this.state.board, token, { hex, stop });
    return this;
  }

  /** A row of tiles: hex, tile, rotation. */
  tiles(...laid: readonly (readonly [string, string, number])[]): this {
    for (const [hex, tile, rotation] of laid) this.tile(hex, tile, rotation);
    return this;
  }

  /** Gives a company trains of the stack. */
  trains(company: string, ...types: readonly string[]): this {
    for (const type of types) {
      const { stack, gone } = this.state.depot;
      const from = stack.some((card) => card.type === type) ? stack : gone;
      const at = from.findIndex((card) => card.type === type);
      const [card] = from.splice(at, 1);
      if (at < 0 || card === undefined) throw new Error(`No train ${type} is left`);
      core.company(this.state, company).trains.push(card);
      if (type === 'D') stack.push({ id: `D-${Number(card.id.slice(2)) + 1}`, type });
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
    if (name !== '1' && name !== 'D') depot.gone.push(...depot.stack.splice(0, 1));
    return this;
  }

  /** No more trains of the first kind of the stack. */
  soldOut(type: string): this {
    const { depot } = this.state;
    depot.gone.push(...depot.stack.filter((card) => card.type === type));
    depot.stack = depot.stack.filter((card) => card.type !== type);
    return this;
  }

  /** A turn in a stock round. */
  stock(number = 2, turn = 'p1'): this {
    this.state.priority = turn;
    return this.onAgenda('stock', number, [openStock(this.state, number)]);
  }

  /** A step of a company's turn in an operating round. */
  operate(id: string, step: Step = 'track', queue: readonly string[] = [], round = 1): this {
    const { operatingRounds } = core.phase(this.state);
    const operating = {
      ...openOperatingRound(2, round, operatingRounds),
      started: true,
      queue: [...queue],
    };
    const turn: TurnMW = { ...openTurn(id), step };
    return this.onAgenda('operating', 2, [operating, turn], round);
  }

  get turn(): TurnMW {
    return turnOf(this.state, TurnMW);
  }

  /** The fields of all listed actions of a type. */
  listed(type: string): Fields[] {
    return this.actions(type).map(({ type: _type, player: _player, ...fields }) => fields);
  }

  /** Runs the best routes. */
  run(): this {
    const [best] = this.actions('run');
    if (best === undefined) throw new Error('There is nothing to run');
    return this.do(best.player, 'run', { routes: best.routes });
  }

  private onAgenda(stage: GameFrame['stage'], set: number, frames: StateMW['agenda'], round = 0): this {
    const game: GameFrame = { kind: 'game', stage, set, round };
    this.state.agenda = [game, ...frames];
    return this;
  }
}

/** A new game; decisions with nothing to choose but to pass are asked too, unless forced passes are automatic. */
export function fresh(players = 3, forcedPasses: 'recorded' | 'automatic' = 'recorded'): Scene {
  const { engine, state } = openFresh(title, { ...newRecord('18mw', players, 2), forcedPasses });
  const seats = [...state.players].sort((a, b) => a.id.localeCompare(b.id));
  Object.assign(state, { players: seats });
  state.priority = 'p1';
  const scene = new Scene(title, engine, state);
  for (const frame of state.agenda) if ('turn' in frame) Object.assign(frame, { turn: 'p1' });
  return scene;
}

/** A game after the auction, with all private companies closed. */
export function later(players = 3, forcedPasses: 'recorded' | 'automatic' = 'recorded'): Scene {
  const scene = fresh(players, forcedPasses);
  for (const privateCompany of Object.values(scene.state.privates)) privateCompany.closed = true;
  return scene;
}
