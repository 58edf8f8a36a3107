import { describe, expect, it } from 'vitest';
import {
  noSignups,
  readSignups,
  writeSignups,
} from '#src/features/calendar/editor/signup-values.ts';

const zone = 'Europe/Zurich';
const settings = {
  limit: 12,
  deadline: '2026-03-06T17:00:00Z',
  visibility: 'users_with_modify_permission',
} as const;

describe('the fields about sign-ups', () => {
  it('show the deadline by the clock of the zone, and write it back as it was', () => {
    const values = readSignups(settings, zone);
    expect(values).toEqual({
      enabled: true,
      limit: 12,
      deadline: { day: '2026-03-06', time: 18 * 60 },
      visibility: 'users_with_modify_permission',
    });
    expect(writeSignups(values, zone)).toEqual(settings);
  });

  it('write nothing while nobody can sign up', () => {
    expect(readSignups(undefined, zone)).toEqual(noSignups);
    expect(writeSignups({ ...readSignups(settings, zone), enabled: false }, zone)).toBeNull();
  });

  it('write the last minute of a day that has no time', () => {
    const deadline = { day: '2026-03-06', time: null } as const;
    expect(writeSignups({ ...noSignups, enabled: true, deadline }, zone)).toEqual({
      limit: null,
      deadline: '2026-03-06T22:59:00Z',
      visibility: 'all_users',
    });
  });
});
