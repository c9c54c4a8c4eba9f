import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS, readSettings } from './settings.ts';

test.each([
  ['nothing kept', null, DEFAULT_SETTINGS],
  ['not JSON', '{', DEFAULT_SETTINGS],
  ['values that make no sense', '{"theme":"pink","text":99,"pace":-1}', DEFAULT_SETTINGS],
  [
    'kept values',
    '{"theme":"dark","text":1.15,"motion":"less","follow":false,"pace":0,"ring":true,"second":"","tallTalk":true}',
    {
      theme: 'dark',
      text: 1.15,
      motion: 'less',
      follow: false,
      pace: 0,
      ring: true,
      second: '',
      tallTalk: true,
    },
  ],
])('%s', (_name, text, expected) => {
  expect(readSettings(text)).toEqual(expected);
});
