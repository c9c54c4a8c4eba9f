import { loadTitle } from '@roundhouse/titles';
import { expect, test, vi } from 'vitest';
import { warmUp } from './warm-up.ts';

test('a title that is warmed up has been played, and opened again from its snapshots', async () => {
  const resume = vi.spyOn(await loadTitle('railroadbarons'), 'resume');
  await warmUp(['railroadbarons']);
  expect(resume.mock.results.length).toBeGreaterThan(1);
  for (const { value } of resume.mock.results) expect(value).toMatchObject({ stuck: null });
  resume.mockRestore();
});
