import { dayMs } from '#src/util/dates.ts';

import type { CalendarContents } from './records.ts';
import { roleKeys } from './sharing.ts';
import {
  authorByKey,
  calendarSettings,
  eventFields,
  hugo,
  Story,
  subCalendars,
} from './story-calendar.ts';

const rooms = { harbor: 10201, lighthouse: 10202, annex: 10203 } as const;
const catering = 10204;

/** Rooms that only one group can use at a time, in New York. Its keys have every role. */
export function meetingRooms(title: string, start: Date): CalendarContents {
  const story = new Story(start, 'America/New_York');
  return {
    settings: calendarSettings(title, story.zone, {
      date_time: { week_start: 0, use_24h_times: false },
      calendar_views: { default_view: 'scheduler', time_resolution: 15, visible_to: 20 },
      identity: { header_color: 'slate' },
    }),
    subCalendars: subCalendars(102, [
      { name: 'Harbor room', color: 'indigo', allows_overlap: false },
      { name: 'Lighthouse', color: 'red', allows_overlap: false },
      { name: 'Annex > Small room', color: 'lime', allows_overlap: false },
      { name: 'Catering', color: 'brown' },
    ]),
    fields: eventFields([
      {
        id: 1011,
        type: 'number',
        name: 'Seats',
        required: true,
        visibility: 'all_users',
      },
      {
        id: 1012,
        type: 'choice',
        name: 'Setup',
        options: [
          { id: 10121, name: 'Rows', color: null },
          { id: 10122, name: 'Circle', color: null },
        ],
      },
    ]),
    events: [...meetings(story), ...bookingsByKey(story), ...acrossClockChanges(story)],
  };
}

function meetings(story: Story) {
  return [
    story.event({
      id: '7011',
      title: 'Stand-up',
      on: [rooms.harbor],
      author: hugo,
      from: story.at(-20, 'MO', '09:00'),
      to: story.at(-20, 'MO', '09:15'),
      rrule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
      custom: { '1011': 12 },
    }),
    story.event({
      id: '7012',
      title: 'Board meeting',
      on: [rooms.lighthouse, catering],
      author: hugo,
      from: story.at(0, 'TU', '13:00'),
      to: story.at(0, 'TU', '16:00'),
      who: 'Board, Ada Admin',
      custom: { '1011': 9, '1012': [10122] },
      notes: 'Confidential. Agenda: <https://files.example/agenda>',
    }),
    story.event({
      id: '7013',
      title: 'Floor being polished',
      on: [rooms.annex],
      author: hugo,
      firstDay: story.at(1, 'SA'),
      lastDay: story.at(1, 'SU'),
      custom: { '1011': 0 },
    }),
  ];
}

/** Lists the bookings made with each key: the visitors' own, if they come with the same key. */
function bookingsByKey(story: Story) {
  const adding = roleKeys.filter(({ role }) => /^(modify|add)/.test(role));
  return adding.map(({ id, label, role }, index) => {
    const day = story.at(0, 'WE') + (index % 3) * dayMs;
    const hour = (10 + index) * 60 * 60 * 1000;
    return story.event({
      id: String(8021 + index),
      title: `Booked: ${label}`,
      author: authorByKey(id, label),
      on: [index % 2 === 0 ? rooms.harbor : rooms.lighthouse],
      from: day + hour,
      to: day + hour + 45 * 60 * 1000,
      who: label,
      notes: `With the role ${role}.`,
      custom: { '1011': 4 },
    });
  });
}

/** A call at London's time, while the clocks change on different days. */
function acrossClockChanges(story: Story) {
  const day = story.clockChange(0);
  return [
    story.event({
      id: '8031',
      title: 'Call with London',
      on: [rooms.annex],
      author: hugo,
      zone: 'Europe/London',
      from: story.at(-4, 'TH', '15:00'),
      to: story.at(-4, 'TH', '15:30'),
      rrule: 'FREQ=WEEKLY;BYDAY=TH',
      custom: { '1011': 2 },
    }),
    story.event({
      id: '8032',
      title: 'Alarm test',
      on: [rooms.harbor],
      author: hugo,
      from: day + 2.5 * 60 * 60 * 1000,
      to: day + 3 * 60 * 60 * 1000,
      custom: { '1011': 1 },
    }),
  ];
}
