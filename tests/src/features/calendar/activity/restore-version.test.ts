import { describe, expect, it } from 'vitest';
import type { components } from '#generated/calendar/types.ts';
import type { CalendarEvent } from '#src/calendar/model/event.ts';
import { restoreVersion } from '#src/features/calendar/activity/restore-version.ts';

const event: CalendarEvent = {
  ...{ id: '1', version: '1', title: 'Training', all_day: false, is_reserved: false },
  ...{ start: '2026-03-09T17:30:00+01:00', end: '2026-03-09T19:00:00+01:00' },
  sub_calendar_ids: [1],
  rights: { change: true, delete: true, comment: true, signup: false, until: null },
  ...{ created_at: '2026-02-01T00:00:00Z', updated_at: '2026-02-01T00:00:00Z' },
};

const contents: components['schemas']['EventContents'] = {
  ...{ title: 'Training', start: '2026-03-09T17:30', end: '2026-03-09T19:00', all_day: false },
  ...{ sub_calendar_ids: [1], tz: 'Europe/Zurich', rrule: null, who: '', location: '', notes: '' },
  ...{ custom: {}, signup: null },
};

const weekly = { series_id: '1', rrule: 'FREQ=WEEKLY' };

describe('restoring a version', () => {
  it('needs no change if nothing differs, and is impossible for a deleted event', () => {
    expect(restoreVersion(event, { contents, scope: null })).toBeNull();
    expect(restoreVersion(event, { contents: null, scope: null })).toBeNull();
  });

  it('sends only what differs', () => {
    const older = { ...contents, title: 'Rowing', location: 'Boathouse' };
    expect(restoreVersion(event, { contents: older, scope: null })).toEqual({
      changes: { title: 'Rowing', location: 'Boathouse' },
      scope: 'this',
    });
  });

  it('empties fields that the version did not have', () => {
    const now = { ...event, custom: { '5': 'Ada', '6': 8, '7': [1] } };
    const restored = restoreVersion(now, { contents, scope: null });
    expect(restored?.changes).toEqual({ custom: { '5': null, '6': null, '7': null } });
  });

  it('leaves the rule of a series alone if only one occurrence was changed', () => {
    const restored = restoreVersion(
      { ...event, ...weekly },
      { contents: { ...contents, title: 'Rowing' }, scope: 'this' },
    );
    expect(restored).toEqual({ changes: { title: 'Rowing' }, scope: 'this' });
  });

  it('keeps the day of an occurrence when it restores the whole series', () => {
    const older = { ...contents, start: '2026-03-02T18:00', end: '2026-03-02T19:30' };
    const restored = restoreVersion(
      { ...event, ...weekly },
      { contents: { ...older, rrule: 'FREQ=WEEKLY' }, scope: 'all' },
    );
    expect(restored).toEqual({
      changes: { start: '2026-03-09T18:00', end: '2026-03-09T19:30', all_day: false },
      scope: 'all',
    });
  });

  it('ends a series that the event has become since', () => {
    const restored = restoreVersion({ ...event, ...weekly }, { contents, scope: null });
    expect(restored).toEqual({ changes: { rrule: null }, scope: 'all' });
  });
});
