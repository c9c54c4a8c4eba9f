import type { GameEvent } from '@roundhouse/engine/play';
import type { Terms } from '@roundhouse/titles';

export type StepState = 'done' | 'passed' | 'skipped' | 'now' | 'next';

/** What has become of the steps of the turn that is going on. */
export function stepsOfTurn(
  { turnSteps: steps, stepEvents }: Pick<Terms, 'turnSteps' | 'stepEvents'>,
  now: string,
  company: string,
  events: readonly (readonly GameEvent[])[],
): readonly { readonly step: string; readonly state: StepState }[] {
  const did = new Set<string>();
  const passed = new Set<string>();
  let found = false;
  for (let at = events.length - 1; at >= 0 && !found; at--) {
    const list = events[at] ?? [];
    const start = list.findLastIndex((event) => event.type === 'turn' && event.who === company);
    for (const event of list.slice(start + 1)) {
      const step = stepEvents[event.type === 'special' ? event.name : event.type];
      // A company that earns nothing keeps nothing without being asked.
      if (step !== undefined && !(event.type === 'withheld' && event.revenue === 0)) did.add(step);
      if (event.type === 'pass') passed.add(event.step);
    }
    found = start >= 0;
  }
  const present = steps.indexOf(now);
  return steps.map((step, index) => {
    if (index === present) return { step, state: 'now' };
    if (did.has(step)) return { step, state: 'done' };
    if (passed.has(step)) return { step, state: 'passed' };
    return { step, state: present >= 0 && index < present ? 'skipped' : 'next' };
  });
}
