import { CertificateMirror, isAsked, traceOf } from '@roundhouse/classic';
import {
  type Action,
  AscendingFrame,
  type Chance,
  FORMAT,
  heldBy,
  isObjection,
  judgeRoutes,
  OFFERING,
  POOL,
  privateOwner,
  seededChance,
  topFrame,
  type WrittenRoute,
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
import { GOLD_COMPANY, METALS, RIO_GRANDE, STEEL_COMPANY } from '../data/companies.ts';
import { MARKET } from '../data/market.ts';
import { SULPHUR_SPRINGS } from '../data/numbers.ts';
import { ANSWERS, DEBT_CARDS } from '../data/records.ts';
import { DEPOT } from '../data/steel.ts';
import { RECORD_RULES } from '../record.ts';
import { type MetalPresidents, metalPresidents, recordedTile, traceOwn } from '../record-trace.ts';
import { type CoalUse, routeProblem } from '../routes.ts';
import { coalNeeded } from '../run.ts';
import { swappedTile } from '../springs.ts';
import { core, isMetal, railsOf, type StateRG, type SteelChoice, TurnFrame } from '../state.ts';
import { steelFor } from '../steel.ts';
import { title } from '../title.ts';
import { randomPlayer } from './random-player.ts';

/** Random games of ours, written down as 18xx.games would: the importer is held to them. */

const COAL_WORDS: Readonly<Record<CoalUse['source'], string>> = {
  mines: 'coal_mines',
  depot: 'coal_depot',
  engineer: 'engineer',
};

const DISCOUNTERS: Readonly<Record<string, string>> = { invest: 'G5', mint: 'B6' };

const card = (entity: string): Entity => ({ entity, entity_type: 'company' });

class Scribe {
  readonly chronicle = new Chronicle();
  private readonly state: StateRG;
  private readonly chance: Chance;
  private readonly copies: CopyNumbers;
  private metals: MetalPresidents = {};
  private kept: SteelChoice | null = null;
  private readonly mirror = new CertificateMirror(OFFERING, POOL, (share) =>
    share.endsWith('_0') && !METALS.some((id) => share === `${id}_0`) ? 20 : 10,
  );

  constructor(state: StateRG, chance: Chance) {
    this.state = state;
    this.chance = chance;
    this.copies = new CopyNumbers(state);
    for (const { id } of railsOf(state)) this.mirror.add(OFFERING, id, 9);
    for (const id of METALS) this.mirror.add(POOL, id, 10);
  }

  /** Before an action, and at the end. */
  keepTrace(acting: string | null, coal: readonly CoalUse[] = []): void {
    const trace = traceOf(RECORD_RULES, this.state, acting);
    traceOwn(this.state, { metals: this.metals, coal }, trace);
    this.chronicle.keep(trace);
  }

  /** What goes before the action: coal is given out before the run. */
  prelude(action: Action): void {
    this.keepTrace(action.player);
    const coal = action.type === 'run' ? this.coalOf(action) : [];
    for (const [i, { source, train, cubes }] of coal.entries()) {
      const choice = `${COAL_WORDS[source]}/${train}/${cubes}`;
      this.chronicle.add({ type: 'choose', ...this.operator(), choice });
      this.keepTrace(action.player, coal.slice(0, i + 1));
    }
  }

  note(written: Written): void {
    this.follow(this.chronicle.add(written));
  }

  private follow(action: Parameters<CertificateMirror['follow']>[0]): void {
    this.settle();
    const rails = railsOf(this.state).map(({ id }) => id);
    this.mirror.follow(action, rails, (id) => core.president(this.state, id));
  }

  /** What may come about without a word: the end of an auction. */
  settle(): void {
    const palmer = privateOwner(this.state, 'Y4');
    if (palmer !== null && this.mirror.holderOf(`${RIO_GRANDE}_1`) === OFFERING) {
      this.mirror.move(`${RIO_GRANDE}_1`, palmer);
      this.mirror.move(`${STEEL_COMPANY}_0`, palmer);
    }
    this.metals = metalPresidents(this.state, this.metals);
  }

  /** Yellow steel named before that of the depot: there it is in force again after the depot's tile. */
  keep(action: Action): void {
    const named = this.turn()?.named.yellow;
    if (action.type === 'steel' && action.column === DEPOT && named !== undefined) this.kept = named;
    else if (action.type !== 'steel' && action.type !== 'lay') this.kept = null;
  }

  /** That steel, once the depot has given its own. */
  takeKept(): SteelChoice | null {
    const { kept } = this;
    if (kept === null || this.turn()?.named.yellow !== undefined) return null;
    this.kept = null;
    return kept;
  }

  /** The action in that site's words, before it is played; null where it has none. */
  write(action: Action): Written | null {
    const player = { entity: Number(action.player), entity_type: 'player' };
    switch (action.type) {
      case 'bid':
        return { type: 'bid', ...player, company: this.item(), price: action.price };
      case 'start':
        return {
          type: 'par',
          ...player,
          corporation: action.company,
          share_price: parSpace(number(action, 'price')),
        };
      case 'buy':
      case 'invest':
      case 'mint':
        return { type: 'buy_shares', ...player, ...this.bought(action) };
      case 'sell':
        return { type: 'sell_shares', ...player, shares: this.sold(action), percent: action.percent };
      case 'pass':
        return this.passed(player);
      default:
        return this.operate(action);
    }
  }

  /** Who ships nothing goes on to the dividend. */
  private passed(player: Entity): Written | null {
    const turn = this.turn();
    if (turn === null) return { type: 'pass', ...player };
    return ANSWERS[turn.step]?.includes('pass') ? { type: 'pass', ...this.operator() } : null;
  }

  private operate(action: Action): Written | null {
    const who = this.operator();
    switch (action.type) {
      case 'lay':
        return this.lay(action, who);
      case 'springs': {
        const tile = recordedTile(swappedTile(this.state) ?? '') ?? '';
        const hex = SULPHUR_SPRINGS;
        return { type: 'lay_tile', ...card('B2'), hex, tile: this.copies.take(tile, hex), rotation: 0 };
      }
      case 'steel':
        return action.column === DEPOT
          ? null
          : { type: 'choose', ...who, choice: `${action.column}-${action.price}` };
      case 'station': {
        const city = `${this.copies.on(text(action, 'hex'))}-${text(action, 'stop')}`;
        return { type: 'place_token', ...who, city, slot: 0, tokener: who.entity };
      }
      case 'run':
        return { type: 'run_routes', ...who, routes: this.routes(action), extra_revenue: 0 };
      case 'ship':
        return { type: 'choose', ...(action.nugget === true ? card('G2') : who), choice: action.hex };
      case 'ghost':
        return { type: 'choose', ...who, choice: 'ghost_town' };
      case 'dividend':
        return { type: 'dividend', ...who, kind: action.kind === 'pay' ? 'payout' : 'withhold' };
      case 'lease':
        return {
          type: 'choose',
          ...who,
          choice: action.payer === 'president' ? 'president' : 'corporation',
        };
      case 'train':
        return { type: 'buy_train', ...who, train: action.train, price: action.price };
      case 'private':
        return { type: 'buy_company', ...who, company: action.item, price: action.price };
      case 'debt':
        return { type: 'choose_ability', ...card(DEBT_CARDS[String(who.entity)] ?? ''), choice: 'pay_debt' };
      case 'bankrupt':
        return { type: 'bankrupt', ...who };
      default:
        throw new Error(`That site has no word for ${action.type}`);
    }
  }

  private turn(): TurnFrame | null {
    const top = topFrame(this.state);
    return TurnFrame.is(top) ? top : null;
  }

  private operator = (): Entity => ({ entity: this.turn()?.company ?? '', entity_type: 'corporation' });

  private item(): string {
    const top = topFrame(this.state);
    return AscendingFrame.is(top) ? top.item : '';
  }

  /** The first certificates that lie there, perhaps bought through a card. */
  private bought(action: Action): object {
    const company = action.type === 'mint' ? GOLD_COMPANY : text(action, 'company');
    const count = action.type === 'mint' ? number(action, 'shares') : 1;
    const from = isMetal(company) || action.from === POOL ? POOL : OFFERING;
    const shares = sharesOf(this.mirror, from, company).filter(
      (share) => isMetal(company) || !share.endsWith('_0'),
    );
    if (shares.length !== heldBy(core.company(this.state, company), from === POOL ? POOL : company).length)
      throw new Error(`The mirror has lost shares of ${company} in ${from}`);
    const discounter = DISCOUNTERS[action.type];
    return {
      shares: shares.slice(0, count),
      percent: 10 * count,
      ...(discounter === undefined ? {} : { discounter }),
    };
  }

  private sold(action: Action): string[] {
    const [company, percent] = [text(action, 'company'), number(action, 'percent')];
    const held = sharesOf(this.mirror, action.player, company);
    return isMetal(company) ? held.slice(0, percent / 10) : blockOf(held, percent);
  }

  /** Steel of the depot is used by laying with the card. */
  private lay(action: Action, who: Entity): Written {
    const [hex, tile] = [text(action, 'hex'), text(action, 'tile')];
    const turn = this.turn();
    const colour = core.box.geography.tiles[tile]?.color ?? '';
    const fromDepot = turn !== null && steelFor(this.state, turn, colour).column === DEPOT;
    const copy = this.copies.take(recordedTile(tile) ?? tile, hex);
    return {
      type: 'lay_tile',
      ...(fromDepot ? card('B3') : who),
      hex,
      tile: copy,
      rotation: action.rotation,
    };
  }

  private judged({ routes, coal }: Action) {
    const written: WrittenRoute[] = Array.isArray(routes) ? routes : [];
    const stated: CoalUse[] | undefined = Array.isArray(coal) ? coal : undefined;
    const company = core.company(this.state, this.turn()?.company ?? '');
    const problem = routeProblem(this.state, company, stated === undefined ? {} : { coal: stated });
    const run = judgeRoutes(core.box.geography, this.state.board, problem, written);
    if (isObjection(run)) throw new Error(run.code);
    return { run, stated };
  }

  private coalOf(action: Action): readonly CoalUse[] {
    const { run, stated } = this.judged(action);
    return stated ?? coalNeeded(run);
  }

  /** Chains come in the order in which they were clicked, here now and then from the other end. */
  private routes(action: Action): object[] {
    const { run } = this.judged(action);
    return routesOf(action).map(({ train, connections }, i) => ({
      train,
      connections:
        this.chance() < 0.3 ? [...connections].reverse().map((chain) => [...chain].reverse()) : connections,
      revenue: run.routes[i]?.value ?? 0,
    }));
  }
}

function parSpace(price: number): string {
  const column = MARKET[0]?.findIndex((cell) => cell?.price === price) ?? -1;
  return `${price},0,${column}`;
}

const POLICIES = ['collecting', 'ambitious', 'reckless', 'collecting', 'sensible'] as const;

const playerOf = (seed: number) => randomPlayer(POLICIES[seed % POLICIES.length] ?? 'sensible');

export function writeRandomGame(players: number, seed: number, choose = playerOf(seed)): WrittenGame {
  const shorterGame = seed % 3 === 0;
  const options = { shorterGame };
  const base = { format: FORMAT, title: title.id, seed, players: numberedSeats(players), actions: [] };
  const { engine, state } = openFresh(title, {
    ...base,
    format: FORMAT,
    options,
    imported: {},
    forcedPasses: 'recorded',
  });
  const chance = seededChance(seed);
  const scribe = new Scribe(state, seededChance(seed + 1));
  for (let steps = 0; state.ended === null && steps < 20_000; steps++) {
    const [player = ''] = engine.acting(state);
    const isOffer = topFrame(state)?.kind === 'offer';
    const unasked = isOffer || !isAsked(RECORD_RULES, state, () => engine.isIdle(state));
    const forced = { type: isOffer ? 'accept' : 'pass', player };
    const inCourse = () => engine.advisedChoices(state).filter(({ outsidePlay }) => outsidePlay !== true);
    const action = unasked ? forced : choose(inCourse(), chance);
    if (!unasked) scribe.prelude(action);
    scribe.keep(action);
    const written = unasked ? null : scribe.write(action);
    const refusal = engine.play(state, action);
    if (refusal !== null) throw new Error(`Seed ${seed}, step ${steps}: ${refusal.code}`);
    if (written === null) scribe.settle();
    else scribe.note(written);
    const kept = scribe.takeKept();
    if (kept !== null) engine.play(state, { type: 'steel', player, ...kept });
  }
  scribe.keepTrace(null);
  const { actions, traces } = scribe.chronicle;
  const optional_rules = shorterGame ? ['shorter_game_end'] : [];
  return {
    game: asExport('18 Royal Gorge', players, seed, actions, { optional_rules }),
    traces,
    reason: state.ended?.reason ?? null,
  };
}
