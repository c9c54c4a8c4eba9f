import {
  type AscendingFrame,
  type CompanyFacts,
  cashOf,
  companyView,
  depotView,
  type Engine,
  findFrame,
  mapView,
  type OperatingFrame,
  type PrivateView,
  playerView,
  reachedTrack,
  type TableView,
} from '@roundhouse/engine';
import { TRAINS } from './data/trains.ts';
import { worthItems } from './end.ts';
import { graphOf } from './network.ts';
import {
  certificateLimit,
  GEOGRAPHY,
  phaseOf,
  railData,
  railsOf,
  type StateRG,
  sharePrice,
} from './state.ts';
import { reservedIn } from './stations.ts';
import { countedCertificates } from './stock-rules.ts';
import type { TurnFrame } from './turn-frame.ts';
import { titleNotes } from './view-notes.ts';
import { mapTokens, ownView } from './view-own.ts';

export function view(state: StateRG, engine: Engine<StateRG>): TableView {
  const operating = findFrame<TurnFrame>(state, 'turn')?.company ?? null;
  const label = engine.label(state);
  const bidding = findFrame<AscendingFrame>(state, 'ascending');
  const titleState = ownView(state);
  return {
    round: label.round ?? '',
    step: label.step,
    acting: engine.acting(state),
    phase: state.phase,
    bank: null,
    certificateLimit: certificateLimit(state),
    players: state.players.map((player) =>
      playerView(state, player, {
        free: cashOf(state, player.id),
        certificates: countedCertificates(state, player.id),
        worthItems: worthItems(state, player.id),
        priority: state.priority === player.id,
        bankrupt: state.bankrupt === player.id,
      }),
    ),
    companies: Object.keys(state.companies).map((id) => companyView(state, id, factsOf(state, id))),
    privates: Object.values(state.privates).map(
      ({ id, owner, closed }): PrivateView => ({
        id,
        owner,
        closed,
        price: bidding?.item === id ? bidding.minimum : null,
        bids: bidding?.item === id && bidding.high !== null ? [bidding.high] : [],
      }),
    ),
    operating,
    queue: findFrame<OperatingFrame>(state, 'operating')?.queue ?? [],
    market: state.market,
    depot: depotView(state, TRAINS),
    map: mapView(GEOGRAPHY, state.board, {
      reservations: railsOf(state).flatMap(({ id }) => {
        const { home } = railData(id);
        return reservedIn(state, home).includes(id) ? [{ company: id, hex: home, stop: 0 }] : [];
      }),
      tokens: mapTokens(state),
      network: operating === null ? [] : reachedTrack(GEOGRAPHY, state.board, graphOf(state, operating)),
    }),
    titleState,
    titleNotes: titleNotes(titleState),
    ended: state.ended,
  };
}

/** Assets count in a variant only (18RG-score-3). */
function factsOf(state: StateRG, id: string): CompanyFacts {
  const company = state.companies[id];
  const isOpen =
    company?.box === null || (company !== undefined && phaseOf(state).tiles.includes(company.box ?? 'gray'));
  return {
    status: company?.par !== null ? 'floated' : isOpen ? 'unstarted' : 'unavailable',
    toFloat: 0,
    price: sharePrice(state, id),
    lastRevenue: company?.lastRevenue ?? null,
    stationsLeft: state.board.stations.filter(({ owner, at }) => owner === id && at === null).length,
  };
}
