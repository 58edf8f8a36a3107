import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupByDay } from '#src/calendar/layout/day-groups.ts';
import { listDayRows, rowIndexFrom } from '#src/calendar/layout/day-list.ts';
import { monthDays } from '#src/calendar/model/ranges.ts';
import { dayWithUniqueSpans, manyDays } from '../spans.ts';

const around = (day: number) => ({ first: day - 4, last: day + 4 });

describe('a list of days', () => {
  it('has a row for each event of each day, in their order, with its place in the day', () => {
    fc.assert(
      fc.property(dayWithUniqueSpans, ({ day, spans }) => {
        const expected = groupByDay(spans, around(day)).flatMap((group) =>
          group.spans.map((span, number) => ({
            day: group.day,
            number,
            count: group.spans.length,
            span,
          })),
        );
        const rows = listDayRows(spans, around(day));
        expect(rows.map(({ id, endsMonth, ...row }) => row)).toEqual(expected);
        expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
      }),
      manyDays,
    );
  });

  it('tells the last row of each month that another one follows', () => {
    fc.assert(
      fc.property(dayWithUniqueSpans, ({ day, spans }) => {
        const rows = listDayRows(spans, around(day));
        const expected = rows.filter((row, index) => {
          const next = rows[index + 1];
          return next && monthDays(next.day).first > row.day;
        });
        expect(rows.filter(({ endsMonth }) => endsMonth)).toEqual(expected);
      }),
      manyDays,
    );
  });

  it('keeps the ids of its rows when other days come in', () => {
    fc.assert(
      fc.property(dayWithUniqueSpans, ({ day, spans }) => {
        const ids = listDayRows(spans, around(day)).map(({ id }) => id);
        const more = listDayRows(spans, { first: day - 9, last: day + 9 });
        const start = rowIndexFrom(more, { day: day - 4, number: 0 });
        expect(more.slice(start, start + ids.length).map(({ id }) => id)).toEqual(ids);
      }),
      manyDays,
    );
  });

  it('has a row without an event for the day that lasts, unless that has events', () => {
    fc.assert(
      fc.property(dayWithUniqueSpans, ({ day, spans }) => {
        const rows = listDayRows(spans, around(day), day).filter((row) => row.day === day);
        const daySpans = listDayRows(spans, { first: day, last: day }).map(({ span }) => span);
        expect(rows.map(({ span }) => span)).toEqual(daySpans.length > 0 ? daySpans : [null]);
      }),
      manyDays,
    );
  });

  it('leads from a place to its row, to the next one if that is gone, or to the end', () => {
    const anyPlace = fc.record({
      offset: fc.integer({ min: -6, max: 6 }),
      number: fc.nat({ max: 40 }),
    });
    fc.assert(
      fc.property(dayWithUniqueSpans, anyPlace, ({ day, spans }, { offset, number }) => {
        const rows = listDayRows(spans, around(day));
        const place = { day: day + offset, number };
        const next = rows.findIndex(
          (row) => row.day > place.day || (row.day === place.day && row.number >= number),
        );
        expect(rowIndexFrom(rows, place)).toBe(next < 0 ? rows.length : next);
      }),
      manyDays,
    );
  });
});
