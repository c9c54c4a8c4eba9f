import { expect, test } from 'vitest';
import { bytesText } from './bytes-text.ts';

test.each([
  [12, '12 bytes'],
  [1500, '1.5 kB'],
  [250_000_000, '250 MB'],
  [12_300_000_000, '12.3 GB'],
])('%i', (bytes, text) => {
  expect(bytesText(bytes)).toBe(text);
});
