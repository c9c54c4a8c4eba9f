import { layMove as layMoveOf, type Track, terrainCost, trackPart } from '@roundhouse/classic';
import {
  BANK,
  type Board,
  borderAt,
  exitsOf,
  faceAt,
  hexNumber,
  type Lay,
  layProblem,
  neighbourOf,
  networkOf,
  type Objection,
  oppositeEdge,
  pay,
  printedHex,
  privateOf,
  refuse,
  stationsIn,
  tileFace,
  tilesLeft,
  touchesNetwork,
} from '@roundhouse/engine';
import { BOX, SMALL_CITIES_FROM } from './data/box.ts';
import { CORPORATIONS } from './data/companies.ts';
import { MANIFEST } from './data/tiles.ts';
import { type CompanyMW, core, hasCome, type StateMW, type TurnMW } from './state.ts';

/** Laying and upgrading track. */

const { geography } = BOX;
const EDGES = [0, 1, 2, 3, 4, 5] as const;

/** 18MW-track-5 to -8 and -17: each river side where track of the new tile ends, unless the old one reached it. */
export function riverCost(board: Board, { hex, tile, rotation }: Lay): number {
  const before = exitsOf(faceAt(geography, board, hex));
  let sum = 0;
  for (const edge of exitsOf(tileFace(geography, tile, rotation))) {
    const border = borderAt(geography.grid, hex, edge);
    if (!before.has(edge) && border?.type === 'water') sum += border.cost ?? 0;
  }
  return sum;
}

const hasToken = (state: StateMW, company: string, hex: string): boolean =>
  stationsIn(state.board, hex).some(({ owner }) => owner === company);

/** Does the company reach track of what lies on the hex? */
function reachesTile(state: StateMW, company: string, hex: string): boolean {
  const graph = core.graph(state, company);
  const number = hexNumber(geography.grid, hex);
  const { pieces } = networkOf(graph);
  return graph.pieces.some((piece, index) => piece.hex === number && pieces[index] === 1);
}

/** 18MW-track-13 and -14: a yellow tile joins the company's track, for an upgrade the old tile is reached. */
function isConnected(state: StateMW, company: string, lay: Lay): boolean {
  if (hasToken(state, company, lay.hex)) return true;
  return state.board.tiles[lay.hex] === undefined
    ? touchesNetwork(geography, core.graph(state, company), lay)
    : reachesTile(state, company, lay.hex);
}

/** 18MW-tiles-6: does a corporation that has never operated before this round keep a way out of its base? */
function blockedBase(state: StateMW, lay: Lay): string | null {
  const waiting = CORPORATIONS.filter(({ id }) => {
    const { operated, fate } = core.company(state, id);
    return fate === null && (!operated || state.firstTurns.includes(id));
  });
  const isLast = tilesLeft(geography, state.board, lay.tile) === 1;
  const touched = waiting.filter(({ home }) => isLast || isNear(home, lay.hex));
  if (touched.length === 0) return null;
  const { hex, tile, rotation } = lay;
  const board: Board = { ...state.board, tiles: { ...state.board.tiles, [hex]: { tile, rotation } } };
  const colours = core.phase(state).tiles;
  return touched.find(({ home }) => !hasWayOut(board, home, colours))?.id ?? null;
}

const isNear = (home: string, hex: string): boolean =>
  home === hex || EDGES.some((edge) => neighbourOf(geography.grid, home, edge) === hex);

function hasWayOut(board: Board, home: string, colours: readonly string[]): boolean {
  const fits = (hex: string, reaches: (exits: ReadonlySet<number>) => boolean): boolean =>
    Object.keys(MANIFEST).some((tile) =>
      EDGES.some(
        (rotation) =>
          reaches(exitsOf(tileFace(geography, tile, rotation))) &&
          layProblem(geography, board, { hex, tile, rotation }, { colours }) === null,
      ),
    );
  if (printedHex(geography.grid, home).color !== 'red')
    return exitsOf(faceAt(geography, board, home)).size > 0 || fits(home, () => true);
  return [...exitsOf(printedHex(geography.grid, home))].some((edge) => {
    const beyond = neighbourOf(geography.grid, home, edge);
    if (beyond === null) return false;
    const back = oppositeEdge(edge);
    return exitsOf(faceAt(geography, board, beyond)).has(back) || fits(beyond, (exits) => exits.has(back));
  });
}

function blockProblem(state: StateMW, lay: Lay): Objection | null {
  const blocked = blockedBase(state, lay);
  return blocked === null ? null : refuse('track.blocks-base', { company: blocked });
}

const ordinary: Track<StateMW> = trackPart(core, {
  isConnected,
  problem: (state, _company, lay) => blockProblem(state, lay),
  // 18MW-track-3 and -4
  cost: (state, _company, lay) =>
    (state.board.tiles[lay.hex] === undefined ? terrainCost(core, state, lay.hex) : 0) +
    riverCost(state.board, lay),
  pay(state, company, lay, { cost }, emit) {
    pay(state, company, BANK, cost, 'track', emit);
    // 18MW-rirr-2: half of what each bridge has cost.
    const { owner, closed } = privateOf(state, 'RI');
    const half = riverCost(state.board, lay) / 2;
    if (!closed && owner !== BANK) pay(state, BANK, owner, half, 'bridges', emit, 'RI');
  },
});

/** What a laid small city may become. */
const becomes = (board: Board, hex: string): readonly string[] =>
  geography.alsoBecome?.[board.tiles[hex]?.tile ?? ''] ?? [];

/** Is this the change of a small city into a city or plain track (18MW-track-9, -10 and -16)? */
const isGrowth = (board: Board, { hex, tile }: Lay): boolean => becomes(board, hex).includes(tile);

function growthProblem(state: StateMW, company: string, lay: Lay): Objection | null {
  const { hex, tile, rotation } = lay;
  if (!hasCome(state, SMALL_CITIES_FROM)) return refuse('track.small-city', { hex });
  if (tilesLeft(geography, state.board, tile) === 0) return refuse('track.none-left', { tile });
  const exits = exitsOf(tileFace(geography, tile, rotation));
  if ([...exitsOf(faceAt(geography, state.board, hex))].some((edge) => !exits.has(edge)))
    return refuse('track.track-lost', { tile, hex });
  const blocked = blockProblem(state, lay);
  if (blocked !== null) return blocked;
  return isConnected(state, company, lay) ? null : refuse('track.not-connected', { company, upgrade: true });
}

export const track: Track<StateMW> = {
  plan(state, company, lay, limits = {}) {
    if (!isGrowth(state.board, lay)) return ordinary.plan(state, company, lay, limits);
    const problem = growthProblem(state, company, lay) ?? limits.problem?.(false) ?? null;
    return problem ?? { cost: 0, isYellow: false, crossings: 0 };
  },
  carryOut: ordinary.carryOut,
  *candidates(state, company, hexes) {
    const reached = [...hexes];
    yield* ordinary.candidates(state, company, reached);
    for (const hex of reached)
      for (const tile of becomes(state.board, hex))
        for (const rotation of EDGES) yield { fields: { hex, tile, rotation } };
  },
};

/** 18MW-track-1: two yellow tiles or one upgrade. */
export const hasLaid = (turn: TurnMW): boolean => turn.upgraded || turn.yellows >= 2;

export const layMove = layMoveOf<StateMW, CompanyMW, TurnMW>(core, track, {
  isOver: hasLaid,
  problem: (_state, { yellows }, _lay, isYellow) =>
    !isYellow && yellows > 0 ? refuse('track.too-many') : null,
  noted(turn, { isYellow }) {
    if (isYellow) turn.yellows++;
    else turn.upgraded = true;
  },
});
