import { describe, expect, it } from 'vitest';
import { safeWebAddress } from '#src/util/web-address.ts';

describe('an address in data', () => {
  it('is followed if it is a web address', () => {
    expect(safeWebAddress('https://news.calendar.example/a')).toBe(
      'https://news.calendar.example/a',
    );
    expect(safeWebAddress('/pictures/1.png')).toBe(`${window.location.origin}/pictures/1.png`);
  });

  it.each([
    'javascript:alert(1)',
    ' java\tscript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://calendar.example/1',
    'vbscript:x',
    'https://',
    '',
    null,
  ])('is ignored if it could be anything else: %j', (address) => {
    expect(safeWebAddress(address)).toBeUndefined();
  });
});
