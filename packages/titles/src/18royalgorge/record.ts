import {
  asByRules,
  type ClassicRecord,
  type ClassicRecordRules,
  companyNamed,
  FIELDS,
  misfit,
  type Own,
  openClassicRecord,
  type RecordExtras,
  type RecordedAction,
  type RecordedGame,
  type RecordedTable,
  readFields,
  readTrade,
  recordNames,
  type Trace,
  type Translated,
  tileNumber,
  unfold,
} from '@roundhouse/classic';
import {
  AscendingFrame,
  cashOf,
  type Frame,
  findFrame,
  OFFERING,
  PASS,
  POOL,
  percentOf,
  privateOwner,
  type Refusal,
  StockFrame,
  topFrame,
  type Unreadable,
} from '@roundhouse/engine';
import { COLOURS, METALS, RIO_GRANDE, STEEL_COMPANY } from './data/companies.ts';
import { EDEN, GORGE_PARTS, SULPHUR_SPRINGS } from './data/numbers.ts';
import { ANSWERS, ANYTIME, COAL_CARDS, DEBT_CARDS, GORGE_TILES } from './data/records.ts';
import { DEPOT } from './data/steel.ts';
import { debtPrice } from './debts.ts';
import { countedCertificates } from './limits.ts';
import { type MetalPresidents, metalPresidents, traceOwn } from './record-trace.ts';
import { type CoalUse, routeProblem } from './routes.ts';
import { swappedTile } from './springs.ts';
import { type CompanyRG, core, isMetal, type StateRG, type SteelChoice, TurnFrame } from './state.ts';
import { stationCost, stations } from './stations.ts';
import { steelFor } from './steel.ts';
import { stock } from './stock.ts';
import { title } from './title.ts';
import { rustsOwn, trains } from './trains.ts';

/** Plays games recorded on 18xx.games (notes, section 8). */

export const RECORD_RULES: ClassicRecordRules<StateRG, CompanyRG, TurnFrame> = {
  turn: TurnFrame,
  core,
  names: recordNames({}, {}),
  variants: { shorter_game_end: 'shorterGame' },
  stock,
  stations,
  trains,
  problem: routeProblem,
  withoutPresident: METALS,
  tile: ourTile,
  asks: { track: asByRules },
  stationCost,
  makesRoom: rustsOwn,
  asksIdle: (state, top) => (StockFrame.is(top) ? seesHiddenShare(state, top) : top?.kind !== 'ascending'),
};

/** The debts have shares there, which nobody buys; but who could is asked. */
const seesHiddenShare = (state: StateRG, { turn, bought }: StockFrame): boolean =>
  bought === null &&
  cashOf(state, turn) >= debtPrice(state) &&
  countedCertificates(state, turn) < core.certificateLimit(state);

function ourTile(recorded: string, hex: string): string {
  const part = GORGE_PARTS[hex];
  const colour = Object.keys(GORGE_TILES).find((name) => GORGE_TILES[name]?.[part ?? ''] === recorded);
  return colour === undefined ? recorded : `gorge-${colour}-A-${part}`;
}

const STEEL = /^([A-I])-(\d+)$/;

/** What a recorded action of a company is about: its type, or what it chooses. */
export function kindOf({ type, entity, choice }: RecordedAction): string {
  if (type === 'lay_tile') return entity === 'B2' ? 'springs' : type;
  if (type !== 'choose') return type;
  const chosen = String(choice);
  if (STEEL.test(chosen)) return 'steel';
  if (chosen.includes('/')) return 'coal';
  if (chosen === 'ghost_town') return chosen;
  return chosen === 'corporation' || chosen === 'president' ? 'lease' : 'ship';
}

/** The company that acts, perhaps through a card. */
function companyFor(state: StateRG, { entity, entity_type }: RecordedAction): string | null {
  const acting = String(entity);
  if (entity_type !== 'company') return acting;
  return (
    Object.keys(DEBT_CARDS).find((debtor) => DEBT_CARDS[debtor] === acting) ?? privateOwner(state, acting)
  );
}

const turnAt = (top: Frame | undefined, ...steps: readonly string[]): TurnFrame | null =>
  TurnFrame.is(top) && (steps.length === 0 || steps.includes(top.step)) ? top : null;

type RecordRG = ClassicRecord<StateRG, CompanyRG, TurnFrame>;

class Extras implements RecordExtras {
  readonly words = ['choose', 'choose_ability'];
  private readonly record: RecordRG;
  private readonly actions: readonly RecordedAction[];
  /** Where the last action stands among them. */
  private at = -1;
  private metals: MetalPresidents = {};
  /** Yellow steel that was named before a tile of the depot. */
  private kept: SteelChoice | null = null;
  /** Coal chosen for the run that comes next. */
  private coal: CoalUse[] = [];

  constructor(record: RecordRG, game: RecordedGame) {
    this.record = record;
    this.actions = game.actions.flatMap(unfold);
    for (const id of METALS) record.mirror.add(POOL, id, 10);
  }

  private get state(): StateRG {
    return this.record.state;
  }

  trace(trace: Trace): void {
    traceOwn(this.state, { metals: this.metals, coal: this.coal }, trace);
  }

  pass(): Refusal | null {
    const { session } = this.record;
    // The lease is due even where the record does not say who paid it.
    const isLease = turnAt(topFrame(this.state), 'lease') !== null;
    let refusal = session.play(isLease ? { type: 'lease', payer: 'company' } : { type: PASS });
    if (isLease && refusal !== null) refusal = session.play({ type: 'lease', payer: 'president' });
    if (refusal === null) this.followHolders();
    return refusal;
  }

  /** Who pays for the Hanging Bridge stands in the record or, where that is no question, does not. */
  autoPassedBySite(): boolean {
    if (turnAt(topFrame(this.state), 'lease') === null) return false;
    const next = this.actions.slice(this.at + 1).find((action) => !ANYTIME.includes(kindOf(action)));
    return next !== undefined && kindOf(next) !== 'lease';
  }

  fits(action: RecordedAction, top: Frame | undefined): boolean | undefined {
    const { session } = this.record;
    if (action.entity_type === 'player') {
      if (session.actor !== String(action.entity)) return false;
      // A purchase ends a turn there: what comes next is of a later turn.
      if (StockFrame.is(top)) return top.bought === null && (action.type === PASS || !session.isIdle());
      return AscendingFrame.is(top)
        ? action.type === PASS || (action.type === 'bid' && action.company === top.item)
        : undefined;
    }
    const turn = turnAt(top);
    if (turn === null || companyFor(this.state, action) !== turn.company) return false;
    if (action.type === PASS && !session.isLegal({ type: PASS })) return false;
    const kind = kindOf(action);
    return ANYTIME.includes(kind) || ANSWERS[turn.step]?.includes(kind) === true;
  }

  translate(action: RecordedAction): Translated | undefined {
    switch (action.type) {
      case 'buy_shares':
        return readTrade(action, this.record.mirror, ({ shares, percent, discounter }) => ({
          action: this.buy(shares, percent, discounter),
        }));
      case 'lay_tile':
        return this.lay(action);
      case 'dividend':
        return this.declineOffers();
      case 'choose':
        return readFields(action, FIELDS.choice, ({ choice }) => this.choose(choice, action));
      case 'choose_ability':
        return { action: { type: 'debt' } };
      case 'run_routes':
        return this.run(action);
      default:
        return undefined;
    }
  }

  /** What is offered beside the dividend is declined by it. */
  private declineOffers(): Refusal | undefined {
    let refusal: Refusal | null = null;
    while (refusal === null && turnAt(topFrame(this.state), 'ship', 'ghost') !== null)
      refusal = this.record.session.play({ type: PASS });
    return refusal ?? undefined;
  }

  private buy(shares: readonly string[], percent: number, discounter: string | null): Own {
    const company = companyNamed(shares);
    if (discounter === 'G5') return { type: 'invest', company };
    if (discounter === 'B6') return { type: 'mint', shares: shares.length };
    const inPool = isMetal(company) || this.record.mirror.holderOf(shares[0] ?? '') === POOL;
    const treasuryIsEmpty = percentOf(core.company(this.state, company), company) === 0;
    return { type: 'buy', company, from: inPool || treasuryIsEmpty ? POOL : company, percent };
  }

  /** Cards lay too: Sulphur Springs its own tile, the depot with its steel. */
  private lay(action: RecordedAction): Translated | undefined {
    if (action.entity === 'B2')
      return readFields(action, FIELDS.tile, ({ hex, tile }) =>
        hex === SULPHUR_SPRINGS && tileNumber(tile) === swappedTile(this.state)
          ? { action: { type: 'springs' } }
          : misfit(`Sulphur Springs does not lay ${tile} in ${hex}`),
      );
    if (action.entity !== 'B3') return undefined;
    this.kept = findFrame(this.state, TurnFrame)?.named.yellow ?? null;
    return this.name({ column: DEPOT, price: 0 }) ?? undefined;
  }

  /** Names steel for the next tile, unless it would be taken anyway. */
  private name({ column, price }: SteelChoice): Refusal | null {
    const turn = turnAt(topFrame(this.state));
    if (turn === null) return misfit('no company is laying track');
    const now = COLOURS.map((colour) => steelFor(this.state, turn, colour));
    if (now.some((choice) => choice.column === column && choice.price === price)) return null;
    return this.record.session.play({ type: 'steel', column, price });
  }

  private choose(choice: string, action: RecordedAction): Translated {
    switch (kindOf(action)) {
      case 'steel': {
        const [, column = '', price] = STEEL.exec(choice) ?? [];
        const refusal = this.name({ column, price: Number(price) });
        // Steel that is too dear may be named; no tile comes of it.
        return refusal === null || refusal.rule === '18RG-cash-1' ? { action: null } : refusal;
      }
      case 'coal': {
        const [card = '', train = '', cubes = '0'] = choice.split('/');
        const source = Object.entries(COAL_CARDS).find(([name]) => name === card)?.[1];
        if (source !== undefined && train !== 'skip') this.coal.push({ source, train, cubes: Number(cubes) });
        return { action: null };
      }
      case 'ghost_town':
        return { action: { type: 'ghost' } };
      case 'lease':
        return { action: { type: 'lease', payer: choice === 'president' ? 'president' : 'company' } };
      default:
        return { action: { type: 'ship', hex: choice, nugget: action.entity === 'G2' } };
    }
  }

  /** With the coal that was chosen; the hexes of a run on trust are kept, for what it passes counts. */
  private run(action: RecordedAction): Translated | undefined {
    const turn = turnAt(topFrame(this.state));
    if (turn === null) return undefined;
    const coal = this.coal.length > 0 ? { coal: this.coal } : {};
    const problem = routeProblem(this.state, core.company(this.state, turn.company), coal);
    const onTrust = (path: readonly string[]) => ({ routes: [{ train: '', path }] });
    const run = this.record.runAs(action, turn.company, problem, onTrust);
    if ('code' in run || run.action === null) return run;
    this.coal = [];
    return { ...run, action: { ...run.action, ...coal } };
  }

  follow(action: RecordedAction): void {
    this.at = this.actions.indexOf(action);
    // What was named for the next tile stays in force after a tile of the depot.
    if (action.entity === 'B3' && this.kept !== null) this.name(this.kept);
    this.followHolders();
  }

  /** An auction may end by passes that nobody writes down: the winner of William Palmer holds a share of Rio Grande and one of CF&I. */
  private followHolders(): void {
    this.metals = metalPresidents(this.state, this.metals);
    const { mirror } = this.record;
    const owner = privateOwner(this.state, 'Y4');
    if (owner === null || mirror.holderOf(`${RIO_GRANDE}_1`) !== OFFERING) return;
    mirror.move(`${RIO_GRANDE}_1`, owner);
    mirror.move(`${STEEL_COMPANY}_0`, owner);
  }
}

export function openRecorded(game: RecordedGame): RecordedTable | Unreadable {
  const goldInEden = game.actions.some(({ type, choice }) => type === 'choose' && choice === EDEN);
  const extras = (record: RecordRG) => new Extras(record, game);
  return openClassicRecord(title, game, RECORD_RULES, extras, { goldInEden });
}
