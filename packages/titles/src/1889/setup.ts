import { freshCompany, freshPrivates, openClassicGame, setTable } from '@roundhouse/classic';
import { BANK, draw, openWaterfall, privateOf, type Seating } from '@roundhouse/engine';
import { BOX } from './data/box.ts';
import { BEGINNER_IN_PLAY, IN_PLAY } from './data/privates.ts';
import { BEGINNER_TILES } from './data/tiles.ts';
import type { Options1889 } from './options.ts';
import { core, type State1889 } from './state.ts';

/** Section 1. Only the beginner game draws, so only it depends on the seed (1889-1.1-6). */
export function setup({ players, seed }: Seating, options: Options1889): State1889 {
  const items = (options.beginner ? BEGINNER_IN_PLAY : IN_PLAY)[players.length] ?? [];
  const table = setTable(BOX, players, options.beginner ? seed : 0, freshCompany);
  const state: State1889 = {
    ...table,
    ...options,
    depot: { ...table.depot, pool: [] },
    board: { ...table.board, ...(options.beginner ? { moreTiles: BEGINNER_TILES } : {}) },
    privates: freshPrivates(items.map((id) => ({ id }))),
    portUsed: false,
  };
  state.agenda = [openClassicGame()];
  if (options.beginner) deal(state, items);
  else state.agenda.push(openWaterfall(items, state.priority));
  return state;
}

/** 1889-14.1-1: one draw for each, the smallest to the first seat; all pay face value. */
function deal(state: State1889, items: readonly string[]): void {
  const drawn = items.map((id) => ({ id, value: draw(state) })).sort((a, b) => a.value - b.value);
  for (const [seat, { id }] of drawn.entries()) {
    const player = state.players[seat]?.id ?? '';
    const { face } = core.privateFigures(state, id);
    privateOf(state, id).owner = player;
    state.cash[player] = (state.cash[player] ?? 0) - face;
    state.cash[BANK] = (state.cash[BANK] ?? 0) + face;
  }
}
