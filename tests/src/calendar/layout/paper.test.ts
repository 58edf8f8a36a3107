import { describe, expect, it } from 'vitest';
import { cutInColumns, cutInRow } from '#src/calendar/layout/paper.ts';
import type { EventSpan } from '#src/calendar/model/event.ts';
import { dayNumber } from '#src/util/day-numbers.ts';
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

function cutInWeek(spans: readonly EventSpan[]) {
  return ids(
    cutInColumns(
      week.map((day) => ({ day, spans })),
      hours,
    ),
  );
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

  it('has a day alone with more room beside each other', () => {
    const spans = Array.from({ length: 6 }, (_, index) =>
      between('09:00', '10:00', { id: String(index) }),
    );
    expect(cutInWeek(spans)).toHaveLength(6);
    expect(cutInColumns([{ day: monday, spans }], hours)).toEqual([]);
  });
});

describe('a row of days on paper', () => {
  const bar = (id: string, start: string, end: string, title = 'Closed') =>
    createSpan({ id, title, start, end, all_day: true });

  it('has the title of a bar as far as its days reach', () => {
    const short = bar('1', '2026-03-02', '2026-03-02', longTitle);
    const long = bar('2', '2026-03-02', '2026-03-08', longTitle);
    expect(ids(cutInRow([short, long], week, { lanes: 'all' }))).toEqual(['1']);
  });

  it('has few bars above hours, and all of them in a month', () => {
    const bars = Array.from({ length: 5 }, (_, index) =>
      bar(String(index), '2026-03-03', '2026-03-03'),
    );
    expect(cutInRow(bars, week, { lanes: 'few' }).length).toBeGreaterThanOrEqual(2);
    expect(cutInRow(bars, week, { lanes: 'all' })).toEqual([]);
  });

  it('has less of a title in one of many columns than in one that is alone', () => {
    const visit = bar('1', '2026-03-02', '2026-03-02', 'A visit of the harbor office');
    const day = [monday];
    expect(cutInRow([visit], day, { lanes: 'few' })).toEqual([]);
    expect(ids(cutInRow([visit], day, { lanes: 'few', columns: 8 }))).toEqual(['1']);
  });

  it('says nothing about events of other days, nor about those with hours', () => {
    const later = bar('1', '2026-03-12', '2026-03-12', longTitle);
    expect(
      cutInRow([later, between('09:00', '10:00', { title: longTitle })], week, { lanes: 'all' }),
    ).toEqual([]);
  });
});
