import {
  allow,
  type BaseState,
  defineFrame,
  defineMove,
  type Emit,
  endFrame,
  type Frame,
  type FrameKind,
  isObjection,
  type KindOf,
  kindOf,
  type Lay,
  layFields,
  type Objection,
  PASS,
  pushFrame,
  refuse,
  type Verdict,
} from '@roundhouse/engine';
import type { Core } from './core.ts';
import type { ClassicCompany, ClassicState } from './state.ts';
import { fitProblem, isFirstTile, type Track } from './track.ts';

/** A private company that lays a tile: one of a few on one of a few hexes, free, connected to nothing. */
export interface LayPower {
  readonly item: string;
  readonly tiles: readonly string[];
  readonly hexes: readonly string[];
}

export interface PowerLays<S> {
  problem(state: S, lay: Lay): Objection | null;
  carryOut(state: S, lay: Lay, emit: Emit): void;
  candidates(): Iterable<{ fields: Lay }>;
}

export function layPower<S extends ClassicState<C>, C extends ClassicCompany>(
  core: Core<S, C>,
  track: Track<S>,
  { item, tiles, hexes }: LayPower,
): PowerLays<S> {
  return {
    problem: (state, lay) =>
      tiles.includes(lay.tile) && hexes.includes(lay.hex)
        ? fitProblem(core, state, lay)
        : refuse('power.lay', { item, tiles: tiles.join(', '), hexes: hexes.join(', ') }),
    carryOut: (state, lay, emit) =>
      track.carryOut(
        state,
        item,
        lay,
        { cost: 0, isYellow: isFirstTile(core, state, lay.hex), crossings: 0 },
        emit,
      ),
    *candidates() {
      for (const hex of hexes)
        for (const tile of tiles)
          for (let rotation = 0; rotation < 6; rotation++) yield { fields: { hex, tile, rotation } };
    },
  };
}

/** A player who has sold the private company uses its power at once, or never. */
export interface SellerLayFrame extends Frame {
  readonly kind: 'seller-lay';
  readonly item: string;
  readonly player: string;
}
export const SellerLayFrame = kindOf<SellerLayFrame>('seller-lay');

export const askSeller = (state: ClassicState, item: string, player: string): void =>
  pushFrame(state, SellerLayFrame, { item, player });

export const sellerLayFrame = <S extends ClassicState>(power: PowerLays<S>): FrameKind<S> =>
  layOrDeclineFrame<S, SellerLayFrame>({
    kind: SellerLayFrame,
    actor: (_state, { player }) => player,
    lay: (state, _frame, fields) =>
      power.problem(state, fields) ?? allow((emit) => power.carryOut(state, fields, emit)),
    candidates: () => power.candidates(),
  });

export interface LayOrDecline<S, F extends Frame> {
  /** Also the name of the step and, with `order.`, of its rule of order. */
  readonly kind: KindOf<F>;
  actor(state: S, frame: F): string;
  lay(state: S, frame: F, lay: Lay): Verdict;
  candidates(state: S, frame: F): Iterable<{ fields: Lay }>;
  declined?(state: S, frame: F): void;
  /** What declining is told as, where that is not the kind. */
  readonly declinedAs?: string;
}

/** Somebody may lay one tile now, or not at all. */
export function layOrDeclineFrame<S extends BaseState, F extends Frame>(
  rules: LayOrDecline<S, F>,
): FrameKind<S> {
  const lay = defineMove<S, F, Lay>({
    type: 'lay',
    fields: layFields,
    judge(state, frame, fields) {
      const verdict = rules.lay(state, frame, fields);
      if (isObjection(verdict)) return verdict;
      return allow((emit) => {
        endFrame(state, frame);
        verdict(emit);
      });
    },
    candidates: (state, frame) => rules.candidates(state, frame),
  });
  const decline = defineMove<S, F>({
    type: PASS,
    judge: (state, frame, _fields, player) =>
      allow((emit) => {
        endFrame(state, frame);
        rules.declined?.(state, frame);
        emit({ type: 'pass', who: player, step: rules.declinedAs ?? rules.kind.kind });
      }),
  });
  return defineFrame<S, F>({
    kind: rules.kind,
    order: `order.${rules.kind.kind}`,
    actor: rules.actor,
    moves: [lay, decline],
    label: () => ({ step: rules.kind.kind }),
  });
}
