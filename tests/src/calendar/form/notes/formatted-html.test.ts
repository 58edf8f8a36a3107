import { expect, it } from 'vitest';
import { isFormatted } from '#src/calendar/form/notes/formatted-html.ts';

it.each([
  ['<p>Bring <B>oars</B></p>', true],
  ['<a href="https://club.example">club</a>', true],
  ['<span style="font-style:italic">slanted</span>', true],
  ['<div>const a = <span class="number">1</span></div>', false],
  ['<br><blockquote>a < b</blockquote>', false],
  ['', false],
])('%s is formatted: %s', (html, isIt) => {
  expect(isFormatted(html)).toBe(isIt);
});

it('a text that is too long is pasted without its formatting', () => {
  expect(isFormatted(`<b>${'x'.repeat(500_000)}</b>`)).toBe(false);
});
