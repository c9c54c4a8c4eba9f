import {
  type Action,
  clockwiseFrom,
  type Engine,
  FORMAT,
  type Frame,
  type GameRecord,
  History,
  isKind,
  OFFERING,
  openGame,
  PASS,
  POOL,
  percentOf,
  type Refusal,
  type Spot,
  type StockFrame,
  topFrame,
  type Unreadable,
} from '@roundhouse/engine';
import { z } from 'zod';
import type { RecordedAction, RecordedGame } from '../recorded/format.ts';
import type { RecordedTable } from '../recorded/replay.ts';
import { readRun } from '../recorded/run.ts';
import { CertificateMirror } from '../recorded/shares.ts';
import { METALS, RIO_GRANDE, STEEL_COMPANY } from './data/companies.ts';
import { EDEN } from './data/numbers.ts';
import { worth } from './end.ts';
import { DEBT_CARDS, ourTile } from './record-names.ts';
import { skipsSilently } from './record-skips.ts';
import { traceOf } from './record-trace.ts';
import { type CoalUse, routeProblem } from './routes.ts';
import { companyIn, GEOGRAPHY, isMetal, ownerOf, presidentIn, railsOf, type StateRG } from './state.ts';
import { DEPOT, steelFor } from './steel.ts';
import { title } from './title.ts';
import type { TurnFrame } from './turn-frame.ts';

/** Plays games recorded on 18xx.games (notes, section 8). */

const fields = {
  bid: z.looseObject({ price: z.int() }),
  par: z.looseObject({ corporation: z.string(), share_price: z.string() }),
  shares: z.looseObject({
    shares: z.array(z.string()).min(1),
    percent: z.int().nullish(),
    discounter: z.string().nullish(),
  }),
  tile: z.looseObject({ hex: z.string(), tile: z.string(), rotation: z.int() }),
  token: z.looseObject({ city: z.string() }),
  dividend: z.looseObject({ kind: z.enum(['payout', 'withhold']) }),
  train: z.looseObject({ train: z.string(), price: z.int() }),
  company: z.looseObject({ company: z.string(), price: z.int() }),
  choice: z.looseObject({ choice: z.string() }),
};

type Own = Omit<Action, 'player'>;
type Translated = { readonly action: Own | null; readonly warnings?: readonly string[] } | Refusal;

const no = (message: string): Refusal => ({ rule: 'replay', message });

const COAL_NAMES: Readonly<Record<string, CoalUse['source']>> = {
  coal_mines: 'mines',
  coal_depot: 'depot',
  engineer: 'engineer',
};

/** Steps of a turn in which a recorded action can stand. */
const STEPS_OF: Readonly<Record<string, readonly string[]>> = {
  lay_tile: ['track'],
  place_token: ['station'],
  run_routes: ['run'],
  dividend: ['dividend'],
  buy_train: ['trains'],
  bankrupt: ['trains'],
  pass: ['track', 'station', 'ship', 'ghost', 'trains', 'assets'],
  buy_company: ['track', 'station', 'run', 'ship', 'ghost', 'dividend', 'trains', 'assets'],
  choose_ability: ['track', 'station', 'run', 'ship', 'ghost', 'dividend', 'trains', 'assets'],
};

class RecordedRoyalGorge implements RecordedTable {
  private readonly mirror = new CertificateMirror(OFFERING, POOL);
  /** Where each copy of a tile lies. */
  private readonly copies = new Map<string, string>();
  private readonly metalPresidents: Record<string, string | null> = {};
  /** Coal chosen for the run that comes next. */
  private coal: CoalUse[] = [];
  /** Who was to act when the game was stopped by hand. */
  private proposer: string | null = null;

  private readonly base: GameRecord;
  private readonly engine: Engine<StateRG>;
  private readonly history: History<StateRG>;

  constructor(base: GameRecord, engine: Engine<StateRG>, history: History<StateRG>) {
    this.base = base;
    this.engine = engine;
    this.history = history;
    for (const { id } of railsOf(this.state))
      for (let i = 0; i < 9; i++) this.mirror.add(OFFERING, `${id}_${i}`);
    for (const id of METALS) for (let i = 0; i < 10; i++) this.mirror.add(POOL, `${id}_${i}`);
  }

  private get state(): StateRG {
    return this.history.state;
  }

  private get actor(): string {
    return this.engine.acting(this.state)[0] ?? '';
  }

  get record(): GameRecord {
    return { ...this.base, actions: this.history.actions };
  }

  get ended() {
    return this.state.ended;
  }

  get result() {
    return Object.fromEntries(this.state.players.map(({ id }) => [id, worth(this.state, id)]));
  }

  companyOf(recorded: string): string {
    return recorded;
  }

  trace() {
    const acting = this.engine.acting(this.state)[0] ?? this.proposer;
    return traceOf(this.state, { acting, metalPresidents: this.metalPresidents, coal: this.coal });
  }

  pass(): Refusal | null {
    const top = topFrame(this.state);
    if (isKind<TurnFrame>(top, 'turn') && top.step === 'lease') return this.payLease();
    return this.history.play({ type: PASS, player: this.actor });
  }

  /** The lease is due even where the record does not say who paid it. */
  private payLease(): Refusal | null {
    const by = (payer: string) => this.history.play({ type: 'lease', player: this.actor, payer });
    return by('company') === null ? null : by('president');
  }

  silentlyPassed(): boolean {
    return skipsSilently(this.state);
  }

  fits(action: RecordedAction): boolean {
    const top = topFrame(this.state);
    if (action.type === 'end_game') return true;
    if (action.entity_type === 'player') return this.fitsPlayer(action, top);
    if (!isKind<TurnFrame>(top, 'turn')) return false;
    if (this.companyFor(action) !== top.company) return false;
    if (action.type === 'choose') return this.chooses(action, top);
    if (action.entity === 'B2') return true;
    return STEPS_OF[action.type]?.includes(top.step) === true;
  }

  /** The company that acts, perhaps through a card. */
  private companyFor(action: RecordedAction): string | null {
    const entity = String(action.entity);
    if (action.entity_type !== 'company') return entity;
    return (
      Object.keys(DEBT_CARDS).find((debtor) => DEBT_CARDS[debtor] === entity) ?? ownerOf(this.state, entity)
    );
  }

  private fitsPlayer(action: RecordedAction, top: Frame | undefined): boolean {
    if (this.actor !== String(action.entity)) return false;
    // A purchase ends a turn there: what comes next is of a later turn.
    if (isKind<StockFrame>(top, 'stock')) return top.bought === null;
    if (isKind<TurnFrame>(top, 'turn')) return action.type === 'bankrupt' || this.isEmergencySale(action);
    return true;
  }

  private isEmergencySale(action: RecordedAction): boolean {
    const sale = action.type === 'sell_shares' ? this.translate(action) : null;
    return (
      sale !== null &&
      'action' in sale &&
      this.engine.judge(this.state, { ...sale.action, player: this.actor }).ok
    );
  }

  /** A choice belongs to the step that it is about. */
  private chooses(action: RecordedAction, turn: TurnFrame): boolean {
    const choice = String(action.choice);
    if (/^[A-I]-\d+$/.test(choice)) return turn.step === 'track';
    if (choice.includes('/')) return turn.step === 'run';
    if (choice === 'ghost_town') return turn.step === 'ghost';
    if (choice === 'corporation' || choice === 'president') return turn.step === 'lease';
    return turn.step === 'ship';
  }

  play(action: RecordedAction): Refusal | { readonly warnings: readonly string[] } {
    if (action.type === 'end_game') return this.endByHand();
    const translated = this.translate(action);
    if ('rule' in translated) return translated;
    const { action: own, warnings = [] } = translated;
    if (own === null) return { warnings };
    const refusal = this.history.play({ ...own, player: this.actor }) ?? this.consent();
    if (refusal !== null) return refusal;
    this.follow(action);
    return { warnings };
  }

  /** That site asks nobody for consent. */
  private consent(): Refusal | null {
    return topFrame(this.state)?.kind === 'offer'
      ? this.history.play({ type: 'accept', player: this.actor })
      : null;
  }

  private endByHand(): Refusal | { readonly warnings: readonly string[] } {
    this.proposer = this.actor;
    const proposed = this.history.play({ type: 'propose-end', player: this.actor });
    if (proposed !== null) return proposed;
    while (this.state.ended === null) {
      const refusal = this.history.play({ type: 'accept', player: this.actor });
      if (refusal !== null) return refusal;
    }
    return { warnings: [] };
  }

  private translate(action: RecordedAction): Translated {
    const read = <T>(schema: z.ZodType<T>, then: (data: T) => Translated): Translated => {
      const parsed = schema.safeParse(action);
      return parsed.success ? then(parsed.data) : no(`the recorded ${action.type} is not well formed`);
    };
    switch (action.type) {
      case 'pass':
      case 'bankrupt':
        return { action: { type: action.type } };
      case 'bid':
        return read(fields.bid, ({ price }) => ({ action: { type: 'bid', price } }));
      case 'par':
        return read(fields.par, ({ corporation, share_price }) => ({
          action: { type: 'start', company: corporation, price: Number(share_price.split(',')[0]) },
        }));
      case 'buy_shares':
        return read(fields.shares, ({ shares, discounter }) => ({
          action: this.buy(shares, discounter ?? ''),
        }));
      case 'sell_shares':
        return read(fields.shares, ({ shares, percent }) => ({
          action: { type: 'sell', company: companyOf(shares), percent: percent ?? percentNamed(shares) },
        }));
      case 'lay_tile':
        return read(fields.tile, (lay) => this.lay(action, lay));
      case 'place_token':
        return read(fields.token, ({ city }) => this.station(city));
      case 'dividend':
        return read(fields.dividend, ({ kind }) => ({
          action: { type: 'dividend', kind: kind === 'payout' ? 'pay' : 'withhold' },
        }));
      case 'buy_train':
        return read(fields.train, ({ train, price }) => ({ action: this.train(train, price) }));
      case 'buy_company':
        return read(fields.company, ({ company, price }) => ({
          action: { type: 'private', item: company, price },
        }));
      case 'choose':
        return read(fields.choice, ({ choice }) => this.choose(choice, action));
      case 'choose_ability':
        return { action: { type: 'debt' } };
      case 'run_routes':
        return this.run(action);
      default:
        return no(`there is no such action as ${action.type}`);
    }
  }

  private buy(shares: readonly string[], discounter: string): Own {
    const id = companyOf(shares);
    if (discounter === 'G5') return { type: 'invest', company: id };
    if (discounter === 'B6') return { type: 'mint', shares: shares.length };
    const company = companyIn(this.state, id);
    const inPool = this.mirror.holderOf(shares[0] ?? '') === POOL;
    const treasuryIsEmpty = percentOf(company, id) === 0;
    return {
      type: 'buy',
      company: id,
      from: inPool || isMetal(id) || treasuryIsEmpty ? POOL : id,
      percent: 10,
    };
  }

  private lay(action: RecordedAction, { hex, tile, rotation }: z.infer<typeof fields.tile>): Translated {
    if (action.entity === 'B2') return { action: { type: 'springs' } };
    if (action.entity === 'B3') {
      const refusal = this.name(DEPOT, 0);
      if (refusal !== null) return refusal;
    }
    return {
      action: { type: 'lay', hex, tile: ourTile(tile.slice(0, tile.lastIndexOf('-')), hex), rotation },
    };
  }

  /** Names steel for the next tile, unless it would be taken anyway. */
  private name(column: string, price: number): Refusal | null {
    const turn = topFrame(this.state);
    if (!isKind<TurnFrame>(turn, 'turn')) return no('no company is laying track');
    const now = ['yellow', 'green', 'brown', 'gray'].map((colour) => steelFor(this.state, turn, colour));
    if (now.some((choice) => choice.column === column && choice.price === price)) return null;
    return this.history.play({ type: 'steel', player: this.actor, column, price });
  }

  /** A city is written as tile copy and index, or as hex, copy and index where it is printed on the map. */
  private station(city: string): Translated {
    const parts = city.split('-');
    const stop = Number(parts.pop());
    const place = parts.join('-');
    const hex = GEOGRAPHY.grid.index.has(parts[0] ?? '') ? parts[0] : this.copies.get(place);
    if (hex === undefined) return no(`there is no city ${city} on the map`);
    const spot: Spot = { hex, stop };
    return { action: { type: 'station', ...spot } };
  }

  private train(train: string, price: number): Own {
    const owner = railsOf(this.state).find(({ trains }) => trains.some(({ id }) => id === train));
    return { type: 'train', train, from: owner?.id ?? 'bank', price };
  }

  private choose(choice: string, action: RecordedAction): Translated {
    const steel = /^([A-I])-(\d+)$/.exec(choice);
    if (steel !== null) return this.name(steel[1] ?? '', Number(steel[2])) ?? { action: null };
    if (choice.includes('/')) {
      const [card = '', train = '', cubes = '0'] = choice.split('/');
      const source = COAL_NAMES[card];
      if (source !== undefined && train !== 'skip') this.coal.push({ source, train, cubes: Number(cubes) });
      return { action: null };
    }
    if (choice === 'ghost_town') return { action: { type: 'ghost' } };
    if (choice === 'corporation' || choice === 'president')
      return { action: { type: 'lease', payer: choice === 'president' ? 'president' : 'company' } };
    return { action: { type: 'ship', hex: choice, nugget: action.entity === 'G2' } };
  }

  private run(action: RecordedAction): Translated {
    const turn = topFrame(this.state);
    if (!isKind<TurnFrame>(turn, 'turn')) return no('no company is running trains');
    const coal = this.coal.length > 0 ? { coal: this.coal } : {};
    const problem = routeProblem(this.state, companyIn(this.state, turn.company), coal);
    const run = readRun(GEOGRAPHY, this.state.board, problem, action);
    if ('rule' in run) return run;
    this.coal = [];
    if (run.claimed === null) return { action: { type: 'run', routes: run.routes, ...coal } };
    const { revenue, why, hexes } = run.claimed;
    return {
      action: { type: 'run', routes: [{ train: '', path: hexes }], claimed: revenue, ...coal },
      warnings: [`${turn.company} runs for the recorded $${revenue}, but ${why}`],
    };
  }

  /** Follows tile copies, certificates and the presidents of metal companies after an action. */
  private follow(action: RecordedAction): void {
    const tile = action.type === 'lay_tile' ? fields.tile.safeParse(action) : null;
    if (tile?.success) {
      for (const [copy, hex] of this.copies) if (hex === tile.data.hex) this.copies.delete(copy);
      this.copies.set(tile.data.tile, tile.data.hex);
    }
    const player = String(action.entity);
    const named = action.type.endsWith('_shares') ? fields.shares.safeParse(action) : null;
    const shares = named?.success ? named.data : null;
    const sale =
      action.type === 'sell_shares' && shares !== null
        ? { seller: player, sold: shares.shares, percent: shares.percent ?? percentNamed(shares.shares) }
        : null;
    for (const certificate of shares?.shares ?? [])
      this.mirror.move(certificate, sale === null ? player : POOL);
    this.followPalmer();
    for (const company of railsOf(this.state)) this.followPresident(company.id, sale);
    for (const id of METALS) this.followMetal(id);
  }

  /** The winner of William Palmer holds a share of Rio Grande and one of CF&I. */
  private followPalmer(): void {
    const owner = ownerOf(this.state, 'Y4');
    if (owner === null || this.mirror.holderOf(`${RIO_GRANDE}_1`) !== OFFERING) return;
    this.mirror.move(`${RIO_GRANDE}_1`, owner);
    this.mirror.move(`${STEEL_COMPANY}_0`, owner);
  }

  private followPresident(id: string, sale: Parameters<CertificateMirror['changePresident']>[2]): void {
    const president = presidentIn(this.state, companyIn(this.state, id));
    if (president === null) return;
    const certificate = `${id}_0`;
    const ofThis = sale?.sold.some((sold) => sold.startsWith(`${id}_`)) ? sale : null;
    if (this.mirror.holderOf(certificate) === OFFERING) this.mirror.move(certificate, president);
    else this.mirror.changePresident(id, president, ofThis);
  }

  /** There the president of a metal company is whoever holds most; among equals who was it, then the first to the left. */
  private followMetal(id: string): void {
    const company = companyIn(this.state, id);
    const held = (player: string) => percentOf(company, player);
    const before = this.metalPresidents[id] ?? null;
    const order = clockwiseFrom(this.state, before ?? this.state.players[0]?.id ?? '');
    const most = Math.max(...order.map(held));
    if (most === 0) this.metalPresidents[id] = null;
    else if (before === null || held(before) < most)
      this.metalPresidents[id] = order.find((player) => held(player) === most) ?? null;
  }
}

const companyOf = (shares: readonly string[]): string => shares[0]?.split('_')[0] ?? '';

const percentNamed = (shares: readonly string[]): number =>
  shares.reduce(
    (sum, certificate) => sum + (certificate.endsWith('_0') && !isMetal(companyOf([certificate])) ? 20 : 10),
    0,
  );

/** The points in which that site plays otherwise (notes, 8.4). */
const HOUSE_RULES = {
  firstSeatOpens: true,
  tenCertificates: true,
  leftOfWinnerOpens: true,
  noSalesInFirstRound: true,
  investorPaysInYellow: true,
  homeAtFirstTurn: true,
  fullPriceInCrestone: true,
  tokensNotDoubled: true,
  trainAlwaysCompulsory: true,
  emergencyMayChangePresidents: true,
  debtAtAnyTime: true,
  assetsBoughtInSilver: true,
  nuggetClosesWhenUsed: true,
  coalOfOneCardPerTrain: true,
  assetsScore: true,
  bankruptCashToBank: true,
  recordedRevenue: true,
} as const;

export function openRecorded(game: RecordedGame): RecordedTable | Unreadable {
  const options = {
    ...HOUSE_RULES,
    shorterGame: game.optionalRules.includes('shorter_game_end'),
    // Ruling 4.15: some records were begun on a map with a mine in Eden.
    goldInEden: game.actions.some(({ type, choice }) => type === 'choose' && choice === EDEN),
  };
  const record: GameRecord = {
    format: FORMAT,
    title: title.id,
    options,
    seed: game.seed,
    players: game.players,
    pace: 'asked',
    actions: [],
  };
  const opened = openGame(title, record);
  if ('error' in opened) return opened;
  return new RecordedRoyalGorge(record, opened.engine, new History(opened.engine, opened.state));
}
