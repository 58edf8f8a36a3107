import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inSmallestUnit, typedNumber, writtenInUnits } from '#src/ui/form/number-text.ts';

/** The cents that a text is read as, if any. */
function cents(text: string, locale: string): number | undefined {
  const typed = typedNumber(text, locale);
  return typed && inSmallestUnit(typed, 2);
}

describe('a typed number', () => {
  it.each([
    ['1234.5', 'en', 123450],
    ['1,234.50', 'en', 123450],
    ['1,234', 'en', 123400],
    ['1,234,567.89', 'en', 123456789],
    ['12,34,567.89', 'en-IN', 123456789],
    ['1.234,50', 'de', 123450],
    ['1.234', 'de', 123400],
    ['1 234,5', 'fr', 123450],
    ['1\u202f234,50', 'fr', 123450],
    ["1'234.50", 'de-CH', 123450],
    ['1’234.50', 'de-CH', 123450],
    ['１２３４', 'ja', 123400],
    ['€ 12', 'de', 1200],
    ['-5', 'en', -500],
    ['−5', 'en', -500],
    ['0', 'en', 0],
    ['-0', 'en', 0],
    ['.5', 'en', 50],
    [',5', 'de', 50],
    ['007', 'en', 700],
  ])('"%s" is read in %s as %d hundredths', (text, locale, expected) => {
    expect(cents(text, locale)).toBe(expected);
  });

  it.each([
    ['12.50', 'de', 1250],
    ['12,50', 'en', 1250],
    ['1,234.50', 'de', 123450],
    ['1.234,50', 'en', 123450],
    ['0.125', 'de', 12],
  ])('"%s" is read in %s by its only meaning: %d hundredths', (text, locale, expected) => {
    expect(cents(text, locale)).toBe(expected);
  });

  it.each(['', 'abc', '12a', '1-2', '--1', '1,2,3', '1.2.3,4,5', '.', '1,23,4', '1e3', '∞'])(
    '"%s" is invalid',
    (text) => {
      expect(typedNumber(text, 'en')).toBeUndefined();
    },
  );

  it('of any size is written so that it reads as the same number in every locale', () => {
    fc.assert(
      fc.property(
        fc.maxSafeInteger(),
        fc.constantFrom(0, 2, 3),
        fc.constantFrom('en', 'de', 'fr', 'es', 'ja', 'de-CH', 'en-IN', 'pl', 'sv', 'pt-BR'),
        (units, places, locale) => {
          const typed = typedNumber(writtenInUnits(units, places, locale), locale);
          expect(typed && inSmallestUnit(typed, places)).toBe(units);
        },
      ),
    );
  });
});
