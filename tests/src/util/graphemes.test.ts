import { describe, expect, it } from 'vitest';
import { cutText, listGraphemes, shortenText } from '#src/util/graphemes.ts';

const family = '👨‍👩‍👧';
const flag = '🇨🇭';

describe('the characters of a text', () => {
  it('are those that people see', () => {
    expect([...listGraphemes(`a${family}e\u0301${flag}`)]).toEqual(['a', family, 'e\u0301', flag]);
  });

  it.each([
    ['abc', 3, 'abc'],
    ['abcd', 3, 'abc'],
    // Eight units.
    [`ab${family}c`, 9, 'ab'],
    [`ab${family}c`, 10, `ab${family}`],
    ['cafe\u0301s', 4, 'caf'],
    [`${flag}${flag}`, 5, flag],
    // More accents than fit.
    [`e${'\u0301'.repeat(9)}`, 3, 'e\u0301\u0301'],
  ])('of %j are whole in the first %i units', (text, longest, start) => {
    expect(cutText(text, longest)).toBe(start);
  });

  it('go on where they are cut', () => {
    expect(shortenText('Regatta', 7)).toBe('Regatta');
    expect(shortenText(`Regatta ${family}`, 9)).toBe('Regatta …');
  });
});
