import { companyFrame, isFirstTile, leaveMove } from '@roundhouse/classic';
import {
  allow,
  closePrivate,
  defineMove,
  type Emit,
  endFrame,
  type Frame,
  isObjection,
  isReached,
  kindOf,
  type Lay,
  layFields,
  type Objection,
  pushFrame,
  refuse,
  shortText,
} from '@roundhouse/engine';
import { GEOGRAPHY } from './data/geography.ts';
import { COUNCIL_CITIES, REFINERY_SITES } from './data/privates.ts';
import { DEPOSITS } from './data/refineries.ts';
import { addCubes, cubesOn, depositsReached } from './deposits.ts';
import { isInWyoming } from './routes.ts';
import { type CompanyBW, core, owns, phaseOf, type StateBW, type TurnFrame } from './state.ts';
import { track } from './track.ts';

/** Section 14: private companies that corporations use in their turns. */

const reaches = (state: StateBW, company: string, hex: string): boolean =>
  isReached(GEOGRAPHY, state.board, core.graph(state, company), { hex, stop: 0 });

const ownerProblem = (
  state: StateBW,
  { company }: TurnFrame,
  item: string,
  code: string,
): Objection | null => (owns(state, company, item) ? null : refuse(code, { company }));

/** 1867BW-14.3-1 and -2: P3 puts its refinery off the board. */
function refineryProblem(state: StateBW, { company, hasRun }: TurnFrame, hex: string): Objection | null {
  if (hasRun) return refuse('refinery.after-run');
  if (!Object.keys(state.refineries).every(isInWyoming)) return refuse('refinery.placed');
  if (!REFINERY_SITES.includes(hex)) return refuse('refinery.site', { hex });
  return reaches(state, company, hex) ? null : refuse('refinery.not-reached', { hex, company });
}

export const refineryMove = defineMove<StateBW, TurnFrame, { hex: string }>({
  type: 'refinery',
  fields: { hex: shortText },
  judge: (state, turn, { hex }) =>
    ownerProblem(state, turn, 'P3', 'refinery.not-owned') ??
    refineryProblem(state, turn, hex) ??
    allow((emit) => {
      state.refineries[hex] = 'operational';
      emit({ type: 'special', name: 'energy', facts: { company: turn.company, hex } });
    }),
  candidates: () => REFINERY_SITES.map((hex) => ({ fields: { hex } })),
});

/** 1867BW-14.11-1: P11 puts a cube on a deposit. */
function extractProblem(state: StateBW, turn: TurnFrame, hex: string): Objection | null {
  const { company, hasRun, extracted } = turn;
  if (hasRun) return refuse('extract.after-run');
  if (extracted) return refuse('extract.once');
  if (state.cubesInBox === 0) return refuse('extract.no-cube');
  if (!depositsReached(state, company).includes(hex)) return refuse('extract.not-reached', { hex, company });
  return cubesOn(state, hex) >= phaseOf(state).cubes.capacity ? refuse('extract.full', { hex }) : null;
}

export const extractMove = defineMove<StateBW, TurnFrame, { hex: string }>({
  type: 'extract',
  fields: { hex: shortText },
  judge: (state, turn, { hex }) =>
    ownerProblem(state, turn, 'P11', 'extract.not-owned') ??
    extractProblem(state, turn, hex) ??
    allow((emit) => {
      turn.extracted = true;
      addCubes(state, hex, 1);
      emit({ type: 'special', name: 'extracted', facts: { company: turn.company, hex } });
    }),
  candidates: () => DEPOSITS.map((hex) => ({ fields: { hex } })),
});

/** 1867BW-14.10-1 and -2: P10 is closed for its token. */
function councilProblem(state: StateBW, { company }: TurnFrame, hex: string): Objection | null {
  if (!COUNCIL_CITIES.includes(hex)) return refuse('council.city', { hex });
  return reaches(state, company, hex) ? null : refuse('council.not-reached', { hex, company });
}

export const councilMove = defineMove<StateBW, TurnFrame, { hex: string }>({
  type: 'council',
  fields: { hex: shortText },
  judge: (state, turn, { hex }) =>
    ownerProblem(state, turn, 'P10', 'council.not-owned') ??
    councilProblem(state, turn, hex) ??
    allow((emit) => {
      const { company } = turn;
      closePrivate(state, 'P10', emit);
      state.council = { hex, company };
      emit({ type: 'special', name: 'council', facts: { company, hex } });
    }),
  candidates: () => COUNCIL_CITIES.map((hex) => ({ fields: { hex } })),
});

/** Could the owner of P3 or P11 use it now? */
export const isUsefulBeforeRun = (state: StateBW, turn: TurnFrame, item: string): boolean =>
  item === 'P3'
    ? REFINERY_SITES.some((hex) => refineryProblem(state, turn, hex) === null)
    : DEPOSITS.some((hex) => extractProblem(state, turn, hex) === null);

export const mayUseCouncil = (state: StateBW, turn: TurnFrame): boolean =>
  owns(state, turn.company, 'P10') && COUNCIL_CITIES.some((hex) => councilProblem(state, turn, hex) === null);

/** 1867BW-14.1-2 to -4, 1867BW-14.2-2: who buys P1 or P2 may lay a yellow tile there at once. */
export interface LandFrame extends Frame {
  readonly kind: 'land';
  readonly company: string;
  readonly hex: string;
}
export const LandFrame = kindOf<LandFrame>('land');

export function offerLand(state: StateBW, item: string, company: string, _seller: string, _emit: Emit): void {
  const { closesHex } = core.privateData(item);
  if (closesHex !== null) pushFrame(state, LandFrame, { company, hex: closesHex });
}

const layOnLand = defineMove<StateBW, LandFrame, Lay>({
  type: 'lay',
  fields: layFields,
  judge(state, frame, lay) {
    if (lay.hex !== frame.hex) return refuse('land.elsewhere', { hex: frame.hex });
    if (!isFirstTile(core, state, lay.hex)) return refuse('land.yellow', { hex: frame.hex });
    const plan = track.plan(state, frame.company, lay);
    if (isObjection(plan)) return plan;
    return allow((emit) => {
      endFrame(state, frame);
      track.carryOut(state, frame.company, lay, plan, emit);
    });
  },
  candidates: (state, { company, hex }) => track.candidates(state, company, [hex]),
});

export const landFrame = companyFrame<StateBW, CompanyBW, LandFrame>(core, LandFrame, [
  layOnLand,
  leaveMove(),
]);
