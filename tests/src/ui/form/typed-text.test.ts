import { describe, expect, it } from 'vitest';
import { isTyped } from '#src/ui/form/typed-text.ts';

describe('a text typed to confirm', () => {
  it.each(['de', 'en', 'es', 'fr', 'ja', 'de-CH', 'en-IN', 'ar-EG'])(
    'may be a number with or without the grouping of %s',
    (locale) => {
      const expected = new Intl.NumberFormat(locale).format(1_234_568);
      expect(isTyped(expected, expected)).toBe(true);
      expect(isTyped(expected.replaceAll(/\P{Nd}/gu, ''), expected)).toBe(true);
      const other = new Intl.NumberFormat(locale).format(1_234_569);
      expect(isTyped(other, expected)).toBe(false);
    },
  );

  it.each([
    ['a typed accent', 'Cafe\u0301', 'Caf\u00e9'],
    ['a typed space', 'Club 12', 'Club\u00a012'],
    ['a typed apostrophe', "L'Aviron", 'L’Aviron'],
    ['surrounding spaces', ' owner@example.com ', 'owner@example.com'],
  ])('may have %s', (_, text, expected) => {
    expect(isTyped(text, expected)).toBe(true);
  });

  it.each([
    ['letter case', 'riverside', 'Riverside'],
    ['a missing accent', 'Cafe', 'Café'],
    ['a decimal point', '2.5', '25'],
    ['a dot in a name', 'club12com', 'club12.com'],
    ['an empty text', ' ', 'x'],
  ])('must not differ in %s', (_, text, expected) => {
    expect(isTyped(text, expected)).toBe(false);
  });
});
