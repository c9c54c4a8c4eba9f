import { expect, test } from 'vitest';
import { eventReader } from './read-events.ts';

test('messages are read whole, however the text is cut', () => {
  const text =
    'retry: 2000\n\nid: 7\nevent: lobby\ndata: {"kind":"lobby"}\n\n: \n\nid: 8\ndata: a\ndata: b\n\n';
  const whole = [
    { id: '7', data: '{"kind":"lobby"}' },
    { id: '8', data: 'a\nb' },
  ];
  expect(eventReader()(text)).toEqual(whole);
  const read = eventReader();
  expect([...text].flatMap((letter) => read(letter))).toEqual(whole);
});

test('a message that has not come to its end is kept back', () => {
  const read = eventReader();
  expect(read('id: 1\ndata: x\n')).toEqual([]);
  expect(read('\n')).toEqual([{ id: '1', data: 'x' }]);
});
