import { eventIds } from '../events.ts';
import type { CalendarContents } from './records.ts';
import { calendarSettings, eventFields, Story, subCalendars } from './story-calendar.ts';

/** One of the thousands of calendars without a story: three events. */
export function plainCalendar(
  { id, title, owner }: { id: number; title: string; owner: { id: number; name: string } },
  start: Date,
): CalendarContents {
  const story = new Story(start, 'Europe/Zurich');
  const author = { name: owner.name, userId: owner.id, keyId: null, isHere: false };
  const [general, team] = [id * 100 + 1, id * 100 + 2];
  const [weekly = '', once = '', days = ''] = eventIds({ id }).map(String);
  return {
    settings: calendarSettings(title, story.zone),
    subCalendars: subCalendars(id, [
      { name: 'General', color: 'blue' },
      { name: 'Team', color: 'green' },
    ]),
    fields: eventFields(),
    events: [
      story.event({
        id: weekly,
        title: 'Weekly meeting',
        on: [general],
        author,
        from: story.at(-12, 'MO', '10:00'),
        to: story.at(-12, 'MO', '11:00'),
        rrule: 'FREQ=WEEKLY;BYDAY=MO',
      }),
      story.event({
        id: once,
        title: 'Introduction',
        on: [team],
        author,
        from: story.at(0, 'WE', '14:00'),
        to: story.at(0, 'WE', '15:30'),
      }),
      story.event({
        id: days,
        title: 'Away',
        on: [team],
        author,
        firstDay: story.at(1, 'TU'),
        lastDay: story.at(1, 'TH'),
      }),
    ],
  };
}
