import { clone } from '../core/clone.ts';
import { fork } from '../core/derived.ts';
import type { GameEvent } from '../core/event.ts';
import type { JsonSchema } from '../core/fields.ts';
import type { Engine } from '../core/game.ts';
import type { Choice } from '../core/move.ts';
import type { BaseState } from '../core/state.ts';
import type { Refusal } from '../core/verdict.ts';
import type { RouteSearch } from '../map/company-graph.ts';
import type { Ahead, Position, RouteQuestion, TitleParts } from './table.ts';
import type { TableView } from './table-view.ts';
import type { TitleInfo } from './title-info.ts';
import type { GamePlan, Trial } from './trial.ts';

/** A class, not an object with its own functions: every move makes one, and most are asked for little. */
export class GamePosition<S extends BaseState, O> implements Position {
  readonly count: number;
  readonly closed: Refusal | null;
  private readonly parts: TitleParts<S, O>;
  private readonly engine: Engine<S>;
  private readonly state: () => S;
  private readonly trustProblem: (action: unknown) => Refusal | null;

  constructor(
    parts: TitleParts<S, O>,
    engine: Engine<S>,
    state: () => S,
    count: number,
    closed: Refusal | null,
    trustProblem: (action: unknown) => Refusal | null,
  ) {
    this.parts = parts;
    this.engine = engine;
    this.state = state;
    this.count = count;
    this.closed = closed;
    this.trustProblem = trustProblem;
  }

  get info(): TitleInfo {
    return this.parts.info;
  }

  get acting(): readonly string[] {
    return this.engine.acting(this.state());
  }

  get ended(): Position['ended'] {
    return this.state().ended;
  }

  get worth(): Position['worth'] {
    const state = this.state();
    return Object.fromEntries(state.players.map(({ id }) => [id, this.parts.title.worth(state, id)]));
  }

  choices(): readonly Choice[] {
    return this.closed === null ? this.engine.choices(this.state()) : [];
  }

  advisedChoices(): readonly Choice[] {
    return this.closed === null ? this.engine.advisedChoices(this.state()) : [];
  }

  pendingRouteSearches(): readonly RouteSearch[] {
    return this.closed === null ? this.engine.pendingRouteSearches(this.state()) : [];
  }

  actionSchemas(): Readonly<Record<string, JsonSchema>> {
    return this.engine.actionSchemas(this.state());
  }

  judge(action: unknown): Refusal | null {
    return this.engine.judge(this.state(), action) ?? this.closed;
  }

  after(action: unknown): Ahead | Refusal {
    const { parts, engine, count, trustProblem } = this;
    const problem = this.closed ?? trustProblem(action);
    if (problem !== null) return problem;
    const state = fork(this.state());
    const events: GameEvent[] = [];
    const refusal = engine.play(state, action, events);
    if (refusal !== null) return refusal;
    return { position: new GamePosition(parts, engine, () => state, count + 1, null, trustProblem), events };
  }

  view(): TableView {
    return this.parts.view(this.state(), this.engine);
  }

  routes(company?: string, trains?: readonly string[]): RouteQuestion | null {
    return this.parts.askRoutes?.(this.state(), company, trains) ?? null;
  }

  trial(plan: GamePlan): Trial | null {
    const { parts } = this;
    if (parts.plan === undefined) return null;
    const { state, ...planned } = parts.plan(this.state(), plan);
    const { map } = parts.view(state, this.engine);
    return map === null
      ? null
      : { ...planned, map, routes: (company, trains) => parts.askRoutes?.(state, company, trains) ?? null };
  }

  json(): unknown {
    return clone(this.state());
  }
}
