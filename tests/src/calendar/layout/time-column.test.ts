import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layOutTimeColumn, type TimeColumn } from '#src/calendar/layout/time-column.ts';
import type { EventSpan } from '#src/calendar/model/event.ts';
import { dayNumber, minutesPerDay } from '#src/util/day-numbers.ts';
import { createSpan, dayWithSpans, dayWithUniqueSpans, localTime, manyDays } from '../spans.ts';

const options = { shortest: 30, maxLanes: 5 };

/** The parts of the column that boxes and overflows take. */
function areas({ boxes, overflows }: TimeColumn) {
  return [
    ...boxes.map(({ start, end, lane, lanes, width }) => ({
      start,
      end,
      from: lane / lanes,
      to: (lane + width) / lanes,
    })),
    ...overflows.map(({ start, end, lane, lanes }) => ({
      start,
      end,
      from: lane / lanes,
      to: (lane + 1) / lanes,
    })),
  ];
}

describe('a column of a day', () => {
  it('never has two boxes over each other, nor one outside of it or too low', () => {
    fc.assert(
      fc.property(dayWithSpans, ({ day, spans }) => {
        const all = areas(layOutTimeColumn(spans, day, options));
        const wrong = all.filter(
          (one) =>
            one.start < 0 ||
            one.end > minutesPerDay ||
            one.end - one.start < options.shortest ||
            one.to > 1,
        );
        const covered = all.filter((one, index) =>
          all.slice(index + 1).some((other) => {
            const meets = one.start < other.end && other.start < one.end;
            return meets && one.to > other.from && other.to > one.from;
          }),
        );
        expect({ wrong, covered }).toEqual({ wrong: [], covered: [] });
      }),
      manyDays,
    );
  });

  it('draws or counts every timed event of the day once', () => {
    fc.assert(
      fc.property(dayWithSpans, ({ day, spans }) => {
        const { boxes, overflows } = layOutTimeColumn(spans, day, options);
        const there = spans.filter(
          ({ event, days }) => !event.all_day && days.first <= day && day <= days.last,
        );
        const shown = [...boxes.map(({ span }) => span), ...overflows.flatMap((one) => one.spans)];
        expect([new Set(shown), shown.length]).toEqual([new Set(there), there.length]);
      }),
      manyDays,
    );
  });

  it('does not depend on the order in which events arrive', () => {
    fc.assert(
      fc.property(dayWithUniqueSpans, ({ day, spans }) => {
        expect(layOutTimeColumn(spans.toReversed(), day, options)).toEqual(
          layOutTimeColumn(spans, day, options),
        );
      }),
      manyDays,
    );
  });

  it('keeps the order of the others when one event changes', () => {
    fc.assert(
      fc.property(dayWithUniqueSpans, fc.nat(), ({ day, spans }, pick) => {
        const changed = spans[pick % Math.max(1, spans.length)];
        const rest = spans.filter((span) => span !== changed);
        const order = (all: readonly EventSpan[]) =>
          layOutTimeColumn(all, day, { shortest: 30, maxLanes: 99 })
            .boxes.map(({ span }) => span)
            .filter((span) => span !== changed);
        expect(order(spans)).toEqual(order(rest));
      }),
      manyDays,
    );
  });

  it('gives an event the width that those beside it leave', () => {
    const at = (id: string, from: string, to: string) =>
      createSpan({ id, start: `2026-03-02T${from}:00+01:00`, end: `2026-03-02T${to}:00+01:00` });
    const { boxes } = layOutTimeColumn(
      [
        at('a', '09:00', '12:00'),
        at('b', '09:00', '10:00'),
        at('c', '09:30', '10:00'),
        at('d', '10:00', '11:00'),
      ],
      dayNumber('2026-03-02'),
      options,
    );
    expect(
      boxes.map(({ span, lane, lanes, width }) => [span.event.id, lane, lanes, width]),
    ).toEqual([
      ['a', 0, 3, 1],
      ['b', 1, 3, 1],
      ['c', 2, 3, 1],
      ['d', 1, 3, 2],
    ]);
  });

  it('counts thousands of events at the same time', () => {
    const day = dayNumber('2026-03-02');
    const spans = Array.from({ length: 5000 }, (_, index) => {
      const start = day * minutesPerDay + (index % 600);
      return createSpan({
        id: String(index),
        start: localTime(start),
        end: localTime(start + 600),
      });
    });
    const { boxes, overflows } = layOutTimeColumn(spans, day, { shortest: 30, maxLanes: 8 });
    expect(boxes.length + overflows.flatMap((one) => one.spans).length).toBe(5000);
  });
});
