import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  newRecurrence,
  patternKinds,
  possiblePatterns,
  type RecurrenceValues,
  readRecurrence,
  writeRecurrence,
} from '#src/features/calendar/editor/recurrence-values.ts';
import { dayAt, minutesPerDay } from '#src/util/day-numbers.ts';

// The second Monday of a month.
const start = '2026-03-09T17:30:00+01:00';
const zurich = { isAllDay: false, zone: 'Europe/Zurich' };
const wholeDay = { isAllDay: true, zone: 'Europe/Zurich' };

function rewrite(rule: string, place = zurich) {
  return writeRecurrence(readRecurrence(rule, start, place.zone), place);
}

describe('the form of a repetition', () => {
  it.each([
    'FREQ=DAILY;INTERVAL=3',
    'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;COUNT=10',
    'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;INTERVAL=2',
    'FREQ=WEEKLY;BYDAY=MO,SU;INTERVAL=2',
    'FREQ=MONTHLY;BYMONTHDAY=9',
    'FREQ=MONTHLY;BYDAY=2MO;INTERVAL=6',
    'FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=9',
  ])('gives back the rule %s as it was', (rule) => {
    expect(rewrite(rule)).toBe(rule);
  });

  it.each([
    ['with weeks that begin elsewhere', 'FREQ=WEEKLY;BYDAY=MO,SU;INTERVAL=2;WKST=SU'],
    ['on another day than the event', 'FREQ=MONTHLY;BYMONTHDAY=31'],
    ['on another weekday than the event', 'FREQ=MONTHLY;BYDAY=2TU'],
    ['in another week than the event', 'FREQ=MONTHLY;BYDAY=3MO'],
    ['on another day of the year', 'FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=10'],
    ['in another month', 'FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=9'],
    ['that nobody here knows', 'FREQ=HOURLY;INTERVAL=5'],
  ])('shows a rule %s without changing it', (_, rule) => {
    expect(readRecurrence(rule, start, null)).toMatchObject({ pattern: 'other', rule });
    expect(rewrite(rule)).toBe(rule);
  });

  it('gives back a rule for the last weekday of a month, which it offers in the last week', () => {
    const rule = 'FREQ=MONTHLY;BYDAY=-1MO;INTERVAL=2';
    const values = readRecurrence(rule, '2026-03-30T17:30:00+02:00', zurich.zone);
    expect(values.pattern).toBe('monthlyByLastWeekday');
    expect(writeRecurrence(values, zurich)).toBe(rule);
    const offers = (day: string) =>
      possiblePatterns(newRecurrence(Date.parse(day) / 60_000)).includes('monthlyByLastWeekday');
    expect(['2026-03-24', '2026-03-25', '2026-02-22'].map(offers)).toEqual([false, true, true]);
  });

  it('begins with an event that happens once, and offers its weekday', () => {
    const values = newRecurrence(Date.parse('2026-03-09') / 60_000);
    expect(writeRecurrence(values, zurich)).toBeNull();
    expect(writeRecurrence({ ...values, pattern: 'weekly' }, zurich)).toBe('FREQ=WEEKLY;BYDAY=MO');
  });

  it('ends with the whole last day in the zone of the event', () => {
    const [winter, summer] = [
      'FREQ=DAILY;UNTIL=20260310T163000Z',
      'FREQ=DAILY;UNTIL=20260610T163000Z',
    ];
    expect(readRecurrence(winter, start, zurich.zone).until).toBe('2026-03-10');
    expect([winter, summer].map((rule) => rewrite(rule))).toEqual([
      'FREQ=DAILY;UNTIL=20260310T225959Z',
      'FREQ=DAILY;UNTIL=20260610T215959Z',
    ]);
    expect(rewrite('FREQ=DAILY;UNTIL=20260310', wholeDay)).toBe('FREQ=DAILY;UNTIL=20260310');
  });

  it('reads the last day where the event is, on whichever day UTC is then', () => {
    const rule = 'FREQ=DAILY;UNTIL=20260310T030000Z';
    expect(readRecurrence(rule, start, 'America/New_York').until).toBe('2026-03-09');
    expect(readRecurrence(rule, start, 'Asia/Tokyo').until).toBe('2026-03-10');
  });

  it('writes rules that it reads as the same values, on every day and in every zone', () => {
    const day = fc.integer({ min: 0, max: 40_000 });
    const zone = fc.constantFrom('Europe/Zurich', 'America/New_York', 'Pacific/Apia', 'UTC');
    const weekdays = fc.subarray(['0', '1', '2', '3', '4', '5', '6'], { minLength: 1 });
    const choices = fc.record({
      pattern: fc.constantFrom(
        ...patternKinds.filter((kind) => kind !== 'other' && kind !== 'none'),
      ),
      interval: fc.integer({ min: 1, max: 60 }),
      ends: fc.constantFrom('never', 'count', 'until'),
      count: fc.integer({ min: 1, max: 500 }),
    });
    fc.assert(
      fc.property(
        day,
        zone,
        weekdays,
        choices,
        fc.boolean(),
        (anchor, name, days, chosen, isAllDay) => {
          const values: RecurrenceValues = {
            ...newRecurrence(anchor * minutesPerDay),
            ...chosen,
            until: dayAt(anchor + 30),
          };
          for (const key of Object.keys(values.weekdays)) values.weekdays[key] = days.includes(key);
          const rule = writeRecurrence(values, { isAllDay, zone: name }) ?? '';
          const again = readRecurrence(rule, dayAt(anchor), name);
          expect(writeRecurrence(again, { isAllDay, zone: name })).toBe(rule);
          if (chosen.ends === 'until') expect(again.until).toBe(values.until);
          if (chosen.ends === 'count') expect(again.count).toBe(values.count);
        },
      ),
    );
  });
});
