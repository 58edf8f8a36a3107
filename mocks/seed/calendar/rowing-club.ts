import { dayMs } from '#src/util/dates.ts';

import { historyOfDeletion, historyWith } from './histories.ts';
import type { CalendarContents, Deletion } from './records.ts';
import { clockChanges, otherEvents, weekOfTheStory } from './rowing-club-events.ts';
import {
  calendarSettings,
  eventFields,
  milo,
  olivia,
  Story,
  subCalendars,
} from './story-calendar.ts';

/** The rowing club: boats that one crew uses at a time, training, and events to sign up for. */
export function rowingClub(title: string, start: Date): CalendarContents {
  const story = new Story(start, 'Europe/Zurich');
  const events = [...weekOfTheStory(story), ...otherEvents(story), ...clockChanges(story)];
  return {
    settings: calendarSettings(title, story.zone, {
      general_settings: {
        about:
          'Training, boats and meetings of the **Riverside rowing club**. Questions? [Write to Olivia](mailto:owner@example.com).',
      },
    }),
    subCalendars: subCalendars(101, [
      { name: 'Training', color: 'blue' },
      { name: 'Boats > Heron (8+)', color: 'teal', allows_overlap: false },
      { name: 'Boats > Kingfisher (4−)', color: 'green', allows_overlap: false },
      { name: 'Boats > Otter (2x)', color: 'amber', allows_overlap: false },
      { name: 'Club > Committee', color: 'violet' },
      { name: 'Club > Open days', color: 'orange' },
      { name: 'Club > Old clubhouse', color: 'gray', active: false },
    ]),
    fields: fields(),
    events,
    comments: new Map([
      [
        '7003',
        [
          {
            id: 1,
            author: milo,
            message: 'I can bring the pressure washer.',
            created_at: story.date('2026-02-24T07:40:00Z'),
            updated_at: null,
          },
          {
            id: 2,
            author: olivia,
            message: '**Great**, thank you!',
            created_at: story.date('2026-02-24T08:05:00Z'),
            updated_at: story.date('2026-02-24T08:06:00Z'),
          },
        ],
      ],
    ]),
    signups: signups(story),
    history: histories(story),
    deletions: [deletedQuiz(story)],
  };
}

function fields() {
  return eventFields([
    { id: 1011, type: 'text', name: 'Coach' },
    {
      id: 1012,
      type: 'choice',
      name: 'Level',
      in_title: true,
      options: [
        { id: 10121, name: 'Beginners', color: 'green' },
        { id: 10122, name: 'Advanced', color: 'amber' },
        { id: 10123, name: 'Racing', color: 'red' },
      ],
    },
    { id: 1013, type: 'number', name: 'Crew size' },
    {
      id: 1014,
      type: 'rich_text',
      name: 'Coach’s notes',
      visibility: 'users_with_modify_permission',
    },
    {
      id: 1015,
      type: 'choice',
      name: 'Equipment',
      multiple: true,
      options: [
        { id: 10151, name: 'Oars', color: 'slate' },
        { id: 10152, name: 'Life jackets', color: 'orange' },
        { id: 10153, name: 'Trailer', color: 'brown' },
      ],
    },
  ]);
}

function signups(story: Story): NonNullable<CalendarContents['signups']> {
  const crew = ['Milo Member', 'Rosa Ruder', 'Ada Admin', 'Tim Taucher'];
  return new Map([
    [
      '7003',
      [
        {
          id: 1,
          name: 'Milo Member',
          email: 'member@example.com',
          author: milo,
          created_at: story.date('2026-02-10T06:45:00Z'),
        },
        {
          id: 2,
          name: 'Rosa Ruder',
          author: { ...olivia, userId: null, keyId: 1011 },
          created_at: story.date('2026-02-20T19:10:00Z'),
        },
      ],
    ],
    [
      '8001',
      crew.map((name, index) => ({
        id: 3 + index,
        name,
        author: { ...olivia, userId: null, keyId: 1011 },
        created_at: story.date('2026-02-21T10:00:00Z'),
      })),
    ],
  ]);
}

/** The training has got another meeting place, and the spring clean another day. */
function histories(story: Story): NonNullable<CalendarContents['history']> {
  const [training, , springClean] = weekOfTheStory(story);
  if (!training || !springClean) return new Map();
  const { start, end } = springClean;
  return new Map([
    ['7901', historyOfDeletion(deletedQuiz(story))],
    ['7001', historyWith(training, { location: 'Upper pontoon' })],
    ['7003', historyWith(springClean, { start: start + 7 * dayMs, end: end + 7 * dayMs })],
  ]);
}

/** An event that administrators can restore. */
function deletedQuiz(story: Story): Deletion {
  return {
    at: story.date('2026-02-26T17:45:00Z'),
    author: milo,
    record: {
      ...story.event({
        id: '7901',
        title: 'Quiz night',
        on: [10106],
        from: story.at(2, 'FR', '19:00'),
        to: story.at(2, 'FR', '22:00'),
        who: 'Teams of four',
        location: 'Clubhouse',
        notes: 'The bar is open from 18:00.',
        custom: { '1015': [10152] },
        attachments: [
          {
            id: 2,
            name: 'quiz-rules.pdf',
            size: 12_480,
            mimetype: 'application/pdf',
            url: 'https://files.example/Qu1zRu1es000000001',
            thumbnail_url: null,
          },
        ],
        signup: { limit: 40, deadline: null, visibility: 'all_users' },
        created: '2026-01-15T19:00:00Z',
      }),
      source: {
        uid: 'quiz-night-2026@club.example',
        sequence: 0,
        changedAt: undefined,
        changes: 0,
      },
    },
  };
}
