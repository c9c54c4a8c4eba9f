import { DEBT_PRICE } from './numbers.ts';

/** What games recorded on 18xx.games call otherwise, and where their actions stand (notes, section 8). */

/** The parts of the gorge tiles have letters there. */
export const GORGE_TILES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  green: { west: 'RG-A', middle: 'RG-B', east: 'RG-C' },
  brown: { west: 'RG-D', middle: 'RG-E', east: 'RG-F' },
};

/** The debt cards count as private companies there. */
export const DEBT_CARDS: Readonly<Record<string, string>> = { RG: 'RG-D', SF: 'SF-D' };

/** The debt price is a company there, of which nobody owns a share. */
export const DEBT_COMPANY = {
  ...{ par: DEBT_PRICE, president: null, trains: '', floated: true },
  ...{ treasury: 0, pool: 100, privates: '', stations: '' },
};

export const COAL_CARDS = { coal_mines: 'mines', coal_depot: 'depot', engineer: 'engineer' } as const;

/** Done in any step of the turn. */
export const ANYTIME: readonly string[] = ['buy_company', 'choose_ability', 'springs'];

/** What else answers a step. Shipping and ghost towns are offered beside the dividend: who wants neither passes nothing, but pays or withholds at once. */
export const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  track: ['lay_tile', 'steel', 'pass'],
  station: ['place_token', 'pass'],
  run: ['coal', 'run_routes'],
  ship: ['ship', 'dividend'],
  ghost: ['ghost_town', 'dividend'],
  dividend: ['dividend'],
  lease: ['lease'],
  trains: ['buy_train', 'bankrupt', 'pass'],
  assets: ['pass'],
};
