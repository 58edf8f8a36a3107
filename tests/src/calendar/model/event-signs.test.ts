import { describe, expect, it } from 'vitest';
import type { CalendarEvent } from '#src/calendar/model/event.ts';
import { type EventSign, listSigns } from '#src/calendar/model/event-signs.ts';
import { createSpan } from '../spans.ts';

const occurrence = { series_id: 's', original_start: '2026-03-02T17:30:00+01:00' };
const signup: CalendarEvent['signup'] = {
  limit: null,
  deadline: null,
  visibility: 'all_users',
  count: 0,
  my_signup_ids: [],
};
const attachments = [
  {
    id: 1,
    name: 'Map.pdf',
    size: 1,
    mimetype: 'application/pdf',
    url: 'https://files.example/map',
    thumbnail_url: null,
  },
];

describe('the signs of an event', () => {
  it.each<[string, Parameters<typeof createSpan>[0], readonly EventSign[]]>([
    ['that happens once', {}, []],
    ['of a series', occurrence, ['repeats']],
    [
      'that has been moved',
      { ...occurrence, original_start: '2026-03-03T17:30:00+01:00', is_exception: true },
      ['repeats', 'moved'],
    ],
    ['that differs from its series', { ...occurrence, is_exception: true }, ['repeats', 'changed']],
    ['with files', { attachments }, ['files']],
    ['that takes sign-ups', { signup }, ['signup']],
    ['with all of it', { ...occurrence, attachments, signup }, ['repeats', 'files', 'signup']],
  ])('say what is to be known of one %s', (_, changes, signs) => {
    expect(listSigns(createSpan(changes))).toEqual(signs);
  });
});
