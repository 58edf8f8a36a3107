import { describe, expect, it } from 'vitest';
import type { GridPlace } from '#src/calendar/model/move-event.ts';
import { dragDraft } from '#src/features/calendar/grid/drag-draft.ts';
import {
  draftChanges,
  type EventDraft,
  eventDraft,
  isUnchanged,
} from '#src/features/calendar/grid/event-draft.ts';
import { dayNumber } from '#src/util/day-numbers.ts';
import { createSpan } from '../../../calendar/spans.ts';

const monday = dayNumber('2026-03-02');
/** Monday, 17:30 to 19:00, taken from the row of sub-calendar 1. */
const training = eventDraft(createSpan({ sub_calendar_ids: [1, 2] }), 1, false);
const place = (
  day: number,
  minute: number | null,
  subCalendarId: number | null = 1,
): GridPlace => ({
  day,
  minute,
  subCalendarId,
});

const drag = (from: GridPlace, to: GridPlace, isResize = false): EventDraft =>
  dragDraft(training, { from, to, isResize, resolution: 30 });

describe('the draft of an event that is dragged', () => {
  it('is where the pointer has taken it, in the row below the pointer', () => {
    const draft = drag(place(monday, 1080), place(monday + 1, 1020, 9));
    expect(draftChanges(draft)).toEqual({
      start: '2026-03-03T16:30',
      end: '2026-03-03T18:00',
      all_day: false,
      sub_calendar_ids: [9, 2],
    });
    expect(draft.target.event).toMatchObject({ start: '2026-03-03T16:30', version: '1' });
  });

  it('always begins with the event as it is, so that the way there does not matter', () => {
    const away = drag(place(monday, 1080), place(monday + 5, 0));
    const back = dragDraft(away, {
      from: place(monday, 1080),
      to: place(monday, 1080),
      isResize: false,
      resolution: 30,
    });
    expect(isUnchanged(back)).toBe(true);
  });

  it('ends elsewhere if its edge is dragged, and stays in its row', () => {
    const longer = drag(place(monday, 1110), place(monday, 1200, 9), true);
    expect(draftChanges(longer)).toEqual({
      start: '2026-03-02T17:30',
      end: '2026-03-02T20:30',
      all_day: false,
    });
    expect(draftChanges(drag(place(monday, 1110), place(monday + 2, null), true))).toMatchObject({
      end: '2026-03-04T19:00',
    });
  });
});
