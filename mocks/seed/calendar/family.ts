import type { CalendarContents, EventRecord } from './records.ts';
import {
  calendarSettings,
  eventFields,
  olivia,
  Story,
  subCalendars,
  weekdayOfMonth,
} from './story-calendar.ts';

const people = { olivia: 10301, otis: 10302, lea: 10303, everyone: 10304 } as const;

/** A family: birthdays, school, and holidays of several days. */
export function family(title: string, start: Date): CalendarContents {
  const story = new Story(start, 'Europe/Zurich');
  return {
    settings: calendarSettings(title, story.zone, {
      // The week starts as the hosting page says, but has its weekend in any case.
      date_time: { week_start: null },
      calendar_views: { default_view: 'week', hide_weekend: false },
      identity: { header_color: 'pink' },
    }),
    subCalendars: subCalendars(103, [
      { name: 'Olivia', color: 'purple' },
      { name: 'Otis', color: 'green' },
      { name: 'Lea', color: 'yellow' },
      { name: 'Everyone', color: 'cyan' },
    ]),
    fields: eventFields(),
    events: familyEvents(story),
  };
}

function familyEvents(story: Story): EventRecord[] {
  const year = new Date(story.at(0, 'MO')).getUTCFullYear();
  const birthday = (month: number, day: number, born: number) => Date.UTC(born, month - 1, day);
  return [
    story.event({
      id: '7021',
      title: 'Piano lesson',
      on: [people.lea],
      location: 'Music school',
      from: story.at(-10, 'TH', '16:15'),
      to: story.at(-10, 'TH', '17:00'),
      rrule: 'FREQ=WEEKLY;BYDAY=TH',
      exceptions: [[story.at(1, 'TH', '16:15'), null]],
    }),
    story.event({
      id: '7022',
      title: 'Dentist',
      on: [people.olivia, people.lea],
      from: story.at(0, 'FR', '14:00'),
      to: story.at(0, 'FR', '14:45'),
    }),
    story.event({
      id: '7023',
      title: 'Sports holidays',
      on: [people.everyone],
      firstDay: story.at(1, 'SA'),
      lastDay: story.at(3, 'SU'),
    }),
    story.event({
      id: '8001',
      title: 'Lea’s birthday',
      on: [people.everyone, people.lea],
      firstDay: birthday(3, 14, 2016),
      lastDay: birthday(3, 14, 2016),
      rrule: 'FREQ=YEARLY',
    }),
    story.event({
      id: '8002',
      title: 'Grandma’s birthday',
      on: [people.everyone],
      firstDay: birthday(2, 29, 1952),
      lastDay: birthday(2, 29, 1952),
      rrule: 'FREQ=YEARLY',
      notes: 'Every four years, as she likes to say.',
    }),
    story.event({
      id: '8003',
      title: 'Paper collection',
      on: [people.otis],
      author: olivia,
      firstDay: weekdayOfMonth(story.at(-30, 'WE'), 3, 2),
      lastDay: weekdayOfMonth(story.at(-30, 'WE'), 3, 2),
      rrule: 'FREQ=MONTHLY;BYDAY=2WE',
    }),
    story.event({
      id: '8004',
      title: 'Train to the sea',
      on: [people.everyone],
      from: story.at(1, 'SA', '21:40'),
      to: story.at(1, 'SU', '09:10'),
      who: 'All of us',
    }),
    story.event({
      id: '8005',
      title: `Taxes ${year - 1}`,
      on: [people.otis],
      from: story.at(3, 'SU', '20:00'),
      to: story.at(3, 'SU', '20:00'),
    }),
  ];
}
