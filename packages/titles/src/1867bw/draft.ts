import { ParFrame } from '@roundhouse/classic';
import {
  allow,
  BANK,
  cashOf,
  clockwiseFrom,
  closePrivate,
  defineFrame,
  defineMove,
  type Emit,
  endFrame,
  type Frame,
  kindOf,
  PASS,
  pay,
  privateOf,
  pushFrame,
  refuse,
  shortText,
} from '@roundhouse/engine';
import { removeCorporation } from './closing.ts';
import { PRIORITY_CARD, SKIP_PRICE } from './data/privates.ts';
import { core, type StateBW } from './state.ts';

/** Section 6: private companies are claimed from a row of cards; money lies on the cards in purses of their names. */
export interface DraftFrame extends Frame {
  readonly kind: 'draft';
  /** From the left. */
  row: string[];
  turn: string;
  /** Players who could afford no card. */
  out: string[];
}
export const DraftFrame = kindOf<DraftFrame>('draft');

export const openDraft = (row: readonly string[], first: string): DraftFrame => ({
  kind: 'draft',
  row: [...row],
  turn: first,
  out: [],
});

const isPrivate = (state: StateBW, card: string): boolean => Object.hasOwn(state.privates, card);

/** Speculators and the priority deal have no face value (1867BW-6-7). */
export const faceOf = (state: StateBW, card: string): number =>
  isPrivate(state, card) ? core.privateData(card).face : 0;

/** 1867BW-6-3 and -4 */
export const costOf = (state: StateBW, { row }: DraftFrame, card: string): number =>
  row.indexOf(card) * SKIP_PRICE + faceOf(state, card);

const canClaim = (state: StateBW, frame: DraftFrame, player: string): boolean =>
  frame.row.some((card) => costOf(state, frame, card) <= cashOf(state, player));

function nextTurn(state: StateBW, frame: DraftFrame): void {
  const next = clockwiseFrom(state, frame.turn)
    .slice(1)
    .find((player) => !frame.out.includes(player));
  frame.turn = next ?? frame.turn;
}

/** What a private company brings to whoever gets it in the draft or the auction. */
export function awardPrivate(state: StateBW, item: string, player: string, price: number, emit: Emit): void {
  privateOf(state, item).owner = player;
  emit({ type: 'acquired', item, by: player, from: BANK, price });
  // 1867BW-14.13-1
  if (item === 'P13') pushFrame(state, ParFrame, { player, company: state.investment });
}

/** 1867BW-6-13, 1867BW-16.2-12: what nobody got leaves the game with what belongs to it. */
export function removeUnsold(state: StateBW, items: readonly string[], emit: Emit): void {
  for (const item of items) {
    closePrivate(state, item, emit);
    if (item === 'P13') removeCorporation(state, state.investment);
  }
}

const claim = defineMove<StateBW, DraftFrame, { card: string }>({
  type: 'claim',
  fields: { card: shortText },
  judge(state, frame, { card }, player) {
    const at = frame.row.indexOf(card);
    if (at < 0) return refuse('draft.no-card', { card });
    const cost = costOf(state, frame, card);
    const cash = cashOf(state, player);
    if (cost > cash) return refuse('draft.cash', { cost, cash });
    return allow((emit) => {
      const face = faceOf(state, card);
      const found = cashOf(state, card);
      for (const skipped of frame.row.slice(0, at)) pay(state, player, skipped, SKIP_PRICE, 'skipped', emit);
      pay(state, player, BANK, face, 'private', emit);
      pay(state, card, player, found, 'card', emit, card);
      frame.row = frame.row.filter((other) => other !== card);
      nextTurn(state, frame);
      emit({ type: 'special', name: 'claimed', facts: { player, card, face, skipped: cost - face, found } });
      if (isPrivate(state, card)) awardPrivate(state, card, player, face, emit);
      // 1867BW-6-11
      else if (card === PRIORITY_CARD) state.priority = player;
    });
  },
  candidates: (_state, { row }) => row.map((card) => ({ fields: { card } })),
});

/** 1867BW-6-8 and -9 */
const pass = defineMove<StateBW, DraftFrame>({
  type: PASS,
  judge(state, frame, _fields, player) {
    if (canClaim(state, frame, player)) return refuse('draft.must-claim');
    return allow((emit) => {
      frame.out.push(player);
      emit({ type: 'pass', who: player, step: 'draft' });
      nextTurn(state, frame);
    });
  },
});

export const draftFrame = defineFrame<StateBW, DraftFrame>({
  kind: DraftFrame,
  order: 'order.draft',
  actor: (state, frame) =>
    frame.row.length === 0 || frame.out.length === state.players.length ? null : frame.turn,
  proceed(state, frame, emit) {
    endFrame(state, frame);
    for (const card of frame.row) pay(state, card, BANK, cashOf(state, card), 'card', emit);
    removeUnsold(
      state,
      frame.row.filter((card) => isPrivate(state, card)),
      emit,
    );
  },
  moves: [claim, pass],
  label: () => ({ round: 'Draft', step: 'draft' }),
});
