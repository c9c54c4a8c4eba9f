import { isDeepStrictEqual } from 'node:util';
import {
  type Action,
  BANK,
  type BaseState,
  type Choice,
  cashOf,
  clone,
  companyOf,
  type Engine,
  type GameEvent,
  type HasBoard,
  type HasCash,
  type HasCompanies,
  percentOf,
  putStation,
  putTile,
  stationsIn,
  type Title,
} from '@roundhouse/engine';

/** Support for tests: positions laid out on purpose, played as clients play. */

export interface Fields {
  readonly [field: string]: unknown;
}

type SceneState = BaseState & HasCash & HasCompanies & HasBoard;

export class PlayScene<S extends SceneState, O> {
  readonly events: GameEvent[] = [];
  readonly title: Title<S, O>;
  readonly engine: Engine<S>;
  readonly state: S;

  constructor(title: Title<S, O>, engine: Engine<S>, state: S) {
    this.title = title;
    this.engine = engine;
    this.state = state;
  }

  /** Plays an action that must be accepted, and checks that nothing gets lost. */
  do(player: string, type: string, fields: Fields = {}): this {
    const before = JSON.stringify(this.title.totals(this.state));
    const refusal = this.engine.play(this.state, { type, player, ...fields }, this.events);
    if (refusal !== null)
      throw new Error(`${type} is refused by ${refusal.rule}: ${this.engine.explain(refusal)}`);
    const faults = this.title.faults(this.state);
    if (faults.length > 0) throw new Error(faults.join('; '));
    if (JSON.stringify(this.title.totals(this.state)) !== before)
      throw new Error(`${type} breaks the totals`);
    return this;
  }

  /** Goes on until somebody has to decide. */
  settle(): this {
    this.engine.settle(this.state, this.events);
    return this;
  }

  /** Everybody who is asked passes, as long as the condition holds. */
  passWhile(condition: () => boolean): this {
    for (let i = 0; i < 200 && this.state.ended === null && condition(); i++) this.do(this.acting, 'pass');
    return this;
  }

  /** The rule by which an action is refused, and nothing is changed; null if it may be done. */
  rule(player: string, type: string, fields: Fields = {}): string | null {
    const before = clone(this.state);
    const action = { type, player, ...fields };
    const judged = this.engine.judge(this.state, action);
    if (!isDeepStrictEqual(this.state, before)) throw new Error(`Judging ${type} has changed the state`);
    if (judged === null) return null;
    const refusal = this.engine.play(this.state, action);
    if (!isDeepStrictEqual(this.state, before)) throw new Error(`Refusing ${type} has changed the state`);
    return refusal?.rule ?? null;
  }

  choices(type: string): readonly Choice[] {
    return this.engine.advisedChoices(this.state).filter(({ action }) => action.type === type);
  }

  actions(type: string): readonly Action[] {
    return this.choices(type).map(({ action }) => action);
  }

  get acting(): string {
    return this.engine.acting(this.state)[0] ?? '';
  }

  /** Round and step: "SR 2 stock". */
  get where(): string {
    const { round, step } = this.engine.label(this.state);
    return `${round ?? ''} ${step}`.trim();
  }

  get rounds(): string[] {
    return this.events.flatMap((event) => (event.type === 'round' ? [event.name] : []));
  }

  /** The names of what only this title knows, in order. */
  get specials(): string[] {
    return this.events.flatMap((event) => (event.type === 'special' ? [event.name] : []));
  }

  cash(holder: string): number {
    return cashOf(this.state, holder);
  }

  percent(company: string, holder: string): number {
    return percentOf(companyOf(this.state, company), holder);
  }

  worth(player: string): number {
    return this.title.worth(this.state, player);
  }

  /** Owners of the stations in a hex. */
  markers(hex: string): string[] {
    return stationsIn(this.state.board, hex).map(({ owner }) => owner);
  }

  /** Gives a purse exactly so much, from or to the bank. */
  has(holder: string, amount: number): this {
    this.state.cash[BANK] = this.cash(BANK) + this.cash(holder) - amount;
    this.state.cash[holder] = amount;
    return this;
  }

  tile(hex: string, tile: string, rotation = 0): this {
    putTile(this.state.board, hex, { tile, rotation });
    return this;
  }

  station(owner: string, hex: string, stop = 0): this {
    const marker = this.state.board.stations.find((one) => one.owner === owner && one.at === null);
    if (marker === undefined) throw new Error(`${owner} has no station left`);
    putStation(this.state.board, marker, { hex, stop });
    return this;
  }
}
