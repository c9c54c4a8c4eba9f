import {
  type Action,
  BANK,
  clone,
  type Engine,
  type GameEvent,
  moveCertificate,
  openOperatingRound,
  placeMarker,
} from '@roundhouse/engine';
import { newRecord, openFresh } from '../../testing/random-games.ts';
import { OPERATING_ROUNDS } from '../data/box.ts';
import { TRACK } from '../data/track.ts';
import { directorByStock } from '../directors.ts';
import type { Options } from '../options.ts';
import {
  type BaronsState,
  type GameFrame,
  GONE,
  type Holding,
  holdingIn,
  type OwnedRailroad,
} from '../state.ts';
import { openTrade } from '../stock-frame.ts';
import { title } from '../title.ts';

/** Support for the tests of this title: positions laid out on purpose. The players are p1 and p2. */
export interface Scene {
  readonly round: 'stock' | 'operating';
  readonly options?: Partial<Options>;
  /** Decisions with nothing to choose are asked too. */
  readonly asked?: boolean;
  /** The second operating round of the pair. */
  readonly second?: boolean;
  readonly cash?: Readonly<Record<string, number>>;
  readonly holdings: Readonly<Record<string, HoldingScene>>;
  readonly investors?: Readonly<Record<string, string>>;
  /** The railroads of the stack from the top; all that are nowhere else if left out. */
  readonly stack?: readonly string[];
  readonly waiting?: string;
  readonly level?: number;
}

export interface HoldingScene {
  /** Percentages of certificates by player; the rest is in the bank. */
  readonly p1?: readonly number[];
  readonly p2?: readonly number[];
  /** Present value; 100 if left out. */
  readonly value?: number;
  readonly initial?: number;
  /** Has operated before; true if left out. */
  readonly operating?: boolean;
  readonly treasury?: number;
  /** "A2" or "B1-3" for the side. */
  readonly railroads?: readonly string[];
  readonly network?: number;
  /** The last director, for ties while the 40% is in the bank. */
  readonly last?: string;
}

export interface Fields {
  readonly [field: string]: unknown;
}

/** A game at play, with short words for tests. */
export class Play {
  readonly events: GameEvent[] = [];
  readonly engine: Engine<BaronsState>;
  state: BaronsState;

  constructor(engine: Engine<BaronsState>, state: BaronsState) {
    this.engine = engine;
    this.state = state;
  }

  /** Plays an action that must be accepted. */
  do(player: string, type: string, fields: Fields = {}): this {
    const refusal = this.engine.play(this.state, { type, player, ...fields }, this.events);
    if (refusal !== null)
      throw new Error(`${type} is refused by ${refusal.rule}: ${this.engine.explain(refusal)}`);
    return this;
  }

  /** The rule that refuses an action, which must leave no trace; null if it would be accepted. */
  refusal(player: string, type: string, fields: Fields = {}): string | null {
    const copy = clone(this.state);
    const refusal = this.engine.play(copy, { type, player, ...fields });
    if (refusal === null) return null;
    if (JSON.stringify(copy) !== JSON.stringify(this.state)) throw new Error(`${type} left a trace`);
    return refusal.rule;
  }

  list(type: string): Action[] {
    return this.engine.choices(this.state).flatMap(({ action }) => (action.type === type ? [action] : []));
  }

  /** What can be done in the course of the game: not the proposal to end it, which is always open. */
  get types(): string[] {
    const inCourse = this.engine.choices(this.state).filter(({ outsidePlay }) => outsidePlay !== true);
    return [...new Set(inCourse.map(({ action }) => action.type))];
  }

  get acting(): string | undefined {
    return this.engine.acting(this.state)[0];
  }

  get where(): string {
    const { round, step } = this.engine.label(this.state);
    return `${round ?? ''} ${step}`.trim();
  }

  holding(id: string): Holding {
    return holdingIn(this.state, id);
  }

  cash(id: string): number {
    return this.state.cash[id] ?? 0;
  }

  /** The certificates of a holder, largest first. */
  papers(id: string, holder: string): number[] {
    const own = this.holding(id).certificates.filter((certificate) => certificate.holder === holder);
    return own.map(({ percent }) => percent).sort((a, b) => b - a);
  }

  value(id: string): number | null {
    const marker = this.state.market.find(({ company }) => company === id);
    return marker === undefined ? null : (TRACK[0]?.[marker.column]?.price ?? null);
  }

  /** The railroads of a holding as in a scene. */
  railroads(id: string): string[] {
    return this.holding(id).railroads.map(({ card, side }) => `${card}-${side}`);
  }
}

/** A game before the first investor is named. */
export function fresh(options: Partial<Options> = {}): Play {
  const { engine, state } = openFresh(title, newRecord(title.id, 2, 1, options));
  return new Play(engine, state);
}

export function scene(setting: Scene): Play {
  const record = newRecord(title.id, 2, 1, { ...setting.options });
  const { engine, state } = openFresh(title, {
    ...record,
    forcedPasses: setting.asked ? 'recorded' : 'automatic',
  });
  state.waiting = setting.waiting ?? null;
  state.level = setting.level ?? 0;
  for (const investor of Object.values(state.investors))
    investor.at = setting.investors?.[investor.id] ?? GONE;
  for (const id of Object.keys(state.companies)) layOut(state, id, setting.holdings[id] ?? {});
  for (const [id, amount] of Object.entries(setting.cash ?? {})) setCash(state, id, amount);
  stackUp(state, setting.stack);
  const game: GameFrame = { kind: 'game', set: 1, round: setting.round === 'stock' ? 0 : 1 };
  if (setting.second) game.round = OPERATING_ROUNDS;
  const frame =
    setting.round === 'stock' ? openTrade(state, 1) : openOperatingRound(1, game.round, OPERATING_ROUNDS);
  state.agenda = [game, frame];
  const play = new Play(engine, state);
  engine.settle(state, play.events);
  return play;
}

/** Money for a scene comes from the bank, so that the sum stays what it was. */
function setCash(state: BaronsState, id: string, amount: number): void {
  state.cash[BANK] = (state.cash[BANK] ?? 0) + (state.cash[id] ?? 0) - amount;
  state.cash[id] = amount;
}

function layOut(state: BaronsState, id: string, setting: HoldingScene): void {
  const holding = holdingIn(state, id);
  for (const certificate of [...holding.certificates]) {
    const owner = (['p1', 'p2'] as const).find((player) => setting[player]?.includes(certificate.percent));
    moveCertificate(holding, certificate, owner ?? BANK);
  }
  const owned = [...(setting.p1 ?? []), ...(setting.p2 ?? [])].length > 0;
  if (!owned) return;
  const value = setting.value ?? 100;
  holding.par = setting.initial ?? value;
  placeMarker(state, id, 0, TRACK[0]?.findIndex((cell) => cell?.price === value) ?? 0);
  holding.operating = setting.operating ?? true;
  holding.director = setting.last ?? null;
  holding.director = directorByStock(state, holding);
  holding.railroads = (setting.railroads ?? []).map(readRailroad);
  holding.tokens.network = setting.network ?? 0;
  holding.tokens.idle -= holding.tokens.network;
  setCash(state, id, setting.treasury ?? 0);
}

function readRailroad(text: string): OwnedRailroad {
  const [card = '', side] = text.split('-');
  return { card, side: side ?? LOWEST[card.charAt(0)] ?? '' };
}

const LOWEST: Readonly<Record<string, string>> = {
  A: '2',
  B: '2',
  C: '3',
  D: '3',
  E: '4',
  F: '4',
  G: '5',
  H: '6',
  K: '8a',
};

/** Cards that are neither in the stack nor with a holding have left the game. */
function stackUp(state: BaronsState, wanted: readonly string[] | undefined): void {
  const placed = Object.values(state.companies).flatMap(({ railroads }) => railroads.map(({ card }) => card));
  const rest = ['A1', ...state.stack].filter((card) => !placed.includes(card) && card !== state.waiting);
  state.stack = wanted === undefined ? rest : [...wanted];
  state.gone = wanted === undefined ? [] : rest.filter((card) => !wanted.includes(card));
}
