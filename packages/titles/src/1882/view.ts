import {
  type CompanyFacts,
  cashOf,
  companyView,
  depotView,
  type Engine,
  findFrame,
  freeCash,
  isPlayer,
  mapView,
  type OperatingFrame,
  type PrivateCompany,
  type PrivateView,
  playerView,
  reachedTrack,
  type TableView,
  type WaterfallFrame,
} from '@roundhouse/engine';
import { COMPANIES, NEUTRAL, TRAINS } from './data.ts';
import { worthItems } from './end.ts';
import { graphOf } from './network.ts';
import { missingToFloat } from './par.ts';
import { certificateLimit, GEOGRAPHY, privateData, type State1882, sharePrice } from './state.ts';
import { countedCertificates } from './stock.ts';
import type { TurnFrame } from './turn-frame.ts';

export function view(state: State1882, engine: Engine<State1882>): TableView {
  const label = engine.label(state);
  const operating = findFrame<TurnFrame>(state, 'turn')?.company ?? null;
  const auction = findFrame<WaterfallFrame>(state, 'waterfall');
  return {
    round: label.round ?? '',
    step: label.step,
    acting: engine.acting(state),
    phase: state.phase,
    bank: cashOf(state, 'bank'),
    certificateLimit: certificateLimit(state),
    players: state.players.map((player) =>
      playerView(state, player, {
        free: auction === undefined ? cashOf(state, player.id) : freeCash(state, auction, player.id),
        certificates: countedCertificates(state, player.id),
        worthItems: worthItems(state, player.id),
        priority: state.priority === player.id,
        bankrupt: state.bankrupt === player.id,
      }),
    ),
    companies: COMPANIES.map(({ id }) => companyView(state, id, factsOf(state, id))),
    privates: Object.values(state.privates).map((paper) => privateView(paper, auction)),
    operating,
    queue: findFrame<OperatingFrame>(state, 'operating')?.queue ?? [],
    market: state.market,
    depot: depotView(state, TRAINS),
    map: mapView(GEOGRAPHY, state.board, {
      reservations: COMPANIES.flatMap(({ id, home }) =>
        home !== null && state.companies[id]?.operated === false ? [{ company: id, hex: home, stop: 0 }] : [],
      ),
      tokens: blockedHexes(state),
      network: operating === null ? [] : reachedTrack(GEOGRAPHY, state.board, graphOf(state, operating)),
    }),
    titleState: {
      rebellionRevealed: state.rebellionTrain === null,
      rebellionTrain: state.rebellionTrain?.split('-')[0] ?? null,
    },
    titleNotes: [rebellionNote(state)],
    ended: state.ended,
  };
}

function rebellionNote({ rebellionTrain }: State1882): string {
  return rebellionTrain === null
    ? 'The North-West Rebellion has broken out: the hexes marked NWR have been affected.'
    : `The North-West Rebellion lies under the first ${rebellionTrain.split('-')[0]}-train; it breaks out when that train is bought.`;
}

function factsOf(state: State1882, id: string): CompanyFacts {
  const company = state.companies[id];
  const paper = state.privates.P2;
  const isOut =
    id === 'SCR' &&
    company?.par === null &&
    (paper?.closed === true || !isPlayerOrBank(state, paper?.owner ?? ''));
  return {
    status: isOut ? 'closed' : company?.floated ? 'floated' : company?.par === null ? 'unstarted' : 'started',
    toFloat: company === undefined ? 0 : missingToFloat(company),
    price: sharePrice(state, id),
    lastRevenue: company?.lastRevenue ?? null,
    stationsLeft: state.board.stations.filter(
      (station) =>
        station.at === null && station.holder === id && (station.owner === id || station.owner === NEUTRAL),
    ).length,
  };
}

const isPlayerOrBank = (state: State1882, owner: string): boolean =>
  owner === 'bank' || isPlayer(state, owner);

function privateView(paper: PrivateCompany, auction: WaterfallFrame | undefined): PrivateView {
  const isOffered = auction?.items.includes(paper.id) ?? false;
  return {
    id: paper.id,
    owner: paper.owner,
    closed: paper.closed,
    price: isOffered ? privateData(paper.id).face - (auction?.reductions[paper.id] ?? 0) : null,
    bids: auction?.bids[paper.id] ?? [],
  };
}

/** Hexes closed by a private company in a player's hands. */
const blockedHexes = (state: State1882) =>
  Object.values(state.privates).flatMap((paper) => {
    const hex = privateData(paper.id).blocks;
    return hex !== null && !paper.closed && isPlayer(state, paper.owner)
      ? [{ hex, kind: 'blocked', text: paper.id, count: 1 }]
      : [];
  });
