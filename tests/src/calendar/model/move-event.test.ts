import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateText, offsetText, timeText } from '#mocks/time/local-time.ts';
import { knownZone, resolveSpan } from '#mocks/time/zones.ts';
import { type EventSpan, eventSpan } from '#src/calendar/model/event.ts';
import {
  drawnTimes,
  followTimes,
  type GridPlace,
  moveChanges,
  moveTimes,
  moveToSubCalendar,
  requestTimes,
  resizeTimes,
  shiftTimes,
  stretchTimes,
  switchWholeDays,
} from '#src/calendar/model/move-event.ts';
import { spanTimes, type WantedTime } from '#src/calendar/model/wanted-time.ts';
import { changedEvent } from '#src/calendar/store/predict-edit.ts';
import { dayNumber, firstSupportedDay, minutesPerDay } from '#src/util/day-numbers.ts';
import { clockChanges, createEvent, createSpan } from '../spans.ts';

const monday = dayNumber('2026-03-02');
const day = (of: number, minute: number | null = null): GridPlace => ({
  day: of,
  minute,
  subCalendarId: null,
});

/** What a request would say about the times. */
const written = (times: WantedTime) => {
  const { start, end } = requestTimes(times);
  return `${start} – ${end}`;
};

/** Monday, 17:30 to 19:00. */
const training = spanTimes(createSpan());
const camp = spanTimes(createSpan({ start: '2026-03-02', end: '2026-03-04', all_day: true }));

describe('an event that is switched between hours and whole days', () => {
  it('takes the days that it touches, and its last hours on the first of them', () => {
    const night = { ...training, end: training.end + 12 * 60 };
    const days = switchWholeDays(night, night);
    expect(written(days)).toBe('2026-03-02 – 2026-03-03');
    const moved = shiftTimes(days, 3 * minutesPerDay);
    expect(written(switchWholeDays(moved, night))).toBe('2026-03-05T17:30 – 2026-03-06T07:00');
  });

  it('takes the usual hour of its first day if it has had none', () => {
    expect(written(switchWholeDays(camp, null))).toBe('2026-03-02T09:00 – 2026-03-02T10:00');
  });
});

describe('an event that is moved', () => {
  it('keeps its time of day from day to day', () => {
    const moved = moveTimes(training, day(monday), day(monday + 3));
    expect(written(moved)).toBe('2026-03-05T17:30 – 2026-03-05T19:00');
  });

  it('moves as far as the pointer among hours', () => {
    const moved = moveTimes(training, day(monday, 18 * 60), day(monday + 1, 16 * 60 + 30));
    expect(written(moved)).toBe('2026-03-03T16:00 – 2026-03-03T17:30');
  });

  it('takes the whole days that it touches above the hours', () => {
    const night = { ...training, end: training.end + 12 * 60 };
    const move = (times: WantedTime) => moveTimes(times, day(monday, 1080), day(monday + 1));
    expect(written(move(training))).toBe('2026-03-03 – 2026-03-03');
    expect(written(move(night))).toBe('2026-03-03 – 2026-03-04');
  });

  it('takes an hour if it lasted all day and is put at a time', () => {
    const moved = moveTimes(camp, day(monday + 1), day(monday + 2, 9 * 60));
    expect(written(moved)).toBe('2026-03-04T09:00 – 2026-03-04T10:00');
  });

  it('takes as long as before if it has had hours', () => {
    const moved = moveTimes(camp, day(monday + 1), day(monday + 2, 9 * 60), training);
    expect(written(moved)).toBe('2026-03-04T09:00 – 2026-03-04T10:30');
  });

  it('keeps its days if it lasts all day', () => {
    expect(written(moveTimes(camp, day(monday + 1), day(monday)))).toBe('2026-03-01 – 2026-03-03');
  });

  it('keeps the length of a time over more than a day that is put at a time', () => {
    const long = { ...training, end: training.end + 2 * minutesPerDay };
    const moved = moveTimes(long, day(monday), day(monday, 8 * 60));
    expect(written(moved)).toBe('2026-03-02T08:00 – 2026-03-04T09:30');
  });

  it('stays within the years that are supported', () => {
    const first = { ...camp, start: firstSupportedDay * minutesPerDay };
    expect(shiftTimes(first, -minutesPerDay)).toEqual(first);
  });

  it('goes from the sub-calendar of its row to another, and keeps the rest', () => {
    expect(moveToSubCalendar([1, 2, 3], 2, 9)).toEqual([1, 9, 3]);
    expect(moveToSubCalendar([1, 2], 1, 2)).toEqual([2]);
    expect(moveToSubCalendar([1, 2], null, 2)).toEqual([1, 2]);
  });
});

describe('an event that is resized', () => {
  const resizeEnd = (times: WantedTime, by: number) =>
    written(resizeTimes(times, { edge: 'end', by, step: 30 }));
  const resizeStart = (times: WantedTime, by: number) =>
    written(resizeTimes(times, { edge: 'start', by, step: 30 }));

  it('ends later or earlier, but not before a step after its start', () => {
    expect(resizeEnd(training, 30)).toBe('2026-03-02T17:30 – 2026-03-02T19:30');
    expect(resizeEnd(training, -600)).toBe('2026-03-02T17:30 – 2026-03-02T18:00');
    expect(resizeEnd(camp, -9 * minutesPerDay)).toBe('2026-03-02 – 2026-03-02');
  });

  it('starts earlier or later, but not after a step before its end', () => {
    expect(resizeStart(training, -30)).toBe('2026-03-02T17:00 – 2026-03-02T19:00');
    expect(resizeStart(training, 600)).toBe('2026-03-02T18:30 – 2026-03-02T19:00');
    expect(resizeStart(camp, 9 * minutesPerDay)).toBe('2026-03-04 – 2026-03-04');
    expect(resizeStart(camp, -minutesPerDay)).toBe('2026-03-01 – 2026-03-04');
  });

  it('does not start before the supported years', () => {
    const first = firstSupportedDay * minutesPerDay;
    const early = { start: first + 60, end: first + 120, isAllDay: false };
    expect(resizeTimes(early, { edge: 'start', by: -600, step: 30 }).start).toBe(first);
  });

  it('keeps a length that is shorter than a step when it should become shorter', () => {
    const brief = { ...training, end: training.start + 10 };
    expect(resizeTimes(brief, { edge: 'end', by: -30, step: 30 })).toEqual(brief);
    expect(resizeTimes(brief, { edge: 'start', by: 30, step: 30 })).toEqual(brief);
  });

  it('lasts a year at most', () => {
    const lengths = (['start', 'end'] as const).map((edge) => {
      const by = (edge === 'start' ? -1000 : 1000) * minutesPerDay;
      const { start, end } = resizeTimes(camp, { edge, by, step: 30 });
      return end - start;
    });
    expect(lengths).toEqual([366 * minutesPerDay, 366 * minutesPerDay]);
  });
});

describe('what a move changes', () => {
  const span = createSpan({ sub_calendar_ids: [1, 2] });

  it('is nothing where the event is already', () => {
    expect(moveChanges(span, spanTimes(span))).toEqual({});
  });

  it('is only what differs', () => {
    expect(moveChanges(span, spanTimes(span), [3, 2])).toEqual({ sub_calendar_ids: [3, 2] });
    expect(moveChanges(span, shiftTimes(spanTimes(span), minutesPerDay))).toEqual({
      start: '2026-03-03T17:30',
      end: '2026-03-03T19:00',
      all_day: false,
    });
    expect(
      moveChanges(span, resizeTimes(spanTimes(span), { edge: 'end', by: 30, step: 30 })),
    ).toEqual({
      start: '2026-03-02T17:30',
      end: '2026-03-02T19:30',
      all_day: false,
    });
  });
});

/** An event in a zone, around a day on which clocks change somewhere: an hour each way, or half an hour on Lord Howe. */
const anyZonedEvent = fc
  .record({
    zone: fc.constantFrom('Europe/Zurich', 'America/New_York', 'Australia/Lord_Howe'),
    changeDay: fc.constantFrom(...clockChanges),
    minute: fc.integer({ min: -1440, max: 2880 }),
    length: fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 4000 })),
  })
  .map(({ zone: name, changeDay, minute, length }) => {
    const zone = knownZone(name);
    const instant = (changeDay * minutesPerDay + minute) * 60_000;
    const write = (time: number) => timeText(zone.toLocal(time)) + offsetText(zone.offsetAt(time));
    const span = createSpan({ start: write(instant), end: write(instant + length * 60_000) });
    return { zone, span };
  });

/** The event as the page shows it once it has been moved. */
const show = (span: EventSpan, times: WantedTime): EventSpan | null =>
  eventSpan(changedEvent(span.event, moveChanges(span, times)));

describe('around the nights when clocks change', () => {
  it('an event keeps its time on the clock, its length, and comes back unchanged', () => {
    fc.assert(
      fc.property(anyZonedEvent, fc.integer({ min: -10, max: 10 }), ({ span }, days) => {
        const before = spanTimes(span);
        const moved = shiftTimes(before, days * minutesPerDay);
        const shown = show(span, moved);
        const start = span.start + days * minutesPerDay;
        const { end, start: from } = days === 0 ? span : before;
        expect({
          ...{ start: shown?.start, end: shown?.end },
          back: moveChanges(span, shiftTimes(moved, -days * minutesPerDay)),
        }).toEqual({ start, end: start + end - from, back: {} });
      }),
    );
  });

  it('the server never gets an event that takes no time, wherever it is moved or resized', () => {
    fc.assert(
      fc.property(
        anyZonedEvent,
        fc.integer({ min: -200, max: 200 }),
        fc.integer({ min: -20, max: 20 }),
        fc.constantFrom('start' as const, 'end' as const),
        ({ zone, span }, steps, growth, edge) => {
          const moved = shiftTimes(spanTimes(span), steps * 15);
          const { start, end } = resizeTimes(moved, { edge, by: growth * 15, step: 15 });
          const resolved = resolveSpan(start * 60_000, end * 60_000, zone);
          const lengths = [end - start, resolved.end.instant - resolved.start.instant];
          expect(Math.min(...lengths)).toBeGreaterThan(0);
        },
      ),
    );
  });

  it('whole days and back again are the days that it touched', () => {
    fc.assert(
      fc.property(anyZonedEvent, fc.integer({ min: -9, max: 9 }), ({ span }, by) => {
        const to = day(span.days.first + by);
        const moved = moveTimes(spanTimes(span), day(span.days.first, 0), to);
        const { start } = requestTimes(moved);
        const length = moved.end - moved.start;
        const isWhole = length % minutesPerDay === 0 && length >= spanTimes(span).end - span.start;
        const date = dateText(to.day * minutesPerDay * 60_000);
        expect({ start, isWhole }).toEqual({ start: date, isWhole: true });
      }),
    );
  });

  it('an hour that clocks show twice keeps its real length on another day', () => {
    const event = { start: '2026-10-25T02:45:00+02:00', end: '2026-10-25T02:15:00+01:00' };
    const times = shiftTimes(spanTimes(createSpan(event)), minutesPerDay);
    expect(written(times)).toBe('2026-10-26T02:45 – 2026-10-26T03:15');
    expect(spanTimes(createSpan({ ...createEvent(), end: createEvent().start })).end).toBe(
      training.start,
    );
  });
});

describe('an event that is drawn', () => {
  it('lasts from the first step to the last, in whichever direction it is drawn', () => {
    const [morning, noon] = [day(monday, 9 * 60), day(monday, 12 * 60)];
    expect(written(drawnTimes(morning, noon, 30))).toBe('2026-03-02T09:00 – 2026-03-02T12:30');
    expect(written(drawnTimes(noon, morning, 30))).toBe('2026-03-02T09:00 – 2026-03-02T12:30');
    expect(written(drawnTimes(noon, noon, 15))).toBe('2026-03-02T12:00 – 2026-03-02T12:15');
  });

  it('goes on over midnight', () => {
    const drawn = drawnTimes(day(monday, 22 * 60), day(monday + 1, 2 * 60), 60);
    expect(written(drawn)).toBe('2026-03-02T22:00 – 2026-03-03T03:00');
  });

  it('lasts whole days where it begins or ends on one', () => {
    expect(written(drawnTimes(day(monday), day(monday + 2), 30))).toBe('2026-03-02 – 2026-03-04');
    expect(written(drawnTimes(day(monday), day(monday - 1), 30))).toBe('2026-03-01 – 2026-03-02');
    expect(written(drawnTimes(day(monday, 600), day(monday), 30))).toBe('2026-03-02 – 2026-03-02');
  });
});

describe('an event that the keyboard draws', () => {
  const hour = { start: monday * minutesPerDay + 540, end: monday * minutesPerDay + 600 };
  const begun: WantedTime = { ...hour, isAllDay: false };

  it('goes on in either direction, always with the times that it began with', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -48, max: 48 }), { maxLength: 20 }), (steps) => {
        let drawn = { times: begun, stretch: 0 };
        for (const step of steps) drawn = stretchTimes(drawn.times, drawn.stretch, 30 * step);
        const total = 30 * steps.reduce((sum, step) => sum + step, 0);
        const { start, end } = drawn.times;
        expect([start, end]).toEqual([
          hour.start + Math.min(0, total),
          hour.end + Math.max(0, total),
        ]);
      }),
    );
  });

  it('stops at the edge of the supported years, and at a year', () => {
    const first = firstSupportedDay * minutesPerDay;
    const atEdge = { start: first, end: first + minutesPerDay, isAllDay: true };
    expect(stretchTimes(atEdge, 0, -minutesPerDay)).toEqual({ times: atEdge, stretch: 0 });
    expect(stretchTimes(begun, 0, 366 * minutesPerDay)).toEqual({ times: begun, stretch: 0 });
  });
});

describe('the times of an event that goes along with another one', () => {
  const day = dayNumber('2026-03-02') * minutesPerDay;
  const timed = (hour: number, days = 0) => ({
    start: day + days * minutesPerDay + hour * 60,
    end: day + days * minutesPerDay + (hour + 2) * 60,
    isAllDay: false,
  });
  const whole = (days = 0) => ({
    start: day + days * minutesPerDay,
    end: day + (days + 1) * minutesPerDay,
    isAllDay: true,
  });

  it.each([
    ['moves by as long', timed(8), timed(9), timed(12, 1), timed(11, 1)],
    ['moves by days if it lasts all day', whole(), timed(9), timed(12, 1), whole(1)],
    ['moves by days if the other one lasts all day', timed(8), whole(), whole(3), timed(8, 3)],
    ['becomes a whole day with the other one', timed(8, 1), timed(9), whole(2), whole(3)],
    ['keeps its hours if the other one gets some', timed(8), whole(), timed(9, 1), timed(8, 1)],
  ])('%s', (_what, times, before, after, expected) => {
    expect(followTimes(times, before, after)).toEqual(expected);
  });

  it('get the hour of the other one if both lasted all day', () => {
    const { start } = timed(9, 2);
    expect(followTimes(whole(1), whole(), timed(9, 1))).toEqual({
      start,
      end: start + 60,
      isAllDay: false,
    });
  });
});
