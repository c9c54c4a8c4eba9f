import type { Action, Position } from '@roundhouse/engine/play';
import type { Bot, Budget } from './bot.ts';
import { Judge, type Looked } from './general/judge.ts';
import type { Scene } from './general/scene.ts';
import { sceneAt } from './scene-at.ts';
import { candidatesOf, decideSteadily, steady } from './steady.ts';
import { knowledgeOf } from './titles/index.ts';

/** Steady's best moves, each played on by steady players for a while: what they lead to is seen, not only projected. */
export const strong: Bot = {
  name: 'strong',
  work: 1200,
  choose: (position, seat, budget) => thinkAhead(position, seat, budget).action,
};

/** How many of the best moves are played on. */
const CANDIDATES = 4;
/** A move that is tried must be better by so much than the one that steady would make. */
const DOUBT = 15;

export interface Thought {
  readonly action: Action;
  /** The moves that were tried, the best first. */
  readonly tried: readonly { readonly action: Action; readonly score: number }[];
}

/** What the seat does, and what it has weighed. Work is counted in positions that are looked at. */
export function thinkAhead(position: Position, seat: string, { work, seed }: Budget): Thought {
  const budget = { seed, work: steady.work };
  const scene = sceneAt(position, seat, budget);
  const usual = decideSteadily(scene);
  const looked = candidatesOf(sceneAt(position, seat, budget));
  const list = distinct([...looked.filter(({ action }) => same(action, usual)), ...looked]).slice(
    0,
    CANDIDATES,
  );
  if (list.length < 2) return { action: usual, tried: list };
  const moves = Math.floor(work / list.length / COST_OF_A_MOVE);
  const tried = list
    .map(({ action, position: after }) => ({ action, score: playOn(after, seat, seed, moves) }))
    .sort((a, b) => b.score - a.score);
  const own = tried.find(({ action }) => same(action, usual));
  const [first] = tried;
  const isBetter = first !== undefined && (own === undefined || first.score > own.score + DOUBT);
  return { action: isBetter ? first.action : usual, tried };
}

/** What each of these moves leads to, for the seat: the more the better. Moves that are refused give nothing. */
export function judgeMoves(
  position: Position,
  seat: string,
  actions: readonly Action[],
  { work, seed }: Budget,
): number[] {
  const moves = Math.floor(work / actions.length / COST_OF_A_MOVE);
  return actions.flatMap((action) => {
    const ahead = position.after(action);
    return 'code' in ahead ? [] : [playOn(ahead.position, seat, seed, moves)];
  });
}

/** Positions that a steady player looks at for a move, on average. */
const COST_OF_A_MOVE = 6;

/** Lets steady players go on, all candidates with the same chance, and judges where that leads. */
function playOn(from: Position, seat: string, seed: number, moves: number): number {
  let position = from;
  for (let move = 0; move < moves && position.ended === null; move++) {
    const [acting = ''] = position.acting;
    const ahead = position.after(steady.choose(position, acting, { seed, work: PLAYOUT_WORK }));
    if ('code' in ahead) break;
    position = ahead.position;
  }
  return new Judge(sceneOf(position, seat, seed)).score(position);
}

/** Looks that a player of a playout may take: less than at the table. */
const PLAYOUT_WORK = 24;

/** Somebody else may have to act: the position is judged for the seat all the same. */
function sceneOf(position: Position, seat: string, seed: number): Scene {
  return { ...sceneAt(position, seat, { seed, work: 1 }), knows: knowledgeOf(position.info.id) };
}

const same = (a: Action, b: Action): boolean => JSON.stringify(a) === JSON.stringify(b);

function distinct(looked: readonly Looked[]): Looked[] {
  const seen = new Set<string>();
  return looked.filter(({ action }) => {
    const key = JSON.stringify(action);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
