import {
  type Action,
  type Engine,
  FORMAT,
  type Frame,
  freeSlots,
  type GameRecord,
  History,
  hexNumber,
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
  type WaterfallFrame,
  writePath,
} from '@roundhouse/engine';
import { checkRoutes, resolveConnections } from '@roundhouse/router';
import { z } from 'zod';
import type { RecordedAction, RecordedGame } from '../recorded/format.ts';
import type { RecordedTable } from '../recorded/replay.ts';
import { CertificateMirror } from '../recorded/shares.ts';
import { COMPANIES } from './data.ts';
import { worth } from './end.ts';
import type { HomeFrame } from './home.ts';
import { graphOf } from './network.ts';
import type { DiscardFrame } from './phases.ts';
import type { RebellionFrame } from './rebellion.ts';
import { ourCompany, ourPrivate, recordedCompany } from './record-names.ts';
import { skipsSilently } from './record-skips.ts';
import { traceOf } from './record-trace.ts';
import { routeProblem } from './run.ts';
import type { SeatFrame } from './seats.ts';
import { companyIn, GEOGRAPHY, presidentIn, type State1882 } from './state.ts';
import { title } from './title.ts';
import type { TurnFrame } from './turn-frame.ts';

/** Plays games recorded on 18xx.games (notes, section G). */

const fields = {
  bid: z.looseObject({ company: z.string(), price: z.int() }),
  par: z.looseObject({ corporation: z.string(), share_price: z.string() }),
  shares: z.looseObject({ shares: z.array(z.string()).min(1), percent: z.int().nullish() }),
  tile: z.looseObject({ hex: z.string(), tile: z.string(), rotation: z.int() }),
  token: z.looseObject({ city: z.string(), token_type: z.string().nullish() }),
  routes: z.looseObject({
    routes: z.array(
      z.looseObject({
        train: z.string(),
        connections: z.array(z.array(z.string())).nullish(),
        revenue: z.int().nullish(),
      }),
    ),
    revenue: z.int().nullish(),
  }),
  dividend: z.looseObject({ kind: z.enum(['payout', 'withhold']) }),
  train: z.looseObject({ train: z.string(), price: z.int(), exchange: z.string().nullish() }),
  company: z.looseObject({ company: z.string(), price: z.int() }),
  discard: z.looseObject({ train: z.string() }),
};

const no = (message: string): Refusal => ({ rule: 'replay', message });

class Recorded1882 implements RecordedTable {
  private readonly mirror = new CertificateMirror(OFFERING, POOL);
  /** Who was to act when the game was stopped by hand. */
  private proposer: string | null = null;
  /** Where each copy of a tile lies. */
  private readonly copies = new Map<string, string>();

  constructor(
    private readonly base: GameRecord,
    private readonly engine: Engine<State1882>,
    private readonly history: History<State1882>,
  ) {
    for (const { id } of COMPANIES) {
      for (let i = 0; i < 9; i++) this.mirror.add(OFFERING, `${recordedCompany(id)}_${i}`);
    }
    this.mirror.move(`${recordedCompany(this.state.trestleShare)}_1`, 'TB');
  }

  private get state(): State1882 {
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

  trace() {
    return traceOf(this.state, this.lastActor);
  }

  companyOf(recorded: string): string {
    return ourCompany(recorded);
  }

  pass(): Refusal | null {
    return this.history.play({ type: PASS, player: this.actor });
  }

  silentlyPassed(): boolean {
    return skipsSilently(this.state);
  }

  fits(action: RecordedAction): boolean {
    const top = topFrame(this.state);
    if (action.type === 'end_game') return true;
    if (action.entity_type === 'player') return this.fitsPlayer(action, top);
    if (action.entity_type === 'company') return this.fitsPrivate(action, top);
    const company = ourCompany(String(action.entity));
    if (isKind<SeatFrame>(top, 'seats')) return action.type === 'place_token';
    if (isKind<DiscardFrame>(top, 'discard'))
      return top.company === company && action.type === 'discard_train';
    if (isKind<HomeFrame>(top, 'home')) {
      return top.company === company && action.type === 'place_token';
    }
    return (
      isKind<TurnFrame>(top, 'turn') &&
      top.company === company &&
      STEPS_OF[action.type]?.includes(top.step) === true
    );
  }

  private fitsPlayer(action: RecordedAction, top: Frame | undefined): boolean {
    const player = String(action.entity);
    if (this.actor !== player) return false;
    if (isKind<StockFrame>(top, 'stock')) {
      // One certificate a turn: a further purchase is that of the next turn, the others having passed unasked.
      if (action.type === 'par') return top.bought === null;
      return action.type !== 'buy_shares' || top.bought === null || this.isBulk(top, action);
    }
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

  private isBulk(frame: StockFrame, action: RecordedAction): boolean {
    const named = fields.shares.safeParse(action);
    return named.success && ourCompany(named.data.shares[0]?.split('_')[0] ?? '') === frame.bought;
  }

  private fitsPrivate(action: RecordedAction, top: Frame | undefined): boolean {
    if (isKind<RebellionFrame>(top, 'rebellion') || isKind<SeatFrame>(top, 'seats')) return true;
    return action.type === 'remove_token' && isKind<TurnFrame>(top, 'turn');
  }

  /** Who is to act; in a game that has been stopped by hand, who would be. */
  private get lastActor(): string | null {
    const stopped = this.state.ended?.reason === 'agreement' ? this.proposer : null;
    return this.engine.acting(this.state)[0] ?? stopped;
  }

  play(action: RecordedAction): Refusal | { readonly warnings: readonly string[] } {
    if (action.type === 'end_game') return this.endByHand();
    const translated = this.translate(action);
    if ('rule' in translated) return translated;
    const { warnings = [], ...own } = translated;
    const refusal = this.history.play({ ...own.action, player: this.actor });
    if (refusal !== null) return refusal;
    this.follow(action);
    const consent = this.consent();
    return consent ?? { warnings };
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

  private translate(
    action: RecordedAction,
  ): { action: Omit<Action, 'player'>; warnings?: string[] } | Refusal {
    const read = <T>(schema: z.ZodType<T>, then: (data: T) => Omit<Action, 'player'> | Refusal) => {
      const parsed = schema.safeParse(action);
      if (!parsed.success) return no(`the recorded ${action.type} is not well formed`);
      const result = then(parsed.data);
      return 'rule' in result && typeof result.rule === 'string' && typeof result.message === 'string'
        ? no(result.message)
        : { action: result as Omit<Action, 'player'> };
    };
    switch (action.type) {
      case 'pass':
      case 'bankrupt':
        return { action: { type: action.type } };
      case 'bid':
        return read(fields.bid, ({ company, price }) => this.bid(ourPrivate(company), price));
      case 'par':
        return read(fields.par, ({ corporation, share_price }) =>
          this.par(ourCompany(corporation), Number(share_price.split(',')[0])),
        );
      case 'buy_shares':
        return read(fields.shares, ({ shares }) => this.buy(shares[0] ?? ''));
      case 'sell_shares':
        return read(fields.shares, ({ shares, percent }) => ({
          type: 'sell',
          company: ourCompany(shares[0]?.split('_')[0] ?? ''),
          percent: percent ?? percentNamed(shares),
        }));
      case 'lay_tile':
        return read(fields.tile, ({ hex, tile, rotation }) => ({
          type: 'lay',
          hex,
          tile: tileNumber(tile),
          rotation,
        }));
      case 'place_token':
        return read(fields.token, ({ city, token_type }) =>
          this.token(city, token_type === 'neutral', action),
        );
      case 'remove_token':
        return read(fields.token, ({ city }) => this.spot(city, (spot) => ({ type: 'lift', ...spot })));
      case 'dividend':
        return read(fields.dividend, ({ kind }) => ({
          type: 'dividend',
          kind: kind === 'payout' ? 'pay' : 'withhold',
        }));
      case 'buy_train':
        return read(fields.train, ({ train, price, exchange }) => this.train(train, price, exchange ?? ''));
      case 'discard_train':
        return read(fields.discard, ({ train }) => ({ type: 'discard', train }));
      case 'buy_company':
        return read(fields.company, ({ company, price }) => ({
          type: 'private',
          item: ourPrivate(company),
          price,
        }));
      case 'run_routes':
        return this.run(action);
      default:
        return no(`there is no such action as ${action.type}`);
    }
  }

  private bid(item: string, price: number): Omit<Action, 'player'> {
    const top = topFrame(this.state);
    if (!isKind<WaterfallFrame>(top, 'waterfall')) return { type: 'bid', price };
    return item === top.items[0] ? { type: 'take', item } : { type: 'bid', item, price };
  }

  private par(company: string, price: number): Omit<Action, 'player'> {
    if (topFrame(this.state)?.kind === 'par') return { type: 'par', price };
    return company === 'SCR' ? { type: 'exchange', price } : { type: 'start', company, price };
  }

  private buy(certificate: string): Omit<Action, 'player'> {
    const company = ourCompany(certificate.split('_')[0] ?? '');
    const known = this.mirror.holderOf(certificate);
    const from =
      known === POOL || percentOf(companyIn(this.state, company), OFFERING) === 0 ? POOL : OFFERING;
    return { type: 'buy', company, from, percent: 10 };
  }

  private token(
    city: string,
    neutral: boolean,
    { entity }: RecordedAction,
  ): Omit<Action, 'player'> | Refusal {
    return this.spot(city, (spot) => {
      switch (topFrame(this.state)?.kind) {
        case 'home':
          return { type: 'home', ...spot, replace: freeSlots(GEOGRAPHY, this.state.board, spot) <= 0 };
        case 'seats':
          return { type: 'seat', owner: this.waitingMarker(ourCompany(String(entity))), stop: spot.stop };
        case 'rebellion':
          return { type: 'station', ...spot };
        default:
          return { type: 'station', ...spot, neutral };
      }
    });
  }

  /** The marker of the company that is asked; a neutral one where it has none waiting. */
  private waitingMarker(company: string): string {
    const top = topFrame(this.state);
    const waiting = isKind<SeatFrame>(top, 'seats') ? top.waiting : [];
    return waiting.includes(company) ? company : (waiting[0] ?? company);
  }

  /** A city is written as tile copy and index, or as hex, copy and index where it is printed on the map. */
  private spot<T>(city: string, then: (spot: Spot) => T): T | Refusal {
    const [first = '', copy = '', index = ''] = city.split('-');
    const hex = GEOGRAPHY.grid.index.has(first) ? first : this.copies.get(`${first}-${copy}`);
    return hex === undefined ? no(`there is no city ${city} on the map`) : then({ hex, stop: Number(index) });
  }

  private train(train: string, price: number, trade: string): Omit<Action, 'player'> {
    const owner = Object.values(this.state.companies).find((company) =>
      company.trains.some(({ id }) => id === train),
    );
    return { type: 'train', train, from: owner?.id ?? 'bank', price, trade };
  }

  /** The routes as recorded, with the recorded revenue; a record that contradicts itself is taken on trust. */
  private run(action: RecordedAction): { action: Omit<Action, 'player'>; warnings?: string[] } | Refusal {
    const parsed = fields.routes.safeParse(action);
    const turn = topFrame(this.state);
    if (!parsed.success || !isKind<TurnFrame>(turn, 'turn')) return no('the recorded run is not well formed');
    const problem = routeProblem(this.state, companyIn(this.state, turn.company));
    const graph = graphOf(this.state, turn.company);
    const drawn = parsed.data.routes.map(({ train, connections, revenue }) => {
      const chains = (connections ?? []).map((chain) =>
        chain.filter((hex) => GEOGRAPHY.grid.index.has(hex)).map((hex) => hexNumber(GEOGRAPHY.grid, hex)),
      );
      const lines = resolveConnections(graph, chains);
      const legal =
        lines.find((line) => checkRoutes(problem, [{ train, pieces: line.pieces }]).ok) ?? lines[0];
      return { train, pieces: legal?.pieces ?? [], stops: legal?.stops ?? [], revenue: revenue ?? null };
    });
    const running = drawn.filter(({ pieces }) => pieces.length > 0);
    const checked = checkRoutes(problem, running);
    const counted = checked.ok ? checked.value.value : 0;
    const parts = drawn.map(({ revenue }) => revenue);
    const stated =
      parsed.data.revenue ??
      (parts.length > 0 && parts.every((part) => part !== null)
        ? parts.reduce((sum, part) => sum + (part ?? 0), 0)
        : null);
    const routes = running.map((route) => ({
      train: route.train,
      path: writePath(GEOGRAPHY, this.state.board, route),
    }));
    if (checked.ok && (stated === null || stated === counted)) return { action: { type: 'run', routes } };
    if (stated === null)
      return no(`the recorded routes are not legal: ${checked.ok ? '' : checked.violation.code}`);
    const why = checked.ok
      ? `its routes earn $${counted}`
      : `its routes are not legal (${checked.violation.code})`;
    return {
      action: { type: 'run', routes: [], claimed: stated },
      warnings: [`${turn.company} runs for the recorded $${stated}, but ${why}`],
    };
  }

  /** Follows tile copies and certificates after an action. */
  private follow(action: RecordedAction): void {
    const tile = action.type === 'lay_tile' ? fields.tile.safeParse(action) : null;
    if (tile?.success) {
      for (const [copy, hex] of this.copies) if (hex === tile.data.hex) this.copies.delete(copy);
      this.copies.set(tile.data.tile, tile.data.hex);
    }
    const player = String(action.entity);
    const named = action.type.endsWith('_shares') ? fields.shares.safeParse(action) : null;
    const sale =
      action.type === 'sell_shares' && named?.success
        ? {
            seller: player,
            sold: named.data.shares,
            percent: named.data.percent ?? percentNamed(named.data.shares),
          }
        : null;
    if (named?.success)
      for (const certificate of named.data.shares)
        this.mirror.move(certificate, sale === null ? player : POOL);
    if (this.mirror.list('TB').length > 0 && this.state.privates.P4?.owner !== 'bank') {
      const [certificate] = this.mirror.list('TB');
      if (certificate !== undefined) this.mirror.move(certificate, this.state.privates.P4?.owner ?? player);
    }
    for (const company of Object.values(this.state.companies)) this.followPresident(company.id, sale);
  }

  private followPresident(id: string, sale: Parameters<CertificateMirror['changePresident']>[2]): void {
    const president = presidentIn(this.state, companyIn(this.state, id));
    if (president === null) return;
    const certificate = `${recordedCompany(id)}_0`;
    if (this.mirror.holderOf(certificate) === OFFERING) this.mirror.move(certificate, president);
    else
      this.mirror.changePresident(
        recordedCompany(id),
        president,
        sale?.sold.some((sold) => sold.startsWith(`${recordedCompany(id)}_`)) ? sale : null,
      );
  }
}

const percentNamed = (shares: readonly string[]): number =>
  shares.reduce((sum, certificate) => sum + (certificate.endsWith('_0') ? 20 : 10), 0);

const tileNumber = (copy: string): string => copy.slice(0, copy.lastIndexOf('-'));

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

export function openRecorded(game: RecordedGame): RecordedTable | Unreadable {
  const record: GameRecord = {
    format: FORMAT,
    title: title.id,
    options: { recordedRevenue: true },
    seed: game.seed,
    players: game.players,
    pace: 'asked',
    actions: [],
  };
  const opened = openGame(title, record);
  if ('error' in opened) return opened;
  const { engine } = opened;
  return new Recorded1882(record, engine, new History(engine, opened.state));
}
