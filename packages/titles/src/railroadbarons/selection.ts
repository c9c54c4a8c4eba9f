import {
  allow,
  BANK,
  defineFrame,
  defineMove,
  type Emit,
  endFrame,
  type Frame,
  kindOf,
  leftOf,
  oneOf,
  optional,
  pay,
  refuse,
  shortText,
  wholeNumber,
} from '@roundhouse/engine';
import { NAMING_SEATS } from './data/investors.ts';
import { putStartupBack, takeStartup } from './startup.ts';
import { type BaronsState, GONE, investorCard, investorsAt, TABLE } from './state.ts';

/** One player names an investor and a value, the other takes the one or the other; four times over. */
export interface SelectionFrame extends Frame {
  readonly kind: 'selection';
  /** How many have been given out. */
  pick: number;
  named: { readonly investor: string; readonly value: number } | null;
}
export const SelectionFrame = kindOf<SelectionFrame>('selection');

/** The rules set no limit (RB-SET-10), but nobody in his senses names more: the list of choices ends here. */
const MOST_LISTED = 1000;

/** A, B, B, A (RB-SET-5, RB-SET-8, RB-SET-9). */
function namer(state: BaronsState, frame: SelectionFrame): string {
  const player = state.players[NAMING_SEATS[frame.pick] ?? 0];
  if (player === undefined) throw new Error('A seat is empty');
  return player.id;
}

const nameInvestor = defineMove<
  BaronsState,
  SelectionFrame,
  { investor: string; value?: number | undefined }
>({
  type: 'name-investor',
  fields: { investor: shortText, value: optional(wholeNumber) },
  judge(state, frame, { investor, value }, player) {
    if (!investorsAt(state, TABLE).some(({ id }) => id === investor)) {
      return refuse('selection.not-there', { investor });
    }
    const atFace = state.options.investorValues === 'face';
    if (atFace && value !== undefined) return refuse('selection.face-value');
    const named = atFace ? investorCard(investor).face : value;
    if (named === undefined || named < 0) return refuse('selection.value');
    return allow((emit) => {
      frame.named = { investor, value: named };
      emit({ type: 'special', name: 'named', facts: { player, investor, value: named } });
    });
  },
  *candidates(state) {
    for (const { id } of investorsAt(state, TABLE)) {
      if (state.options.investorValues === 'face') yield { fields: { investor: id } };
      else {
        const range = { field: 'value', min: 0, max: MOST_LISTED, step: 1 };
        yield { fields: { investor: id, value: 0 }, range, notExhaustive: true };
      }
    }
  },
});

/** The chooser takes one, the namer gets what is left; only the bank pays (RB-SET-6, RB-SET-7). */
const choose = defineMove<BaronsState, SelectionFrame, { what: 'money' | 'investor' }>({
  type: 'choose',
  fields: { what: oneOf('money', 'investor') },
  judge(state, frame, { what }, player) {
    const { named } = frame;
    if (named === null) return refuse('selection.none-named');
    const other = leftOf(state, player);
    const [owner, paid] = what === 'investor' ? [player, other] : [other, player];
    return allow((emit) => {
      frame.named = null;
      frame.pick++;
      pay(state, BANK, paid, named.value, 'investor', emit);
      giveInvestor(state, named.investor, owner, emit);
    });
  },
  candidates: () => [{ fields: { what: 'money' } }, { fields: { what: 'investor' } }],
});

function giveInvestor(state: BaronsState, id: string, owner: string, emit: Emit): void {
  const investor = state.investors[id];
  if (investor === undefined) throw new Error(`There is no investor ${id}`);
  investor.at = owner;
  emit({ type: 'acquired', item: id, by: owner, from: BANK, price: 0 });
  if (investorCard(id).kind === 'startup') takeStartup(state, owner, emit);
}

/** The fifth leaves the game, and both players get its face value (RB-SET-12, RB-SET-13). */
function removeFifth(state: BaronsState, emit: Emit): void {
  for (const investor of investorsAt(state, TABLE)) {
    const { face, kind } = investorCard(investor.id);
    investor.at = GONE;
    emit({ type: 'closed', item: investor.id });
    for (const { id } of state.players) pay(state, BANK, id, face, 'fifth investor', emit);
    if (kind === 'startup') putStartupBack(state, emit);
  }
}

const isOver = (frame: SelectionFrame): boolean => frame.pick >= NAMING_SEATS.length;

const NAMING = [nameInvestor];
const CHOOSING = [choose];

export const selectionFrame = defineFrame<BaronsState, SelectionFrame>({
  kind: SelectionFrame,
  order: 'order.selection',
  actor(state, frame) {
    if (isOver(frame)) return null;
    return frame.named === null ? namer(state, frame) : leftOf(state, namer(state, frame));
  },
  proceed(state, frame, emit) {
    endFrame(state, frame);
    removeFifth(state, emit);
  },
  moves: (_state, frame) => (frame.named === null ? NAMING : CHOOSING),
  all: [...NAMING, ...CHOOSING],
  label: (_state, frame) => ({
    round: 'Investors',
    step: frame.named === null ? 'name-investor' : 'money-or-investor',
  }),
});
