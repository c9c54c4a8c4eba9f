import type { Action, Position } from '@roundhouse/engine/play';
import type { Bot, Budget } from './bot.ts';
import { Judge, type Looked } from './general/judge.ts';
import type { Knowledge, Thinking } from './general/knowledge.ts';
import { WEIGHTS, type Weights } from './general/weights.ts';
import { sceneAt } from './scene-at.ts';
import { candidatesOf, decideSteadily, steady, steadyWith } from './steady.ts';
import { knowledgeOf } from './titles/index.ts';

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
  const mind = mindAt(position, seat, seed);
  const look = () => sceneAt(position, seat, { seed, work: steady.work }, THOROUGH, mind.knows);
  const usual = decideSteadily(look());
  const looked = candidatesOf(look());
  const isProjected = usual.type === 'dividend' && mind.knows.score === undefined;
  const least = (looked[0]?.score ?? 0) - (isProjected ? WORSE_DIVIDEND : WORSE);
  const list = distinct([
    ...looked.filter(({ action }) => same(action, usual)),
    ...looked.filter(({ score }) => score >= least),
  ]).slice(0, CANDIDATES);
  // What a rule of steady's chose without weighing it, the sale of a private company say, is done.
  if (list.length < 2 || !list.some(({ action }) => same(action, usual)))
    return { action: usual, tried: list };
  const moves = Math.floor(work / list.length / COST_OF_A_MOVE);
  const trials = list.map((one) => new Trial(one.action, one.position, mind, moves));
  return compare(trials, usual, mind.thinking.playouts);
}

/** First all moves a few times, then the usual one and the best of the others as often as is asked, if that looks better at all. */
function compare(trials: readonly Trial[], usual: Action, times: number): Thought {
  for (const trial of trials) trial.repeat(Math.min(FIRST, times));
  const tried = trials.toSorted((a, b) => b.score - a.score);
  const own = trials.find(({ action }) => same(action, usual));
  const [best] = tried;
  if (own === undefined || best === undefined || best === own) return { action: usual, tried };
  for (const trial of [own, best]) trial.repeat(times);
  return { action: isBetter(best.scores, own.scores) ? best.action : usual, tried };
}

/** So often every move is played on before those that promise less are dropped. */
const FIRST = 2;

/** With whose eyes a position is looked at, and how. */
interface Mind {
  readonly seat: string;
  readonly seed: number;
  /** The round that is played to its end. */
  readonly round: string;
  readonly thinking: Thinking;
  readonly knows: Knowledge;
}

function mindAt(position: Position, seat: string, seed: number): Mind {
  const common = knowledgeOf(position.info.id);
  const { thinking = ONCE } = common;
  const { round } = position.view();
  return { seat, seed, round, thinking, knows: { ...common, ...thinking.knows } };
}

const ONCE: Thinking = { playouts: 1 };

/** A move that is played on as often as is asked. */
class Trial {
  readonly action: Action;
  readonly scores: number[] = [];
  private readonly after: Position;
  private readonly mind: Mind;
  private readonly moves: number;

  constructor(action: Action, after: Position, mind: Mind, moves: number) {
    this.action = action;
    this.after = after;
    this.mind = mind;
    this.moves = moves;
  }

  get score(): number {
    return mean(this.scores);
  }

  /** Until it has been played on so many times. */
  repeat(times: number): void {
    while (this.scores.length < times) {
      const seed = this.mind.seed + this.scores.length * SEED_STEP;
      this.scores.push(playOn(this.after, { ...this.mind, seed }, this.moves));
    }
  }
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
  const mind = { ...mindAt(position, seat, seed), thinking: ONCE };
  return actions.flatMap((action) => {
    const ahead = position.after(action);
    return 'code' in ahead ? [] : [playOn(ahead.position, mind, moves)];
  });
}

/** Positions that a steady player looks at for a move, on average. */
const COST_OF_A_MOVE = 6;

/** Lets steady players go on to the end of the round, all candidates to the same point and with the same chance, and judges where that leads. */
function playOn(from: Position, { seat, seed, round, thinking, knows }: Mind, moves: number): number {
  const hand = thinking.playouts > 1 ? fickle : quick;
  let position = from;
  for (let move = 0; move < moves && position.ended === null; move++) {
    if (position.view().round !== round) break;
    const [acting = ''] = position.acting;
    const ahead = position.after(hand.choose(position, acting, { seed, work: PLAYOUT_WORK }));
    if ('code' in ahead) break;
    position = ahead.position;
  }
  // Somebody else may have to act: the position is judged for the seat all the same.
  const judge = new Judge(sceneAt(position, seat, { seed, work: 1 }, WEIGHTS, knows));
  const { present = 0 } = thinking;
  return judge.score(position) + (present === 0 ? 0 : present * judge.lead(position));
}

/** Looks that a player of a playout may take: less than at the table. */
const PLAYOUT_WORK = 24;

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
