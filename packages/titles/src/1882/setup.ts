import { freshCompany, openClassicGame, setTable, stationsOf } from '@roundhouse/classic';
import { drawFrom, openWaterfall, type Seating, type Station, type TrainCard } from '@roundhouse/engine';
import { BOX } from './data/box.ts';
import {
  COMPANIES,
  NEUTRAL,
  PRIVATES,
  REBELLION_TRAINS,
  SUPPLY,
  TRAINS,
  TRESTLE_COMPANIES,
} from './data/data.ts';
import type { Options1882 } from './options.ts';
import { core, type State1882 } from './state.ts';

export function setup({ players, seed }: Seating, options: Options1882): State1882 {
  const chance = { random: seed };
  const rebellionType = drawFrom(chance, REBELLION_TRAINS);
  const trestleShare = drawFrom(chance, TRESTLE_COMPANIES);
  const table = setTable(BOX, players, chance.random, (id) => ({ ...freshCompany(id), home: null }));
  const state: State1882 = {
    ...table,
    board: {
      tiles: {},
      stations: [...COMPANIES.flatMap(markersOf), { owner: NEUTRAL, holder: SUPPLY, at: null }],
    },
    rebellionTrain: `${rebellionType}-0`,
    trestleShare,
    extraTrains: REBELLION_TRAINS.map(extraTrain),
    rebellionUsed: false,
    topReached: false,
    recordedRevenue: options.recordedRevenue,
    ...(options.house === undefined ? {} : { house: options.house }),
  };
  const { certificates } = core.company(state, trestleShare);
  const withTrestle = certificates.find((certificate) => !certificate.president);
  if (withTrestle !== undefined) withTrestle.holder = 'P4';
  const items = PRIVATES.map(({ id }) => id);
  state.agenda = [openClassicGame(), openWaterfall(items, state.priority)];
  return state;
}

function markersOf(company: (typeof COMPANIES)[number]): Station[] {
  const neutral = Array.from({ length: company.neutralMarkers }, () => ({
    owner: NEUTRAL,
    holder: company.id,
    at: null,
  }));
  return [...stationsOf(company), ...neutral];
}

/** The extra train of a kind has the number after the last ordinary one. */
function extraTrain(type: string): TrainCard {
  const ordinary = TRAINS.find((train) => train.type === type)?.quantity ?? 0;
  return { id: `${type}-${ordinary}`, type };
}
