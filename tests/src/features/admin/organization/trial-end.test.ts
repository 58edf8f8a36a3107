import { describe, expect, it } from 'vitest';
import { dayLater, trialEndOn } from '#src/features/admin/organization/trial-end.ts';
import type { Moment } from '#src/util/dates.ts';

const now = Date.parse('2026-03-02T09:00:00Z');

describe('the end of a trial', () => {
  it('is sent as the specification says, with the time of day of the one before', () => {
    expect(trialEndOn('2021-05-11', null)).toBe('2021-05-11T00:00:00+00:00');
    expect(trialEndOn('2021-05-11', '2021-04-01T15:30:45+00:00')).toBe('2021-05-11T15:30:45+00:00');
  });

  it.each<[string, Moment | null, string]>([
    ['from its end while it runs', '2026-03-10T23:30:00+00:00', '2026-03-24'],
    ['from today once it has ended', '2026-01-10T23:30:00+00:00', '2026-03-16'],
    ['from today without a trial', null, '2026-03-16'],
    ['across the end of daylight saving time', '2026-10-20T23:30:00+00:00', '2026-11-03'],
  ])('moves by days %s', (_when, current, day) => {
    expect(dayLater(current, 14, now)).toBe(day);
  });
});
