import { expect, it } from 'vitest';
import { parseTyped } from '#scripts/conformance/contract/parse-typed.ts';

it.each([
  ['integer', '12', 12],
  ['integer', '1.5', 1.5],
  ['number', '-0.5', -0.5],
  ['number', ' ', ' '],
  ['integer', 'twelve', 'twelve'],
  ['integer', 'Infinity', 'Infinity'],
  ['boolean', 'true', true],
  ['boolean', 'false', false],
  ['boolean', 'True', 'True'],
  ['string', '12', '12'],
])('reads as %s from %j: %j', (type, text, value) => {
  expect(parseTyped({ type }, text)).toBe(value);
});

it('leaves a text as it is if the schema has no type', () => {
  expect(parseTyped({}, '12')).toBe('12');
});
