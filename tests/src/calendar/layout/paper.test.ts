import { describe, expect, it } from 'vitest';
import { cutInColumns, cutInRow, cutInTimelineRow } from '#src/calendar/layout/paper.ts';
import type { EventSpan } from '#src/calendar/model/event.ts';
import { createCalendarFormats } from '#src/calendar/words/calendar-formats.ts';
import { dayNumber, minutesPerDay } from '#src/util/day-numbers.ts';
import { createSpan } from '../spans.ts';

const monday = dayNumber('2026-03-02');
const week = Array.from({ length: 7 }, (_, index) => monday + index);
const hours = { start: 8 * 60, end: 20 * 60 };
const longTitle = 'Training on the river with the juniors and their parents';

function ids(spans: readonly EventSpan[]) {
  return spans.map(({ event }) => event.id).sort();
}

function between(start: string, end: string, changes: { id?: string; title?: string } = {}) {
  return createSpan({
    ...changes,
    start: `2026-03-02T${start}:00+01:00`,
    end: `2026-03-02T${end}:00+01:00`,
  });
}

const formats = createCalendarFormats('en', false);

function cutInWeek(spans: readonly EventSpan[], hasSecondZone = false) {
  const columns = week.map((day) => ({ day, spans }));
  return ids(cutInColumns(columns, { hours, hasSecondZone, formats }));
}

describe('a week on paper', () => {
  it('has events with their titles', () => {
    expect(cutInWeek([between('09:00', '10:00'), between('11:00', '12:00', { id: '2' })])).toEqual(
      [],
    );
  });

  it('cuts a long title in a short time, but not in a long one', () => {
    expect(cutInWeek([between('09:00', '09:30', { title: longTitle })])).toEqual(['1']);
    expect(cutInWeek([between('09:00', '18:00', { title: longTitle })])).toEqual([]);
  });

  it('cuts a title of wide letters before one of as many narrow ones', () => {
    expect(cutInWeek([between('09:00', '09:30', { title: '会議と定例の予定' })])).toEqual(['1']);
    expect(cutInWeek([between('09:00', '09:30', { title: 'Meetings' })])).toEqual([]);
  });

  it('cuts every event at a time with more than fit beside each other', () => {
    const spans = Array.from({ length: 9 }, (_, index) =>
      between('09:00', '10:00', { id: String(index) }),
    );
    expect(cutInWeek(spans)).toHaveLength(9);
  });

  it('has less of a title beside the hours of two zones', () => {
    const spans = [between('09:00', '09:30', { title: 'Harbor office' })];
    expect(cutInWeek(spans)).toEqual([]);
    expect(cutInWeek(spans, true)).toEqual(['1']);
  });

  it('has the times of an event as far as its column reaches', () => {
    const short = between('09:00', '11:00', { title: 'Row' });
    const long = between('11:30', '13:45', { id: '2', title: 'Row' });
    expect(cutInWeek([short, long])).toEqual(['2']);
  });

  it('has a day alone with more room beside each other', () => {
    const spans = Array.from({ length: 6 }, (_, index) =>
      between('09:00', '10:00', { id: String(index) }),
    );
    expect(cutInWeek(spans)).toHaveLength(6);
    const day = [{ day: monday, spans }];
    expect(cutInColumns(day, { hours, hasSecondZone: false, formats })).toEqual([]);
  });
});

describe('a row of days on paper', () => {
  const bar = (id: string, start: string, end: string, title = 'Closed') =>
    createSpan({ id, title, start, end, all_day: true });
  const month = { lanes: Number.POSITIVE_INFINITY, columnWidth: 137 };

  it('has the title of a bar as far as its days reach', () => {
    const short = bar('1', '2026-03-02', '2026-03-02', longTitle);
    const long = bar('2', '2026-03-02', '2026-03-08', longTitle);
    expect(ids(cutInRow([short, long], week, month))).toEqual(['1']);
  });

  it('has few bars above hours, and all of them in a month', () => {
    const bars = Array.from({ length: 5 }, (_, index) =>
      bar(String(index), '2026-03-03', '2026-03-03'),
    );
    expect(cutInRow(bars, week, { ...month, lanes: 3 })).toHaveLength(3);
    expect(cutInRow(bars, week, month)).toEqual([]);
  });

  it('has less of a title in a narrow column than in a wide one', () => {
    const visit = bar('1', '2026-03-02', '2026-03-02', 'A visit of the harbor office');
    const day = [monday];
    expect(cutInRow([visit], day, { lanes: 3, columnWidth: 900 })).toEqual([]);
    expect(ids(cutInRow([visit], day, { lanes: 3, columnWidth: 112 }))).toEqual(['1']);
  });

  it('says nothing about events of other days, nor about those with hours', () => {
    const later = bar('1', '2026-03-12', '2026-03-12', longTitle);
    const timed = between('09:00', '10:00', { title: longTitle });
    expect(cutInRow([later, timed], week, month)).toEqual([]);
  });

  it('says nothing about events of a weekend that is hidden between its days', () => {
    const weekend = bar('1', '2026-03-07', '2026-03-08', longTitle);
    const untilMonday = bar('2', '2026-03-07', '2026-03-09', longTitle);
    const days = ['2026-03-05', '2026-03-06', '2026-03-09'].map(dayNumber);
    expect(ids(cutInRow([weekend, untilMonday], days, month))).toEqual(['2']);
  });
});

describe('a row of a timeline on paper', () => {
  const cutInHours = (spans: readonly EventSpan[]) => {
    const columns = Array.from({ length: 24 }, (_, hour) => {
      const start = monday * minutesPerDay + hour * 60;
      return { start, end: start + 60 };
    });
    return ids(cutInTimelineRow(spans, columns, { shortest: 0.5, snaps: false, columnWidth: 32 }));
  };

  it('has a title that goes on after its event, up to the next one', () => {
    const training = between('09:00', '10:00', { title: longTitle });
    expect(cutInHours([training])).toEqual([]);
    expect(cutInHours([training, between('11:00', '12:00', { id: '2', title: '' })])).toEqual([
      '1',
    ]);
    // In another lane.
    expect(cutInHours([training, between('09:30', '23:00', { id: '2', title: '' })])).toEqual([]);
  });

  it('cuts a title at the end of its row', () => {
    expect(cutInHours([between('22:00', '23:00', { title: longTitle })])).toEqual(['1']);
  });

  it('has the title of a long event within it', () => {
    expect(cutInHours([between('08:00', '22:00', { title: longTitle })])).toEqual([]);
    expect(cutInHours([between('08:00', '18:00', { title: longTitle })])).toEqual(['1']);
  });
});
