import { expect, test } from 'vitest';
import { scriptOf } from './new-version.ts';

test('a page is known by the script that it begins with', () => {
  const page =
    '<head><link href="./a.css"><script type="module" crossorigin src="./assets/main-Ab1.js"></script></head>';
  expect(scriptOf(page)).toBe('./assets/main-Ab1.js');
  expect(scriptOf('<p>Bad gateway</p>')).toBe(undefined);
});
