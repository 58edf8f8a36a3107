import { plainCalendar } from './plain-calendar.ts';
import type { CalendarContents, CalendarSettings } from './records.ts';
import { Story } from './story-calendar.ts';

type Calendar = Parameters<typeof plainCalendar>[0];

/** Watering from Monday to Friday: a hidden weekend, on which there is an event all the same. */
export function wateringRota(calendar: Calendar, start: Date): CalendarContents {
  const contents = withViews(plainCalendar(calendar, start), { hide_weekend: true });
  const story = new Story(start, 'Europe/Zurich');
  const openGarden = story.event({
    id: '7061',
    title: 'Open garden',
    on: [calendar.id * 100 + 1],
    author: { name: calendar.owner.name, userId: calendar.owner.id, keyId: null, isHere: false },
    from: story.at(0, 'SA', '05:00'),
    to: story.at(0, 'SA', '23:30'),
  });
  return { ...contents, events: [...contents.events, openGarden] };
}

/** A week that starts on Saturday. */
export function streetParty(calendar: Calendar, start: Date): CalendarContents {
  const contents = withViews(plainCalendar(calendar, start), {});
  const date_time = { ...contents.settings.date_time, week_start: 6 };
  return { ...contents, settings: { ...contents.settings, date_time } };
}

/** With the numbers of weeks. */
function withViews(
  { settings, ...contents }: CalendarContents,
  changes: Partial<CalendarSettings['calendar_views']>,
): CalendarContents {
  const calendar_views = { ...settings.calendar_views, show_week_numbers: true, ...changes };
  return { ...contents, settings: { ...settings, calendar_views } };
}
