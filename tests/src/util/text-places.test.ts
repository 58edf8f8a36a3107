import { expect, it } from 'vitest';
import { countPlaces } from '#src/util/text-places.ts';

it('the letters of a text take one place each, wide ones two', () => {
  expect(countPlaces('')).toBe(0);
  expect(countPlaces('Übung')).toBe(5);
  expect(countPlaces('水上練習')).toBe(8);
  // A letter beyond the first 65,536, an upright parenthesis, and emoji of either kind.
  for (const letter of ['𠮷', '︵', '🚣', '⌛']) expect(countPlaces(letter), letter).toBe(2);
});
