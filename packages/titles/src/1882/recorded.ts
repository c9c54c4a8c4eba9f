import { type AssignFrame, type DiscardFrame, homeSpots, type StockFrame } from '@roundhouse/classic';
import {
  type Frame,
  freeSlots,
  isKind,
  OFFERING,
  PASS,
  POOL,
  percentOf,
  type Refusal,
  type Spot,
  stationsAt,
  stationsIn,
  topFrame,
  type Unreadable,
  type WaterfallFrame,
} from '@roundhouse/engine';
import { companyNamed, FIELDS, parPrice } from '../recorded/fields.ts';
import type { RecordedAction, RecordedGame } from '../recorded/format.ts';
import { misfit } from '../recorded/misfit.ts';
import type { RecordedTable } from '../recorded/replay.ts';
import { readRun } from '../recorded/run.ts';
import {
  type Own,
  openSession,
  type RecordedRules,
  type RecordedSession,
  readFields,
  readTrade,
  recordedTable,
  type Translated,
} from '../recorded/session.ts';
import { CertificateMirror } from '../recorded/shares.ts';
import { TileCopies, tileNumber } from '../recorded/tile-copies.ts';
import { BOX } from './data/box.ts';
import { COMPANIES, NEUTRAL } from './data/data.ts';
import type { HomeFrame } from './home.ts';
import type { RebellionFrame } from './rebellion.ts';
import { ANYTIME, isAsked, TURN } from './record-asks.ts';
import { ourCompany, ourPrivate, recordedCompany } from './record-names.ts';
import { traceOf } from './record-trace.ts';
import { routeProblem } from './run.ts';
import { core, type State1882, type TurnFrame } from './state.ts';
import { title } from './title.ts';
import { phases } from './trains.ts';

/** Plays games recorded on 18xx.games (notes, section G). */

const SYMBOLS = COMPANIES.map(({ id }) => recordedCompany(id));

/** Where a record puts a marker. */
interface Place {
  readonly spot: Spot;
  readonly slot: number | null;
}

const WORDS: ReadonlySet<string> = new Set([
  ...['bid', 'par', 'buy_shares', 'sell_shares', 'remove_token', 'discard_train'],
  ...Object.values(TURN).flatMap(({ takes }) => takes),
  ...ANYTIME,
]);

class Recorded1882 implements RecordedRules {
  readonly words = WORDS;
  private readonly session: RecordedSession<State1882>;
  private readonly copies = new TileCopies(BOX.geography);
  private readonly mirror = new CertificateMirror(OFFERING, POOL, (certificate) =>
    certificate.endsWith('_0') ? 20 : 10,
  );

  constructor(session: RecordedSession<State1882>) {
    this.session = session;
    for (const company of SYMBOLS) this.mirror.add(OFFERING, company, 9);
    this.mirror.move(`${recordedCompany(this.state.trestleShare)}_1`, 'TB');
  }

  private get state(): State1882 {
    return this.session.state;
  }

  companyOf = ourCompany;

  trace() {
    return traceOf(this.state, this.session.actor);
  }

  silentlyPassed(): boolean {
    return !isAsked(this.state, () => this.session.isIdle());
  }

  /** A home without a choice may go unmentioned. */
  pass(): Refusal | null {
    const top = topFrame(this.state);
    const [home, ...others] = isKind<HomeFrame>(top, 'home') ? homeSpots(core, this.state, top.company) : [];
    return home === undefined || others.length > 0
      ? this.session.play({ type: PASS })
      : this.session.play({ type: 'home', ...home, replace: false });
  }

  fits(action: RecordedAction): boolean {
    const top = topFrame(this.state);
    if (action.entity_type === 'player') return this.fitsPlayer(action, top);
    if (isKind<AssignFrame>(top, 'seats')) return action.type === 'place_token';
    if (action.entity_type === 'company') {
      return (
        isKind<RebellionFrame>(top, 'rebellion') ||
        (action.type === 'remove_token' &&
          isKind<TurnFrame>(top, 'turn') &&
          this.state.privates.P3?.owner === top.company)
      );
    }
    const company = ourCompany(String(action.entity));
    if (isKind<DiscardFrame>(top, 'discard'))
      return action.type === 'discard_train' && phases.isOverTrainLimit(this.state, company);
    if (isKind<HomeFrame>(top, 'home')) return top.company === company && action.type === 'place_token';
    if (!isKind<TurnFrame>(top, 'turn') || top.company !== company) return false;
    if (action.type === PASS && !this.session.isLegal({ type: PASS })) return false;
    return ANYTIME.includes(action.type) || TURN[top.step]?.takes.includes(action.type) === true;
  }

  private fitsPlayer(action: RecordedAction, top: Frame | undefined): boolean {
    if (this.session.actor !== String(action.entity)) return false;
    if (isKind<StockFrame>(top, 'stock')) {
      // One certificate a turn: a further purchase is that of the next turn, the others having passed unasked.
      if (action.type === 'par') return top.bought === null;
      return action.type !== 'buy_shares' || top.bought === null || isMoreOf(top.bought, action);
    }
    if (isKind<TurnFrame>(top, 'turn'))
      return action.type === 'bankrupt'
        ? top.step === 'trains'
        : this.session.isEmergencySale(action, (sale) => this.translate(sale));
    return true;
  }

  translate(action: RecordedAction): Translated {
    switch (action.type) {
      case 'pass':
      case 'bankrupt':
        return { action: { type: action.type } };
      case 'bid':
        return readFields(action, FIELDS.bid, ({ company, price }) => ({
          action: this.bid(ourPrivate(company), price),
        }));
      case 'par':
        return readFields(action, FIELDS.par, ({ corporation, share_price }) => ({
          action: this.par(ourCompany(corporation), parPrice(share_price)),
        }));
      case 'buy_shares':
        return readTrade(action, this.mirror, ({ shares }) => ({ action: this.buy(shares) }));
      case 'sell_shares':
        return readTrade(action, this.mirror, ({ shares, percent }) => ({
          action: { type: 'sell', company: ourCompany(companyNamed(shares)), percent },
        }));
      case 'lay_tile':
        return readFields(action, FIELDS.tile, ({ hex, tile, rotation }) => ({
          action: { type: 'lay', hex, tile: tileNumber(tile), rotation },
        }));
      case 'place_token':
        return readFields(action, FIELDS.token, ({ city, slot, token_type }) =>
          this.atSpot(city, (spot) =>
            this.token(
              { spot, slot: slot ?? null },
              token_type === 'neutral',
              ourCompany(String(action.entity)),
            ),
          ),
        );
      case 'remove_token':
        return readFields(action, FIELDS.token, ({ city }) =>
          this.atSpot(city, (spot) => ({ type: 'lift', ...spot })),
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
          action: { type: 'private', item: ourPrivate(company), price },
        }));
      case 'run_routes':
        return this.run(action);
      default:
        return misfit(`there is no such action as ${action.type}`);
    }
  }

  private bid(item: string, price: number): Own {
    const top = topFrame(this.state);
    if (!isKind<WaterfallFrame>(top, 'waterfall')) return { type: 'bid', price };
    return item === top.items[0] ? { type: 'take', item } : { type: 'bid', item, price };
  }

  private par(company: string, price: number): Own {
    if (topFrame(this.state)?.kind === 'par') return { type: 'par', price };
    return company === 'SCR' ? { type: 'exchange', price } : { type: 'start', company, price };
  }

  private buy(shares: readonly string[]): Own {
    const company = ourCompany(companyNamed(shares));
    const inPool = this.mirror.holderOf(shares[0] ?? '') === POOL;
    const offeringIsEmpty = percentOf(core.company(this.state, company), OFFERING) === 0;
    const poolIsEmpty = percentOf(core.company(this.state, company), POOL) === 0;
    const fromPool = (inPool && !poolIsEmpty) || offeringIsEmpty;
    return { type: 'buy', company, from: fromPool ? POOL : OFFERING, percent: 10 };
  }

  private atSpot(city: string, then: (spot: Spot) => Own): Translated {
    const spot = this.copies.spot(city);
    return spot === null ? misfit(`there is no city ${city} on the map`) : { action: then(spot) };
  }

  private token({ spot, slot }: Place, neutral: boolean, company: string): Own {
    const top = topFrame(this.state);
    if (isKind<AssignFrame>(top, 'seats'))
      return { type: 'seat', owner: this.firstToSeat(top, company), stop: spot.stop };
    if (isKind<HomeFrame>(top, 'home'))
      return { type: 'home', ...spot, replace: this.isTaken({ spot, slot }) };
    return top?.kind === 'rebellion' ? { type: 'station', ...spot } : { type: 'station', ...spot, neutral };
  }

  /** Markers fill a city from its first place on, whichever was named; SCR takes the neutral one's by naming it. */
  private isTaken({ spot, slot }: Place): boolean {
    const { board } = this.state;
    if (freeSlots(BOX.geography, board, spot) <= 0) return true;
    const there = stationsAt(board, spot);
    return slot !== null && slot < there.length && there.some(({ owner }) => owner === NEUTRAL);
  }

  /** The company that laid the tile seats all markers, those of the first city first. */
  private firstToSeat({ company: layer, hex, waiting }: AssignFrame, asked: string): string {
    if (asked !== layer && waiting.includes(asked)) return asked;
    const cityOf = (owner: string) =>
      stationsIn(this.state.board, hex).find((station) => station.owner === owner)?.at?.stop ?? 0;
    return [...waiting].sort((a, b) => cityOf(a) - cityOf(b))[0] ?? asked;
  }

  private train(train: string, price: number, trade: string): Own {
    const owner = Object.values(this.state.companies).find(({ trains }) =>
      trains.some(({ id }) => id === train),
    );
    return { type: 'train', train, from: owner?.id ?? 'bank', price, trade };
  }

  private run(action: RecordedAction): Translated {
    const turn = topFrame(this.state);
    if (!isKind<TurnFrame>(turn, 'turn')) return misfit('no company is running trains');
    const problem = routeProblem(this.state, core.company(this.state, turn.company));
    const run = readRun(BOX.geography, this.state.board, problem, action);
    if ('code' in run) return run;
    if (run.claimed === null) return { action: { type: 'run', routes: run.routes } };
    const { revenue, why } = run.claimed;
    return {
      action: { type: 'run', routes: [], claimed: revenue },
      warnings: [`${turn.company} runs for the recorded $${revenue}, but ${why}`],
    };
  }

  follow(action: RecordedAction): void {
    this.copies.follow(action);
    const [trestle] = this.mirror.list('TB');
    const owner = this.state.privates.P4?.owner ?? 'bank';
    if (trestle !== undefined && owner !== 'bank') this.mirror.move(trestle, owner);
    this.mirror.follow(action, SYMBOLS, (symbol) => core.president(this.state, ourCompany(symbol)));
  }
}

/** Several shares of a brown company are bought in one turn. */
function isMoreOf(company: string, action: RecordedAction): boolean {
  const named = FIELDS.shares.safeParse(action);
  return named.success && ourCompany(companyNamed(named.data.shares)) === company;
}

export function openRecorded(game: RecordedGame): RecordedTable | Unreadable {
  const session = openSession(title, game);
  return 'error' in session ? session : recordedTable(session, new Recorded1882(session), title.worth);
}
