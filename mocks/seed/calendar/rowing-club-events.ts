import { dayMs, type Moment, utcDay } from '#src/util/dates.ts';
import { hourMs, minuteMs } from '../../time/local-time.ts';
import type { EventRecord } from './records.ts';
import { lastWorkday, milo, type Story, weekdayOfMonth } from './story-calendar.ts';

const ids = { training: 10101, heron: 10102, kingfisher: 10103, otter: 10104 } as const;
const clubIds = { committee: 10105, openDays: 10106, oldClubhouse: 10107 } as const;
const cleaningNotes = `Please bring:

- gloves
- old clothes

Lunch is **on the club**.`;

/** The events of the documents' examples, which have their week for themselves. */
export function weekOfTheStory(story: Story): EventRecord[] {
  return [
    story.event({
      id: '7001',
      title: 'Training on the river',
      on: [ids.training, ids.heron],
      version: 2,
      from: story.at(-26, 'MO', '17:30'),
      to: story.at(-26, 'MO', '19:00'),
      rrule: 'FREQ=WEEKLY;BYDAY=MO,WE',
      who: 'Olivia Owner',
      location: 'Lower pontoon',
      notes: 'Meet at **17:15** at the pontoon.',
      custom: { '1011': 'Milo Member', '1012': [10122], '1013': 8 },
      created: '2025-09-01T09:00:00Z',
      updated: '2026-01-12T18:20:00Z',
      exceptions: [
        [
          story.at(2, 'WE', '17:30'),
          {
            title: 'Training on the river, with the juniors',
            from: story.at(2, 'TH', '17:30'),
            to: story.at(2, 'TH', '19:30'),
          },
        ],
        [story.at(3, 'MO', '17:30'), null],
      ],
    }),
    story.event({
      id: '7002',
      title: 'Committee meeting',
      on: [clubIds.committee],
      from: weekdayOfMonth(story.at(-26, 'MO'), 1, 1) + 19 * hourMs,
      to: weekdayOfMonth(story.at(-26, 'MO'), 1, 1) + 20.5 * hourMs,
      rrule: 'FREQ=MONTHLY;BYDAY=1MO',
      location: 'Clubhouse',
      created: '2025-09-01T09:05:00Z',
    }),
    story.event({
      id: '7003',
      title: 'Spring clean of the boathouse',
      on: [clubIds.openDays],
      version: 2,
      from: story.at(0, 'SA', '09:00'),
      to: story.at(0, 'SA', '12:00'),
      who: 'Everyone',
      location: 'Boathouse',
      notes: cleaningNotes,
      author: milo,
      custom: { '1015': [10151, 10152] },
      attachments: [
        {
          id: 1,
          name: 'cleaning-plan.pdf',
          size: 48_213,
          mimetype: 'application/pdf',
          url: 'https://files.example/C1ean1ngP1an00000001',
          thumbnail_url: null,
        },
      ],
      signup: { limit: 12, deadline: deadlineBefore(story), visibility: 'all_users' },
      created: '2026-02-09T18:30:00Z',
      updated: '2026-02-23T20:15:00Z',
    }),
  ];
}

function deadlineBefore(story: Story): Moment {
  return `${utcDay(story.at(0, 'FR'))}T17:00:00Z`;
}

/** Events around that week. */
export function otherEvents(story: Story): EventRecord[] {
  return [...eventsWithSignups(story), ...plainEvents(story)];
}

function eventsWithSignups(story: Story): EventRecord[] {
  return [
    story.event({
      id: '8001',
      title: 'Sunday outing',
      on: [ids.kingfisher],
      from: story.at(1, 'SU', '08:00'),
      to: story.at(1, 'SU', '10:30'),
      notes: 'Four seats, four people: this one is full.',
      signup: { limit: 4, deadline: null, visibility: 'all_users' },
      custom: { '1013': 4 },
    }),
    story.event({
      id: '8009',
      title: 'Sunday outing',
      on: [ids.kingfisher],
      from: story.at(2, 'SU', '08:00'),
      to: story.at(2, 'SU', '10:30'),
      rrule: 'FREQ=WEEKLY;BYDAY=SU;COUNT=10',
      signup: { limit: 4, deadline: null, visibility: 'all_users' },
      custom: { '1013': 4 },
    }),
    story.event({
      id: '8002',
      title: 'Coaching course',
      on: [ids.training],
      from: story.at(2, 'SA', '09:00'),
      to: story.at(2, 'SA', '17:00'),
      notes: 'Sign-ups closed in February.',
      signup: {
        limit: null,
        deadline: story.date('2026-02-27T18:00:00Z'),
        visibility: 'users_with_modify_permission',
      },
    }),
  ];
}

function plainEvents(story: Story): EventRecord[] {
  return [
    story.event({
      id: '8003',
      title: 'Rosa and Nina',
      on: [ids.otter],
      author: milo,
      from: story.at(1, 'TU', '10:00'),
      to: story.at(1, 'TU', '12:00'),
    }),
    story.event({
      id: '8004',
      title: 'Boathouse closed: new floor',
      on: [clubIds.openDays, ids.training],
      firstDay: story.at(2, 'FR'),
      lastDay: story.at(2, 'SU'),
    }),
    story.event({
      // A rule that forms cannot show: the last working day of the month.
      id: '8005',
      title: 'Report to the harbor office',
      on: [clubIds.committee],
      from: lastWorkday(story.at(-8, 'FR')) + 12 * hourMs,
      to: lastWorkday(story.at(-8, 'FR')) + 12.5 * hourMs,
      rrule: 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
    }),
    story.event({
      // An extension that no one else knows.
      id: '8006',
      title: 'Low water',
      on: [ids.training],
      from: story.at(1, 'TH', '06:00'),
      to: story.at(1, 'TH', '07:00'),
      rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH;X-RIVER-LEVEL=LOW',
    }),
    story.event({
      id: '8007',
      title: 'Farewell to the old clubhouse',
      on: [clubIds.oldClubhouse],
      from: story.at(-40, 'SA', '15:00'),
      to: story.at(-40, 'SA', '20:00'),
    }),
    story.event({
      id: '8008',
      title: 'Camp on the lake',
      on: [ids.training, clubIds.committee, clubIds.openDays],
      firstDay: story.at(9, 'TH'),
      lastDay: story.at(10, 'SU'),
      custom: { '1012': [10123], '1014': 'Rooms are **not** booked yet.' },
      signup: { limit: 24, deadline: null, visibility: 'all_users' },
    }),
  ];
}

/** Events at the next two changes of the clocks, one forward and one back. */
export function clockChanges(story: Story): EventRecord[] {
  return [0, 1].flatMap((change) => {
    const day = story.clockChange(change);
    return [
      story.event({
        id: `81${change}1`,
        title: 'Night row',
        on: [ids.heron],
        from: day - 2 * hourMs,
        to: day + 5 * hourMs,
        notes: 'The clocks change on the way.',
      }),
      story.event({
        id: `81${change}2`,
        title: 'Changing the clocks',
        on: [clubIds.committee],
        from: day + 2.5 * hourMs,
        to: day + 3 * hourMs + 15 * minuteMs,
      }),
      story.event({
        id: `81${change}3`,
        title: 'Early check of the pontoon',
        on: [ids.training],
        from: day - 3 * dayMs + 2.25 * hourMs,
        to: day - 3 * dayMs + 2.5 * hourMs,
        rrule: 'FREQ=DAILY;COUNT=7',
      }),
    ];
  });
}
