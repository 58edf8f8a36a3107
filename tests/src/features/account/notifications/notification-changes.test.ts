import { describe, expect, it } from 'vitest';
import {
  applyChange,
  createChange,
  everything,
  invertChange,
  nothing,
  toRequest,
} from '#src/features/account/notifications/notification-changes.ts';

const quiet = { changes: 'none', delivery: 'at_once', agenda_days: 0, reminders: false } as const;
const calendar = (calendar_id: number, title: string) => ({
  calendar_id,
  title,
  active: true,
  ...quiet,
});
const settings = {
  time_zone: 'Europe/Zurich',
  daily_hour: 7,
  quiet_hours: null,
  calendars: [calendar(1, 'Rowing'), calendar(2, 'Choir'), calendar(3, 'Family')],
};

describe('a change of notifications', () => {
  it('sends all choices of its calendars, which have no title', () => {
    const change = createChange(settings.calendars.slice(0, 1), { changes: 'all' });
    expect(change).toEqual({ calendars: [{ calendar_id: 1, changes: 'all' }] });
    expect(toRequest(settings, change)).toEqual({
      calendars: [{ calendar_id: 1, ...quiet, changes: 'all' }],
    });
    expect(toRequest(settings, { daily_hour: 9 })).toEqual({ daily_hour: 9 });
  });

  it('is undone without what others have changed', () => {
    const change = createChange(settings.calendars.slice(0, 1), { changes: 'all' });
    expect(invertChange(settings, change)).toEqual({
      calendars: [{ calendar_id: 1, changes: 'none' }],
    });
  });

  it('applies to its calendars and leaves the others as they are', () => {
    const change = createChange(settings.calendars.slice(1, 2), everything);
    const after = applyChange(settings, change);
    expect(after.calendars[1]).toEqual({
      calendar_id: 2,
      title: 'Choir',
      active: true,
      ...everything,
    });
    expect(after.calendars[0]).toBe(settings.calendars[0]);
    expect(after.calendars[2]).toBe(settings.calendars[2]);
    expect(after.daily_hour).toBe(7);
  });

  it('may be about the times only, or about a calendar that is gone', () => {
    expect(applyChange(settings, { daily_hour: 9 })).toEqual({ ...settings, daily_hour: 9 });
    const gone = { calendar_id: 9, ...quiet };
    expect(applyChange(settings, { calendars: [gone] })).toEqual(settings);
  });

  it.each([
    ['calendars', createChange(settings.calendars.slice(0, 2), nothing)],
    ['the hour', { daily_hour: 9 }],
    ['quiet hours', { quiet_hours: { from: 22, to: 7 } }],
    ['the time zone', { time_zone: 'Asia/Tokyo' }],
    [
      'everything',
      { daily_hour: 9, time_zone: 'Asia/Tokyo', ...createChange(settings.calendars, everything) },
    ],
  ])('is undone by its opposite: %s', (_, change) => {
    const undo = invertChange(settings, change);
    expect(Object.keys(undo).sort()).toEqual(Object.keys(change).sort());
    expect(applyChange(applyChange(settings, change), undo)).toEqual(settings);
  });
});
