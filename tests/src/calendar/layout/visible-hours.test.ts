import { describe, expect, it } from 'vitest';
import { visibleHours } from '#src/calendar/layout/visible-hours.ts';
import { createSpan } from '#tests/src/calendar/spans.ts';

const settings = { visible_from: 8, visible_to: 18 };

function span(start: string, end: string, isAllDay = false) {
  return createSpan({ start, end, all_day: isAllDay });
}

describe('the hours of a time grid', () => {
  it('are those of the settings', () => {
    const within = span('2026-03-02T09:00:00+01:00', '2026-03-02T18:00:00+01:00');
    expect(visibleHours([within], settings)).toEqual({ start: 480, end: 1080 });
  });

  it('grow by whole hours for an event outside of them', () => {
    const early = span('2026-03-02T06:20:00+01:00', '2026-03-02T07:00:00+01:00');
    const late = span('2026-03-03T19:00:00+01:00', '2026-03-03T20:10:00+01:00');
    expect(visibleHours([early, late], settings)).toEqual({ start: 360, end: 1260 });
  });

  it('have room for an event without length at the end of the day', () => {
    const moment = span('2026-03-02T23:00:00+01:00', '2026-03-02T23:00:00+01:00');
    expect(visibleHours([moment], settings)).toEqual({ start: 480, end: 1440 });
  });

  it('are the whole day for an event over midnight', () => {
    const night = span('2026-03-02T22:00:00+01:00', '2026-03-03T06:00:00+01:00');
    expect(visibleHours([night], settings)).toEqual({ start: 0, end: 1440 });
  });

  it('do not end before they start', () => {
    expect(visibleHours([], { visible_from: 20, visible_to: 6 })).toEqual({
      start: 1200,
      end: 1440,
    });
  });
});
