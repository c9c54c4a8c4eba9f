import {
  type ClassicCompany,
  type ClassicState,
  type ClassicTurn,
  type Core,
  type GameFrame,
  turnOf,
} from '@roundhouse/classic';
import {
  cellsMarked,
  type Engine,
  heldBy,
  type KindOf,
  markerOf,
  moveCertificate,
  OFFERING,
  openOperatingRound,
  openStockRound,
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
  readonly at?: readonly [row: number, column: number];
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
  C extends ClassicCompany,
  T extends ClassicTurn,
  O,
> extends PlayScene<S, O> {
  protected readonly core: Core<S, C>;
  private readonly turnKind: KindOf<T>;
  private readonly openTurn: (company: string) => T;

  constructor(
    title: Title<S, O>,
    engine: Engine<S>,
    state: S,
    core: Core<S, C>,
    turnKind: KindOf<T>,
    openTurn: (company: string) => T,
  ) {
    super(title, engine, state);
    this.core = core;
    this.turnKind = turnKind;
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

  /** Certificates in percent by holder, the first one named is the president; its marker on the chart. */
  protected started(
    id: string,
    holdings: Readonly<Record<string, number>>,
    { par, at }: Pick<CompanyScene, 'par' | 'at'>,
  ): C {
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
    const spaces = cellsMarked(this.core.box.market, 'par');
    company.par = par ?? spaces[0]?.price ?? 0;
    const space = spaces.find(({ price }) => price === company.par);
    const [row, column] = at ?? [space?.row ?? 0, space?.column ?? 0];
    placeMarker(this.state, id, row, column);
    return company;
  }

  /** Puts the home on the map, unless the company has a station there already. */
  protected putHome(id: string): void {
    const { home } = this.core.companyData(id);
    if (home !== null && !this.state.board.stations.some(({ owner, at }) => owner === id && at !== null))
      this.station(id, home);
  }

  /** The phase with its first train sold and out of the way; older trains are gone from the stack. */
  phase(name: S['phase']): this {
    const { depot } = this.state;
    const types = this.core.box.trains.map(({ type }) => type);
    this.state.phase = name;
    const isOld = (type: string) => types.indexOf(type) < types.indexOf(name);
    depot.gone.push(...depot.stack.filter(({ type }) => isOld(type)));
    depot.stack = depot.stack.filter(({ type }) => !isOld(type));
    // A stack without end shows one card at a time, which stays.
    if (name !== types[0] && depot.stack.length > 1) depot.gone.push(...depot.stack.splice(0, 1));
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
    return this.onAgenda('operating', set, [operating, turn], { rounds: of, round });
  }

  get turn(): T {
    return turnOf(this.state, this.turnKind);
  }

  protected onAgenda(
    stage: GameFrame['stage'],
    set: number,
    frames: S['agenda'],
    rounds: { readonly rounds: number; readonly round: number } = { rounds: 0, round: 0 },
  ): this {
    const game: GameFrame = { kind: 'game', stage, set, ...rounds };
    this.state.agenda = [game, ...frames];
    return this;
  }
}
