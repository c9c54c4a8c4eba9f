import type { Allotment } from './allotment.ts';
import { buildDiagram } from './build-diagram.ts';
import { compileRules } from './compile-rules.ts';
import { commonDivisor, type Diagram } from './diagram.ts';
import { shareExtraRange } from './extra-range.ts';
import { LIMITS } from './limits.ts';
import type { Net } from './net.ts';
import { findResources, type Resources, type Use, usedBy } from './resources.ts';
import type { Sweep } from './sweep.ts';
import type { RouteProblem, Train } from './types.ts';

/** The trains of a turn, trains of one kind beside each other and sharing a diagram. */
export interface Team {
  readonly members: readonly Member[];
  readonly kinds: readonly Kind[];
  readonly resources: Resources;
  /** A number that divides every revenue. */
  readonly unit: number;
  /** May the trains have this much extra range, member by member? */
  readonly extraAllowed: (needs: readonly number[]) => boolean;
  readonly usesExtra: boolean;
  /** Added to the value of a plan for each train that runs, where every train must. */
  readonly runGain: number;
}

export interface Member {
  /** Index among the problem's trains. */
  readonly train: number;
  readonly kind: number;
}

export interface Kind {
  readonly diagram: Diagram;
  /** Mask number to what it uses. */
  readonly uses: readonly (readonly Use[])[];
}

/** More than any revenue (`LIMITS.revenue`); round, so that the unit of what the trains earn stays what it is. */
const RUN_GAIN = 5_000_000;

export function assembleTeam(problem: RouteProblem, net: Net, sweep: Sweep, allotment: Allotment): Team {
  const sources = problem.revenue?.extraRange ?? [];
  const extraAllowed = (needs: readonly number[]): boolean =>
    shareExtraRange(sources, needs, allotment) !== undefined;
  let maxExtra = 0;
  while (sources.length > 0 && maxExtra < LIMITS.extraStops && extraAllowed([maxExtra + 1])) maxExtra++;

  const models: Train[] = [];
  const members = problem.trains.map((train, index): Member => {
    const known = models.findIndex((model) => alike(model, train));
    return { train: index, kind: known >= 0 ? known : models.push(train) - 1 };
  });
  members.sort((one, other) => one.kind - other.kind || one.train - other.train);

  const rules = models.map((train) => compileRules(problem, net, sweep, train, maxExtra, allotment));
  const resources = findResources(problem, sweep, rules[0]?.claims.length ?? 0);
  const runGain = problem.everyTrain ? RUN_GAIN : 0;
  const kinds = rules.map((rule): Kind => {
    const diagram = buildDiagram(sweep, rule, runGain, allotment);
    return { diagram, uses: usedBy(diagram, resources) };
  });
  const unit = kinds.reduce((sum, { diagram }) => commonDivisor(sum, diagram.unit), 0);
  return {
    members,
    kinds,
    resources,
    unit: Math.max(unit, 1),
    extraAllowed,
    usesExtra: maxExtra > 0,
    runGain,
  };
}

export const sameButForRange = (one: Train, other: Train): boolean =>
  one.multiplier === other.multiplier &&
  one.minimum === other.minimum &&
  sameList(one.value, other.value) &&
  sameList(one.counted, other.counted);

function alike(one: Train, other: Train): boolean {
  return (
    sameButForRange(one, other) &&
    one.allowances.length === other.allowances.length &&
    one.allowances.every(({ size, cost }, index) => {
      const against = other.allowances[index];
      return against?.size === size && sameList(against.cost, cost);
    })
  );
}

export function sameList<T>(one: readonly T[] | undefined, other: readonly T[] | undefined): boolean {
  if (one === other) return true;
  return one?.length === other?.length && (one ?? []).every((entry, index) => entry === other?.[index]);
}
