import { expect, it } from 'vitest';
import { relative } from '#src/i18n/RelativeTime.tsx';

const now = Date.parse('2026-03-02T09:00:00Z');

it.each([
  ['2026-03-02T08:59:30Z', 'this minute'],
  ['2026-03-02T08:15:00Z', '45 minutes ago'],
  ['2026-03-02T04:00:00Z', '5 hours ago'],
  ['2026-03-01T08:00:00Z', 'yesterday'],
  ['2025-12-20T08:00:00Z', '2 months ago'],
  ['2021-05-11T10:00:00Z', '4 years ago'],
])('says of %s: %s', (at, text) => {
  expect(relative(Date.parse(at), now, 'en')).toBe(text);
});

it('speaks the language that it is told', () => {
  expect(relative(Date.parse('2026-03-01T08:00:00Z'), now, 'de')).toBe('gestern');
});
