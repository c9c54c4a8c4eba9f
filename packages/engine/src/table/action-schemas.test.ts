import { expect, test } from 'vitest';
import { shortText, wholeNumber } from '../core/fields.ts';
import { defineMove } from '../core/move.ts';
import { allow } from '../core/verdict.ts';
import { type CountingState, counting } from '../testing/counting.ts';
import { allSchemas } from './action-schemas.ts';

const judge = () => allow(() => undefined);
const candidates = () => [];
const shout = defineMove<CountingState, object, { word: string }>({
  type: 'shout',
  fields: { word: shortText },
  judge,
  candidates,
});
/** As in the frame, but with other fields. */
const addTwo = defineMove<CountingState, object, { number: number; more: number }>({
  type: 'add',
  fields: { number: wholeNumber, more: wholeNumber },
  judge,
  candidates,
});
const pass = defineMove<CountingState, object>({ type: 'pass', judge });

const player = { type: 'string', maxLength: 64 };

test('those of frames, of outside play and out of turn, each with its fields', () => {
  const schemas = allSchemas({ ...counting, outsidePlay: [shout], outOfTurn: [] });
  expect(Object.keys(schemas)).toEqual(['add', 'pass', 'shout']);
  expect(schemas.shout).toEqual({
    type: 'object',
    properties: { type: { const: 'shout' }, player, word: shortText.schema },
    required: ['type', 'player', 'word'],
    additionalProperties: false,
  });
  expect(allSchemas({ ...counting, outOfTurn: [shout] })).toEqual(schemas);
});

test('one name with several sets of fields stands for any of them', () => {
  const { add } = allSchemas(counting);
  expect(allSchemas({ ...counting, outOfTurn: [addTwo] }).add).toEqual({ anyOf: [add, addTwo.schema] });
});

test('the same move in two places is one kind', () => {
  expect(allSchemas({ ...counting, outsidePlay: [pass] }).pass).toEqual(allSchemas(counting).pass);
});
