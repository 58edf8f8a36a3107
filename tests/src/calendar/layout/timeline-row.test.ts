import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layOutTimelineRow } from '#src/calendar/layout/timeline-row.ts';
import type { EventSpan } from '#src/calendar/model/event.ts';
import { dayNumber, minutesPerDay } from '#src/util/day-numbers.ts';
import { createSpan, dayWithSpans, dayWithUniqueSpans, manyDays } from '../spans.ts';

const column = (day: number) => ({ start: day * minutesPerDay, end: (day + 1) * minutesPerDay });
/** Five days, of which the third is not shown. */
const daysAround = (day: number) => [day - 2, day - 1, day + 1, day + 2].map(column);

describe('a row of a timeline', () => {
  it('never has two boxes over each other, and draws or counts every event', () => {
    fc.assert(
      fc.property(dayWithSpans, fc.boolean(), ({ day, spans }, snaps) => {
        const columns = daysAround(day);
        const options = { shortest: snaps ? 1 : 0.3, snaps, maxLanes: 4 };
        const { boxes, lanes, hidden, counts } = layOutTimelineRow(spans, columns, options);
        const touching = columns.map(
          ({ start, end }) =>
            spans.filter((one) => one.start < end && Math.max(one.end, one.start + 1) > start)
              .length,
        );
        const drawn = new Set(boxes.map(({ span }) => span));
        const left = columns.map(
          ({ start, end }) =>
            spans.filter(
              (one) =>
                !drawn.has(one) && one.start < end && Math.max(one.end, one.start + 1) > start,
            ).length,
        );
        const wrong = boxes.filter(
          (one, index) =>
            one.lane >= lanes ||
            one.start < 0 ||
            one.end > columns.length ||
            boxes
              .slice(index + 1)
              .some((other) => one.lane === other.lane && other.start < one.end),
        );
        expect({ counts, hidden, wrong }).toEqual({ counts: touching, hidden: left, wrong: [] });
      }),
      manyDays,
    );
  });

  it('says where the next box in a lane begins', () => {
    fc.assert(
      fc.property(dayWithSpans, ({ day, spans }) => {
        const options = { shortest: 0.3, snaps: false, maxLanes: 4 };
        const { boxes } = layOutTimelineRow(spans, daysAround(day), options);
        const starts = boxes.map(
          (one, index) => boxes.slice(index + 1).find(({ lane }) => lane === one.lane)?.start ?? 4,
        );
        expect(boxes.map(({ next }) => next)).toEqual(starts);
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
          layOutTimelineRow(all, daysAround(day), { shortest: 0.3, snaps: false, maxLanes: 99 })
            .boxes.map(({ span }) => span)
            .filter((span) => span !== changed);
        expect(order(spans)).toEqual(order(rest));
      }),
      manyDays,
    );
  });

  it('places an event by its part of a column, or in whole columns', () => {
    const columns = [column(dayNumber('2026-03-02')), column(dayNumber('2026-03-03'))];
    const noon = createSpan({
      start: '2026-03-02T12:00:00+01:00',
      end: '2026-03-03T06:00:00+01:00',
    });
    const options = { shortest: 0.1, snaps: false, maxLanes: 1 };
    expect(layOutTimelineRow([noon], columns, options).boxes[0]).toMatchObject({
      start: 0.5,
      end: 1.25,
    });
    expect(layOutTimelineRow([noon], columns, { ...options, snaps: true }).boxes[0]).toMatchObject({
      start: 0,
      end: 2,
    });
  });
});
