import type { Action, Position, TableView } from '@roundhouse/engine/play';
import { modelOf, type Qualities, qualitiesOf } from './model.ts';
import { project } from './project.ts';
import type { Scene } from './scene.ts';

/** An action with what it leads to. */
export interface Looked {
  readonly action: Action;
  readonly position: Position;
  readonly score: number;
}

/** What is looked at only to be played on from need not be judged. */
class Glance implements Looked {
  readonly action: Action;
  readonly position: Position;
  private readonly judged: () => number;
  private known: number | undefined;

  constructor(action: Action, position: Position, judged: () => number) {
    this.action = action;
    this.position = position;
    this.judged = judged;
  }

  get score(): number {
    this.known ??= this.judged();
    return this.known;
  }
}

/** Judges positions for one decision: what the seat will be worth beside the others. */
export class Judge {
  private readonly scene: Scene;
  private known: Qualities | undefined;

  constructor(scene: Scene) {
    this.scene = scene;
  }

  /** Asks the router for every company, so only once something is judged. */
  private get qualities(): Qualities {
    const { position, view, knows, weights } = this.scene;
    this.known ??= qualitiesOf(position, view, knows, weights);
    return this.known;
  }

  /** `passed`: the seat buys nothing more in this stock round. */
  score(position: Position, passed = false, view: TableView = position.view()): number {
    const { knows, weights, seat } = this.scene;
    if (knows.score !== undefined) return knows.score(position, seat, passed);
    const at = view.players.findIndex(({ id }) => id === seat);
    if (position.ended !== null) return this.lead(position, view);
    const model = modelOf(position, view, knows, this.qualities);
    return this.compare(project(model, knows, weights, passed ? [at] : []), at) + this.prospects(view);
  }

  /** What the seat is worth beside the others as things are. */
  lead(position: Position, { players }: TableView = position.view()): number {
    const at = players.findIndex(({ id }) => id === this.scene.seat);
    return this.compare(
      players.map(({ worth }) => worth),
      at,
    );
  }

  /** What the action leads to; null if it is refused or the budget is used up. */
  look(action: Action, from: Position = this.scene.position): Looked | null {
    if (!this.scene.spend()) return null;
    const ahead = from.after(action);
    if ('code' in ahead) return null;
    const { position } = ahead;
    const { chance, weights } = this.scene;
    const noise = chance() * weights.noise;
    const judged = () => this.score(position, action.type === 'pass') + noise;
    return new Glance(action, position, judged);
  }

  /** The actions that can be judged, the best first. */
  rank(actions: readonly Action[], from?: Position): Looked[] {
    return actions.flatMap((action) => this.look(action, from) ?? []).sort((a, b) => b.score - a.score);
  }

  private compare(worths: readonly number[], at: number): number {
    const own = worths[at] ?? 0;
    const others = worths.filter((_, seat) => seat !== at);
    const mean = others.reduce((sum, worth) => sum + worth, 0) / Math.max(1, others.length);
    return own - mean * (others.length === 1 ? 1 : this.scene.weights.others);
  }

  /** What numbers of shares and cash do not show. */
  private prospects(view: TableView): number {
    const { seat, weights } = this.scene;
    let sum = 0;
    for (const { president, status, cash } of view.companies)
      if (president === seat && status === 'floated') sum += cash * weights.control;
    return sum;
  }
}
