import { expect, it } from 'vitest';
import { fieldLimits } from '#src/ui/form/limits.ts';

const name = { maxLength: 120 };
const days = { minimum: 0, maximum: 14 };

it.each([
  ['name', { name }, name],
  ['features.size', { 'features.size': days }, days],
  ['calendars.0.days', { 'calendars.*.days': days }, days],
  ['tags.12', { 'tags.*': name }, name],
  ['nickname', { name }, {}],
])('finds the limits of %s', (field, limits, found) => {
  expect(fieldLimits(limits, field)).toEqual(found);
});
