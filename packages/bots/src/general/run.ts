import type { Action } from '@roundhouse/engine/play';
import { actionsOf, best, type Scene } from './scene.ts';

/** The proposed run that earns most. */
export function bestRun(scene: Scene): Action | null {
  const runs = actionsOf(scene, 'run');
  if (runs.length === 1) return runs[0] ?? null;
  return best(runs, (action) => {
    const ahead = scene.position.after(action);
    if ('code' in ahead) return -1;
    return ahead.events.reduce((sum, event) => (event.type === 'run' ? sum + event.revenue : sum), 0);
  });
}
