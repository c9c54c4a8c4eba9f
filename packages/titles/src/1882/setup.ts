import {
  BANK,
  buildStack,
  drawFrom,
  OFFERING,
  openWaterfall,
  type Seating,
  type Station,
  type TrainCard,
  usualCertificates,
} from '@roundhouse/engine';
import {
  BANK_CASH,
  COMPANIES,
  NEUTRAL,
  PRIVATES,
  REBELLION_TRAINS,
  STARTING_CASH,
  SUPPLY,
  TRAINS,
  TRESTLE_COMPANIES,
} from './data.ts';
import type { Options1882 } from './options.ts';
import type { GameFrame } from './rounds.ts';
import type { Company1882, State1882 } from './state.ts';

export function setup({ players, seed }: Seating, options: Options1882): State1882 {
  const first = players[0]?.id ?? '';
  const chance = { random: seed };
  const rebellionType = drawFrom(chance, REBELLION_TRAINS);
  const trestleShare = drawFrom(chance, TRESTLE_COMPANIES);
  const startingCash = STARTING_CASH[players.length] ?? 0;
  const state: State1882 = {
    players,
    agenda: [],
    random: chance.random,
    ended: null,
    cash: { [BANK]: BANK_CASH - startingCash * players.length },
    bankBroken: false,
    companies: Object.fromEntries(COMPANIES.map(({ id }) => [id, freshCompany(id)])),
    market: [],
    depot: { stack: buildStack(TRAINS), gone: [] },
    board: { tiles: {}, stations: COMPANIES.flatMap(markersOf) },
    privates: Object.fromEntries(PRIVATES.map(({ id }) => [id, { id, owner: BANK, closed: false }])),
    phase: '2',
    priority: first,
    rebellionTrain: `${rebellionType}-0`,
    trestleShare,
    extraTrains: REBELLION_TRAINS.map(extraTrain),
    rebellionUsed: false,
    bankrupt: null,
    topReached: false,
    recordedRevenue: options.recordedRevenue,
    ...(options.house === undefined ? {} : { house: options.house }),
  };
  state.board.stations.push({ owner: NEUTRAL, holder: SUPPLY, at: null });
  for (const { id } of players) state.cash[id] = startingCash;
  for (const { id } of COMPANIES) state.cash[id] = 0;
  const withTrestle = state.companies[trestleShare]?.certificates.find(
    (certificate) => !certificate.president,
  );
  if (withTrestle !== undefined) withTrestle.holder = 'P4';
  const game: GameFrame = { kind: 'game', set: 0, rounds: 0, round: 0, stage: 'auction' };
  state.agenda = [
    game,
    openWaterfall(
      PRIVATES.map(({ id }) => id),
      first,
    ),
  ];
  return state;
}

const freshCompany = (id: string): Company1882 => ({
  id,
  certificates: usualCertificates(OFFERING),
  par: null,
  trains: [],
  floated: false,
  operated: false,
  home: null,
  lastRevenue: null,
});

function markersOf(company: (typeof COMPANIES)[number]): Station[] {
  const own = company.stationCosts.map(() => ({ owner: company.id, holder: company.id, at: null }));
  const neutral = Array.from({ length: company.neutralMarkers }, () => ({
    owner: NEUTRAL,
    holder: company.id,
    at: null,
  }));
  return [...own, ...neutral];
}

/** The extra train of a kind has the number after the last ordinary one. */
function extraTrain(type: string): TrainCard {
  const ordinary = TRAINS.find((train) => train.type === type)?.quantity ?? 0;
  return { id: `${type}-${ordinary}`, type };
}
