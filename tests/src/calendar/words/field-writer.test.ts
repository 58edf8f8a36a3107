import { describe, expect, it } from 'vitest';
import english from '#generated/messages/english.json' with { type: 'json' };
import { createCalendarFormats } from '#src/calendar/words/calendar-formats.ts';
import { type FieldWords, findWriter } from '#src/calendar/words/field-writer.ts';
import { translateBy } from '#src/i18n/i18n.ts';
import { textsIn } from '#tests/setup/texts.ts';

const field = {
  active: true,
  required: false,
  in_title: false,
  visibility: 'all_users' as const,
  position: 0,
  multiple: false,
  options: [],
};
const subCalendar = { color: 'blue', active: true, allows_overlap: true, role: 'modify' } as const;
const words: FieldWords = {
  t: translateBy((await textsIn('en', english.calendar)).t),
  formats: createCalendarFormats('en', true),
  number: (value) => `${value}.0`,
  zone: 'Europe/Zurich',
  subCalendars: [
    { ...subCalendar, id: 1, name: 'Training' },
    { ...subCalendar, id: 2, name: 'Boats > Otter (2x)' },
  ],
  fields: [
    { ...field, id: 10, type: 'location', name: null },
    { ...field, id: 11, type: 'text', name: 'Coach' },
    { ...field, id: 12, type: 'number', name: 'Crew' },
    { ...field, id: 13, type: 'rich_text', name: 'Plan' },
    { ...field, id: 15, type: JSON.parse('"weather"'), name: 'Weather' },
    {
      ...field,
      id: 14,
      type: 'choice',
      name: 'Equipment',
      multiple: true,
      options: [
        { id: 141, name: 'Oars', color: null },
        { id: 142, name: 'Trailer', color: null },
      ],
    },
  ],
};

const find = (field: string) => findWriter(field, '2026-03-02T17:30:00+01:00', words);

describe('the value of a field', () => {
  it.each<[string, unknown, string]>([
    ['title', 'Race', 'Race'],
    ['tz', 'Europe/Zurich', 'Europe/Zurich'],
    ['who', 'Ann', 'Ann'],
    ['location', 'Lake', 'Lake'],
    ['notes', 'Bring *cake*.', 'Bring *cake*.'],
    ['start', '2026-03-14T09:00', 'Saturday, March 14, 2026, 09:00'],
    ['end', '2026-03-14T09:05:00+01:00', 'Saturday, March 14, 2026, 09:05'],
    ['end', '2026-03-14', 'Saturday, March 14, 2026'],
    ['start', 'soon', 'soon'],
    ['all_day', true, 'Yes'],
    ['all_day', false, 'No'],
    ['sub_calendar_ids', [2, 1], 'Boats > Otter (2x) and Training'],
    ['sub_calendar_ids', [9, 1], 'Training'],
    ['rrule', 'FREQ=WEEKLY', 'Every week on Monday'],
    ['signup', {}, 'Open'],
    ['attachments', ['plan.pdf', 'map.png'], 'plan.pdf and map.png'],
    ['custom.11', 'Milo', 'Milo'],
    ['custom.12', 8, '8.0'],
    ['custom.13', '*Oars*', '*Oars*'],
    ['custom.14', [142, 141], 'Trailer, Oars'],
    ['custom.14', [149], ''],
  ])('of %s, %j, is written as “%s”', (name, value, text) => {
    expect(find(name)?.write(value)).toBe(text);
  });

  it.each([
    'title',
    'start',
    'end',
    'sub_calendar_ids',
    'rrule',
    'signup',
    'attachments',
    'custom.11',
    'custom.14',
  ])('is empty for a %s that was not there', (name) => {
    expect(find(name)?.write(null)).toBe('');
  });

  it.each<[string, unknown, string]>([
    ['title', 7, ''],
    ['notes', ['a'], ''],
    ['start', 7, ''],
    ['all_day', 'true', 'No'],
    ['sub_calendar_ids', 1, ''],
    ['sub_calendar_ids', ['1', 1], 'Training'],
    ['rrule', true, ''],
    ['signup', 'open', ''],
    ['attachments', 'plan.pdf', ''],
    ['attachments', [7, 'map.png'], 'map.png'],
    ['custom.11', true, ''],
    ['custom.14', ['141', 142], 'Trailer'],
  ])('of %s is left out as far as it cannot be that: %j', (name, value, text) => {
    expect(find(name)?.write(value)).toBe(text);
  });

  it('may be Markdown', () => {
    const names = ['title', 'notes', 'custom.11', 'custom.13', 'custom.14', 'start'];
    expect(names.filter((name) => find(name)?.isMarkdown)).toEqual(['notes', 'custom.13']);
  });

  it.each(['weather', 'custom.99', 'custom.15', 'custom.10', 'comments', 'signups', 'toString'])(
    'is not known of “%s”',
    (name) => {
      expect(find(name)).toBeNull();
    },
  );
});
