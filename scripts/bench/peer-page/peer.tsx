import FullCalendar, { type EventInput } from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import interaction from '@fullcalendar/react/interaction';
import list from '@fullcalendar/react/list';
import classicTheme from '@fullcalendar/react/themes/classic';
import timeGrid from '@fullcalendar/react/timegrid';
import { createRoot } from 'react-dom/client';
import type { components } from '#generated/calendar/types.ts';
import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import '@fullcalendar/react/themes/classic/palette.css';

const dayMs = 86_400_000;
/** An answer has at most 10,000 events, which is a month with the days around it. */
const callMs = 42 * dayMs;
// The address is, for example, `/ksb1gcalendar10000?view=dayGridMonth`.
const [calendar, view] = [location.pathname.slice(1), location.search.slice(6)];
const formatDay = (time: number) => new Date(time).toISOString().slice(0, 10);

async function readEvents({ start, end }: { start: Date; end: Date }): Promise<EventInput[]> {
  const first = start.getTime();
  const count = Math.ceil((end.getTime() - first) / callMs);
  const calls = Array.from({ length: count }, async (_, index) => {
    const from = first + index * callMs;
    const to = Math.min(from + callMs, end.getTime()) - dayMs;
    const query = `start_date=${formatDay(from)}&end_date=${formatDay(to)}`;
    const response = await fetch(`/calendars/${calendar}/events?${query}`);
    const { results }: components['schemas']['EventRange'] = await response.json();
    return results.map(toInput);
  });
  return (await Promise.all(calls)).flat();
}

/** Times without their offset, since reading them as they are on the clock takes FullCalendar the least time. */
function toInput(event: components['schemas']['Event']): EventInput {
  const { id, title, all_day: allDay, start, end } = event;
  const last = allDay ? formatDay(Date.parse(end) + dayMs) : end.slice(0, 19);
  return { id, title: title ?? '', allDay, start: start.slice(0, 19), end: last };
}

createRoot(document.querySelector('main') ?? document.body).render(
  <FullCalendar
    plugins={[dayGrid, timeGrid, list, interaction, classicTheme]}
    initialView={view}
    events={readEvents}
    timeZone="UTC"
    height="100vh"
    editable
    dayMaxEvents
    eventMaxStack={3}
  />,
);
