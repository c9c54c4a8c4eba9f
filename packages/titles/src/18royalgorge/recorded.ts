import {
  CertificateMirror,
  companyNamed,
  FIELDS,
  misfit,
  type Own,
  openSession,
  parPrice,
  type RecordedAction,
  type RecordedGame,
  type RecordedRules,
  type RecordedSession,
  type RecordedTable,
  readFields,
  readRun,
  readTrade,
  recordedTable,
  TileCopies,
  type Translated,
  tileNumber,
  unfold,
} from '@roundhouse/classic';
import {
  type Frame,
  findFrame,
  isKind,
  OFFERING,
  PASS,
  POOL,
  percentOf,
  type Refusal,
  topFrame,
  type Unreadable,
} from '@roundhouse/engine';
import type { z } from 'zod';
import { METALS, RIO_GRANDE, STEEL_COMPANY } from './data/companies.ts';
import { EDEN } from './data/numbers.ts';
import { ANYTIME, kindOf } from './record-asks.ts';
import { MetalPresidents } from './record-metals.ts';
import { ourTile } from './record-names.ts';
import { RecordedPlaces } from './record-places.ts';
import { traceOf } from './record-trace.ts';
import { type CoalUse, routeProblem } from './routes.ts';
import { core, isMetal, ownerOf, railsOf, type StateRG, type SteelChoice, type TurnFrame } from './state.ts';
import { DEPOT, steelFor } from './steel.ts';
import { title } from './title.ts';
import { worth } from './worth.ts';

/** Plays games recorded on 18xx.games (notes, section 8). */

const COAL_NAMES: Readonly<Record<string, CoalUse['source']>> = {
  coal_mines: 'mines',
  coal_depot: 'depot',
  engineer: 'engineer',
};

const WORDS: ReadonlySet<string> = new Set([
  ...['pass', 'bid', 'par', 'buy_shares', 'sell_shares', 'lay_tile', 'place_token', 'run_routes', 'dividend'],
  ...['buy_train', 'buy_company', 'choose', 'choose_ability', 'bankrupt'],
]);

class RecordedRoyalGorge implements RecordedRules {
  readonly words = WORDS;
  private readonly session: RecordedSession<StateRG>;
  private readonly copies = new TileCopies(core.box.geography);
  private readonly mirror = new CertificateMirror(OFFERING, POOL, (certificate) =>
    certificate.endsWith('_0') && !isMetal(companyNamed([certificate])) ? 20 : 10,
  );
  private readonly metals = new MetalPresidents();
  /** Yellow steel that was named before a tile of the depot. */
  private kept: SteelChoice | null = null;
  /** Coal chosen for the run that comes next. */
  private coal: CoalUse[] = [];

  private readonly places: RecordedPlaces;
  private readonly actions: readonly RecordedAction[];
  private last: RecordedAction | null = null;

  constructor(session: RecordedSession<StateRG>, game: RecordedGame) {
    this.session = session;
    this.actions = game.actions.flatMap(unfold);
    this.places = new RecordedPlaces(session, (action) => this.translate(action));
    for (const { id } of railsOf(this.state)) this.mirror.add(OFFERING, id, 9);
    for (const id of METALS) this.mirror.add(POOL, id, 10);
  }

  private get state(): StateRG {
    return this.session.state;
  }

  companyOf = (recorded: string): string => recorded;

  trace() {
    const { actor: acting } = this.session;
    return traceOf(this.state, { acting, metalPresidents: this.metals.now, coal: this.coal });
  }

  pass(): Refusal | null {
    const top = topFrame(this.state);
    const isLease = isKind<TurnFrame>(top, 'turn') && top.step === 'lease';
    const refusal = isLease ? this.payLease() : this.session.play({ type: PASS });
    if (refusal === null) this.followHolders();
    return refusal;
  }

  /** The lease is due even where the record does not say who paid it. */
  private payLease(): Refusal | null {
    const by = (payer: string) => this.session.play({ type: 'lease', payer });
    return by('company') === null ? null : by('president');
  }

  fits = (action: RecordedAction): boolean => this.places.fits(action);
  silentlyPassed = (): boolean => this.places.silentlyPassed() || this.leaseIsUnsaid();

  /** Who pays for the Hanging Bridge stands in the record or, where that is no question, does not. */
  private leaseIsUnsaid(): boolean {
    const top = topFrame(this.state);
    if (!isKind<TurnFrame>(top, 'turn') || top.step !== 'lease') return false;
    const next = this.actions
      .slice(this.actions.findIndex((action) => action === this.last) + 1)
      .find((action) => !ANYTIME.includes(kindOf(action)));
    return next !== undefined && kindOf(next) !== 'lease';
  }

  translate(action: RecordedAction): Translated {
    switch (action.type) {
      case 'pass':
      case 'bankrupt':
        return { action: { type: action.type } };
      case 'bid':
        return readFields(action, FIELDS.bid, ({ price }) => ({ action: { type: 'bid', price } }));
      case 'par':
        return readFields(action, FIELDS.par, ({ corporation, share_price }) => ({
          action: { type: 'start', company: corporation, price: parPrice(share_price) },
        }));
      case 'buy_shares':
        return readTrade(action, this.mirror, ({ shares, percent, discounter }) => ({
          action: this.buy(shares, percent, discounter),
        }));
      case 'sell_shares':
        return readTrade(action, this.mirror, ({ shares, percent }) => ({
          action: { type: 'sell', company: companyNamed(shares), percent },
        }));
      case 'lay_tile':
        return readFields(action, FIELDS.tile, (lay) => this.lay(action, lay));
      case 'place_token':
        return readFields(action, FIELDS.token, ({ city }) => this.station(city));
      case 'dividend':
        return readFields(action, FIELDS.dividend, ({ kind }) => this.dividend(kind));
      case 'buy_train':
        return readFields(action, FIELDS.train, ({ train, price }) => ({ action: this.train(train, price) }));
      case 'buy_company':
        return readFields(action, FIELDS.company, ({ company, price }) => ({
          action: { type: 'private', item: company, price },
        }));
      case 'choose':
        return readFields(action, FIELDS.choice, ({ choice }) => this.choose(choice, action));
      case 'choose_ability':
        return { action: { type: 'debt' } };
      case 'run_routes':
        return this.run(action);
      default:
        return misfit(`there is no such action as ${action.type}`);
    }
  }

  /** What is offered beside the dividend is declined by it. */
  private dividend(kind: string): Translated {
    for (let top = topFrame(this.state); isOffered(top); top = topFrame(this.state)) {
      const refusal = this.session.play({ type: PASS });
      if (refusal !== null) return refusal;
    }
    return { action: { type: 'dividend', kind: kind === 'payout' ? 'pay' : 'withhold' } };
  }

  private buy(shares: readonly string[], percent: number, discounter: string | null): Own {
    const id = companyNamed(shares);
    if (discounter === 'G5') return { type: 'invest', company: id };
    if (discounter === 'B6') return { type: 'mint', shares: shares.length };
    const company = core.company(this.state, id);
    const inPool = this.mirror.holderOf(shares[0] ?? '') === POOL;
    const treasuryIsEmpty = percentOf(company, id) === 0;
    return {
      type: 'buy',
      company: id,
      from: inPool || isMetal(id) || treasuryIsEmpty ? POOL : id,
      percent,
    };
  }

  private lay(action: RecordedAction, { hex, tile, rotation }: z.infer<typeof FIELDS.tile>): Translated {
    if (action.entity === 'B2') return { action: { type: 'springs' } };
    if (action.entity === 'B3') {
      this.kept = findFrame<TurnFrame>(this.state, 'turn')?.named.yellow ?? null;
      const refusal = this.name(DEPOT, 0);
      if (refusal !== null) return refusal;
    }
    return {
      action: { type: 'lay', hex, tile: ourTile(tileNumber(tile), hex), rotation },
    };
  }

  /** Names steel for the next tile, unless it would be taken anyway. */
  private name(column: string, price: number): Refusal | null {
    const turn = topFrame(this.state);
    if (!isKind<TurnFrame>(turn, 'turn')) return misfit('no company is laying track');
    const now = ['yellow', 'green', 'brown', 'gray'].map((colour) => steelFor(this.state, turn, colour));
    if (now.some((choice) => choice.column === column && choice.price === price)) return null;
    return this.session.play({ type: 'steel', column, price });
  }

  private station(city: string): Translated {
    const spot = this.copies.spot(city);
    return spot === null
      ? misfit(`there is no city ${city} on the map`)
      : { action: { type: 'station', ...spot } };
  }

  private train(train: string, price: number): Own {
    const owner = railsOf(this.state).find(({ trains }) => trains.some(({ id }) => id === train));
    return { type: 'train', train, from: owner?.id ?? 'bank', price };
  }

  private choose(choice: string, action: RecordedAction): Translated {
    const steel = /^([A-I])-(\d+)$/.exec(choice);
    if (steel !== null) {
      const refusal = this.name(steel[1] ?? '', Number(steel[2]));
      // Steel that is too dear may be named; no tile comes of it.
      return refusal === null || refusal.rule === '18RG-cash-1' ? { action: null } : refusal;
    }
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
    if (!isKind<TurnFrame>(turn, 'turn')) return misfit('no company is running trains');
    const coal = this.coal.length > 0 ? { coal: this.coal } : {};
    const problem = routeProblem(this.state, core.company(this.state, turn.company), coal);
    const run = readRun(core.box.geography, this.state.board, problem, action);
    if ('code' in run) return run;
    this.coal = [];
    if (run.claimed === null) return { action: { type: 'run', routes: run.routes, ...coal } };
    const { revenue, why, hexes } = run.claimed;
    return {
      action: { type: 'run', routes: [{ train: '', path: hexes }], claimed: revenue, ...coal },
      warnings: [`${turn.company} runs for the recorded $${revenue}, but ${why}`],
    };
  }

  /** Follows tile copies, certificates and the presidents of metal companies. */
  follow(action: RecordedAction): void {
    this.last = action;
    // What was named for the next tile stays in force after a tile of the depot.
    if (action.entity === 'B3' && this.kept !== null) this.name(this.kept.column, this.kept.price);
    this.copies.follow(action);
    this.followPalmer();
    const rails = railsOf(this.state).map(({ id }) => id);
    this.mirror.follow(action, rails, (id) => core.president(this.state, id));
    this.followHolders();
  }

  /** An auction may end by passes that nobody writes down. */
  private followHolders(): void {
    this.followPalmer();
    this.metals.follow(this.state);
  }

  /** The winner of William Palmer holds a share of Rio Grande and one of CF&I. */
  private followPalmer(): void {
    const owner = ownerOf(this.state, 'Y4');
    if (owner === null || this.mirror.holderOf(`${RIO_GRANDE}_1`) !== OFFERING) return;
    this.mirror.move(`${RIO_GRANDE}_1`, owner);
    this.mirror.move(`${STEEL_COMPANY}_0`, owner);
  }
}

const isOffered = (top: Frame | undefined): boolean =>
  isKind<TurnFrame>(top, 'turn') && (top.step === 'ship' || top.step === 'ghost');

export function openRecorded(game: RecordedGame): RecordedTable | Unreadable {
  const shorterGame = game.optionalRules.includes('shorter_game_end');
  const goldInEden = game.actions.some(({ type, choice }) => type === 'choose' && choice === EDEN);
  const session = openSession(title, game, { shorterGame }, { goldInEden });
  return 'error' in session ? session : recordedTable(session, new RecordedRoyalGorge(session, game), worth);
}
