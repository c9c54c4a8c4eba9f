import { expect, test } from 'vitest';
import { keyBytes } from './push.ts';

test('a key is read letter by letter, with the alphabet of addresses', () => {
  expect([...keyBytes('-_8A')]).toEqual([0xfb, 0xff, 0x00]);
});
