import { findBestRoutes, hasBestRoutes, type RouteSearch } from '../map/company-graph.ts';
import { fork } from './derived.ts';
import type { GameEvent } from './event.ts';
import type { JsonSchema } from './fields.ts';
import { type FrameKind, type Label, topFrame } from './frame.ts';
import { type Choice, type Move, readAction } from './move.ts';
import { citing, explain } from './refusals.ts';
import { type BaseState, clockwiseFrom, type Frame, isPlayer, playerName } from './state.ts';
import type { Title } from './title.ts';
import { isObjection, NOT_DUE, type Refusal, refuse, type Verdict } from './verdict.ts';

/** A title at play: the rules that turn one position into the next. */
export interface Engine<S extends BaseState> {
  /** Takes the steps that need no decision, until somebody has to decide or the game is over. */
  settle(state: S, events: GameEvent[]): void;
  /** Changes the state, or refuses and leaves it as it is. */
  play(state: S, action: unknown, events?: GameEvent[], judgedBefore?: boolean): Refusal | null;
  /** As `play`, on a copy. */
  after(state: S, action: unknown): Outcome<S>;
  /** Null if it may be done. */
  judge(state: S, action: unknown): Refusal | null;
  /** The sentence of a refusal. */
  explain(refusal: Refusal): string;
  acting(state: S): readonly string[];
  /** Everything that may be done now. Never waits for the router: best routes are proposed where they are known. */
  choices(state: S): readonly Choice[];
  /** The same with the best routes, looked for here and now: for whoever may wait. */
  advisedChoices(state: S): readonly Choice[];
  /** What the actions of the decision that is due look like, by type, as JSON Schema. */
  actionSchemas(state: S): Readonly<Record<string, JsonSchema>>;
  /** Best routes worth proposing that nobody has looked for yet. */
  pendingRouteSearches(state: S): readonly RouteSearch[];
  /** Has the one who is to act nothing to do but to pass? */
  isIdle(state: S): boolean;
  label(state: S): Label;
}

export type Outcome<S> =
  | { readonly ok: true; readonly state: S; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly refusal: Refusal };

/** Passing is the one move that does nothing but end a decision. */
export const PASS = 'pass';

export interface EngineSettings {
  /** A decision with nothing to choose but to pass is passed over. */
  readonly autoPass: boolean;
}

export function engineOf<S extends BaseState, O>(title: Title<S, O>, settings: EngineSettings): Engine<S> {
  const kinds = new Map<string, FrameKind<S>>(title.frames.map((frame) => [frame.kind, frame]));
  if (kinds.size < title.frames.length) throw new Error(`${title.id} has two kinds of frames of one name`);

  function top(state: S) {
    const frame = topFrame(state);
    if (frame === undefined) throw new Error(`The agenda of ${title.id} is empty`);
    const rules = kinds.get(frame.kind);
    if (rules === undefined) throw new Error(`${title.id} has no rules for frames of kind ${frame.kind}`);
    return { frame, rules };
  }

  function settle(state: S, events: GameEvent[]): void {
    const emit = (event: GameEvent) => events.push(event);
    for (let steps = 0; state.ended === null; steps++) {
      if (steps > 10_000) throw new Error(`${title.id} does not come to rest at ${topFrame(state)?.kind}`);
      const { frame, rules } = top(state);
      const actor = rules.actor(state, frame);
      if (actor === null) {
        rules.proceed(state, frame, emit);
      } else if (settings.autoPass && isIdle(state, actor)) {
        const verdict = verdictOn(state, { type: PASS, player: actor });
        if (isObjection(verdict)) throw new Error(`Nothing to do at ${frame.kind}: ${verdict.code}`);
        verdict(emit);
      } else {
        return;
      }
    }
  }

  /** By kind of frame, what could last be done there: asked first, since most often it can be done again. */
  const lastPossible = new Map<string, string>();

  /** Is there nothing to choose but to pass? */
  function isIdle(state: S, actor: string): boolean {
    const { frame, rules } = top(state);
    const moves = rules.moves(state, frame);
    if (!moves.some(({ type }) => type === PASS)) return false;
    const last = lastPossible.get(frame.kind);
    const likely = last === undefined ? undefined : moves.find(({ type }) => type === last);
    if (likely !== undefined && isPossible(likely, state, frame, actor)) return false;
    for (const move of moves) {
      if (move.type === PASS || move === likely || !isPossible(move, state, frame, actor)) continue;
      lastPossible.set(frame.kind, move.type);
      return false;
    }
    return true;
  }

  function isPossible(move: Move<S, Frame>, state: S, frame: Frame, actor: string): boolean {
    for (const _ of move.legal(state, frame, actor)) return true;
    return false;
  }

  function verdictOn(state: S, json: unknown, judgedBefore = false): Verdict {
    const read = readAction(json);
    if (isObjection(read)) return read;
    const { action } = read;
    if (state.ended !== null) return refuse('over');
    if (!isPlayer(state, action.player)) {
      return refuse('unknown-player', { player: action.player });
    }
    const { frame, rules } = top(state);
    const actor = rules.actor(state, frame);
    if (actor !== action.player) {
      const interrupt = title.outOfTurn?.find(({ type }) => type === action.type);
      if (interrupt !== undefined) return interrupt.judge(state, frame, action);
      return refuse('not-your-turn', {
        player: playerName(state, action.player),
        acting: playerName(state, actor ?? ''),
      });
    }
    const moves = rules.moves(state, frame);
    const named = (candidate: { readonly type: string }) => candidate.type === action.type;
    const move = moves.find(named) ?? title.outsidePlay.find(named);
    if (move === undefined) {
      const possible = moves.map((candidate) => candidate.type).join(', ');
      return refuse(NOT_DUE, { type: action.type, possible, order: rules.order(state, frame, action.type) });
    }
    return move.judge(state, frame, action, judgedBefore);
  }

  function judge(state: S, action: unknown): Refusal | null {
    const verdict = verdictOn(state, action);
    return isObjection(verdict) ? citing(title.refusals ?? {}, verdict) : null;
  }

  function play(state: S, action: unknown, events: GameEvent[] = [], judgedBefore = false): Refusal | null {
    const verdict = verdictOn(state, action, judgedBefore);
    if (isObjection(verdict)) return citing(title.refusals ?? {}, verdict);
    verdict((event) => events.push(event));
    settle(state, events);
    return null;
  }

  function choices(state: S): readonly Choice[] {
    if (state.ended !== null) return [];
    const { frame, rules } = top(state);
    const actor = rules.actor(state, frame);
    if (actor === null) return [];
    const found: Choice[] = [];
    for (const move of [...rules.moves(state, frame), ...title.outsidePlay])
      for (const choice of move.legal(state, frame, actor)) found.push(choice);
    if (title.outOfTurn !== undefined) found.push(...interrupts(state, frame, actor));
    return found;
  }

  /** What the others may do now although it is not their turn. */
  function interrupts(state: S, frame: Frame, actor: string): Choice[] {
    const others = clockwiseFrom(state, actor).slice(1);
    return (title.outOfTurn ?? []).flatMap((move) =>
      others.flatMap((player) =>
        [...move.legal(state, frame, player)].map((choice): Choice => ({ ...choice, outsidePlay: true })),
      ),
    );
  }

  const pendingRouteSearches = (state: S): readonly RouteSearch[] =>
    (title.routeSearches?.(state) ?? []).filter((search) => !hasBestRoutes(search));

  return {
    settle,
    pendingRouteSearches,
    actionSchemas(state) {
      if (state.ended !== null) return {};
      const { frame, rules } = top(state);
      const moves = [...rules.moves(state, frame), ...title.outsidePlay, ...(title.outOfTurn ?? [])];
      return Object.fromEntries(moves.map(({ type, schema }) => [type, schema]));
    },
    advisedChoices(state) {
      for (const search of pendingRouteSearches(state)) findBestRoutes(search);
      return choices(state);
    },
    play,
    judge,
    explain: (refusal) => explain(title.refusals ?? {}, title.texts ?? {}, refusal, title.currency),
    choices,
    after(state, action) {
      const next = fork(state);
      const events: GameEvent[] = [];
      const refusal = play(next, action, events);
      return refusal === null ? { ok: true, state: next, events } : { ok: false, refusal };
    },
    acting(state) {
      if (state.ended !== null) return [];
      const { frame, rules } = top(state);
      const actor = rules.actor(state, frame);
      return actor === null ? [] : [actor];
    },
    isIdle(state) {
      if (state.ended !== null) return false;
      const { frame, rules } = top(state);
      const actor = rules.actor(state, frame);
      return actor !== null && isIdle(state, actor);
    },
    label(state) {
      if (state.ended !== null) return { step: 'over' };
      const { frame, rules } = top(state);
      const label = rules.label(state, frame);
      if (label.round !== undefined) return label;
      for (let i = state.agenda.length - 2; i >= 0; i--) {
        const below = state.agenda[i];
        const round = below && kinds.get(below.kind)?.label(state, below).round;
        if (round !== undefined) return { ...label, round };
      }
      return label;
    },
  };
}
