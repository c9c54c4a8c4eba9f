import type { BoxTexts } from '@roundhouse/classic';
import { trainType } from '@roundhouse/engine';
import { METAL_NAMES } from './companies.ts';
import { DEBT_MARKER } from './numbers.ts';
import type { AssetData } from './privates.ts';
import { terms } from './terms.ts';
import type { TrainRG } from './trains.ts';
import { TRAINS } from './trains.ts';

/** What the screen shows of companies, private assets and the market. */

// biome-ignore format: a table, one row a line
const LIVERIES: BoxTexts['liveries'] = {
  RG: { color: '#b5651d', ink: '#ffffff', symbol: 'diamond' },
  SF: { color: '#1b5fa8', ink: '#ffffff', symbol: 'circle' },
  KP: { color: '#6a3d9a', ink: '#ffffff', symbol: 'square' },
  SPP: { color: '#157a6e', ink: '#ffffff', symbol: 'triangle' },
  PAV: { color: '#c2185b', ink: '#ffffff', symbol: 'star' },
  NO: { color: '#2e7d32', ink: '#ffffff', symbol: 'hexagon' },
  CM: { color: '#c62828', ink: '#ffffff', symbol: 'shield' },
  S: { color: '#8d99a6', ink: '#14181d', symbol: 'circle' },
  FCC: { color: '#d9a514', ink: '#1c1604', symbol: 'triangle' },
  CSCC: { color: '#22252b', ink: '#ffffff', symbol: 'square' },
  CS: { color: '#00838f', ink: '#ffffff', symbol: 'diamond' },
  'CF&I': { color: '#5d6770', ink: '#ffffff', symbol: 'hexagon' },
  VGC: { color: '#e0b030', ink: '#1c1604', symbol: 'star' },
  DEBT: { color: '#7f1d1d', ink: '#ffffff', symbol: 'shield' },
};

// biome-ignore format: a table, one row a line
const POWERS: BoxTexts['powers'] = {
  Y1: 'While a company owns it, the hotel token stands in Silvercliffe (G17); each train of that company that counts the city there earns $20 more. When the brown phase begins the token moves to Cañon City (H12) and stays there. Nobody but the owning company earns the bonus.',
  Y2: 'Four ghost town tokens. When the owning company ships the last gold cube from a hex it may put one token on that hex. From its next turn on, each of its trains earns $10 for every ghost town hex it passes, plain track included; several trains may pass the same one. The tokens leave the map when the card closes.',
  Y3: 'Holds 12 coal cubes. Whenever any company runs a train through Coal Creek (H14), the owning company takes one cube from the card, one for each operating turn of the running company. On a later turn the owning company may spend up to two cubes: each lets one train make one stop more this turn. Both may go to one train or one each to two trains. Spent cubes are out of the game. A player who owns the card gets no cubes.',
  Y4: 'The player who wins it takes at once, free, one 10% certificate of Rio Grande and one of CF&I. Rio Grande’s treasury gets nothing for that share.',
  Y5: 'The owning company pays half of every terrain cost, mountain or water.',
  Y6: 'Each time any company ships gold the bank puts $5 on this card. At the start of each stock round the owner takes the money on the card into personal cash; until then it cannot be spent, not even in emergency fundraising.',
  Y7: 'Once the card is owned, the Buckhorn token stands in Denver: each train of any company that counts Denver earns $10 more.',
  Y8: 'Once a company owns it, the brothel token stands in Denver: each train of that company that counts Denver earns $10 more. When the brown phase begins the token moves to Salida (C11), is turned over and is worth $20.',
  G1: 'At the Treaty of Boston the card gets two debt tokens; what Santa Fe pays for them goes straight to the owner’s cash.',
  G2: 'Once in the game the owning company may ship its one gold cube of the turn for $130 more revenue in place of $50.',
  G3: 'Trains of the owning company may run through the Royal Gorge (D12, E13, F12) past Rio Grande’s stations. After the run 10% of that train’s revenue is paid to Rio Grande’s treasury, from the company or from its president as the president likes; the dividend is not reduced. No stations and no track beyond the gorge by this right.',
  G4: 'Income only. It cannot be closed by choice and goes on counting as a certificate.',
  G5: 'In each stock round the owner may buy one CF&I share and one VGC share for the price one space left of the current one, each as the purchase of a turn. A share so bought may not be sold before the next stock round.',
  G6: 'The card starts with one coal cube for each full $10 of the winning bid. In a turn the owning company may spend one or two cubes: each lets a train make one stop more this turn.',
  G7: 'While a company owns it, that company pays the bank $15 at the start of each operating round. In each turn in which it runs at least one train, the company adds $40 to its revenue. In a player’s hands the card does nothing and costs nothing.',
  B1: 'Income only.',
  B2: 'In a company’s hands it pays no income; the company may once, at any time in its turn, close it to swap the town tile on E3 for the R city tile of the same colour: no steel, no tile lay used.',
  B3: 'The card holds five steel cubes. In each operating turn the owning company may use up to two of them in place of market steel, each for one yellow tile, free. Such a tile counts among the six of the turn and its terrain is paid as usual. The cubes are never refilled.',
  B4: 'When Victor Gold Company pays, the owner gets two shares’ worth on top of the ten real shares; this does not count for the price of VGC. Not a share: nothing to sell, no sold-out, no certificate.',
  B5: 'In each operating turn the owning company may let one of its trains make one stop more; another train each time if it likes. Not on a train that coal of the Coal Depot lengthens in the same turn.',
  B6: 'In a stock round turn the owner may close it to buy, as the purchase of the turn, one or two VGC shares together for half their price (total rounded up).',
  B7: 'Before the first company of an operating round acts, the owner may close it: no share price moves in that operating round, whatever is paid, withheld or sold. It lasts one operating round, not the set; the dividends of CF&I and VGC after the set and the debt marker are not frozen.',
};

export const BOX_TEXTS: BoxTexts = {
  terms,
  liveries: LIVERIES,
  powers: POWERS,
  legend: {
    par: { text: 'A company may start here' },
    yellow: { text: 'Open to new companies from the yellow phase', colour: 'yellow' },
    green: { text: 'From the green phase', colour: 'green' },
    brown: { text: 'From the brown phase', colour: 'brown' },
    end: { text: 'A train company here ends the game after the set', colour: 'red' },
  },
  trainNotes: ({ type }) => notesOf(trainType(TRAINS, type)),
  phaseNotes: ({ privatesForSale }) =>
    privatesForSale.length > 0 ? 'Companies may buy private assets.' : '',
};

/** Cards with more than one face: the winner picks which to show; the rules are the same (18RG-X-5, 18RG-X-9). */
export const FACES_OF: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  G1: { G1: 'Doc Holliday', G1A: 'Annie Oakley', G1B: 'Mrs. Holliday' },
  B5: { B5: 'Track Engineer', B5A: 'Elijah McCoy' },
};

/** Besides train companies the market has CF&I, VGC and the debt price. */
export const OTHERS = Object.entries({ ...METAL_NAMES, [DEBT_MARKER]: 'Debt price' }).map(([id, name]) => ({
  id,
  name,
  home: null,
  stationCosts: [],
}));

export function incomeText({ id, income, from }: AssetData): string {
  if (id === 'B2') return '$50 from Brown, with a tile on E3';
  if (id === 'G7') return 'costs a company $15';
  if (income === 0) return 'none';
  return from === 'Yellow' ? `$${income}` : `$${income} from ${from}`;
}

/** Faces of cards that have several, under their own ids, so that labels can name them. */
export const FACE_TEXTS = Object.values(FACES_OF).flatMap((faces) =>
  Object.entries(faces).map(([id, name]) => [id, { name, face: 0, revenue: '', text: '' }] as const),
);

const notesOf = ({ range, townsFree, rustedBy, salvage }: TrainRG): string =>
  [
    townsFree
      ? `${range} cities or off-board areas, any number of towns`
      : `${range} stops of any kind, doubled`,
    ...(rustedBy === null ? [] : [`rusts with the first ${rustedBy} for $${salvage}`]),
  ].join('; ');
