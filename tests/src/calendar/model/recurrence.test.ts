import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatRecurrence, parseRecurrence } from '#src/calendar/model/recurrence.ts';

const start = '2026-03-02T17:30:00+01:00';
const never = { kind: 'never' };

describe('a recurrence rule', () => {
  it.each([
    ['FREQ=DAILY', { kind: 'daily' }, 1],
    ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', { kind: 'weekdays' }, 1],
    ['FREQ=WEEKLY;BYDAY=SU,WE;INTERVAL=2', { kind: 'weekly', weekdays: [3, 0] }, 2],
    ['FREQ=WEEKLY', { kind: 'weekly', weekdays: [1] }, 1],
    ['FREQ=WEEKLY;BYDAY=MO,SU;WKST=SU', { kind: 'weekly', weekdays: [1, 0] }, 1],
    ['FREQ=WEEKLY;BYDAY=MO,WE;INTERVAL=2;WKST=SU', { kind: 'weekly', weekdays: [1, 3] }, 2],
    ['FREQ=WEEKLY;BYDAY=TU,TH;INTERVAL=2;WKST=TU', { kind: 'weekly', weekdays: [2, 4] }, 2],
    ['FREQ=MONTHLY', { kind: 'monthly', day: 2 }, 1],
    ['FREQ=MONTHLY;BYDAY=-1FR', { kind: 'monthlyByWeekday', weekday: 5, week: -1 }, 1],
    ['FREQ=MONTHLY;BYDAY=MO;BYSETPOS=1', { kind: 'monthlyByWeekday', weekday: 1, week: 1 }, 1],
    ['FREQ=YEARLY', { kind: 'yearly', month: 3, day: 2 }, 1],
  ])('%s is read', (rule, pattern, interval) => {
    expect(parseRecurrence(rule, start)).toEqual({ pattern, interval, end: never });
  });

  it.each([
    ['FREQ=DAILY;COUNT=5', { kind: 'count', count: 5 }],
    ['FREQ=DAILY;UNTIL=20260626', { kind: 'until', until: '2026-06-26' }],
    ['FREQ=DAILY;UNTIL=20260626T140000Z', { kind: 'until', until: '2026-06-26T14:00:00Z' }],
  ])('%s ends', (rule, end) => {
    expect(parseRecurrence(rule, start)?.end).toEqual(end);
  });

  it.each([
    'FREQ=HOURLY',
    'FREQ=DAILY;BYHOUR=9',
    'FREQ=DAILY;INTERVAL=0',
    'FREQ=DAILY;COUNT=3;UNTIL=20260626',
    'FREQ=DAILY;UNTIL=20260231',
    'FREQ=WEEKLY;BYDAY=1MO',
    'FREQ=WEEKLY;BYDAY=MO,SU;INTERVAL=2;WKST=SU',
    'FREQ=MONTHLY;BYDAY=MO,TU',
    'FREQ=MONTHLY;BYMONTHDAY=-1',
    'FREQ=MONTHLY;BYMONTHDAY=1,15',
    'FREQ=YEARLY;BYDAY=20MO',
    'X-RULE=1',
  ])('%s is left as it is', (rule) => {
    expect(parseRecurrence(rule, start)).toBeNull();
  });

  it('is written so that it reads the same', () => {
    const weekdays = fc.constantFrom([1], [1, 3], [6, 0], [2, 4, 5]);
    const pattern = fc.oneof(
      fc.constant({ kind: 'daily' as const }),
      weekdays.map((days) => ({ kind: 'weekly' as const, weekdays: days })),
      fc.integer({ min: 1, max: 31 }).map((day) => ({ kind: 'monthly' as const, day })),
      fc.record({
        kind: fc.constant('monthlyByWeekday' as const),
        weekday: fc.nat({ max: 6 }),
        week: fc.constantFrom(-1, 1, 2, 3, 4, 5),
      }),
      fc.record({
        kind: fc.constant('yearly' as const),
        month: fc.integer({ min: 1, max: 12 }),
        day: fc.integer({ min: 1, max: 31 }),
      }),
    );
    const end = fc.constantFrom(
      { kind: 'never' as const },
      { kind: 'count' as const, count: 12 },
      { kind: 'until' as const, until: '2026-12-24' as const },
      { kind: 'until' as const, until: '2026-12-24T09:30:00Z' as const },
    );
    const interval = fc.integer({ min: 1, max: 99 });
    fc.assert(
      fc.property(fc.record({ pattern, interval, end }), (recurrence) => {
        expect(parseRecurrence(formatRecurrence(recurrence), start)).toEqual(recurrence);
      }),
    );
    const workWeek = {
      pattern: { kind: 'weekdays' },
      interval: 1,
      end: { kind: 'never' },
    } as const;
    expect(parseRecurrence(formatRecurrence(workWeek), start)).toEqual(workWeek);
  });
});
