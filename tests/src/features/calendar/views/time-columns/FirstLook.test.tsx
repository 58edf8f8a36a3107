import { describe, expect, it } from 'vitest';
import { firstMinute } from '#src/features/calendar/views/time-columns/FirstLook.tsx';
import { dayNumber, minutesPerDay } from '#src/util/day-numbers.ts';
import { createSpan } from '#tests/src/calendar/spans.ts';

const monday = dayNumber('2026-03-02');
const days = [0, 1, 2, 3, 4, 5, 6].map((index) => monday + index);
const minute = (day: number, hour: number) => day * minutesPerDay + hour * 60;

const late = createSpan({ start: '2026-03-03T17:30:00+01:00', end: '2026-03-03T19:00:00+01:00' });
const early = createSpan({ start: '2026-03-05T06:00:00+01:00', end: '2026-03-05T14:00:00+01:00' });
const night = createSpan({ start: '2026-03-01T22:00:00+01:00', end: '2026-03-02T06:00:00+01:00' });

describe('a time grid is first shown from', () => {
  it('half an hour before now if today is among its days', () => {
    const [today = monday] = days.slice(3);
    const now = minute(today, 15);
    expect(firstMinute({ days, today, now, spans: [early] })).toBe(14.5 * 60);
  });

  it('its beginning shortly after midnight', () => {
    expect(firstMinute({ days, today: monday, now: minute(monday, 0) + 5, spans: [] })).toBe(0);
  });

  it.each([
    ['half an hour before the earliest event of another week', [late, early], 5.5 * 60],
    ['seven if there are no events', [], 7 * 60],
    ['where an event begins that does not go on from the week before', [night, late], 17 * 60],
  ])('%s', (_what, spans, first) => {
    const today = monday - 7;
    expect(firstMinute({ days, today, now: minute(today, 10), spans })).toBe(first);
  });
});
