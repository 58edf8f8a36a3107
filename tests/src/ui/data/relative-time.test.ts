import { expect, it } from 'vitest';
import { relative } from '#src/ui/data/RelativeTime.tsx';

// Without a zone: days are the reader's.
const now = '2026-03-02T09:00:00';

const formatTime = (at: string, seen = now, language = 'en') =>
  relative(Date.parse(at), Date.parse(seen), { language, justNow: 'just now' });

it.each([
  ['2026-03-02T08:59:30', 'just now'],
  ['2026-03-02T08:15:00', '45 minutes ago'],
  ['2026-03-02T04:00:00', '5 hours ago'],
  ['2026-03-01T08:00:00', 'yesterday'],
  ['2025-12-20T08:00:00', '2 months ago'],
  ['2021-05-11T10:00:00', '4 years ago'],
  ['2026-03-02T09:00:20', 'just now'],
  ['2026-03-03T10:00:00', 'tomorrow'],
])('describes %s as: %s', (at, text) => {
  expect(formatTime(at)).toBe(text);
});

it.each([
  ['2026-03-02T23:00:00', '2026-03-04T22:00:00', '2 days ago'],
  ['2026-03-02T23:00:00', '2026-03-03T22:00:00', '23 hours ago'],
  ['2024-12-20T08:00:00', '2026-01-02T09:00:00', '1 year ago'],
  ['2025-12-20T08:00:00', '2026-01-02T09:00:00', '13 days ago'],
  ['2026-01-30T08:00:00', '2026-03-02T09:00:00', '1 month ago'],
  ['2026-01-31T08:00:00', '2026-02-28T09:00:00', '28 days ago'],
  ['2025-03-03T08:00:00', '2026-03-02T09:00:00', '11 months ago'],
])('is never misleading for %s, seen on %s: %s', (at, seen, text) => {
  expect(formatTime(at, seen)).toBe(text);
});

it('uses the given language', () => {
  expect(formatTime('2026-03-01T08:00:00', now, 'de')).toBe('gestern');
});
