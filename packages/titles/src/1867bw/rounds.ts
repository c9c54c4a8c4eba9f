import { gameFrame as gameFrameOf, payPrivates } from '@roundhouse/classic';
import {
  allow,
  closePrivate,
  defineFrame,
  defineMove,
  type Emit,
  endFrame,
  type Frame,
  isPlayer,
  kindOf,
  type Objection,
  operatingRound,
  PASS,
  privateOwner,
  pushFrame,
  refuse,
  shortText,
} from '@roundhouse/engine';
import { CITIES } from './data/refineries.ts';
import { developRefineries, isFull, produce } from './deposits.ts';
import { queued } from './queue.ts';
import { type CompanyBW, core, isOpen, openCompanies, openTurn, type StateBW, TurnFrame } from './state.ts';
import { acquireOperational, acquireQueued, acquireTrain } from './union-pacific.ts';

/** Section 8: operating rounds, and what ends each of them. */

export const gameFrame = gameFrameOf<StateBW, CompanyBW>({
  operatingRounds: (state) => core.phase(state).operatingRounds,
});

export const operatingFrame = operatingRound<StateBW>({
  begin(state, _frame, emit) {
    state.exported = [];
    state.acquiredNow = false;
    payPrivates(core, state, emit);
  },
  order: core.operatingOrder,
  // 1867BW-8-5
  reorderAfterTurn: true,
  turn(state, company, emit) {
    if (isOpen(core.company(state, company))) pushFrame(state, TurnFrame, openTurn(company));
    // 1867BW-8.2.U-1
    else core.movePrice(state, company, 'right', 1, emit);
  },
  end: (state, { set, round, of }) =>
    pushFrame(state, RoundEndFrame, {
      name: `OR ${set}.${round}`,
      isLast: round === of,
      step: 'production',
      offers: [],
      declined: 0,
    }),
});

/** 1867BW-8-2: after the corporations. */
const ROUND_END = ['production', 'refineries', 'dyer', 'train', 'offers', 'acquisition', 'end'] as const;

export interface RoundEndFrame extends Frame {
  readonly kind: 'round-end';
  readonly name: string;
  /** The last operating round of its set. */
  readonly isLast: boolean;
  step: (typeof ROUND_END)[number];
  /** Who is still to be asked by the Union Pacific, in order. */
  offers: string[];
  declined: number;
}
export const RoundEndFrame = kindOf<RoundEndFrame>('round-end');

const nextStep = (frame: RoundEndFrame): void => {
  frame.step = ROUND_END[ROUND_END.indexOf(frame.step) + 1] ?? 'end';
};

/** 1867BW-8.6-1 */
export const acquires = ({ phase }: StateBW): boolean => phase === '6' || phase === 'D';

/** 1867BW-10-1 and -4, rulings 64 and 82: the game ends with the last corporation. */
function endIfOver(state: StateBW, emit: Emit): void {
  if (openCompanies(state).length > 0) return;
  if (state.acquiredNow || queued(state.queue).length === 0) core.endGame(state, 'acquired', emit);
}

/** Nobody has accepted: the top of the queue goes (1867BW-8.6-4 and -8). */
function acquireFromQueue(state: StateBW, emit: Emit): void {
  const [top] = queued(state.queue);
  if (top !== undefined) acquireQueued(state, top, emit);
}

/** The owner of P9, if that is a player who could use it now (1867BW-14.9-1 and -2). */
function refineryPlacer(state: StateBW): string | null {
  const owner = privateOwner(state, 'P9');
  return owner !== null && isPlayer(state, owner) && !isFull(state) ? owner : null;
}

const dyer = defineMove<StateBW, RoundEndFrame, { hex: string }>({
  type: 'refinery',
  fields: { hex: shortText },
  judge(state, frame, { hex }) {
    if (!CITIES.includes(hex)) return refuse('dyer.city', { hex });
    if (state.refineries[hex] !== undefined) return refuse('dyer.there', { hex });
    return allow((emit) => {
      closePrivate(state, 'P9', emit);
      state.refineries[hex] = 'inoperational';
      emit({ type: 'special', name: 'refinery', facts: { hex, state: 'inoperational' } });
      nextStep(frame);
    });
  },
  candidates: () => CITIES.map((hex) => ({ fields: { hex } })),
});

const keepDyer = defineMove<StateBW, RoundEndFrame>({
  type: PASS,
  judge: (_state, frame, _fields, player) =>
    allow((emit) => {
      emit({ type: 'pass', who: player, step: 'dyer' });
      nextStep(frame);
    }),
});

/** 1867BW-8.6-3 */
const accept = defineMove<StateBW, RoundEndFrame>({
  type: 'accept',
  judge: (state, frame) =>
    allow((emit) => {
      const [company = ''] = frame.offers;
      frame.step = 'end';
      acquireOperational(state, company, frame.declined, emit);
    }),
});

/** 1867BW-8.6-5 */
function declineProblem(state: StateBW, { offers }: RoundEndFrame): Objection | null {
  const [company = '', ...others] = offers;
  return others.length === 0 && queued(state.queue).length === 0
    ? refuse('offer.must-accept', { company })
    : null;
}

/** 1867BW-8.6-6, -7 and -9 */
const decline = defineMove<StateBW, RoundEndFrame>({
  type: 'decline',
  judge: (state, frame) =>
    declineProblem(state, frame) ??
    allow((emit) => {
      const [company = '', ...others] = frame.offers;
      frame.offers = others;
      frame.declined++;
      emit({ type: 'special', name: 'declined', facts: { company } });
      core.movePrice(state, company, 'down', 1, emit);
    }),
});

const DYER = [dyer, keepDyer];
const OFFER = [accept, decline];

export const roundEndFrame = defineFrame<StateBW, RoundEndFrame>({
  kind: RoundEndFrame,
  order: (_state, { step }) => (step === 'dyer' ? 'order.dyer' : 'order.union-pacific'),
  actor(state, { step, offers }) {
    if (step === 'dyer') return refineryPlacer(state);
    const [company] = offers;
    return step === 'acquisition' && company !== undefined ? core.requirePresident(state, company) : null;
  },
  proceed(state, frame, emit) {
    const { step } = frame;
    nextStep(frame);
    if (step === 'production') produce(state, emit);
    if (step === 'refineries') developRefineries(state, emit);
    // 1867BW-8.5-1
    if (step === 'train' && frame.isLast) acquireTrain(state, emit);
    if (step === 'offers') {
      if (acquires(state)) frame.offers = openCompanies(state);
      else frame.step = 'end';
    }
    if (step === 'acquisition') acquireFromQueue(state, emit);
    if (step === 'end') {
      endFrame(state, frame);
      endIfOver(state, emit);
    }
  },
  moves: (_state, { step }) => (step === 'dyer' ? DYER : OFFER),
  all: [...DYER, ...OFFER],
  label: (_state, frame) => ({ round: frame.name, step: frame.step }),
});
