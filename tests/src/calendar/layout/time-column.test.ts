import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layOutTimeColumn, type TimeColumn } from '#src/calendar/layout/time-column.ts';
import type { EventSpan } from '#src/calendar/model/event.ts';
import { dayNumber, minutesPerDay } from '#src/util/day-numbers.ts';
import { createSpan, dayWithSpans, dayWithUniqueSpans, localTime, manyDays } from '../spans.ts';

const options = { shortest: 30, maxLanes: 5 };

/** The parts of the column that boxes and crowds take. */
function areas({ boxes, crowds }: TimeColumn) {
  return [
    ...boxes.map(({ start, end, lane, lanes, width }) => ({
      start,
      end,
      from: lane / lanes,
      to: (lane + width) / lanes,
    })),
    ...crowds.map(({ start, end }) => ({ start, end, from: 0, to: 1 })),
  ];
}

const day = dayNumber('2026-03-02');
const at = (id: string, from: string, to: string) =>
  createSpan({ id, start: `2026-03-02T${from}:00+01:00`, end: `2026-03-02T${to}:00+01:00` });
const many = (count: number, from: string, to: string) =>
  Array.from({ length: count }, (_, index) => at(`${from} ${index}`, from, to));

/** Crowds as people read them. */
const describeCrowds = ({ crowds }: TimeColumn) =>
  crowds.map(
    ({ start, end, spans }) =>
      `${spans.length}: ${localTime(start).slice(11, 16)} – ${localTime(end).slice(11, 16)}`,
  );

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

  it('shows each minute of each timed event of the day, in a box of its own or in a crowd', () => {
    fc.assert(
      fc.property(dayWithSpans, ({ day, spans }) => {
        const { boxes, crowds } = layOutTimeColumn(spans, day, options);
        const hidden = spans.filter((span) => {
          const { event, days } = span;
          if (event.all_day || day < days.first || days.last < day) return false;
          const start = Math.max(0, span.start - day * minutesPerDay);
          const end = Math.min(minutesPerDay, span.end - day * minutesPerDay);
          const own = [
            ...boxes.filter((box) => box.span === span),
            ...crowds.filter((crowd) => crowd.spans.includes(span)),
          ];
          const isShown = (minute: number) =>
            own.some((place) => place.start <= minute && minute < place.end);
          return !isShown(Math.min(start, minutesPerDay - 1)) || !isShown(Math.max(start, end - 1));
        });
        expect(hidden).toEqual([]);
      }),
      manyDays,
    );
  });

  it('shows an event only once outside of crowds, and beside no crowd that it is in', () => {
    fc.assert(
      fc.property(dayWithUniqueSpans, ({ day, spans }) => {
        const { boxes, crowds } = layOutTimeColumn(spans, day, options);
        const keys = boxes.map(({ span, piece }) => `${span.event.id} ${piece}`);
        expect(new Set(keys).size).toBe(keys.length);
        const again = boxes.filter(({ span, piece }) => {
          return piece > 0 && !crowds.some((crowd) => crowd.spans.includes(span));
        });
        expect(again).toEqual([]);
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
    const { boxes } = layOutTimeColumn(
      [
        at('a', '09:00', '12:00'),
        at('b', '09:00', '10:00'),
        at('c', '09:30', '10:00'),
        at('d', '10:00', '11:00'),
      ],
      day,
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

  it('is one crowd over the whole width where more events meet than fit', () => {
    const column = layOutTimeColumn(
      [...many(3, '07:45', '08:30'), ...many(81, '08:00', '09:15')],
      day,
      options,
    );
    expect(describeCrowds(column)).toEqual(['84: 07:45 – 09:15']);
    expect(column.boxes).toEqual([]);
  });

  it('has boxes for what goes on before and after a crowd', () => {
    const column = layOutTimeColumn(
      [at('long', '08:00', '12:00'), ...many(9, '09:00', '10:00')],
      day,
      options,
    );
    expect(describeCrowds(column)).toEqual(['10: 09:00 – 10:00']);
    expect(
      column.boxes.map(({ start, end, piece, continuesBefore, continuesAfter }) => {
        return { start, end, piece, continuesBefore, continuesAfter };
      }),
    ).toEqual([
      { start: 480, end: 540, piece: 0, continuesBefore: false, continuesAfter: true },
      { start: 600, end: 720, piece: 1, continuesBefore: true, continuesAfter: false },
    ]);
  });

  it('is high enough to be read where too many meet for a minute', () => {
    const { crowds } = layOutTimeColumn(
      [...many(5, '09:00', '09:31'), ...many(1, '09:30', '10:01')],
      day,
      options,
    );
    expect(crowds).toMatchObject([{ start: 570, end: 601 }]);
  });

  it('has no crowd while as many meet as fit', () => {
    const { boxes, crowds } = layOutTimeColumn(many(5, '09:00', '10:00'), day, options);
    expect([boxes.length, crowds]).toEqual([5, []]);
  });

  it('splits a crowd of many hours at those where most events change', () => {
    const visits = ['08:00', '08:30', '09:00', '09:30', '10:00', '10:30'].flatMap((from, index) => {
      const to = ['08:30', '09:00', '09:30', '10:00', '10:30', '11:00'][index] ?? from;
      return many(6, from, to);
    });
    expect(describeCrowds(layOutTimeColumn(visits, day, options))).toEqual([
      '12: 08:00 – 09:00',
      '12: 09:00 – 10:00',
      '12: 10:00 – 11:00',
    ]);
  });

  it('keeps a crowd together whose events are the same for hours', () => {
    const column = layOutTimeColumn(many(8, '14:00', '18:00'), day, options);
    expect(describeCrowds(column)).toEqual(['8: 14:00 – 18:00']);
  });

  it('counts thousands of events at the same time', () => {
    const spans = Array.from({ length: 5000 }, (_, index) => {
      const start = day * minutesPerDay + (index % 600);
      return createSpan({
        id: String(index),
        start: localTime(start),
        end: localTime(start + 600),
      });
    });
    const { boxes, crowds } = layOutTimeColumn(spans, day, { shortest: 30, maxLanes: 8 });
    const counted = new Set(crowds.flatMap((crowd) => crowd.spans));
    expect(new Set([...counted, ...boxes.map(({ span }) => span)]).size).toBe(5000);
  });
});
