import { describe, expect, it } from 'vitest';
import {
  hasShare,
  type Share,
  shareRequest,
  shareValues,
} from '#src/features/calendar-settings/access/share.ts';

const mixed: Share = {
  role: 'mixed',
  sub_calendar_roles: [
    { sub_calendar_id: 2, role: 'modify' },
    { sub_calendar_id: 1, role: 'read_only' },
  ],
};
const subCalendars = [{ id: 1 }, { id: 2 }, { id: 3 }];

describe('rights in a form', () => {
  it('have each sub-calendar in the calendar’s order, without access unless they say otherwise', () => {
    expect(shareValues(mixed, subCalendars).sub_calendar_roles).toEqual([
      { sub_calendar_id: 1, role: 'read_only' },
      { sub_calendar_id: 2, role: 'modify' },
      { sub_calendar_id: 3, role: 'no_access' },
    ]);
  });

  it('are sent for single sub-calendars only if they differ', () => {
    const values = shareValues(mixed, subCalendars);
    expect(shareRequest(values)).toEqual(values);
    expect(shareRequest({ ...values, role: 'add_only' })).toEqual({ role: 'add_only' });
  });
});

describe('rights on the server', () => {
  it('are those of a request in any order, whose sub-calendars without access may be missing', () => {
    expect(hasShare(mixed, shareRequest(shareValues(mixed, subCalendars)))).toBe(true);
    expect(hasShare(mixed, {})).toBe(true);
  });

  it('are others if the role, or that of one sub-calendar, differs', () => {
    const [first, ...others] = mixed.sub_calendar_roles;
    expect(hasShare(mixed, { role: 'modify' })).toBe(false);
    expect(hasShare(mixed, { role: 'mixed', sub_calendar_roles: others })).toBe(false);
    expect(first && hasShare(mixed, { sub_calendar_roles: [first] })).toBe(false);
  });
});
