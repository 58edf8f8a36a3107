import { describe, expect, it } from 'vitest';
import { guessValue, parseFieldValue } from '#src/features/admin/attributes/attribute-values.ts';

describe('the value of typed text', () => {
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
    expect(guessValue(text)).toBe(value);
  });
});

it('a text stays text, even if it is all digits', () => {
  expect(parseFieldValue('40', 'blue')).toBe('40');
});

it('an emptied field becomes the default', () => {
  expect([
    parseFieldValue('', 'blue'),
    parseFieldValue(null, 40),
    parseFieldValue('', true),
  ]).toEqual([null, null, null]);
});
