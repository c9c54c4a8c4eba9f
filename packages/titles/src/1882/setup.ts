import { freshCompany, openClassicGame, setTable } from '@roundhouse/classic';
import { drawFrom, openWaterfall, type Seating } from '@roundhouse/engine';
import { BOX } from './data/box.ts';
import { TRESTLE_COMPANIES } from './data/companies.ts';
import { NEUTRAL, SUPPLY } from './data/numbers.ts';
import { PRIVATES } from './data/privates.ts';
import { EXTRA_TRAINS, REBELLION_TRAINS } from './data/trains.ts';
import type { Options1882 } from './options.ts';
import { core, type State1882 } from './state.ts';

export function setup({ players, seed }: Seating, options: Options1882): State1882 {
  const chance = { random: seed };
  const rebellionType = drawFrom(chance, REBELLION_TRAINS);
  const trestleShare = drawFrom(chance, TRESTLE_COMPANIES);
  const table = setTable(BOX, players, chance.random, (id) => ({ ...freshCompany(id), home: null }));
  const state: State1882 = {
    ...table,
    rebellionTrain: `${rebellionType}-0`,
    trestleShare,
    extraTrains: [...EXTRA_TRAINS],
    rebellionUsed: false,
    topReached: false,
    recordedRevenue: options.recordedRevenue,
    ...(options.house === undefined ? {} : { house: options.house }),
  };
  state.board.stations.push({ owner: NEUTRAL, holder: SUPPLY, at: null });
  const { certificates } = core.company(state, trestleShare);
  const withTrestle = certificates.find((certificate) => !certificate.president);
  if (withTrestle !== undefined) withTrestle.holder = 'P4';
  const items = PRIVATES.map(({ id }) => id);
  state.agenda = [openClassicGame(), openWaterfall(items, state.priority)];
  return state;
}
