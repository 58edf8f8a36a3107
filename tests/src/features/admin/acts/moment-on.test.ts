import { describe, expect, it } from 'vitest';
import { momentOn } from '#src/features/admin/acts/moment-on.ts';

describe('a moment on a chosen day', () => {
  it.each([
    ['2026-04-01T15:30:45+00:00', '2026-05-11T15:30:45.000Z'],
    ['2026-04-01T01:30:00+02:00', '2026-05-11T23:30:00.000Z'],
  ] as const)('keeps the time of day in UTC of %s, which it replaces', (replaced, moment) => {
    expect(momentOn('2026-05-11', replaced)).toBe(moment);
  });

  it('stays as it is on the same day', () => {
    const replaced = '2026-04-01T15:30:45+00:00';
    expect(momentOn('2026-04-01', replaced)).toBe(replaced);
  });

  it('is midnight in UTC if it replaces none', () => {
    expect(momentOn('2026-05-11', null)).toBe('2026-05-11T00:00:00Z');
  });
});
