import { expect, test, vi } from 'vitest';
import { LINE, train } from '../../test/small-graph.ts';

const port = vi.hoisted(() => ({ on: vi.fn(), postMessage: vi.fn() }));
vi.mock('node:worker_threads', () => ({ parentPort: port }));

test('a problem comes in, its best routes go out, the wait before counts towards the deadline', async () => {
  await import('./thread.ts');
  const [event, answer] = port.on.mock.calls[0] ?? [];
  expect(event).toBe('message');
  const problem = { graph: LINE, trains: [train('a')] };
  answer({ problem, options: {}, since: Date.now() });
  expect(port.postMessage).toHaveBeenLastCalledWith({
    best: expect.objectContaining({ value: 70, proof: expect.objectContaining({ proven: true }) }),
    ms: expect.any(Number),
  });
  answer({ problem, options: { deadline: 1000 }, since: Date.now() - 5000 });
  expect(port.postMessage.mock.lastCall?.[0].best.proof).toMatchObject({
    proven: false,
    cutShortBy: 'deadline',
  });
});
