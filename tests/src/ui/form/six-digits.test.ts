import { expect, it } from 'vitest';
import { sixDigitsIn } from '#src/ui/form/six-digits.ts';

it.each([
  ['123456', '123456'],
  [' 123 456\n', '123456'],
  ['123\u00a0456', '123456'],
  ['\u200e123‑456\u200e', '123456'],
  ['12 34 56', '123456'],
  ['１２３４５６', '123456'],
  ['G-123456 is your code', '123456'],
  ['24 hours: 123456', '123456'],
  ['2026-03-02 123 456', '123456'],
])('finds six digits in "%s"', (text, code) => {
  expect(sixDigitsIn(text)).toBe(code);
});

it.each(['', '12345', '1234567', 'no code', '12a345b6'])('finds none in "%s"', (text) => {
  expect(sixDigitsIn(text)).toBeUndefined();
});
