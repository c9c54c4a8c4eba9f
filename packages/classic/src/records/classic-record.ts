import {
  BANK,
  type CompanyProblem,
  type Frame,
  isPlayer,
  OFFERING,
  PASS,
  POOL,
  percentOf,
  type Refusal,
  type Spot,
  StockFrame,
  stationsIn,
  type Title,
  topFrame,
  type Unreadable,
  WaterfallFrame,
} from '@roundhouse/engine';
import { AssignFrame } from '../assign-city.ts';
import { DiscardFrame, type Phases } from '../phases.ts';
import type { ClassicCompany, ClassicState, ClassicTurn } from '../state.ts';
import type { Stock } from '../stock.ts';
import { type AskRules, isAsked } from './classic-asks.ts';
import { companyNamed, FIELDS, parPrice } from './fields.ts';
import type { RecordedAction, RecordedGame } from './format.ts';
import { misfit } from './misfit.ts';
import type { RecordNames } from './names.ts';
import type { RecordedTable } from './replay.ts';
import { readRun } from './run.ts';
import {
  type Own,
  openSession,
  type RecordedRules,
  type RecordedSession,
  readFields,
  readTrade,
  recordedTable,
  type Translated,
} from './session.ts';
import { CertificateMirror } from './shares.ts';
import { TileCopies, tileNumber } from './tile-copies.ts';
import { type Trace, traceOf } from './trace.ts';

/** Plays games of 18xx.games: what their actions mean in an ordinary game, and where that site asks. */

export interface ClassicRecordRules<
  S extends ClassicState<C>,
  C extends ClassicCompany,
  T extends ClassicTurn,
> extends AskRules<S, C, T> {
  readonly names: RecordNames;
  /** Optional rules by their names in records, with our options that stand for them. */
  readonly variants?: Readonly<Record<string, string>>;
  readonly stock: Stock<S, C>;
  /** Where trains are discarded over the limit. */
  readonly phases?: Phases<S>;
  problem(state: S, company: C): CompanyProblem;
  /** Who acts in a frame of the title's own, as records write it. */
  acting?(state: S): string | undefined;
  /** Our number of a tile that records number otherwise. */
  tile?(recorded: string, hex: string): string;
  /** Companies whose first certificate is an ordinary one. */
  readonly withoutPresident?: readonly string[];
}

/** What a title adds; undefined: as in every game. */
export interface RecordExtras {
  /** Types of recorded actions that only this title knows. */
  readonly words?: readonly string[];
  fits?(action: RecordedAction, top: Frame | undefined): boolean | undefined;
  translate?(action: RecordedAction): Translated | undefined;
  /** A station in a frame of the title's own. */
  token?(action: RecordedAction, spot: Spot, slot: number | null): Own | undefined;
  /** How a company is started, where that is not by its president's certificate. */
  start?(company: string, price: number): Own | undefined;
  pass?(): Refusal | null | undefined;
  /** Is a decision that is asked in other games unmentioned here? */
  autoPassedBySite?(): boolean;
  /** What that site keeps otherwise in this title. */
  trace?(trace: Trace): void;
  follow?(action: RecordedAction): void;
}

/** Steps of a turn in which a recorded action can stand. */
const STEPS_OF: Readonly<Record<string, readonly string[]>> = {
  lay_tile: ['track'],
  place_token: ['station'],
  run_routes: ['run'],
  dividend: ['dividend'],
  buy_train: ['trains'],
  bankrupt: ['trains'],
  pass: ['track', 'station', 'trains', 'privates'],
  buy_company: ['track', 'station', 'run', 'dividend', 'trains', 'privates'],
};

const WORDS = ['bid', 'par', 'buy_shares', 'sell_shares', 'discard_train', ...Object.keys(STEPS_OF)];

export class ClassicRecord<S extends ClassicState<C>, C extends ClassicCompany, T extends ClassicTurn>
  implements RecordedRules
{
  readonly session: RecordedSession<S>;
  readonly mirror: CertificateMirror;
  readonly words: ReadonlySet<string>;
  private readonly rules: ClassicRecordRules<S, C, T>;
  private readonly extras: RecordExtras;
  private readonly copies: TileCopies;
  private readonly symbols: readonly string[];
  /** The player whose private company acts, if one does. */
  private behalf: string | null = null;

  constructor(
    session: RecordedSession<S>,
    rules: ClassicRecordRules<S, C, T>,
    extras: (record: ClassicRecord<S, C, T>) => RecordExtras = () => ({}),
  ) {
    this.session = session;
    this.rules = rules;
    this.copies = new TileCopies(rules.core.box.geography);
    this.mirror = new CertificateMirror(OFFERING, POOL, (certificate) =>
      certificate.endsWith('_0') && !rules.withoutPresident?.includes(companyNamed([certificate])) ? 20 : 10,
    );
    this.symbols = rules.core.box.companies
      .filter(({ id }) => Object.hasOwn(session.state.companies, id))
      .map(({ id }) => rules.names.recordedCompany(id));
    for (const company of this.symbols) this.mirror.add(OFFERING, company, 9);
    this.extras = extras(this);
    this.words = new Set([...WORDS, ...(this.extras.words ?? [])]);
  }

  get state(): S {
    return this.session.state;
  }

  companyOf = (recorded: string): string => this.rules.names.company(recorded);

  knowsRule = (recorded: string): boolean => Object.hasOwn(this.rules.variants ?? {}, recorded);

  trace(): Trace {
    const trace = traceOf(this.rules, this.state, this.session.actor);
    for (const [hex, { rotation }] of Object.entries(this.state.board.tiles)) {
      const copy = this.copies.on(hex);
      if (copy !== undefined) trace[`hex.${hex}`] = `${tileNumber(copy)} r${rotation}`;
    }
    this.extras.trace?.(trace);
    return trace;
  }

  autoPassedBySite(): boolean {
    const isUnasked = !isAsked(this.rules, this.state, () => this.session.isIdle());
    return isUnasked || this.extras.autoPassedBySite?.() === true;
  }

  pass(): Refusal | null {
    const own = this.extras.pass?.();
    return own === undefined ? this.session.play({ type: PASS }) : own;
  }

  fits(action: RecordedAction): boolean {
    const top = topFrame(this.state);
    const own = this.extras.fits?.(action, top);
    if (own !== undefined) return own;
    if (action.entity_type === 'player') return this.fitsPlayer(action, top);
    if (action.entity_type === 'company') return top?.kind === 'seller-lay' || this.isLegal(action);
    if (AssignFrame.is(top)) return action.type === 'place_token';
    const company = this.companyOf(String(action.entity));
    if (DiscardFrame.is(top))
      return (
        action.type === 'discard_train' && this.rules.phases?.isOverTrainLimit(this.state, company) === true
      );
    if (!this.rules.turn.is(top) || top.company !== company) return false;
    if (action.type === PASS && !this.session.isLegal({ type: PASS })) return false;
    return STEPS_OF[action.type]?.includes(top.step) === true;
  }

  private fitsPlayer(action: RecordedAction, top: Frame | undefined): boolean {
    if (this.session.actor !== String(action.entity)) return false;
    if (StockFrame.is(top)) {
      // One certificate a turn: a further purchase is that of the next turn, the others having passed unasked.
      if (action.type === 'par') return top.bought === null;
      return action.type !== 'buy_shares' || top.bought === null || this.isMoreOf(top.bought, action);
    }
    if (this.rules.turn.is(top))
      return action.type === 'bankrupt'
        ? top.step === 'trains'
        : this.session.isEmergencySale(action, (sale) => this.translate(sale));
    return true;
  }

  /** Several shares of one company are bought in one turn. */
  private isMoreOf(company: string, action: RecordedAction): boolean {
    const named = FIELDS.shares.safeParse(action);
    return named.success && this.companyOf(companyNamed(named.data.shares)) === company;
  }

  private isLegal(action: RecordedAction): boolean {
    const own = this.translate(action);
    return 'action' in own && own.action !== null && this.session.isLegal(own.action);
  }

  /** Private companies act for the player who owns them, whoever's turn it is. */
  translate(action: RecordedAction): Translated {
    const owner = this.state.privates[this.rules.names.private(String(action.entity))]?.owner ?? '';
    this.behalf = action.entity_type === 'company' && isPlayer(this.state, owner) ? owner : null;
    const own = this.extras.translate?.(action) ?? this.translateUsual(action);
    if (this.behalf === null || !('action' in own) || own.action === null) return own;
    return { ...own, action: { ...own.action, player: this.behalf } };
  }

  private translateUsual(action: RecordedAction): Translated {
    switch (action.type) {
      case 'pass':
      case 'bankrupt':
        return { action: { type: action.type } };
      case 'bid':
        return readFields(action, FIELDS.bid, ({ company, price }) => ({
          action: this.bid(this.rules.names.private(company), price),
        }));
      case 'par':
        return readFields(action, FIELDS.par, ({ corporation, share_price }) => ({
          action: this.par(this.companyOf(corporation), parPrice(share_price)),
        }));
      case 'buy_shares':
        return readTrade(action, this.mirror, ({ shares }) => ({
          action:
            action.entity_type === 'company'
              ? { type: 'exchange', item: this.rules.names.private(String(action.entity)) }
              : this.buy(shares),
        }));
      case 'sell_shares':
        return readTrade(action, this.mirror, ({ shares, percent }) => ({
          action: { type: 'sell', company: this.companyOf(companyNamed(shares)), percent },
        }));
      case 'lay_tile':
        return readFields(action, FIELDS.tile, ({ hex, tile, rotation }) => ({
          action: { type: 'lay', hex, tile: this.tileOf(tile, hex), rotation },
        }));
      case 'place_token':
        return readFields(action, FIELDS.token, ({ city, slot }) =>
          this.atSpot(city, (spot) => this.token(action, spot, slot ?? null)),
        );
      case 'dividend':
        return readFields(action, FIELDS.dividend, ({ kind }) => ({
          action: { type: 'dividend', kind: kind === 'payout' ? 'pay' : 'withhold' },
        }));
      case 'buy_train':
        return readFields(action, FIELDS.train, ({ train, price, exchange }) => ({
          action: this.train(train, price, exchange ?? ''),
        }));
      case 'discard_train':
        return readFields(action, FIELDS.discard, ({ train }) => ({ action: { type: 'discard', train } }));
      case 'buy_company':
        return readFields(action, FIELDS.company, ({ company, price }) => ({
          action: { type: 'private', item: this.rules.names.private(company), price },
        }));
      case 'run_routes':
        return this.run(action);
      default:
        return misfit(`there is no such action as ${action.type}`);
    }
  }

  private tileOf(copy: string, hex: string): string {
    const tile = tileNumber(copy);
    return this.rules.tile?.(tile, hex) ?? tile;
  }

  private bid(item: string, price: number): Own {
    const top = topFrame(this.state);
    if (!WaterfallFrame.is(top)) return { type: 'bid', price };
    return item === top.items[0] ? { type: 'take', item } : { type: 'bid', item, price };
  }

  private par(company: string, price: number): Own {
    if (topFrame(this.state)?.kind === 'par') return { type: 'par', price };
    return this.extras.start?.(company, price) ?? { type: 'start', company, price };
  }

  private buy(shares: readonly string[]): Own {
    const company = this.companyOf(companyNamed(shares));
    const own = this.rules.core.company(this.state, company);
    const inPool = this.mirror.holderOf(shares[0] ?? '') === POOL;
    const fromPool = (inPool && percentOf(own, POOL) > 0) || percentOf(own, OFFERING) === 0;
    return { type: 'buy', company, from: fromPool ? POOL : OFFERING, percent: 10 };
  }

  atSpot(city: string, then: (spot: Spot) => Own): Translated {
    const spot = this.copies.spot(city);
    return spot === null ? misfit(`there is no city ${city} on the map`) : { action: then(spot) };
  }

  private token(action: RecordedAction, spot: Spot, slot: number | null): Own {
    const top = topFrame(this.state);
    const company = this.companyOf(String(action.entity));
    if (AssignFrame.is(top))
      return { type: 'seat', owner: this.firstToAssign(top, company), stop: spot.stop };
    return this.extras.token?.(action, spot, slot) ?? { type: 'station', ...spot };
  }

  /** The company that laid the tile chooses for all stations, those of the first city first. */
  private firstToAssign({ company: layer, hex, waiting }: AssignFrame, asked: string): string {
    if (asked !== layer && waiting.includes(asked)) return asked;
    const cityOf = (owner: string) =>
      stationsIn(this.state.board, hex).find((station) => station.owner === owner)?.at?.stop ?? 0;
    return [...waiting].sort((a, b) => cityOf(a) - cityOf(b))[0] ?? asked;
  }

  private train(train: string, price: number, trade: string): Own {
    const owner = Object.values<C>(this.state.companies).find(({ trains }) =>
      trains.some(({ id }) => id === train),
    );
    const inPool = this.state.depot.pool?.some(({ id }) => id === train) === true;
    const deal = { type: 'train', train, from: owner?.id ?? (inPool ? POOL : BANK), price };
    return this.rules.tradeIn === undefined ? deal : { ...deal, trade };
  }

  private run(action: RecordedAction): Translated {
    const turn = topFrame(this.state);
    if (!this.rules.turn.is(turn)) return misfit('no company is running trains');
    const company = this.rules.core.company(this.state, turn.company);
    return this.runAs(action, turn.company, this.rules.problem(this.state, company), () => ({ routes: [] }));
  }

  /** A run of the company; `onTrust` tells what is kept of one that does not earn what is stated. */
  runAs(
    action: RecordedAction,
    company: string,
    problem: CompanyProblem,
    onTrust: (hexes: readonly string[]) => object,
  ): Translated {
    const run = readRun(this.rules.core.box.geography, this.state.board, problem, action);
    if ('code' in run) return run;
    if (run.claimed === null) return { action: { type: 'run', routes: run.routes } };
    const { revenue, reason, hexes } = run.claimed;
    return {
      action: { type: 'run', ...onTrust(hexes), claimed: revenue },
      warnings: [`${company} runs for the recorded $${revenue}, but ${reason}`],
    };
  }

  /** Follows what records name one by one: tile copies and certificates. */
  follow(action: RecordedAction): void {
    this.copies.follow(action);
    this.extras.follow?.(action);
    const byPlayer = this.behalf === null ? action : { ...action, entity: this.behalf };
    this.mirror.follow(byPlayer, this.symbols, (symbol) =>
      this.rules.core.president(this.state, this.companyOf(symbol)),
    );
  }
}

/** Opens a recorded game of a title that is made of the ordinary parts. */
export function openClassicRecord<
  S extends ClassicState<C>,
  C extends ClassicCompany,
  T extends ClassicTurn,
  O,
>(
  title: Title<S, O>,
  game: RecordedGame,
  rules: ClassicRecordRules<S, C, T>,
  extras?: (record: ClassicRecord<S, C, T>) => RecordExtras,
  noted: Readonly<Record<string, unknown>> = {},
): RecordedTable | Unreadable {
  const variants = Object.entries(rules.variants ?? {}).map(([recorded, option]) => [
    option,
    game.optionalRules.includes(recorded),
  ]);
  const session = openSession(title, game, Object.fromEntries(variants), noted);
  return 'error' in session
    ? session
    : recordedTable(session, new ClassicRecord(session, rules, extras), title.worth);
}
