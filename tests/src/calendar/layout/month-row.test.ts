import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layOutMonthRow, type MonthRow } from '#src/calendar/layout/month-row.ts';
import { calendarWeek, shownDays } from '#src/calendar/model/week.ts';
import { dayNumber, daysIn, overlaps } from '#src/util/day-numbers.ts';
import { createSpan, dayWithSpans } from '../spans.ts';

const week = daysIn({ first: dayNumber('2026-03-02'), last: dayNumber('2026-03-08') });
const ids = ({ boxes }: MonthRow) => boxes.map(({ span }) => span.event.id);

const anyRow = fc
  .record({ content: dayWithSpans, maxLanes: fc.integer({ min: 1, max: 6 }), hides: fc.boolean() })
  .map(({ content: { day, spans }, maxLanes, hides }) => {
    const rule = calendarWeek(
      { weekStart: 1, hideWeekend: hides },
      { weekStart: 0, hideWeekend: false },
    );
    const days = shownDays({ first: day - 3, last: day + 3 }, rule);
    return { spans, days, maxLanes };
  });

const many = { numRuns: 10_000 };

describe('a row of days', () => {
  it('never has two events in one place', () => {
    fc.assert(
      fc.property(anyRow, ({ spans, days, maxLanes }) => {
        const { boxes, hidden } = layOutMonthRow(spans, days, maxLanes);
        const taken = new Set(
          hidden.flatMap((count, column) => (count > 0 ? [`${column}:${maxLanes - 1}`] : [])),
        );
        for (const { column, columns, lane } of boxes) {
          expect(lane).toBeLessThan(maxLanes);
          for (let at = column; at < column + columns; at++) {
            expect(taken).not.toContain(`${at}:${lane}`);
            taken.add(`${at}:${lane}`);
          }
        }
      }),
      many,
    );
  });

  it('draws or counts every event on each of its days', () => {
    fc.assert(
      fc.property(anyRow, ({ spans, days, maxLanes }) => {
        const { boxes, hidden, counts } = layOutMonthRow(spans, days, maxLanes);
        for (const [column, day] of days.entries()) {
          const there = spans.filter((span) => overlaps(span.days, { first: day, last: day }));
          const drawn = boxes.filter(
            (box) => box.column <= column && column < box.column + box.columns,
          );
          expect(drawn.length + (hidden[column] ?? 0)).toBe(there.length);
          expect(counts[column]).toBe(there.length);
        }
      }),
      many,
    );
  });

  it('does not depend on the order in which events arrive', () => {
    fc.assert(
      fc.property(anyRow, ({ spans, days, maxLanes }) => {
        const unique = [...new Map(spans.map((span) => [span.event.id, span])).values()];
        const row = layOutMonthRow(unique, days, maxLanes);
        expect(layOutMonthRow(unique.toReversed(), days, maxLanes)).toEqual(row);
      }),
      { numRuns: 1000 },
    );
  });

  it('keeps the order of the others when one event changes', () => {
    fc.assert(
      fc.property(anyRow, fc.nat(), ({ spans, days }, pick) => {
        const unique = [...new Map(spans.map((span) => [span.event.id, span])).values()];
        const changed = unique[pick % Math.max(1, unique.length)];
        const rest = unique.filter((span) => span !== changed);
        // Within a column, from top to bottom.
        const order = (row: MonthRow) =>
          days.map((_, at) =>
            row.boxes
              .filter(
                ({ span, column }) => span !== changed && !span.event.all_day && column === at,
              )
              .filter(({ columns }) => columns === 1)
              .map(({ span }) => span.event.id),
          );
        expect(order(layOutMonthRow(unique, days, 99))).toEqual(
          order(layOutMonthRow(rest, days, 99)),
        );
      }),
      { numRuns: 2000 },
    );
  });

  it('puts bars at the top, and other events below them by time', () => {
    const early = createSpan({
      id: 'early',
      start: '2026-03-03T08:00:00+01:00',
      end: '2026-03-03T09:00:00+01:00',
    });
    const late = createSpan({
      id: 'late',
      start: '2026-03-03T20:00:00+01:00',
      end: '2026-03-03T21:00:00+01:00',
    });
    const camp = createSpan({ id: 'camp', start: '2026-03-02', end: '2026-03-04', all_day: true });
    const row = layOutMonthRow([late, early, camp], week, 4);
    expect(row.boxes.map(({ span, column, lane }) => [span.event.id, column, lane])).toEqual([
      ['camp', 0, 0],
      ['early', 1, 1],
      ['late', 1, 2],
    ]);
  });

  it('leaves the last lane to the number of further events', () => {
    const events = ['a', 'b', 'c', 'd'].map((id) => createSpan({ id }));
    const row = layOutMonthRow(events, week, 3);
    expect(ids(row)).toEqual(['a', 'b']);
    expect(row.hidden).toEqual([2, 0, 0, 0, 0, 0, 0]);
    expect(layOutMonthRow(events, week, 4).hidden[0]).toBe(0);
  });

  it('tells whether an event goes on in other rows', () => {
    const long = createSpan({ start: '2026-02-27', end: '2026-03-12', all_day: true });
    expect(layOutMonthRow([long], week, 3).boxes).toMatchObject([
      { column: 0, columns: 7, continuesBefore: true, continuesAfter: true },
    ]);
  });

  it('leaves out what is only on hidden days', () => {
    const workdays = week.slice(0, 5);
    const saturday = createSpan({ start: '2026-03-07', end: '2026-03-08', all_day: true });
    expect(layOutMonthRow([saturday], workdays, 3).boxes).toEqual([]);
  });
});
