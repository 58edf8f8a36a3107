import { describe, expect, it } from 'vitest';
import { guessedValue, savedValue } from '#src/features/admin/attributes/attribute-values.ts';

describe('the value that a typed text stands for', () => {
  it.each([
    ['', null],
    ['true', true],
    ['false', false],
    ['40', 40],
    ['-1.5', -1.5],
    ['007', '007'],
    ['1e400', '1e400'],
    ['Infinity', 'Infinity'],
    ['blue', 'blue'],
  ])('of %j is %j', (text, value) => {
    expect(guessedValue(text)).toBe(value);
  });
});

it('a text stays one, even of digits', () => {
  expect(savedValue('40', 'blue')).toBe('40');
});

it('an emptied value is the default', () => {
  expect([savedValue('', 'blue'), savedValue(null, 40), savedValue('', true)]).toEqual([
    null,
    null,
    null,
  ]);
});
