import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layOutMonthRow, type MonthBox, type MonthRow } from '#src/calendar/layout/month-row.ts';
import { type EventSpan, isBar } from '#src/calendar/model/event.ts';
import { monthRange } from '#src/calendar/model/ranges.ts';
import { calendarWeek, shownDays } from '#src/calendar/model/week.ts';
import { dayNumber, daysIn, overlaps } from '#src/util/day-numbers.ts';
import { createSpan, dayWithUniqueSpans, manyDays } from '../spans.ts';

const week = daysIn({ first: dayNumber('2026-03-02'), last: dayNumber('2026-03-08') });
const ids = ({ boxes }: MonthRow) => boxes.map(({ span }) => span.event.id);

/** The weeks of a month, as its view shows them, and events around one of its days. */
const anyMonth = fc
  .record({
    content: dayWithUniqueSpans,
    maxLanes: fc.integer({ min: 1, max: 6 }),
    hides: fc.boolean(),
    weekStart: fc.constantFrom(0, 1, 6),
  })
  .map(({ content: { day, spans }, maxLanes, hides, weekStart }) => {
    const rule = calendarWeek({ weekStart, hideWeekend: hides }, { weekStart, hideWeekend: hides });
    const range = monthRange(day, rule.rule);
    const weeks = daysIn(range)
      .filter((_, index) => index % 7 === 0)
      .map((first) => shownDays({ first, last: first + 6 }, rule));
    return { spans, weeks, maxLanes };
  });

/** Of an event that is no bar, its first day counts, or the next one if that is hidden. */
function isOn(span: EventSpan, day: number, hidesWeekend: boolean): boolean {
  const { first, last } = span.days;
  if (isBar(span)) return overlaps(span.days, { first: day, last: day });
  const isWeekend = hidesWeekend && [5, 6].includes((first + 3) % 7);
  return day === (isWeekend ? last : first);
}

const listColumns = ({ column, columns }: MonthBox) =>
  Array.from({ length: columns }, (_, index) => column + index);

describe('a row of days', () => {
  it('never has two events in one place, in any week of a month', () => {
    fc.assert(
      fc.property(anyMonth, ({ spans, weeks, maxLanes }) => {
        const broken = weeks.filter((days) => {
          const { boxes, hidden } = layOutMonthRow(spans, days, maxLanes);
          const places = [
            ...hidden.flatMap((count, column) => (count > 0 ? [`${column}:${maxLanes - 1}`] : [])),
            ...boxes.flatMap((box) => listColumns(box).map((column) => `${column}:${box.lane}`)),
          ];
          const isOutside = boxes.some(({ lane }) => lane < 0 || lane >= maxLanes);
          return isOutside || new Set(places).size !== places.length;
        });
        expect(broken).toEqual([]);
      }),
      manyDays,
    );
  });

  it('draws or counts every bar on each of its days, and every other event once, in any week of a month', () => {
    fc.assert(
      fc.property(anyMonth, ({ spans, weeks, maxLanes }) => {
        const there = weeks.map((days) =>
          days.map((day) => spans.filter((span) => isOn(span, day, days.length < 7)).length),
        );
        const rows = weeks.map((days) => ({ days, ...layOutMonthRow(spans, days, maxLanes) }));
        const drawn = rows.map(({ days, boxes, hidden }) =>
          days.map((_, column) => {
            const bars = boxes.filter((box) => listColumns(box).includes(column));
            return bars.length + (hidden[column] ?? 0);
          }),
        );
        expect([drawn, rows.map(({ counts }) => counts)]).toEqual([there, there]);
      }),
      manyDays,
    );
  });

  it('does not depend on the order in which events arrive', () => {
    fc.assert(
      fc.property(anyMonth, ({ spans, weeks: [days = []], maxLanes }) => {
        const row = layOutMonthRow(spans, days, maxLanes);
        expect(layOutMonthRow(spans.toReversed(), days, maxLanes)).toEqual(row);
      }),
      manyDays,
    );
  });

  it('keeps the order of the others when one event changes', () => {
    fc.assert(
      fc.property(anyMonth, fc.nat(), ({ spans, weeks }, pick) => {
        const changed = spans[pick % Math.max(1, spans.length)];
        const rest = spans.filter((span) => span !== changed);
        // Within a column, from top to bottom.
        const order = (all: readonly EventSpan[]) =>
          weeks.map((days) => {
            const { boxes } = layOutMonthRow(all, days, 99);
            return days.map((_, at) =>
              boxes
                .filter(({ span, column }) => span !== changed && !isBar(span) && column === at)
                .map(({ span }) => span.event.id),
            );
          });
        expect(order(spans)).toEqual(order(rest));
      }),
      manyDays,
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

  it('draws a night shift on its first day alone, and on the next one if that is hidden', () => {
    const shift = createSpan({
      start: '2026-03-01T22:00:00+01:00',
      end: '2026-03-02T06:00:00+01:00',
    });
    const weekBefore = week.map((day) => day - 7);
    expect(layOutMonthRow([shift], weekBefore, 3).boxes).toMatchObject([
      { column: 6, columns: 1, continuesBefore: false, continuesAfter: false },
    ]);
    expect(layOutMonthRow([shift], week, 3).boxes).toEqual([]);
    expect(layOutMonthRow([shift], week.slice(0, 5), 3).boxes).toMatchObject([
      { column: 0, columns: 1, continuesBefore: true },
    ]);
  });

  it('leaves out what is only on hidden days', () => {
    const workdays = week.slice(0, 5);
    const saturday = createSpan({ start: '2026-03-07', end: '2026-03-08', all_day: true });
    expect(layOutMonthRow([saturday], workdays, 3).boxes).toEqual([]);
  });
});
