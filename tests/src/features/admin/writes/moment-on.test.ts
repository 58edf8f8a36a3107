import { describe, expect, it } from 'vitest';
import { momentOn } from '#src/features/admin/writes/moment-on.ts';

describe('a moment on a chosen day', () => {
  it('keeps the time of day of the one that it replaces', () => {
    expect(momentOn('2026-05-11', '2026-04-01T15:30:45+00:00')).toBe('2026-05-11T15:30:45+00:00');
  });

  it('is midnight in UTC if it replaces none', () => {
    expect(momentOn('2026-05-11', null)).toBe('2026-05-11T00:00:00Z');
  });
});
