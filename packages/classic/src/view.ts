import {
  AscendingFrame,
  type CompanyFacts,
  cashOf,
  clone,
  companyView,
  depotView,
  type Engine,
  type ForcedPurchase,
  findFrame,
  freeCash,
  isPlayer,
  type MapView,
  mapView,
  OperatingFrame,
  type PrivateView,
  playerView,
  privateOf,
  reachedTrack,
  type TableView,
  trainPoolView,
  WaterfallFrame,
  type WorthItem,
} from '@roundhouse/engine';
import type { Core } from './core.ts';
import { missingToFloat } from './par.ts';
import { type ClassicCompany, type ClassicState, ClassicTurn, type FloatingCompany } from './state.ts';
import type { Stations } from './stations.ts';
import type { Stock } from './stock.ts';
import { worthItems } from './worth.ts';

/** A position as everybody may see it. */

type TitleState = TableView['titleState'];
type Bidding = Pick<PrivateView, 'price' | 'bids'>;

export interface ViewRules<S extends ClassicState<C>, C extends ClassicCompany, V extends TitleState> {
  readonly stock: Pick<Stock<S, C>, 'certificates'>;
  readonly stations: Stations<S>;
  companyFacts(state: S, company: C): CompanyFacts;
  worthItems?(state: S, player: string): WorthItem[];
  /** What a private company costs and who has bid for it, in an auction of the title's own; null: as usual. */
  bidding?(state: S, item: string): Bidding | null;
  /** The company of which a certificate comes with a private company. */
  comesWith?(state: S, item: string): string | undefined;
  /** What a variant prints on a private company otherwise than the box. */
  variantText?(state: S, item: string): Pick<PrivateView, 'printed'>;
  /** Cubes, tokens and marks on the map besides the crosses of closed hexes. */
  tokens?(state: S): MapView['tokens'];
  /** The company that is to decide where none has its turn. */
  deciding?(state: S): string | null;
  titleState?(state: S): V;
  /** A train that has to be bought and cannot be paid from the treasury. */
  forcedPurchase?(state: S): ForcedPurchase | null;
  /** The same in words. */
  titleNotes?(state: S, own: V | undefined): readonly string[];
}

export function classicView<
  S extends ClassicState<C>,
  C extends ClassicCompany,
  V extends TitleState = TitleState,
>(core: Core<S, C>, rules: ViewRules<S, C, V>): (state: S, engine: Engine<S>) => TableView {
  const { box } = core;
  const homes = new Map(box.companies.map(({ id, home }) => [id, home]));
  return (state, engine) => {
    const label = engine.label(state);
    const operating = findFrame(state, ClassicTurn)?.company ?? null;
    const deciding = operating === null ? (rules.deciding?.(state) ?? null) : null;
    const auction = findFrame(state, WaterfallFrame);
    const titleState = rules.titleState?.(state);
    const view: TableView = {
      round: label.round ?? '',
      step: label.step,
      acting: engine.acting(state),
      phase: state.phase,
      bank: box.bank === null ? null : cashOf(state, 'bank'),
      certificateLimit: core.certificateLimit(state),
      players: state.players.map((player) =>
        playerView(state, player, {
          free: auction === undefined ? cashOf(state, player.id) : freeCash(state, auction, player.id),
          certificates: rules.stock.certificates(state, player.id),
          worthItems: rules.worthItems?.(state, player.id) ?? worthItems(core, state, player.id),
          priority: state.priority === player.id,
          bankrupt: state.bankrupt === player.id,
        }),
      ),
      companies: Object.keys(state.companies).map((id) =>
        companyView(state, id, rules.companyFacts(state, core.company(state, id))),
      ),
      privates: Object.values(state.privates).map(({ id, owner, closed }) => {
        const comesWith = rules.comesWith?.(state, id);
        return {
          ...{ id, owner, closed },
          ...(rules.bidding?.(state, id) ??
            (auction === undefined ? inSingleAuction(state, id) : inWaterfall(core, state, id, auction))),
          ...rules.variantText?.(state, id),
          ...(comesWith !== undefined && { comesWith }),
        };
      }),
      operating,
      ...(deciding !== null && { deciding }),
      queue: clone(findFrame(state, OperatingFrame)?.queue ?? []),
      market: clone(state.market),
      depot: depotView(state, box.trains),
      map: mapView(box.geography, state.board, {
        reservations: Object.keys(state.companies).flatMap((id) => {
          const home = homes.get(id) ?? null;
          return home !== null && rules.stations.reservedFor(state, home).includes(id)
            ? [{ company: id, hex: home, stop: 0 }]
            : [];
        }),
        tokens: [...closedHexes(core, state), ...(rules.tokens?.(state) ?? [])],
        network:
          operating === null ? [] : reachedTrack(box.geography, state.board, core.graph(state, operating)),
      }),
      titleState: titleState ?? {},
      titleNotes: rules.titleNotes?.(state, titleState) ?? [],
      ended: clone(state.ended),
    };
    const forcedPurchase = rules.forcedPurchase?.(state) ?? null;
    return {
      ...view,
      ...(state.depot.pool === undefined ? {} : { trainPool: trainPoolView(state, box.trains) }),
      ...(forcedPurchase === null ? {} : { forcedPurchase }),
    };
  };
}

/** What is shown of a company that floats. */
export function floatingFacts<S extends ClassicState<C>, C extends FloatingCompany>(
  core: Core<S, C>,
  state: S,
  company: FloatingCompany,
): CompanyFacts {
  const { id, floated, par } = company;
  return {
    status: floated ? 'floated' : par === null ? 'unstarted' : 'started',
    toFloat: missingToFloat(company, core.box.floatPercent),
    price: core.price(state, id),
    lastRevenue: company.lastRevenue,
    stationsLeft: state.board.stations.filter(({ holder, at }) => holder === id && at === null).length,
  };
}

/** In an auction with standing bids: the price now and who has bid what. */
function inWaterfall<S extends ClassicState<C>, C extends ClassicCompany>(
  core: Core<S, C>,
  state: S,
  id: string,
  { items, reductions, bids }: WaterfallFrame,
): Bidding {
  const isOffered = items.includes(id);
  return {
    price: isOffered ? core.privateFigures(state, id).face - (reductions[id] ?? 0) : null,
    bids: clone(bids[id] ?? []),
  };
}

/** In auctions one after the other: the least first bid, and the highest so far. */
function inSingleAuction(state: ClassicState, id: string): Bidding {
  const bidding = findFrame(state, AscendingFrame);
  if (bidding?.item !== id) return { price: null, bids: [] };
  return { price: bidding.minimum, bids: bidding.high === null ? [] : [{ ...bidding.high }] };
}

/** Hexes closed by a private company in a player's hands. */
function closedHexes<S extends ClassicState<C>, C extends ClassicCompany>(
  core: Core<S, C>,
  state: S,
): MapView['tokens'] {
  const closed: { hex: string; kind: string; text: string; count: number }[] = [];
  for (const text in state.privates) {
    const hex = core.privateFigures(state, text).closesHex;
    if (hex === null) continue;
    const privateCompany = privateOf(state, text);
    if (!privateCompany.closed && isPlayer(state, privateCompany.owner))
      closed.push({ hex, kind: 'blocked', text, count: 1 });
  }
  return closed;
}
