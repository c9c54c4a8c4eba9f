import {
  BANK,
  type CompanyView,
  cashOf,
  clone,
  type Engine,
  findFrame,
  heldBy,
  OperatingFrame,
  type PlayerView,
  type PrivateView,
  percentOf,
  type TableView,
  totalOf,
} from '@roundhouse/engine';
import { CERTIFICATE_LIMIT } from './data/holdings.ts';
import { worthItems } from './end.ts';
import { missingToOperate } from './rounds.ts';
import { SelectionFrame } from './selection.ts';
import {
  type BaronsState,
  certificateCount,
  GONE,
  type Holding,
  holdingsIn,
  investorsAt,
  percentInBank,
  railroadCard,
  shareValue,
  sidesOf,
} from './state.ts';
import { TurnFrame } from './turn-frame.ts';
import { titleNotes } from './view-notes.ts';
import { cardTable } from './view-own.ts';

/** Everything is open to everybody (RB-GEN-4). */
export function view(state: BaronsState, engine: Engine<BaronsState>): TableView {
  const label = engine.label(state);
  const cards = cardTable(state);
  return {
    round: label.round ?? '',
    step: label.step,
    acting: engine.acting(state),
    phase: state.level === 0 ? null : `${state.level}`,
    bank: null,
    certificateLimit: CERTIFICATE_LIMIT,
    players: state.players.map(({ id, name }) => playerView(state, id, name)),
    companies: holdingsIn(state).map((holding) => companyView(state, holding)),
    privates: Object.values(state.investors).map(({ id, at }) => privateView(state, id, at)),
    operating: findFrame(state, TurnFrame)?.holding ?? null,
    queue: clone(findFrame(state, OperatingFrame)?.queue ?? []),
    market: clone(state.market),
    depot: depotView(state),
    map: null,
    titleState: { ...cards },
    titleNotes: titleNotes(cards),
    ended: clone(state.ended),
  };
}

function playerView(state: BaronsState, id: string, name: string): PlayerView {
  const shares = holdingsIn(state).flatMap((holding) => {
    const percent = percentOf(holding, id);
    const president = heldBy(holding, id).some((certificate) => certificate.president);
    return percent === 0 ? [] : [[holding.id, { percent, president }] as const];
  });
  const items = worthItems(state, id);
  return {
    id,
    name,
    cash: cashOf(state, id),
    free: cashOf(state, id),
    certificates: certificateCount(state, id),
    worth: totalOf(items),
    worthItems: items,
    shares: Object.fromEntries(shares),
    privates: investorsAt(state, id).map((investor) => investor.id),
    priority: state.priority === id,
    bankrupt: false,
  };
}

function companyView(state: BaronsState, holding: Holding): CompanyView {
  return {
    id: holding.id,
    status: holding.operating ? 'floated' : holding.par === null ? 'unstarted' : 'started',
    toFloat: missingToOperate(holding),
    cash: cashOf(state, holding.id),
    par: holding.par,
    price: shareValue(state, holding.id),
    president: holding.director,
    offering: percentInBank(holding),
    pool: 0,
    treasury: 0,
    trains: holding.railroads.map(({ card, side }) => ({ id: card, type: side })),
    privates: investorsAt(state, holding.id).map(({ id }) => id),
    stationsLeft: 0,
    lastRevenue: holding.lastRevenue,
  };
}

function privateView(state: BaronsState, id: string, at: string): PrivateView {
  const named = findFrame(state, SelectionFrame)?.named;
  const price = named?.investor === id ? named.value : null;
  return { id, owner: at === GONE ? BANK : at, closed: at === GONE, price, bids: [] };
}

/** The stack by category and level: a card with two levels is shown at both prices. */
function depotView(state: BaronsState): TableView['depot'] {
  const left = new Map<string, number>();
  for (const card of state.stack) {
    const { category } = railroadCard(card);
    left.set(category, (left.get(category) ?? 0) + 1);
  }
  return [...left].flatMap(([category, count]) => {
    const card = state.stack.find((id) => railroadCard(id).category === category) ?? '';
    return sidesOf(card).map(({ side, cost }) => ({ type: `${category} ${side}`, price: cost, left: count }));
  });
}
