import { describe, expect, it } from 'vitest';
import { originalTimes } from '#src/calendar/model/original-times.ts';
import { dayNumber, minutesPerDay } from '#src/util/day-numbers.ts';
import { createSpan } from '../spans.ts';

const minute = (day: string, hour: number) => dayNumber(day) * minutesPerDay + hour * 60;

/** Monday, 17:30 to 19:00, unless it says otherwise. */
const occurrence = (changes: Parameters<typeof createSpan>[0]) =>
  createSpan({ series_id: '1', original_start: '2026-03-02T17:30:00+01:00', ...changes });

describe('the times that a series has for an occurrence', () => {
  it('are null unless it has been moved', () => {
    expect(originalTimes(createSpan({}))).toBeNull();
    expect(originalTimes(occurrence({}))).toBeNull();
  });

  it('are as long as it is now', () => {
    const moved = occurrence({
      start: '2026-03-04T18:00:00+01:00',
      end: '2026-03-04T20:00:00+01:00',
    });
    expect(originalTimes(moved)).toEqual({
      start: minute('2026-03-02', 17.5),
      end: minute('2026-03-02', 19.5),
      isAllDay: false,
    });
  });

  it('are those of a day or an hour if it has become the other', () => {
    const allDay = occurrence({ start: '2026-03-02', end: '2026-03-02', all_day: true });
    expect(originalTimes(allDay)).toEqual({
      start: minute('2026-03-02', 17.5),
      end: minute('2026-03-02', 18.5),
      isAllDay: false,
    });
    expect(originalTimes(occurrence({ original_start: '2026-03-03' }))).toEqual({
      start: minute('2026-03-03', 0),
      end: minute('2026-03-04', 0),
      isAllDay: true,
    });
  });
});
