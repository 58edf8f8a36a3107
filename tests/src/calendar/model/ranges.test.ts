import { describe, expect, it } from 'vitest';
import { daysRange, monthRange, weeksRange, yearRange } from '#src/calendar/model/ranges.ts';
import { type DayRange, dayAt, dayNumber } from '#src/util/day-numbers.ts';

const rule = { weekStartsOn: 1, firstWeekContainsDate: 4 };
const day = dayNumber('2026-03-18');
const texts = ({ first, last }: DayRange) => [dayAt(first), dayAt(last)];

describe('the range of', () => {
  it('a month has whole weeks', () => {
    expect(texts(monthRange(day, rule))).toEqual(['2026-02-23', '2026-04-05']);
    expect(texts(monthRange(dayNumber('2027-02-10'), rule))).toEqual(['2027-02-01', '2027-02-28']);
  });

  it('weeks begins with the day’s own', () => {
    expect(texts(weeksRange(day, 2, rule))).toEqual(['2026-03-16', '2026-03-29']);
  });

  it('days begins with the day', () => {
    expect(texts(daysRange(day, 3))).toEqual(['2026-03-18', '2026-03-20']);
  });

  it('a year has its days', () => {
    expect(texts(yearRange(day))).toEqual(['2026-01-01', '2026-12-31']);
  });
});
