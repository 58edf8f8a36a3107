import { describe, expect, it } from 'vitest';
import { changedEvent } from '#src/calendar/store/predict-edit.ts';
import { createCalendarFormats } from '#src/calendar/words/calendar-formats.ts';
import type { FieldWords } from '#src/calendar/words/field-writer.ts';
import { compareVersions } from '#src/features/calendar/commands/describe-event.ts';
import { translateBy } from '#src/i18n/i18n.ts';
import { textsIn } from '#tests/setup/texts.ts';
import { createEvent } from '#tests/src/calendar/spans.ts';

const formats = createCalendarFormats('en-US', false);
const t = translateBy((await textsIn('en')).t);
const words = { t, formats, subCalendars: [], fields: [], zone: null, number: String };

it('both versions of an event differ in files that were to be added or removed', () => {
  const data = { size: 9, mimetype: 'application/pdf', url: 'https://files.example/1' };
  const attachments = [
    { ...data, id: 1, name: 'course.pdf', thumbnail_url: null },
    { ...data, id: 2, name: 'crews.pdf', thumbnail_url: null },
  ];
  const seen = createEvent({ attachments });
  const mine = changedEvent(seen, {
    add_attachments: [{ ...data, name: 'plan.pdf', handle: 'H' }],
    remove_attachment_ids: [1],
  });
  expect(compareVersions({ seen, mine, theirs: seen }, words)).toMatchObject([
    {
      name: 'Attachments',
      mine: 'crews.pdf and plan.pdf',
      theirs: 'course.pdf and crews.pdf',
    },
  ]);
});

describe('a part that both have changed', () => {
  const seen = createEvent({ custom: { '7': 'Blue' } });

  it('is written with the folders of calendars, whose own names may be the same', () => {
    const subCalendar = { color: 'blue', active: true, allows_overlap: true } as const;
    const rooms = [
      { ...subCalendar, id: 1, name: 'North > Room 1', role: 'modify' },
      { ...subCalendar, id: 2, name: 'South > Room 1', role: 'modify' },
    ] as const;
    const mine = { ...seen, sub_calendar_ids: [1] };
    const theirs = { ...seen, sub_calendar_ids: [2] };
    expect(
      compareVersions({ seen, mine, theirs }, { ...words, subCalendars: rooms }),
    ).toMatchObject([
      { field: 'sub_calendar_ids', mine: 'North > Room 1', theirs: 'South > Room 1' },
    ]);
  });

  it('is among the differences although it reads the same', () => {
    const mine = { ...seen, sub_calendar_ids: [8] };
    const theirs = { ...seen, sub_calendar_ids: [9] };
    expect(compareVersions({ seen, mine, theirs }, words, ['sub_calendar_ids'])).toMatchObject([
      { field: 'sub_calendar_ids', mine: '', theirs: '' },
    ]);
  });

  it('is among the differences although its field is no longer active', () => {
    const field: FieldWords['fields'][number] = {
      ...{ id: 7, type: 'text', name: 'Color', active: false, required: false, in_title: false },
      ...{ visibility: 'all_users', position: 0, multiple: false, options: [] },
    };
    const mine = { ...seen, custom: { '7': 'Red' } };
    const theirs = { ...seen, custom: { '7': 'Green' } };
    const versions = { seen, mine, theirs };
    const fieldWords = { ...words, fields: [field] };
    expect(compareVersions(versions, fieldWords)).toEqual([]);
    expect(compareVersions(versions, fieldWords, ['custom.7'])).toMatchObject([
      { field: 'custom.7', name: 'Color', mine: 'Red', theirs: 'Green' },
    ]);
  });
});
