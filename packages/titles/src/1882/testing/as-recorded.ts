import {
  type AssignFrame,
  CertificateMirror,
  type DiscardFrame,
  isAsked,
  type RecordedAction,
  traceOf,
} from '@roundhouse/classic';
import {
  type Action,
  cellsMarked,
  FORMAT,
  findFrame,
  heldBy,
  isKind,
  OFFERING,
  POOL,
  seededChance,
  stationsAt,
  topFrame,
  type WaterfallFrame,
} from '@roundhouse/engine';
import {
  asExport,
  blockOf,
  Chronicle,
  CopyNumbers,
  type Entity,
  number,
  numberedSeats,
  routesOf,
  sharesOf,
  text,
  type Written,
  type WrittenGame,
} from '../../testing/as-recorded.ts';
import { openFresh } from '../../testing/random-games.ts';
import { randomPlayer } from '../../testing/random-player.ts';
import { BOX } from '../data/box.ts';
import type { HomeFrame } from '../home.ts';
import { isRebellion, NAMES, RECORD_RULES } from '../record.ts';
import { core, type State1882, type TurnFrame } from '../state.ts';
import { title } from '../title.ts';

/** Random games of ours, written down as 18xx.games would: the importer is held to them. */

class Scribe {
  readonly chronicle = new Chronicle();
  private readonly state: State1882;
  private readonly symbols: readonly string[];
  private readonly mirror = new CertificateMirror(OFFERING, POOL, (share) =>
    share.endsWith('_0') ? 20 : 10,
  );
  private readonly copies: CopyNumbers;

  constructor(state: State1882) {
    this.state = state;
    this.copies = new CopyNumbers(state);
    this.symbols = Object.keys(state.companies).map(NAMES.recordedCompany);
    for (const symbol of this.symbols) this.mirror.add(OFFERING, symbol, 9);
    this.mirror.move(`${NAMES.recordedCompany(state.trestleShare)}_1`, 'TB');
  }

  /** Before an action, and at the end. */
  keepTrace(acting: string | null): void {
    this.chronicle.keep(traceOf(RECORD_RULES, this.state, acting));
  }

  note(written: Written): void {
    this.followShares(this.chronicle.add(written));
  }

  private followShares(action: RecordedAction): void {
    const [trestle] = this.mirror.list('TB');
    const owner = this.state.privates.P4?.owner ?? 'bank';
    if (trestle !== undefined && owner !== 'bank') this.mirror.move(trestle, owner);
    this.mirror.follow(action, this.symbols, (symbol) => core.president(this.state, NAMES.company(symbol)));
  }

  /** The action in that site's words, before it is played. */
  write(action: Action): Written {
    const player = { entity: Number(action.player), entity_type: 'player' };
    switch (action.type) {
      case 'take':
        return { type: 'bid', ...player, ...this.take(text(action, 'item')) };
      case 'bid':
        return { type: 'bid', ...player, ...this.bidOn(action), price: number(action, 'price') };
      case 'par':
        return this.par('CPR', action, player);
      case 'exchange':
        return this.par('SC', action, player);
      case 'start':
        return this.par(NAMES.recordedCompany(text(action, 'company')), action, player);
      case 'buy':
        return { type: 'buy_shares', ...player, shares: [this.share(action)], percent: 10 };
      case 'sell':
        return { type: 'sell_shares', ...player, shares: this.block(action), percent: action.percent };
      case 'pass':
        return { type: 'pass', ...(this.company() === '' && !this.isRebellion() ? player : this.operator()) };
      default:
        return this.operate(action);
    }
  }

  private operate(action: Action): Written {
    const who = this.operator();
    const hex = text(action, 'hex');
    const city = `${this.copies.on(hex)}-${text(action, 'stop')}`;
    switch (action.type) {
      case 'lay':
        return {
          type: 'lay_tile',
          ...who,
          hex,
          tile: this.copies.take(text(action, 'tile'), hex),
          rotation: action.rotation,
        };
      case 'home':
        return { type: 'place_token', ...who, city, slot: action.replace === true ? 0 : this.taken(action) };
      case 'station':
        return {
          type: 'place_token',
          ...who,
          city,
          slot: 0,
          token_type: action.neutral === true ? 'neutral' : null,
        };
      case 'seat': {
        const seats = findFrame<AssignFrame>(this.state, 'seats')?.hex ?? '';
        return {
          type: 'place_token',
          ...who,
          city: `${this.copies.on(seats)}-${text(action, 'stop')}`,
          slot: 0,
        };
      }
      case 'lift':
        return { type: 'remove_token', entity: 'NWR', entity_type: 'company', city, slot: 0 };
      case 'run':
        return { type: 'run_routes', ...who, routes: routesOf(action) };
      case 'dividend':
        return { type: 'dividend', ...who, kind: action.kind === 'pay' ? 'payout' : 'withhold' };
      case 'train': {
        const exchange = action.trade === '' ? null : action.trade;
        return { type: 'buy_train', ...who, train: action.train, price: action.price, exchange };
      }
      case 'discard':
        return { type: 'discard_train', ...who, train: action.train };
      case 'private':
        return {
          type: 'buy_company',
          ...who,
          company: NAMES.recordedPrivate(text(action, 'item')),
          price: action.price,
        };
      case 'bankrupt':
        return { type: 'bankrupt', ...who };
      default:
        throw new Error(`That site has no word for ${action.type}`);
    }
  }

  /** Places are taken from the first on. */
  private taken(action: Action): number {
    return stationsAt(this.state.board, { hex: text(action, 'hex'), stop: number(action, 'stop') }).length;
  }

  private isRebellion = (): boolean => isRebellion(topFrame(this.state));

  /** The company whose frame is on top. */
  private company(): string {
    const top = topFrame(this.state);
    return isKind<TurnFrame>(top, 'turn') ||
      isKind<HomeFrame>(top, 'home') ||
      isKind<AssignFrame>(top, 'seats') ||
      isKind<DiscardFrame>(top, 'discard')
      ? top.company
      : '';
  }

  private operator(): Entity {
    if (this.isRebellion()) return { entity: 'NWR', entity_type: 'company' };
    return { entity: NAMES.recordedCompany(this.company()), entity_type: 'corporation' };
  }

  private bidOn(action: Action): { company: string } {
    const top = topFrame(this.state);
    const item = top !== undefined && 'item' in top ? String(top.item) : text(action, 'item');
    return { company: NAMES.recordedPrivate(item) };
  }

  /** At its face, less what it has been reduced by. */
  private take(item: string): { company: string; price: number } {
    const reduced = findFrame<WaterfallFrame>(this.state, 'waterfall')?.reductions[item] ?? 0;
    return { company: NAMES.recordedPrivate(item), price: core.privateData(item).face - reduced };
  }

  private par(corporation: string, action: Action, player: Entity): Written {
    const cell = cellsMarked(BOX.market, 'par').find(({ price }) => price === number(action, 'price'));
    return {
      type: 'par',
      ...player,
      corporation,
      share_price: `${cell?.price},${cell?.row},${cell?.column}`,
    };
  }

  /** The last ordinary certificate that lies there. */
  private share(action: Action): string {
    const [id, from] = [text(action, 'company'), text(action, 'from')];
    const shares = this.sharesOf(from, id).filter((share) => !share.endsWith('_0'));
    const held = heldBy(core.company(this.state, id), from).filter(({ president }) => !president);
    if (shares.length !== held.length) throw new Error(`The mirror has lost shares of ${id} in ${from}`);
    return shares.at(-1) ?? '';
  }

  private block(action: Action): string[] {
    return blockOf(this.sharesOf(action.player, text(action, 'company')), number(action, 'percent'));
  }

  private sharesOf(holder: string, company: string): string[] {
    return sharesOf(this.mirror, holder, NAMES.recordedCompany(company));
  }
}

/** There the markers of the first city are seated first. */
function seatInOrder(state: State1882, action: Action): Action {
  const seats = topFrame(state);
  if (!isKind<AssignFrame>(seats, 'seats')) return action;
  const cityOf = (owner: string) =>
    state.board.stations.find((station) => station.owner === owner && station.at?.hex === seats.hex)?.at
      ?.stop ?? 0;
  const [owner = ''] = [...seats.waiting].sort((a, b) => cityOf(a) - cityOf(b));
  return { ...action, owner };
}

export function writeRandomGame(players: number, seed: number, choose = randomPlayer('steady')): WrittenGame {
  const base = { format: FORMAT, title: '1882', seed, players: numberedSeats(players), actions: [] } as const;
  const { engine, state } = openFresh(title, { ...base, options: {}, imported: {}, pace: 'asked' });
  const chance = seededChance(seed);
  const scribe = new Scribe(state);
  for (let steps = 0; state.ended === null && steps < 20_000; steps++) {
    const [player = ''] = engine.acting(state);
    const isOffer = topFrame(state)?.kind === 'offer';
    // Offers are taken at once there, and who can do nothing is not asked.
    const unasked = isOffer || !isAsked(RECORD_RULES, state, () => engine.isIdle(state));
    const forced = { type: isOffer ? 'accept' : 'pass', player };
    const inCourse = () => engine.advisedChoices(state).filter(({ outsidePlay }) => outsidePlay !== true);
    const action = unasked ? forced : seatInOrder(state, choose(inCourse(), chance));
    if (!unasked) scribe.keepTrace(player);
    const written = unasked ? null : scribe.write(action);
    const refusal = engine.play(state, action);
    if (refusal !== null) throw new Error(`Seed ${seed}, step ${steps}: ${refusal.code}`);
    if (written !== null) scribe.note(written);
  }
  scribe.keepTrace(null);
  const { actions, traces } = scribe.chronicle;
  return { game: asExport('1882', players, seed, actions), traces, reason: state.ended?.reason ?? null };
}
