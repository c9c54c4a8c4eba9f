import { layMove as layMoveOf, layPower, sellerLayFrame, terrainCost, trackPart } from '@roundhouse/classic';
import {
  allow,
  defineMove,
  type Frame,
  findFrame,
  type Lay,
  layFields,
  type Move,
  type Objection,
  refuse,
  StockFrame,
  topFrame,
} from '@roundhouse/engine';
import { OHZU, PORT } from './data/privates.ts';
import { type Company1889, core, type State1889, TurnFrame } from './state.ts';

/** Section 7: laying and upgrading track; sections 3.2 to 3.4: the private companies that help. */

const isPort = (tile: unknown): boolean => tile === PORT.tiles[0];

export const track = trackPart(core, {
  upgradesMustServe: true,
  // 1889-3.2-7
  problem: (_state, _company, { tile }) => (isPort(tile) ? refuse('port.only') : null),
  // 1889-3.4-1 and -2
  cost: (state, company, { hex }) =>
    terrainCost(core, state, hex, (type) => type !== 'mountain' || state.privates.P4?.owner !== company),
});

const port = layPower(core, track, PORT);
export const ohzuFrame = sellerLayFrame(layPower(core, track, OHZU));

/** Does the player still have P2's tile to lay? */
export const holdsPort = ({ beginner, portUsed, privates }: State1889, player: string): boolean =>
  !beginner && !portUsed && privates.P2?.owner === player;

/** 1889-3.2-3 to -5: in a stock round, before a company's first action, in the track step of an own company. */
function isTimeForPort(state: State1889, player: string): boolean {
  const turn = findFrame(state, TurnFrame);
  if (turn === undefined) return findFrame(state, StockFrame) !== undefined;
  if (turn.step !== 'track' || topFrame(state) !== turn) return false;
  const isUntouched = !turn.laid && !turn.bought && turn.declined.length === 0;
  return isUntouched || core.president(state, turn.company) === player;
}

function portProblem(state: State1889, player: string, lay: Lay): Objection | null {
  if (!isPort(lay.tile)) return refuse('port.no-lay');
  if (!holdsPort(state, player)) return refuse('port.not-yours');
  if (!isTimeForPort(state, player)) return refuse('port.not-now');
  return state.board.tiles[lay.hex] === undefined
    ? port.problem(state, lay)
    : refuse('port.built', { ...lay });
}

/** P2's tile; `offered` says where the move is listed. */
const portMove = (offered: (frame: Frame) => boolean): Move<State1889, Frame> =>
  defineMove<State1889, Frame, Lay>({
    type: 'lay',
    fields: layFields,
    judge: (state, _frame, lay, player) =>
      portProblem(state, player, lay) ??
      allow((emit) => {
        state.portUsed = true;
        port.carryOut(state, lay, emit);
      }),
    *candidates(state, frame, player) {
      if (offered(frame) && holdsPort(state, player) && isTimeForPort(state, player))
        yield* port.candidates();
    },
  });

/** For whoever is to act, apart from turns of companies, where it stands among the lays. */
export const portOutsidePlay = portMove(({ kind }) => kind !== 'turn');
export const portAnytime = portMove(() => true);

const ordinary = layMoveOf<State1889, Company1889, TurnFrame>(core, track, {
  isOver: ({ laid }) => laid,
  noted(turn) {
    turn.laid = true;
  },
});

export const layMove: Move<State1889, TurnFrame> = {
  ...ordinary,
  judge: (state, turn, action) =>
    (isPort(action.tile) && holdsPort(state, action.player) ? portAnytime : ordinary).judge(
      state,
      turn,
      action,
    ),
  *legal(state, turn, player) {
    yield* ordinary.legal(state, turn, player);
    yield* portAnytime.legal(state, turn, player);
  },
};
