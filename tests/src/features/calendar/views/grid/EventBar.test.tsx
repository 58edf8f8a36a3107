import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { layOutMonthRow } from '#src/calendar/layout/month-row.ts';
import type { CalendarEvent } from '#src/calendar/model/event.ts';
import { createEventCalls } from '#src/calendar/store/event-calls.ts';
import { EventStore } from '#src/calendar/store/event-store.ts';
import { createCalendarFormats } from '#src/calendar/words/calendar-formats.ts';
import { ChosenEvents } from '#src/features/calendar/event/chosen-events.ts';
import { EventBar } from '#src/features/calendar/views/grid/EventBar.tsx';
import { dayNumber } from '#src/util/day-numbers.ts';
import { renderInKit } from '#tests/setup/render-in-kit.tsx';
import { createSpan } from '#tests/src/calendar/spans.ts';

/** The time that the week of a day draws before an event's title. */
async function readTime(day: string, changes: Partial<CalendarEvent>) {
  const days = Array.from({ length: 7 }, (_, index) => dayNumber(day) + index);
  const row = layOutMonthRow([createSpan(changes)], days, 4);
  const [box] = row.boxes;
  if (!box) throw new Error('The event is not in this week.');
  const eventLook = {
    color: () => 'blue',
    initials: () => undefined,
    chosen: new ChosenEvents(new EventStore(createEventCalls('boats', undefined))),
    title: () => 'Night',
    calendars: () => [],
    name: () => 'Night',
  };
  await renderInKit(
    <EventBar
      {...{ box, eventLook }}
      positions={days}
      formats={createCalendarFormats('en', true)}
      onOpen={() => undefined}
    />,
  );
  return screen.getByRole('button').dataset['time'];
}

const regatta = { start: '2026-03-08T22:00:00+01:00', end: '2026-03-09T23:00:00+01:00' };

it.each([
  ['in the week in which it begins', '2026-03-02', regatta, '22:00'],
  ['but not in the next week', '2026-03-09', regatta, undefined],
  [
    'unless it lasts all day',
    '2026-03-02',
    { all_day: true, start: '2026-03-08', end: '2026-03-09' },
    undefined,
  ],
])('a bar says when its event begins, %s', async (_, week, event, time) => {
  expect(await readTime(week, event)).toBe(time);
});
