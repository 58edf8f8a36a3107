import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timeText, weekday } from '#mocks/time/local-time.ts';
import { countBefore, nextStart, occurrenceStarts } from '#mocks/world/calendar/expansion.ts';

const day = 86_400_000;
const names = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const zurich = { zone: 'Europe/Zurich', allDay: false };

interface Rule {
  readonly days: readonly number[];
  readonly interval: number;
  readonly count: number | undefined;
  readonly start: number;
}

/** Weekly rules with weekdays, which begin on one of them. */
const weekly: fc.Arbitrary<Rule> = fc
  .record({
    days: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 7 }),
    interval: fc.integer({ min: 1, max: 4 }),
    count: fc.option(fc.integer({ min: 1, max: 40 }), { nil: undefined }),
    firstDay: fc.integer({ min: 20_000, max: 22_000 }),
    minute: fc.integer({ min: 0, max: 1439 }),
  })
  .map(({ days, interval, count, firstDay, minute }) => {
    let first = firstDay;
    while (!days.includes(weekday(first * day))) first += 1;
    return { days, interval, count, start: first * day + minute * 60_000 };
  });

function recurrence({ days, interval, count, start }: Rule) {
  const end = count === undefined ? '' : `;COUNT=${count}`;
  const byDay = days.map((one) => names[one]).join(',');
  return { rrule: `FREQ=WEEKLY;INTERVAL=${interval};BYDAY=${byDay}${end}`, start, length: 0 };
}

/** The same by counting days. */
function counted({ days, interval, count = Number.POSITIVE_INFINITY, start }: Rule, to: number) {
  const found: number[] = [];
  const monday = start - ((weekday(start) + 6) % 7) * day;
  for (let time = start; time < to && found.length < count; time += day) {
    const week = Math.floor((time - monday) / (7 * day));
    if (week % interval === 0 && days.includes(weekday(time))) found.push(time);
  }
  return found;
}

/** Daily and weekly rules that take only days of some months, of the month or of the week. */
const filtered = fc
  .record({
    frequency: fc.constantFrom('DAILY', 'WEEKLY'),
    months: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1 })),
    monthDays: fc.option(
      fc.uniqueArray(
        fc.integer({ min: -31, max: 31 }).filter((number) => number !== 0),
        { minLength: 1, maxLength: 5 },
      ),
    ),
    days: fc.option(fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 })),
    count: fc.option(fc.integer({ min: 1, max: 40 }), { nil: undefined }),
    firstDay: fc.integer({ min: 20_000, max: 22_000 }),
  })
  .map(({ frequency, months, monthDays, days, count, firstDay }) => {
    const start = firstDay * day + 3_600_000;
    const isWeekly = frequency === 'WEEKLY';
    const parts = [
      ...[`FREQ=${frequency}`, months && `BYMONTH=${months.join()}`],
      !isWeekly && monthDays && `BYMONTHDAY=${monthDays.join()}`,
      days && `BYDAY=${days.map((one) => names[one]).join()}`,
      count !== undefined && `COUNT=${count}`,
    ];
    const hasDay = (time: number) => {
      const date = new Date(time);
      const length = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0));
      const monthDay = date.getUTCDate();
      const fromEnd = monthDay - length.getUTCDate() - 1;
      const weekDays = days ?? (isWeekly ? [weekday(start)] : undefined);
      return (
        (!months || months.includes(date.getUTCMonth() + 1)) &&
        (isWeekly || !monthDays || monthDays.includes(monthDay) || monthDays.includes(fromEnd)) &&
        (!weekDays || weekDays.includes(weekday(time)))
      );
    };
    return { rrule: parts.filter(Boolean).join(';'), start, count, hasDay };
  });

describe('occurrences', () => {
  it('of daily and weekly rules with conditions are the days that meet them', () => {
    fc.assert(
      fc.property(filtered, ({ rrule, start, count, hasDay }) => {
        const end = start + 800 * day;
        const days = Array.from({ length: 800 }, (_, index) => start + index * day);
        expect(occurrenceStarts({ rrule, start, length: 0 }, zurich, start, end)).toEqual(
          days.filter(hasDay).slice(0, count),
        );
      }),
    );
  });

  it('of weekly rules are those that counting days finds', () => {
    fc.assert(
      fc.property(weekly, fc.integer({ min: 0, max: 400 }), (rule, days) => {
        const to = rule.start + days * day;
        expect(occurrenceStarts(recurrence(rule), zurich, rule.start, to)).toEqual(
          counted(rule, to),
        );
      }),
    );
  });

  it('of a range are those of its halves', () => {
    fc.assert(
      fc.property(
        weekly,
        fc.integer({ min: -50, max: 300 }),
        fc.integer({ min: 0, max: 300 }),
        (rule, from, length) => {
          const one = recurrence(rule);
          const [start, middle] = [from, from + Math.floor(length / 3)].map(
            (days) => rule.start + days * day,
          ) as [number, number];
          const end = rule.start + (from + length) * day;
          const starts = (a: number, b: number) => occurrenceStarts(one, zurich, a, b);
          expect([...starts(start, middle), ...starts(middle, end)]).toEqual(starts(start, end));
          expect(countBefore(one, zurich, middle)).toBe(starts(rule.start, middle).length);
        },
      ),
    );
  });

  it('include the next one at or after any time', () => {
    fc.assert(
      fc.property(weekly, fc.integer({ min: -50, max: 200 }), (rule, days) => {
        const from = rule.start + days * day;
        const next = counted(rule, from + 400 * day).find((start) => start >= from);
        expect(nextStart(recurrence(rule), zurich, from)).toBe(next);
      }),
    );
  });

  it('keep their local time, also where it does not exist', () => {
    const start = Date.UTC(2026, 2, 28, 2, 30);
    const starts = occurrenceStarts(
      { rrule: 'FREQ=DAILY;COUNT=3', start, length: 0 },
      zurich,
      start,
      start + 9 * day,
    );
    expect(starts.map(timeText)).toEqual([
      ...['2026-03-28T02:30:00', '2026-03-29T02:30:00', '2026-03-30T02:30:00'],
    ]);
  });

  it('last until an instant, or until a date for whole days', () => {
    const start = Date.UTC(2026, 5, 1, 17);
    const last = (rrule: string, event: typeof zurich) => {
      const starts = occurrenceStarts({ rrule, start, length: 0 }, event, start, start + 99 * day);
      return timeText(starts.at(-1) ?? 0);
    };
    // 15:00 in UTC is 17:00 in Zurich's summer.
    expect(last('FREQ=DAILY;UNTIL=20260605T150000Z', zurich)).toBe('2026-06-05T17:00:00');
    expect(last('FREQ=DAILY;UNTIL=20260605T145959Z', zurich)).toBe('2026-06-04T17:00:00');
    const allDay = { zone: 'Europe/Zurich', allDay: true };
    expect(last('FREQ=DAILY;UNTIL=20260605', allDay)).toBe('2026-06-05T17:00:00');
  });
});

describe('a rule', () => {
  it.each([
    ...['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'],
    ...['FREQ=YEARLY;BYMONTH=7;BYWEEKNO=1', 'FREQ=MONTHLY;INTERVAL=12;BYMONTH=3'],
  ])('has no first occurrence if it is %s', (rrule) => {
    const start = Date.UTC(2026, 0, 1);
    const never = { rrule, start, length: 0 };
    expect(nextStart(never, zurich, start)).toBeUndefined();
    expect(occurrenceStarts(never, zurich, start, start + 400 * day)).toEqual([]);
  });

  it('still has occurrences after centuries, and in leap years', () => {
    const start = Date.UTC(1900, 0, 1, 8);
    const next = (rrule: string) => {
      const from = Date.UTC(2197, 0, 1);
      return timeText(nextStart({ rrule, start, length: 0 }, zurich, from) ?? 0);
    };
    expect(next('FREQ=DAILY')).toBe('2197-01-01T08:00:00');
    expect(next('FREQ=DAILY;BYMONTH=2;BYMONTHDAY=29')).toBe('2204-02-29T08:00:00');
    expect(next('FREQ=DAILY;BYMONTH=2;BYMONTHDAY=29;BYDAY=MO')).toBe('2208-02-29T08:00:00');
  });

  it('has no occurrence after 2299', () => {
    const start = Date.UTC(2199, 11, 31);
    const daily = { rrule: 'FREQ=DAILY', start, length: 0 };
    const [last, tooLate] = [Date.UTC(2299, 11, 31), Date.UTC(2300, 0, 1)];
    expect(occurrenceStarts(daily, zurich, last, tooLate + 400 * day)).toEqual([last]);
    expect(nextStart(daily, zurich, last)).toBe(last);
    expect(nextStart(daily, zurich, tooLate)).toBeUndefined();
  });

  it('that counts has the same occurrences after decades, also if they are rare', () => {
    const start = Date.UTC(2028, 1, 29, 8);
    const starts = (rrule: string, year: number) =>
      occurrenceStarts(
        { rrule, start, length: 0 },
        ...([zurich, Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)] as const),
      ).map((one) => timeText(one).slice(0, 10));
    const leapDay = 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=29';
    expect(starts(`${leapDay};COUNT=9`, 2060)).toEqual(['2060-02-29']);
    expect(starts(`${leapDay};COUNT=8`, 2060)).toEqual([]);
    const mondays = 'FREQ=WEEKLY;BYMONTH=2;BYDAY=MO;COUNT=2000';
    expect(starts(mondays, 2150)).toEqual(starts('FREQ=WEEKLY;BYMONTH=2;BYDAY=MO', 2150));
  });

  it('means the same with parts of other software', () => {
    const start = Date.UTC(2026, 0, 1);
    const own = { rrule: 'FREQ=DAILY;X-UNTIL=19000101;X-COUNT=1', start, length: 0 };
    expect(countBefore(own, zurich, start + 9 * day)).toBe(9);
  });
});
