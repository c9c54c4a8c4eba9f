import {
  AssignFrame,
  CertificateMirror,
  type ClassicCompany,
  type ClassicRecordRules,
  type ClassicState,
  type ClassicTurn,
  DiscardFrame,
  isAsked,
  type RecordedAction,
  traceOf,
} from '@roundhouse/classic';
import {
  type Action,
  type Chance,
  type Choice,
  cellsMarked,
  type Engine,
  findFrame,
  heldBy,
  OFFERING,
  POOL,
  seededChance,
  topFrame,
  WaterfallFrame,
} from '@roundhouse/engine';
import {
  blockOf,
  Chronicle,
  CopyNumbers,
  type Entity,
  number,
  routesOf,
  sharesOf,
  text,
  type Written,
} from './as-recorded.ts';

/** Writes down games of ours as 18xx.games would: what is the same in every game of classic parts. */
export class ClassicScribe<S extends ClassicState<C>, C extends ClassicCompany, T extends ClassicTurn> {
  readonly chronicle = new Chronicle();
  protected readonly state: S;
  protected readonly rules: ClassicRecordRules<S, C, T>;
  protected readonly copies: CopyNumbers;
  protected readonly mirror = new CertificateMirror(OFFERING, POOL, (share) =>
    share.endsWith('_0') ? 20 : 10,
  );
  private readonly symbols: readonly string[];

  constructor(state: S, rules: ClassicRecordRules<S, C, T>) {
    this.state = state;
    this.rules = rules;
    this.copies = new CopyNumbers(state);
    this.symbols = Object.keys(state.companies).map(rules.names.recordedCompany);
    for (const symbol of this.symbols) this.mirror.add(OFFERING, symbol, 9);
  }

  /** Before an action, and at the end. */
  keepTrace(acting: string | null): void {
    this.chronicle.keep(traceOf(this.rules, this.state, acting));
  }

  note(written: Written): void {
    this.followShares(this.chronicle.add(written));
  }

  protected followShares(action: RecordedAction): void {
    const { core, names } = this.rules;
    this.mirror.follow(action, this.symbols, (symbol) => core.president(this.state, names.company(symbol)));
  }

  /** The action in that site's words, before it is played. */
  write(action: Action): Written {
    const player = this.player(action);
    switch (action.type) {
      case 'take':
        return { type: 'bid', ...player, ...this.take(text(action, 'item')) };
      case 'bid':
        return { type: 'bid', ...player, ...this.bidOn(action), price: number(action, 'price') };
      case 'start':
        return this.par(this.rules.names.recordedCompany(text(action, 'company')), action);
      case 'buy':
        return { type: 'buy_shares', ...player, shares: [this.share(action)], percent: 10 };
      case 'sell':
        return { type: 'sell_shares', ...player, shares: this.block(action), percent: action.percent };
      case 'pass':
        return { type: 'pass', ...(this.company() === '' ? player : this.operator()) };
      default:
        return this.operate(action);
    }
  }

  private operate(action: Action): Written {
    const who = this.operator();
    const hex = text(action, 'hex');
    switch (action.type) {
      case 'lay': {
        const tile = this.copies.take(this.tile(text(action, 'tile')), hex);
        return { type: 'lay_tile', ...who, hex, tile, rotation: action.rotation };
      }
      case 'station':
        return { type: 'place_token', ...who, city: this.city(action), slot: 0 };
      case 'seat': {
        const seats = findFrame(this.state, AssignFrame)?.hex ?? '';
        return {
          type: 'place_token',
          ...who,
          city: `${this.copies.on(seats)}-${text(action, 'stop')}`,
          slot: 0,
        };
      }
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
      case 'private': {
        const company = this.rules.names.recordedPrivate(text(action, 'item'));
        return { type: 'buy_company', ...who, company, price: action.price };
      }
      case 'bankrupt':
        return { type: 'bankrupt', ...who };
      default:
        throw new Error(`That site has no word for ${action.type}`);
    }
  }

  protected player = (action: Action): Entity => ({ entity: Number(action.player), entity_type: 'player' });

  /** The company whose frame is on top; none where a player acts. */
  protected company(): string {
    const top = topFrame(this.state);
    return this.rules.turn.is(top) || AssignFrame.is(top) || DiscardFrame.is(top) ? top.company : '';
  }

  protected operator(): Entity {
    return { entity: this.rules.names.recordedCompany(this.company()), entity_type: 'corporation' };
  }

  /** That site's number of a tile. */
  protected tile(number: string): string {
    return number;
  }

  protected city(action: Action): string {
    return `${this.copies.on(text(action, 'hex'))}-${text(action, 'stop')}`;
  }

  private bidOn(action: Action): { company: string } {
    const top = topFrame(this.state);
    const item = top !== undefined && 'item' in top ? String(top.item) : text(action, 'item');
    return { company: this.rules.names.recordedPrivate(item) };
  }

  /** At its face, less what it has been reduced by. */
  private take(item: string): { company: string; price: number } {
    const { core, names } = this.rules;
    const reduced = findFrame(this.state, WaterfallFrame)?.reductions[item] ?? 0;
    return { company: names.recordedPrivate(item), price: core.privateData(item).face - reduced };
  }

  protected par(corporation: string, action: Action): Written {
    const cells = cellsMarked(this.rules.core.box.market, 'par');
    const cell = cells.find(({ price }) => price === number(action, 'price'));
    return {
      type: 'par',
      ...this.player(action),
      corporation,
      share_price: `${cell?.price},${cell?.row},${cell?.column}`,
    };
  }

  /** The last ordinary certificate that lies there. */
  protected share(action: Action): string {
    const [id, from] = [text(action, 'company'), text(action, 'from')];
    const shares = this.sharesOf(from, id).filter((share) => !share.endsWith('_0'));
    const held = heldBy(this.rules.core.company(this.state, id), from).filter(({ president }) => !president);
    if (shares.length !== held.length) throw new Error(`The mirror has lost shares of ${id} in ${from}`);
    return shares.at(-1) ?? '';
  }

  private block(action: Action): string[] {
    return blockOf(this.sharesOf(action.player, text(action, 'company')), number(action, 'percent'));
  }

  protected sharesOf(holder: string, company: string): string[] {
    return sharesOf(this.mirror, holder, this.rules.names.recordedCompany(company));
  }

  /** There the markers of the first city are seated first. */
  inOrder(action: Action): Action {
    const seats = topFrame(this.state);
    if (!AssignFrame.is(seats)) return action;
    const cityOf = (owner: string) =>
      this.state.board.stations.find((station) => station.owner === owner && station.at?.hex === seats.hex)
        ?.at?.stop ?? 0;
    const [owner = ''] = [...seats.waiting].sort((a, b) => cityOf(a) - cityOf(b));
    return { ...action, owner };
  }

  /** Plays a game to its end and writes it down. */
  playOut(
    engine: Engine<S>,
    seed: number,
    choose: (choices: readonly Choice[], chance: Chance) => Action,
  ): void {
    const { state } = this;
    const chance = seededChance(seed);
    for (let steps = 0; state.ended === null && steps < 20_000; steps++) {
      const [player = ''] = engine.acting(state);
      const isOffer = topFrame(state)?.kind === 'offer';
      // Offers are taken at once there, and who can do nothing is not asked.
      const unasked = isOffer || !isAsked(this.rules, state, () => engine.isIdle(state));
      const forced = { type: isOffer ? 'accept' : 'pass', player };
      const action = unasked ? forced : this.inOrder(choose(engine.advisedChoices(state), chance));
      if (!unasked) this.keepTrace(player);
      const written = unasked ? null : this.write(action);
      const refusal = engine.play(state, action);
      if (refusal !== null) throw new Error(`Seed ${seed}, step ${steps}: ${refusal.code}`);
      if (written !== null) this.note(written);
    }
    this.keepTrace(null);
  }
}
