import type { Action, Position, Table } from '@roundhouse/engine/play';
import type { Budget } from './bot.ts';
import { sceneAt } from './scene-at.ts';
import { candidatesOf, steady } from './steady.ts';
import { judgeMoves, strong } from './strong.ts';

/** A game looked back at: how everybody's worth went, and the decisions that cost most. */
export interface LookBack {
  /** What everybody was worth at the beginning of each round, and at the end. */
  readonly curve: readonly {
    readonly after: number;
    readonly round: string;
    readonly worth: Readonly<Record<string, number>>;
  }[];
  /** For each seat the decisions that cost most, the dearest first. */
  readonly costly: Readonly<Record<string, readonly CostlyDecision[]>>;
}

export interface CostlyDecision {
  /** How many actions had been played before it. */
  readonly after: number;
  readonly round: string;
  readonly played: Action;
  /** What the strong bot would have done. */
  readonly better: Action;
  /** By how much that would have led further ahead of the others. */
  readonly cost: number;
}

interface Options extends Partial<Budget> {
  /** Decisions told for each seat. */
  readonly each?: number;
  /** Told how much is done, from 0 to 1. */
  progress?(done: number): void;
}

/** Every decision is judged by steady's projection; those that look dearest are then judged by the strong bot. */
export function lookBack(
  table: Table,
  { each = 3, seed = 1, work = strong.work, progress }: Options = {},
): LookBack {
  const { actions, first } = table;
  const doubts = new Map<string, Doubt[]>();
  for (let after = first; after < actions.length; after++) {
    const played = actions[after];
    if (played === undefined) continue;
    const position = table.at(after);
    const doubt = position.acting.includes(played.player) ? doubtOf(position, played, seed) : null;
    if (doubt !== null)
      doubts.set(played.player, [...(doubts.get(played.player) ?? []), { ...doubt, after, played }]);
    progress?.((after - first) / (actions.length - first) / 2);
  }
  const seats = table.record.players.map(({ id }) => id);
  const costly = seats.map((seat, number) => {
    const dearest = (doubts.get(seat) ?? []).toSorted((a, b) => b.cost - a.cost).slice(0, each * 2);
    const judged = dearest.flatMap((doubt) => judgedAgain(table, doubt, { seed, work }));
    progress?.(0.5 + (number + 1) / seats.length / 2);
    return [seat, judged.toSorted((a, b) => b.cost - a.cost).slice(0, each)] as const;
  });
  return { curve: curveOf(table), costly: Object.fromEntries(costly) };
}

interface Doubt {
  readonly after: number;
  readonly played: Action;
  readonly better: Action;
  readonly cost: number;
}

/** Did the projection like another move better? Null where it has nothing to say. */
function doubtOf(position: Position, played: Action, seed: number): Pick<Doubt, 'better' | 'cost'> | null {
  const looked = candidatesOf(sceneAt(position, played.player, { seed, work: steady.work }));
  const [best] = looked;
  const own = looked.find(({ action }) => JSON.stringify(action) === JSON.stringify(played));
  if (best === undefined || own === undefined || own === best) return null;
  return { better: best.action, cost: best.score - own.score };
}

function judgedAgain(table: Table, { after, played, better }: Doubt, budget: Budget): CostlyDecision[] {
  const position = table.at(after);
  const [own, other] = judgeMoves(position, played.player, [played, better], budget);
  if (own === undefined || other === undefined || other <= own) return [];
  return [{ after, round: position.view().round, played, better, cost: Math.round(other - own) }];
}

function curveOf(table: Table): LookBack['curve'] {
  const starts = table.events.flatMap((events, at) =>
    events.some(({ type }) => type === 'round') ? [at + 1] : [],
  );
  return [table.first, ...starts, table.actions.length].map((after) => {
    const position = table.at(after);
    return { after, round: position.view().round, worth: position.worth };
  });
}
