import type { GameFrame } from '@roundhouse/classic';
import {
  cellsMarked,
  heldBy,
  markerOf,
  moveCertificate,
  OFFERING,
  openOperatingRound,
  openStockRound,
  placeMarker,
  presidentCertificate,
  type Station,
} from '@roundhouse/engine';
import { newRecord, openFresh } from '../../testing/random-games.ts';
import { PlayScene } from '../../testing/scene.ts';
import { BOX } from '../data/box.ts';
import type { RefineryState } from '../data/refineries.ts';
import { type PhaseName, TRAINS } from '../data/trains.ts';
import type { OptionsBW } from '../options.ts';
import { leaveQueue, queued } from '../queue.ts';
import type { RoundEndFrame } from '../rounds.ts';
import { core, openTurn, type StateBW, type Step, type TurnFrame } from '../state.ts';
import { title } from '../title.ts';

/** Support for the tests of 1867 Big Wyoming: positions laid out on purpose, played as clients play. Players are p1, p2 … */

export interface CompanyScene {
  /** A starting space by its price, or row and column. */
  readonly par?: number;
  readonly at?: readonly [row: number, column: number];
  readonly treasury?: number;
}

export class Scene extends PlayScene<StateBW, OptionsBW> {
  price(company: string): number | null {
    return core.price(this.state, company);
  }

  cell(company: string): readonly [number, number] | null {
    const marker = markerOf(this.state, company);
    return marker === undefined ? null : [marker.row, marker.column];
  }

  director(company: string): string | null {
    return core.president(this.state, company);
  }

  stage(company: string): string {
    return core.company(this.state, company).stage;
  }

  trainsOf(company: string): string[] {
    return core.company(this.state, company).trains.map(({ type }) => type);
  }

  revenueOf(company: string): number | null {
    return core.company(this.state, company).lastRevenue;
  }

  isOpen(item: string): boolean {
    return this.state.privates[item]?.closed === false;
  }

  owner(item: string): string | undefined {
    return this.state.privates[item]?.owner;
  }

  /** What the choices of a type say in a field. */
  offered(type: string, field: string): unknown[] {
    return [...new Set(this.actions(type).map((action) => action[field]))];
  }

  /** Moves of the decision that is due, with something to choose. */
  get possible(): string[] {
    return [...new Set(this.engine.advisedChoices(this.state).map(({ action }) => action.type))].sort();
  }

  /** Certificates in percent by holder, the first is the director; the rest lie in the treasury. */
  company(id: string, holdings: Readonly<Record<string, number>>, scene: CompanyScene = {}): this {
    const company = core.company(this.state, id);
    leaveQueue(this.state.queue, id);
    for (const certificate of company.certificates) certificate.holder = OFFERING;
    for (const [holder, percent] of Object.entries(holdings)) {
      const director = presidentCertificate(company);
      const takesOver = director?.holder === OFFERING;
      if (director !== undefined && takesOver) moveCertificate(company, director, holder);
      const tens = (percent - (takesOver ? 20 : 0)) / 10;
      for (const certificate of heldBy(company, OFFERING).slice(0, tens))
        moveCertificate(company, certificate, holder);
    }
    for (const certificate of heldBy(company, OFFERING)) moveCertificate(company, certificate, id);
    company.stage = 'open';
    company.par = scene.par ?? 80;
    company.lastRevenue = 0;
    const par = cellsMarked(BOX.market, 'par').find(({ price }) => price === company.par);
    const [row, column] = scene.at ?? [par?.row ?? 0, par?.column ?? 0];
    placeMarker(this.state, id, row, column);
    if (!this.state.board.stations.some(({ owner, at }) => owner === id && at !== null))
      this.station(id, core.companyData(id).home ?? '');
    return this.has(id, scene.treasury ?? 0);
  }

  /** A private company of this owner; it joins the game where it was not drawn. */
  owns(item: string, owner: string): this {
    this.state.privates[item] = { id: item, owner, closed: false };
    return this;
  }

  stationsOf(owner: string): Station[] {
    return this.state.board.stations.filter((station) => station.owner === owner && station.at !== null);
  }

  trains(company: string, ...types: readonly string[]): this {
    const { depot } = this.state;
    for (const type of types) {
      const at = depot.stack.findIndex((card) => card.type === type);
      const [card] =
        at < 0
          ? depot.gone.splice(
              depot.gone.findIndex((one) => one.type === type),
              1,
            )
          : depot.stack.splice(at, 1);
      if (card === undefined) throw new Error(`No train ${type} is left`);
      core.company(this.state, company).trains.push(card);
    }
    return this;
  }

  /** The phase with its first train sold and out of the way; older trains are gone from the stack. */
  phase(name: PhaseName): this {
    const { depot } = this.state;
    this.state.phase = name;
    const rank = (type: string) => TRAINS.findIndex((train) => train.type === type);
    depot.gone.push(...depot.stack.filter(({ type }) => rank(type) < rank(name)));
    depot.stack = depot.stack.filter(({ type }) => rank(type) >= rank(name));
    if (name !== '2') depot.gone.push(...depot.stack.splice(0, 1));
    return this;
  }

  /** Takes trains off the stack until one of this type is next. */
  nextTrain(type: string): this {
    const { depot } = this.state;
    while (depot.stack.length > 0 && depot.stack[0]?.type !== type)
      depot.gone.push(...depot.stack.splice(0, 1));
    return this;
  }

  emptyBank(): this {
    this.state.depot.gone.push(...this.state.depot.stack.splice(0));
    return this;
  }

  /** Cubes on a deposit, from the box. */
  cubes(hex: string, count: number): this {
    this.state.cubesInBox += (this.state.cubes[hex] ?? 0) - count;
    this.state.cubes[hex] = count;
    return this;
  }

  refinery(hex: string, state: RefineryState): this {
    this.state.refineries[hex] = state;
    return this;
  }

  /** The queue row by row; a dot is an empty place. What is not named is removed. */
  queue(...rows: readonly string[]): this {
    const tokens = rows.map((row) => row.split(' ').map((token) => (token === '.' ? null : token)));
    const columns = Math.max(1, ...tokens.map(({ length }) => length));
    this.state.queue = Array.from({ length: columns }, (_, column) =>
      Array.from({ length: 4 }, (_row, row) => tokens[row]?.[column] ?? null),
    );
    for (const company of Object.values(this.state.companies)) {
      if (queued(this.state.queue).includes(company.id)) company.stage = 'queued';
      else if (company.stage === 'queued') company.stage = 'removed';
    }
    return this;
  }

  get queueRows(): string[] {
    return [0, 1, 2, 3].map((row) => this.state.queue.map((column) => column[row] ?? '.').join(' '));
  }

  stock(number = 2, turn = 'p1'): this {
    return this.onAgenda('stock', number, [openStockRound(this.state, number, turn)]);
  }

  /** A step of a corporation's turn in an operating round. */
  operate(id: string, step: Step = 'track', round = 1, of = 1, queue: readonly string[] = []): this {
    const operating = { ...openOperatingRound(2, round, of), started: true, queue: [...queue] };
    const turn: TurnFrame = { ...openTurn(id), step };
    return this.onAgenda('operating', 2, [operating, turn], { rounds: of, round });
  }

  /** An operating round about to begin. */
  round(round = 1, of = 1): this {
    return this.onAgenda('operating', 2, [openOperatingRound(2, round, of)], { rounds: of, round });
  }

  /** The end of an operating round, from a step on. */
  roundEnd(step: RoundEndFrame['step'] = 'production', isLast = false): this {
    const frame: RoundEndFrame = { kind: 'round-end', name: 'OR 2.1', isLast, step, offers: [], declined: 0 };
    return this.onAgenda('operating', 2, [frame], { rounds: isLast ? 1 : 2, round: 1 }).settle();
  }

  get turn(): TurnFrame {
    const turn = this.state.agenda.find((frame): frame is TurnFrame => frame.kind === 'turn');
    if (turn === undefined) throw new Error('No corporation is operating');
    return turn;
  }

  private onAgenda(
    stage: GameFrame['stage'],
    set: number,
    frames: StateBW['agenda'],
    rounds: { readonly rounds: number; readonly round: number } = { rounds: 0, round: 0 },
  ): this {
    const game: GameFrame = { kind: 'game', stage, set, ...rounds };
    this.state.agenda = [game, ...frames];
    return this;
  }
}

/** A new game; decisions with nothing to choose but to pass are asked too, unless the pace is `skip`. */
export function fresh(
  players = 3,
  seed = 2,
  options: Partial<OptionsBW> = {},
  pace: 'asked' | 'skip' = 'asked',
): Scene {
  const { engine, state } = openFresh(title, { ...newRecord('1867bw', players, seed, options), pace });
  return new Scene(title, engine, state);
}

/** A game after the draft, with all private companies closed; the corporation of P13 never started. Everything queued is as dealt. */
export function later(players = 3, pace: 'asked' | 'skip' = 'asked'): Scene {
  const scene = fresh(players, 2, {}, pace);
  for (const privateCompany of Object.values(scene.state.privates)) privateCompany.closed = true;
  scene.state.refineries = {};
  scene.state.priority = 'p1';
  core.company(scene.state, scene.state.investment).stage = 'removed';
  return scene;
}
