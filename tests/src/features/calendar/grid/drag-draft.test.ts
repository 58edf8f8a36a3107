import { describe, expect, it } from 'vitest';
import type { GridPlace } from '#src/calendar/model/move-event.ts';
import type { WantedTime } from '#src/calendar/model/wanted-time.ts';
import { LastHours } from '#src/calendar/store/last-hours.ts';
import {
  asCopy,
  type DragDraft,
  draftChanges,
  dragDraft,
  eventDraft,
  isUnchanged,
  moveDraft,
  newEventDraft,
  withOthers,
} from '#src/features/calendar/grid/drag-draft.ts';
import { dayNumber } from '#src/util/day-numbers.ts';
import { createSpan } from '../../../calendar/spans.ts';

/** A minute since 1970 on the clock. */
const at = (day: string, hour = 0) => dayNumber(day) * 1440 + hour * 60;
const hours = (day: string, from: number, to: number): WantedTime => ({
  ...{ start: at(day, from), end: at(day, to), isAllDay: false },
});

/** Monday, March 2, from 10 to 12. */
const training = createSpan({
  ...{ id: 'a', start: '2026-03-02T10:00:00+01:00', end: '2026-03-02T12:00:00+01:00' },
  sub_calendar_ids: [1, 2],
});
const monday = hours('2026-03-02', 10, 12);
const wholeMonday = { start: at('2026-03-02'), end: at('2026-03-03'), isAllDay: true };
const camp = createSpan({ id: 'c', all_day: true, start: '2026-03-02', end: '2026-03-02' });

describe('the draft of an event', () => {
  it('is where the event is', () => {
    expect(eventDraft(training, 1, true)).toEqual({
      ...{ original: training, target: training, times: monday, lastHours: monday },
      ...{ from: 1, subCalendarId: 1, isNew: false, isCopy: false },
      ...{ isByKeys: true, isFollowed: true },
      ...{ stretch: 0, others: [], leftOut: 0 },
    });
  });

  it('knows the hours that an event of whole days had, if anybody does', () => {
    expect(eventDraft(camp, null, false).lastHours).toBeNull();
    expect(eventDraft(camp, null, false, monday).lastHours).toBe(monday);
    // An event of hours has its own.
    const earlier = hours('2026-03-01', 8, 9);
    expect(eventDraft(training, 1, false, earlier).lastHours).toEqual(monday);
  });

  it('changes nothing until it moves', () => {
    const draft = eventDraft(training, 1, false);
    expect(draftChanges(draft)).toEqual({});
    expect(isUnchanged(draft)).toBe(true);
    expect(isUnchanged(moveDraft(draft, hours('2026-03-02', 10, 13)))).toBe(false);
    expect(isUnchanged(moveDraft(draft, monday, 9))).toBe(false);
    expect(isUnchanged(moveDraft(draft, monday))).toBe(true);
  });
});

describe('a draft that moves', () => {
  const draft = eventDraft(training, 1, false);

  it('is at other times, in the row where it was', () => {
    const moved = moveDraft(draft, hours('2026-03-04', 9, 10));
    expect(moved).toMatchObject({ from: 1, subCalendarId: 1, original: training });
    expect(moved.target).toMatchObject({ start: at('2026-03-04', 9), end: at('2026-03-04', 10) });
    expect(draftChanges(moved)).toEqual({
      ...{ start: '2026-03-04T09:00', end: '2026-03-04T10:00', all_day: false },
    });
  });

  it('is in another row instead of the one that it is taken from', () => {
    const moved = moveDraft(draft, monday, 9);
    expect(moved.target.event.sub_calendar_ids).toEqual([9, 2]);
    expect(draftChanges(moved)).toEqual({ sub_calendar_ids: [9, 2] });
    // Back again.
    expect(draftChanges(moveDraft(moved, monday, 1))).toEqual({});
  });

  it('remembers the last hours while it is to last all day', () => {
    const later = moveDraft(draft, hours('2026-03-02', 14, 15));
    expect(moveDraft(later, wholeMonday).lastHours).toEqual(hours('2026-03-02', 14, 15));
    expect(moveDraft(moveDraft(draft, wholeMonday), monday).lastHours).toEqual(monday);
  });
});

describe('a draft with others', () => {
  const friend = createSpan({
    ...{ id: 'b', start: '2026-03-03T08:00:00+01:00', end: '2026-03-03T09:00:00+01:00' },
    sub_calendar_ids: [3],
  });
  const rest = { leftOut: 2, lastHours: new LastHours() };

  it('takes them from its own row, or else from their first', () => {
    const sibling = createSpan({ id: 'd', sub_calendar_ids: [3, 1] });
    const homeless = createSpan({ id: 'e', sub_calendar_ids: [] });
    const draft = withOthers(eventDraft(training, 1, true), [friend, sibling, homeless], rest);
    expect(draft.leftOut).toBe(2);
    expect(draft.others.map(({ from }) => from)).toEqual([3, 1, null]);
    expect(draft.others.map(({ isFollowed }) => isFollowed)).toEqual([false, false, false]);
  });

  it('takes them from no row where there are none', () => {
    const draft = withOthers(eventDraft(training, null, false), [friend], rest);
    expect(draft.others.map(({ from }) => from)).toEqual([null]);
  });

  it('takes them along by the same time', () => {
    const draft = withOthers(eventDraft(training, 1, false), [friend], rest);
    const [other] = moveDraft(draft, hours('2026-03-04', 11, 13)).others;
    expect(other?.times).toEqual(hours('2026-03-05', 9, 10));
    // The way there does not matter.
    const back = moveDraft(moveDraft(draft, hours('2026-03-09', 8, 9)), monday);
    expect(back.others.map(isUnchanged)).toEqual([true]);
  });

  it('takes them to another row only if they are in the same one', () => {
    const sibling = createSpan({ id: 'd', sub_calendar_ids: [1] });
    const draft = withOthers(eventDraft(training, 1, false), [friend, sibling], rest);
    const { others } = moveDraft(draft, monday, 9);
    expect(others.map((other) => draftChanges(other))).toEqual([{}, { sub_calendar_ids: [9] }]);
  });

  it('gives those of whole days the hours that they had before', () => {
    const lastHours = new LastHours();
    const before = createSpan({
      ...{ id: 'c', start: '2026-03-01T08:00:00+01:00', end: '2026-03-01T11:00:00+01:00' },
    });
    lastHours.note(before, camp.event);
    const whole = createSpan({ id: 'f', all_day: true, start: '2026-03-02', end: '2026-03-02' });
    const draft = withOthers(eventDraft(whole, null, false), [camp], { leftOut: 0, lastHours });
    const [other] = moveDraft(draft, hours('2026-03-03', 14, 15)).others;
    expect(other?.times).toEqual(hours('2026-03-03', 14, 17));
  });

  it('copies all of them, or moves all', () => {
    const draft = withOthers(eventDraft(training, 1, false), [friend], rest);
    const copy = asCopy(draft, true);
    expect([copy, ...copy.others].map(({ isCopy }) => isCopy)).toEqual([true, true]);
    const move = asCopy(copy, false);
    expect([move, ...move.others].map(({ isCopy }) => isCopy)).toEqual([false, false]);
  });
});

describe('the draft of a new event', () => {
  const rest = { title: 'New event', subCalendarId: 7, isByKeys: true };

  it('is at its times, in its row', () => {
    const draft = newEventDraft(monday, rest);
    expect(draft).toMatchObject({
      isNew: true,
      isByKeys: true,
      from: 7,
      subCalendarId: 7,
      times: monday,
    });
    expect(draft?.target.event).toMatchObject({ title: 'New event', sub_calendar_ids: [7] });
    expect(draft && isUnchanged(draft)).toBe(false);
  });

  it('is in no sub-calendar where there are no rows', () => {
    const draft = newEventDraft(wholeMonday, { ...rest, subCalendarId: null });
    expect(draft?.target.event).toMatchObject({
      ...{ sub_calendar_ids: [], all_day: true, start: '2026-03-02', end: '2026-03-02' },
    });
  });
});

const day = dayNumber('2026-03-02');
/** Monday, 17:30 to 19:00, taken from the row of sub-calendar 1. */
const evening = eventDraft(createSpan({ sub_calendar_ids: [1, 2] }), 1, false);
const place = (
  column: number,
  minute: number | null,
  subCalendarId: number | null = 1,
): GridPlace => ({
  day: column,
  minute,
  subCalendarId,
});

const drag = (from: GridPlace, to: GridPlace, edge: 'start' | 'end' | null = null): DragDraft =>
  dragDraft(evening, { from, to, edge, resolution: 30 });

describe('the draft of an event that is dragged', () => {
  it('is where the pointer has taken it, in the row below the pointer', () => {
    const draft = drag(place(day, 1080), place(day + 1, 1020, 9));
    expect(draftChanges(draft)).toEqual({
      start: '2026-03-03T16:30',
      end: '2026-03-03T18:00',
      all_day: false,
      sub_calendar_ids: [9, 2],
    });
    expect(draft.target.event).toMatchObject({ start: '2026-03-03T16:30', version: '1' });
  });

  it('always begins with the event as it is, so that the way there does not matter', () => {
    const away = drag(place(day, 1080), place(day + 5, 0));
    const back = dragDraft(away, {
      from: place(day, 1080),
      to: place(day, 1080),
      edge: null,
      resolution: 30,
    });
    expect(isUnchanged(back)).toBe(true);
  });

  it('starts elsewhere if that edge is dragged', () => {
    expect(draftChanges(drag(place(day, 1050), place(day, 960, 9), 'start'))).toEqual({
      start: '2026-03-02T16:00',
      end: '2026-03-02T19:00',
      all_day: false,
    });
  });

  it('ends elsewhere if its edge is dragged, and stays in its row', () => {
    const longer = drag(place(day, 1110), place(day, 1200, 9), 'end');
    expect(draftChanges(longer)).toEqual({
      start: '2026-03-02T17:30',
      end: '2026-03-02T20:30',
      all_day: false,
    });
    expect(draftChanges(drag(place(day, 1110), place(day + 2, null), 'end'))).toMatchObject({
      end: '2026-03-04T19:00',
    });
  });
});
