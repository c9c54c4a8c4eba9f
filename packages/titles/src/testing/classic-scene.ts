import type { ClassicState, ClassicTurn, Core, FloatingCompany, GameFrame } from '@roundhouse/classic';
import {
  cellsMarked,
  type Engine,
  heldBy,
  markerOf,
  moveCertificate,
  OFFERING,
  openOperatingRound,
  openStockRound,
  percentOf,
  placeMarker,
  presidentCertificate,
  type Title,
} from '@roundhouse/engine';
import { PlayScene } from './scene.ts';

/** Support for the tests of titles made of the classic parts: positions laid out on purpose, played as clients play. Players are p1, p2 … */

export interface CompanyScene {
  /** The least par value if left out. */
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

export class ClassicScene<
  S extends ClassicState<C>,
  C extends FloatingCompany,
  T extends ClassicTurn,
  O,
> extends PlayScene<S, O> {
  private readonly core: Core<S, C>;
  private readonly openTurn: (company: string) => T;

  constructor(
    title: Title<S, O>,
    engine: Engine<S>,
    state: S,
    core: Core<S, C>,
    openTurn: (company: string) => T,
  ) {
    super(title, engine, state);
    this.core = core;
    this.openTurn = openTurn;
  }

  price(company: string): number | null {
    return this.core.price(this.state, company);
  }

  cell(company: string): readonly [number, number] | null {
    const marker = markerOf(this.state, company);
    return marker === undefined ? null : [marker.row, marker.column];
  }

  president(company: string): string | null {
    return this.core.president(this.state, company);
  }

  trainsOf(company: string): string[] {
    return this.core.company(this.state, company).trains.map(({ type }) => type);
  }

  isOpen(privateCompany: string): boolean {
    return this.state.privates[privateCompany]?.closed === false;
  }

  owner(privateCompany: string): string | undefined {
    return this.state.privates[privateCompany]?.owner;
  }

  /** Certificates in percent by holder; the first one named is the president. */
  company(id: string, holdings: Readonly<Record<string, number>>, scene: CompanyScene = {}): this {
    const { market, floatPercent } = this.core.box;
    const company = this.core.company(this.state, id);
    for (const certificate of company.certificates) certificate.holder = OFFERING;
    for (const [holder, percent] of Object.entries(holdings)) {
      const president = presidentCertificate(company);
      const takesPresidency = president?.holder === OFFERING;
      if (president !== undefined && takesPresidency) moveCertificate(company, president, holder);
      const tens = (percent - (takesPresidency ? 20 : 0)) / 10;
      for (const certificate of heldBy(company, OFFERING).slice(0, tens))
        moveCertificate(company, certificate, holder);
    }
    const spaces = cellsMarked(market, 'par');
    company.par = scene.par ?? spaces[0]?.price ?? 0;
    const par = spaces.find(({ price }) => price === company.par);
    const [row, column] = scene.at ?? [par?.row ?? 0, par?.column ?? 0];
    placeMarker(this.state, id, row, column);
    company.floated = percentOf(company, OFFERING) <= 100 - floatPercent;
    return this.has(id, scene.treasury ?? (company.floated ? company.par * 10 : 0));
  }

  owns(privateCompany: string, owner: string): this {
    const found = this.state.privates[privateCompany];
    if (found === undefined) throw new Error(`There is no private company ${privateCompany}`);
    found.owner = owner;
    found.closed = false;
    return this;
  }

  /** Gives a company trains of the stack. */
  trains(company: string, ...types: readonly string[]): this {
    for (const type of types) {
      const at = this.state.depot.stack.findIndex((card) => card.type === type);
      const [card] = this.state.depot.stack.splice(at, 1);
      if (card === undefined) throw new Error(`No train ${type} is left`);
      this.core.company(this.state, company).trains.push(card);
      if (type === 'D') this.state.depot.stack.push({ id: `D-${Number(card.id.slice(2)) + 1}`, type });
    }
    return this;
  }

  /** The phase with its first train sold and out of the way; older trains are gone from the stack. */
  phase(name: string): this {
    const { depot } = this.state;
    const types = this.core.box.trains.map(({ type }) => type);
    this.setPhase(name);
    const isOld = (type: string) => types.indexOf(type) < types.indexOf(name);
    depot.gone.push(...depot.stack.filter(({ type }) => isOld(type)));
    depot.stack = depot.stack.filter(({ type }) => !isOld(type));
    if (name !== types[0] && name !== 'D') depot.gone.push(...depot.stack.splice(0, 1));
    return this;
  }

  private setPhase(name: string): void {
    const state: ClassicState<C> = this.state;
    state.phase = name;
  }

  /** The company has operated before: its home marker is on the map and nothing is reserved for it. */
  operated(id: string): this {
    const { home } = this.core.companyData(id);
    this.core.company(this.state, id).operated = true;
    if (home !== null && !this.state.board.stations.some(({ owner, at }) => owner === id && at !== null))
      this.station(id, home);
    return this;
  }

  /** A turn in a stock round. */
  stock(number = 2, turn = 'p1'): this {
    return this.onAgenda('stock', number, [openStockRound(this.state, number, turn)]);
  }

  /** A step of a company's turn in an operating round. */
  operate(id: string, step: T['step'] = 'track', scene: RoundScene = {}): this {
    const { set = 2, round = 1, of = 1, queue = [] } = scene;
    const operating = { ...openOperatingRound(set, round, of), started: true, queue: [...queue] };
    const turn: T = { ...this.openTurn(id), step };
    this.onAgenda('operating', set, [operating, turn], { rounds: of, round });
    return step === 'begin' ? this : this.operated(id);
  }

  get turn(): T {
    const turn = this.state.agenda.find((frame): frame is T => frame.kind === 'turn');
    if (turn === undefined) throw new Error('No company is operating');
    return turn;
  }

  private onAgenda(
    stage: GameFrame['stage'],
    set: number,
    frames: S['agenda'],
    rounds: { readonly rounds: number; readonly round: number } = { rounds: 0, round: 0 },
  ): this {
    const game: GameFrame = { kind: 'game', stage, set, ...rounds };
    const state: ClassicState<C> = this.state;
    state.agenda = [game, ...frames];
    return this;
  }
}
