import FullCalendar, { type EventInput } from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import interaction from '@fullcalendar/react/interaction';
import list from '@fullcalendar/react/list';
import classicTheme from '@fullcalendar/react/themes/classic';
import timeGrid from '@fullcalendar/react/timegrid';
import type { components } from '#generated/calendar/types.ts';
import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import '@fullcalendar/react/themes/classic/palette.css';

const dayMs = 86_400_000;
/** An answer has at most 10,000 events, which is a month with the days around it. */
const daysPerCall = 42;

const address = new URLSearchParams(window.location.search);
const plugins = [dayGrid, timeGrid, list, interaction, classicTheme];

const readEvents = async ({ start, end }: { start: Date; end: Date }): Promise<EventInput[]> => {
  const starts: number[] = [];
  for (let day = start.getTime(); day < end.getTime(); day += daysPerCall * dayMs) starts.push(day);
  const answers = await Promise.all(
    starts.map((day) => readDays(day, Math.min(day + daysPerCall * dayMs, end.getTime()) - dayMs)),
  );
  return answers.flatMap(({ results }) => results.map(toInput));
};

async function readDays(first: number, last: number): Promise<components['schemas']['EventRange']> {
  const query = `start_date=${formatDay(first)}&end_date=${formatDay(last)}`;
  const response = await fetch(`/calendars/${address.get('calendar')}/events?${query}`);
  return response.json();
}

function formatDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** Times without their offset, since reading them as they are on the clock takes FullCalendar the least time. */
function toInput(event: components['schemas']['Event']): EventInput {
  const { id, title, all_day: allDay, start, end } = event;
  const last = allDay ? formatDay(Date.parse(end) + dayMs) : end.slice(0, 19);
  return { id, title: title ?? '', allDay, start: start.slice(0, 19), end: last };
}

/** The view that the address names. */
export function Peer() {
  return (
    <FullCalendar
      plugins={plugins}
      initialView={address.get('view') ?? 'dayGridMonth'}
      events={readEvents}
      timeZone="UTC"
      height="100vh"
      editable
      dayMaxEvents
      eventMaxStack={3}
    />
  );
}
