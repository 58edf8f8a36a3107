import { minuteMs } from '../../time/local-time.ts';
import type { CalendarContents } from './records.ts';
import { calendarSettings, eventFields, milo, Story, subCalendars } from './story-calendar.ts';

const places = { races: 10501, volunteers: 10502, food: 10503 } as const;
const classes = ['1x', '2x', '2−', '4x', '4−', '4+', '8+'] as const;

/** A regatta of three days: many short races side by side, helpers, and a password. */
export function regatta(title: string, start: Date): CalendarContents {
  const story = new Story(start, 'Europe/Zurich');
  return {
    settings: calendarSettings(title, story.zone, {
      calendar_views: { default_view: 'days', time_resolution: 10, days: 3 },
      identity: { header_color: 'red' },
    }),
    subCalendars: subCalendars(105, [
      { name: 'Races', color: 'red' },
      { name: 'Volunteers', color: 'lime' },
      { name: 'Food', color: 'orange' },
    ]),
    fields: eventFields([{ id: 1011, type: 'number', name: 'Helpers needed', in_title: true }]),
    events: [
      story.event({
        id: '7041',
        title: 'Set-up',
        on: [places.volunteers],
        custom: { '1011': 20 },
        from: story.at(4, 'TH', '14:00'),
        to: story.at(4, 'TH', '20:00'),
        signup: { limit: 20, deadline: null, visibility: 'all_users' },
      }),
      story.event({
        id: '7042',
        title: 'Regatta',
        on: [places.races],
        firstDay: story.at(4, 'FR'),
        lastDay: story.at(4, 'SU'),
      }),
      story.event({
        id: '7043',
        title: 'Kitchen',
        on: [places.food, places.volunteers],
        author: milo,
        from: story.at(4, 'FR', '10:00'),
        to: story.at(4, 'FR', '22:00'),
        rrule: 'FREQ=DAILY;COUNT=3',
        custom: { '1011': 6 },
        signup: { limit: 6, deadline: null, visibility: 'users_with_modify_permission' },
      }),
      ...races(story),
    ],
  };
}

/** A race every ten minutes. */
function races(story: Story) {
  return (['FR', 'SA', 'SU'] as const).flatMap((day, dayIndex) =>
    Array.from({ length: 48 }, (_, index) => {
      const number = dayIndex * 48 + index + 1;
      const from = story.at(4, day, '09:00') + index * 10 * minuteMs;
      return story.event({
        id: String(8000 + number),
        on: [places.races],
        title: `Race ${number}: ${classes[number % classes.length]}`,
        from,
        to: from + 8 * minuteMs,
      });
    }),
  );
}
