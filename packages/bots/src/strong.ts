import type { Action, Position } from '@roundhouse/engine/play';
import type { Bot, Budget } from './bot.ts';
import { Judge, type Looked } from './general/judge.ts';
import type { Scene } from './general/scene.ts';
import { WEIGHTS, type Weights } from './general/weights.ts';
import { sceneAt } from './scene-at.ts';
import { candidatesOf, decideSteadily, steady, steadyWith } from './steady.ts';

/** Looks at more lays than steady, and plays steady's best moves on before it chooses: what they lead to is seen, not only projected. */
export const strong: Bot = {
  name: 'strong',
  work: 1200,
  choose: (position, seat, budget) => thinkAhead(position, seat, budget).action,
};

/** How many of the best moves are played on. */
const CANDIDATES = 4;
/** A move that is tried must be better by so much than the one that steady would make. */
const DOUBT = 15;
/** Moves that look so much worse than the best are not tried; of a dividend the projection knows more. */
const WORSE = 400;
const WORSE_DIVIDEND = 150;

/** It takes its time over track and stations. */
const THOROUGH: Weights = { ...WEIGHTS, lays: 24, closerLooks: 8, noise: 0 };
/** The hand that plays on: steady's, with a glance where steady looks. */
const QUICK: Weights = { ...WEIGHTS, lays: 2, closerLooks: 1, plans: 0 };
const quick = steadyWith(QUICK);
/** The same where moves are played on several times: more is left to chance, so that the times differ. */
const fickle = steadyWith({ ...QUICK, noise: 20 });
/** A move that is tried must be better by so many standard errors, too. */
const ERRORS = 2;

export interface Thought {
  readonly action: Action;
  /** The moves that were tried, the best first. */
  readonly tried: readonly { readonly action: Action; readonly score: number }[];
}

/** What the seat does, and what it has weighed. Work is counted in positions that are looked at. */
export function thinkAhead(position: Position, seat: string, { work, seed }: Budget): Thought {
  const budget = { seed, work: steady.work };
  const usual = decideSteadily(sceneAt(position, seat, budget, THOROUGH));
  const scene = sceneAt(position, seat, budget, THOROUGH);
  const looked = candidatesOf(scene);
  const isProjected = usual.type === 'dividend' && scene.knows.score === undefined;
  const least = (looked[0]?.score ?? 0) - (isProjected ? WORSE_DIVIDEND : WORSE);
  const list = distinct([
    ...looked.filter(({ action }) => same(action, usual)),
    ...looked.filter(({ score }) => score >= least),
  ]).slice(0, CANDIDATES);
  // What a rule of steady's chose without weighing it, the sale of a private company say, is done.
  if (list.length < 2 || !list.some(({ action }) => same(action, usual)))
    return { action: usual, tried: list };
  const moves = Math.floor(work / list.length / COST_OF_A_MOVE);
  const { round } = position.view();
  const times = scene.knows.playouts ?? 1;
  const hand = times > 1 ? fickle : quick;
  const tried = list
    .map(({ action, position: after }) => {
      const scores = Array.from({ length: times }, (_, time) =>
        playOn(after, seat, seed + time * SEED_STEP, moves, round, hand),
      );
      return { action, scores, score: mean(scores) };
    })
    .sort((a, b) => b.score - a.score);
  const own = tried.find(({ action }) => same(action, usual));
  const better = tried.find(({ scores }) => own !== undefined && isBetter(scores, own.scores));
  return { action: better?.action ?? usual, tried };
}

/** Far enough apart that no seed is another's. */
const SEED_STEP = 7919;

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** By more than doubt and chance explain? Both were played on with the same chance, so each time is compared with the same of the other. */
function isBetter(scores: readonly number[], own: readonly number[]): boolean {
  const gains = scores.map((score, time) => score - (own[time] ?? 0));
  const gain = mean(gains);
  const variance = mean(gains.map((one) => (one - gain) ** 2));
  return gain > DOUBT + ERRORS * Math.sqrt(variance / Math.max(1, gains.length - 1));
}

/** What each of these moves leads to, for the seat: the more the better. Moves that are refused give nothing. */
export function judgeMoves(
  position: Position,
  seat: string,
  actions: readonly Action[],
  { work, seed }: Budget,
): number[] {
  const moves = Math.floor(work / actions.length / COST_OF_A_MOVE);
  const { round } = position.view();
  return actions.flatMap((action) => {
    const ahead = position.after(action);
    return 'code' in ahead ? [] : [playOn(ahead.position, seat, seed, moves, round, quick)];
  });
}

/** Positions that a steady player looks at for a move, on average. */
const COST_OF_A_MOVE = 6;

/** Lets steady players go on to the end of the round, all candidates to the same point and with the same chance, and judges where that leads. */
function playOn(from: Position, seat: string, seed: number, moves: number, round: string, hand: Bot): number {
  let position = from;
  for (let move = 0; move < moves && position.ended === null; move++) {
    if (position.view().round !== round) break;
    const [acting = ''] = position.acting;
    const ahead = position.after(hand.choose(position, acting, { seed, work: PLAYOUT_WORK }));
    if ('code' in ahead) break;
    position = ahead.position;
  }
  return new Judge(sceneOf(position, seat, seed)).score(position);
}

/** Looks that a player of a playout may take: less than at the table. */
const PLAYOUT_WORK = 24;

/** Somebody else may have to act: the position is judged for the seat all the same. */
const sceneOf = (position: Position, seat: string, seed: number): Scene =>
  sceneAt(position, seat, { seed, work: 1 });

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
