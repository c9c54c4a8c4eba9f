import {
  type LayPlan,
  layMove as layMoveOf,
  servesCompany,
  type Track,
  terrainCost as terrainOf,
  trackPart,
  turnOf,
} from '@roundhouse/classic';
import {
  BANK,
  cashOf,
  type Emit,
  type Face,
  faceAt,
  isObjection,
  type Lay,
  type Objection,
  pay,
  printedHex,
  privateOwner,
  refuse,
  stopsOf,
  tileFace,
} from '@roundhouse/engine';
import { MINE_ICON } from './data/gold.ts';
import { CRESTONE, EDEN } from './data/numbers.ts';
import { TILES_PER_TURN } from './data/steel.ts';
import { gorgeProblem, isGorgeHex, isGorgeTile, layGorge, reachableGorgeTiles } from './gorge.ts';
import { type CompanyRG, core, type StateRG, TurnFrame } from './state.ts';
import { steelFor, takeSteel } from './steel.ts';

/** Laying and upgrading track. */

const { geography } = core.box;
const slotsOf = (face: Face): number => stopsOf(face).reduce((sum, { slots }) => sum + (slots ?? 0), 0);

/** 18RG-terrain-1 and -2, 18RG-Y-11: paid with the first tile; half for the company with the State Prison. */
export function terrainCost(state: StateRG, company: string, hex: string): number {
  const full = terrainOf(core, state, hex);
  const halved =
    privateOwner(state, 'Y5') === company && !(state.options.fullPriceInCrestone && hex === CRESTONE);
  return halved ? full / 2 : full;
}

const colourOf = (tile: string): string => tileFace(geography, tile, 0).color;

const costOf = (state: StateRG, company: string, { hex, tile }: Lay): number =>
  steelFor(state, turnOf(state, TurnFrame), colourOf(tile)).price + terrainCost(state, company, hex);

/** Steel is paid to CF&I, terrain to the bank. */
function payFor(state: StateRG, company: string, { hex, tile }: Lay, emit: Emit): void {
  takeSteel(state, turnOf(state, TurnFrame), colourOf(tile), emit);
  pay(state, company, BANK, terrainCost(state, company, hex), 'terrain', emit);
}

const ordinary = trackPart(core, {
  // 18RG-letter-3
  problem: (state, _company, { hex, tile }) =>
    slotsOf(tileFace(geography, tile, 0)) < slotsOf(faceAt(geography, state.board, hex))
      ? refuse('track.fewer-places', { hex, tile })
      : null,
  // 18RG-track-10: new track, or a stop whose value changes, on a route of the company.
  isConnected: (state, company, lay) => servesCompany(core, state, company, lay),
  cost: costOf,
  pay: (state, company, lay, _plan, emit) => payFor(state, company, lay, emit),
  laid(state, _company, { hex }, { isYellow }, emit) {
    if (isYellow) placeGold(state, hex, emit);
  },
});

const isGorgeLay = ({ hex, tile }: Lay): boolean => isGorgeHex(hex) || isGorgeTile(tile);

function gorgePlan(state: StateRG, company: string, lay: Lay): LayPlan | Objection {
  const problem = gorgeProblem(state, company, lay);
  if (problem !== null) return problem;
  const cost = costOf(state, company, lay);
  const cash = cashOf(state, company);
  return cost > cash
    ? refuse('track.cash', { company, cost, cash })
    : { cost, isYellow: false, crossings: 0 };
}

/** 18RG-track-6: a town that has become somebody's home takes tiles with a city. */
const aboutHomes = (state: StateRG, { hex }: Lay, plan: LayPlan | Objection): LayPlan | Objection =>
  isObjection(plan) && plan.code === 'track.stops' && state.board.tiles[hex]?.tile.startsWith('home-')
    ? refuse('track.home-stops', plan.facts)
    : plan;

export const track: Track<StateRG> = {
  plan: (state, company, lay, limits) =>
    isGorgeLay(lay)
      ? gorgePlan(state, company, lay)
      : aboutHomes(state, lay, ordinary.plan(state, company, lay, limits)),
  carryOut(state, company, lay, plan, emit) {
    if (!isGorgeLay(lay)) return ordinary.carryOut(state, company, lay, plan, emit);
    payFor(state, company, lay, emit);
    layGorge(state, 'brown', company, plan.cost, emit);
  },
  *candidates(state, company, hexes) {
    // Whether track is of use takes long to find out, what it costs does not.
    const cash = cashOf(state, company);
    let [hex, isAffordable] = ['', false];
    for (const candidate of ordinary.candidates(state, company, hexes)) {
      const { fields } = candidate;
      // Tiles that could come next on a hex are of one colour, and cost the same.
      if (fields.hex !== hex) [hex, isAffordable] = [fields.hex, costOf(state, company, fields) <= cash];
      if (isAffordable && !isGorgeLay(fields)) yield candidate;
    }
    for (const lay of reachableGorgeTiles(state, company)) yield { fields: lay };
  },
};

/** 18RG-track-1 */
export const layMove = layMoveOf<StateRG, CompanyRG, TurnFrame>(core, track, {
  isOver: ({ tiles }) => tiles >= TILES_PER_TURN,
  noted(turn) {
    turn.tiles++;
  },
});

/** 18RG-mine-1 */
function placeGold(state: StateRG, hex: string, emit: Emit): void {
  const printed = (printedHex(geography.grid, hex).icons ?? []).filter((icon) => icon === MINE_ICON).length;
  const cubes = Math.min(state.gold.supply, printed + (state.options.goldInEden && hex === EDEN ? 1 : 0));
  if (cubes === 0) return;
  state.gold.supply -= cubes;
  state.gold.hexes[hex] = cubes;
  emit({ type: 'special', name: 'gold', facts: { hex, cubes } });
}
