import type { Trial } from '@roundhouse/engine/play';
import { useSyncExternalStore } from 'react';
import type { Session, Snapshot } from '../game/session.ts';
import { useTable } from '../game/table-context.ts';
import { asGamePlan, freeName, newPlan, type Plan } from './plan.ts';
import { keepPlans, keptPlans } from './plan-storage.ts';

/** The plans of a game as they are on the screen. */
export interface PlannerState {
  readonly plans: readonly Plan[];
  readonly plan: Plan;
  /** The hex for which tiles and stations are offered. */
  readonly picked: string | null;
  readonly canUndo: boolean;
}

/** Somebody's plans for a game, for no eyes but theirs. */
export class Planner {
  private readonly game: string;
  private state: PlannerState;
  private past: Plan[] = [];
  private readonly listeners = new Set<() => void>();
  private tried: {
    readonly view: Snapshot['view'];
    readonly plan: Plan;
    readonly trial: Trial | null;
  } | null = null;

  constructor(game: string) {
    this.game = game;
    const [first = newPlan('1', 'Plan 1'), ...others] = keptPlans(game);
    this.state = { plans: [first, ...others], plan: first, picked: null, canUndo: false };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): PlannerState => this.state;

  /** The present plan on a position; worked out once for all who show it. */
  trial({ view, position }: Pick<Snapshot, 'view' | 'position'>): Trial | null {
    const { plan } = this.state;
    if (this.tried === null || this.tried.view !== view || this.tried.plan !== plan)
      this.tried = { view, plan, trial: position.trial(asGamePlan(plan)) };
    return this.tried.trial;
  }

  change(plan: Plan): void {
    this.past.push(this.state.plan);
    this.put(plan);
  }

  undo(): void {
    const before = this.past.pop();
    if (before !== undefined) this.put(before);
  }

  pick(picked: string | null): void {
    this.set({ picked });
  }

  select(id: string): void {
    const plan = this.state.plans.find((one) => one.id === id);
    if (plan !== undefined) this.show(this.state.plans, plan);
  }

  /** Another plan, empty or a copy of this one. */
  add(copied?: Plan): void {
    const { plans } = this.state;
    const id = String(Math.max(0, ...plans.map((one) => Number(one.id) || 0)) + 1);
    const name = copied === undefined ? freeName(plans) : `${copied.name}, copy`;
    const plan = { ...(copied ?? newPlan(id, name)), id, name };
    this.show([...plans, plan], plan);
  }

  remove(): void {
    const left = this.state.plans.filter((one) => one !== this.state.plan);
    const [next = newPlan('1', 'Plan 1')] = left;
    this.show(left.length === 0 ? [next] : left, next);
  }

  private put(plan: Plan): void {
    this.set({ plan, plans: this.state.plans.map((one) => (one.id === plan.id ? plan : one)) });
  }

  private show(plans: readonly Plan[], plan: Plan): void {
    this.past = [];
    this.set({ plans, plan, picked: null });
  }

  private set(change: Partial<PlannerState>): void {
    const { plans } = this.state;
    this.state = { ...this.state, ...change, canUndo: this.past.length > 0 };
    if (this.state.plans !== plans) keepPlans(this.game, this.state.plans);
    for (const listener of this.listeners) listener();
  }
}

const planners = new WeakMap<Session, Planner>();

function plannerOf(session: Session): Planner {
  let planner = planners.get(session);
  if (planner === undefined) {
    planner = new Planner(session.id);
    planners.set(session, planner);
  }
  return planner;
}

/** The plans of the game on the table, and the present one tried on the position that is shown. */
export function usePlanner(): PlannerState & { readonly planner: Planner; readonly trial: Trial | null } {
  const { session, snapshot } = useTable();
  const planner = plannerOf(session);
  const state = useSyncExternalStore(planner.subscribe, planner.snapshot);
  return { ...state, planner, trial: planner.trial(snapshot) };
}
