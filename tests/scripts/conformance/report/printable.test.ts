import { expect, it } from 'vitest';
import { printable } from '#scripts/conformance/report/printable.ts';

it.each([
  ['Grüße, 世界 👋', 'Grüße, 世界 👋'],
  ['a\u001b[2Jb', String.raw`a\x1b[2Jb`],
  ['a\u009b2J\u007f\u0000', String.raw`a\x9b2J\x7f\x00`],
  ['a\r\n\tb', String.raw`a\r\n\tb`],
  ['\u202eabc\u2069', String.raw`\u202eabc\u2069`],
])('shows %j as %s', (text, shown) => {
  expect(printable(text)).toBe(shown);
});
