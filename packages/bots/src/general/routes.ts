import type { Position } from '@roundhouse/engine/play';
import { bestRoutes } from '@roundhouse/router';

/** What routes earn. The router is asked once for each network, set of trains and phase. */
const known = new WeakMap<object, Map<string, number>>();

/** What the company would earn with trains of these kinds on the track of the position. */
export function revenueWith(
  position: Position,
  company: string,
  kinds: readonly string[],
  phase: string | null,
): number {
  if (kinds.length === 0) return 0;
  const question = position.routes(company, kinds);
  if (question === null) return 0;
  const { graph } = question.problem;
  let values = known.get(graph);
  if (values === undefined) {
    values = new Map();
    known.set(graph, values);
  }
  const key = `${company}/${phase}/${kinds.join()}`;
  let value = values.get(key);
  if (value === undefined) {
    value = bestRoutes(question.problem).value;
    values.set(key, value);
  }
  return value;
}
