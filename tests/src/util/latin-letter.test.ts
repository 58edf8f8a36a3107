import { describe, expect, it } from 'vitest';
import { latinLetter } from '#src/util/latin-letter.ts';

describe('the Latin letter of a key', () => {
  it.each([
    ['a Latin layout', 'c', 'KeyC', 'c'],
    ['Caps Lock', 'C', 'KeyC', 'c'],
    ['a layout with letters in other places', 'a', 'KeyQ', 'a'],
    ['a Cyrillic layout', 'с', 'KeyC', 'c'],
    ['a Greek layout', 'ψ', 'KeyC', 'c'],
    ['a Japanese layout', 'そ', 'KeyC', 'c'],
    ['full width', 'ｃ', 'KeyC', 'c'],
    ['a letter beside the Latin ones', 'б', 'Comma', undefined],
    ['an accented letter', 'é', 'Digit2', undefined],
    ['a digit', '1', 'Digit1', undefined],
    ['another key', 'Enter', 'Enter', undefined],
  ])('is found on %s', (_layout, key, code, letter) => {
    expect(latinLetter({ key, code })).toBe(letter);
  });
});
