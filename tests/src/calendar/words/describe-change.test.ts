import { describe, expect, it } from 'vitest';
import english from '#generated/messages/english.json' with { type: 'json' };
import { createCalendarFormats } from '#src/calendar/words/calendar-formats.ts';
import { describeChange } from '#src/calendar/words/describe-change.ts';
import { translateBy } from '#src/i18n/i18n.ts';
import { textsIn } from '#tests/setup/texts.ts';

const unnamed = {
  id: 10,
  type: 'location' as const,
  name: null,
  active: true,
  required: false,
  in_title: false,
  visibility: 'all_users' as const,
  position: 0,
  multiple: false,
  options: [],
};
const words = {
  t: translateBy((await textsIn('en', english.calendar)).t),
  formats: createCalendarFormats('en', true),
  number: String,
  zone: 'Europe/Zurich',
  subCalendars: [],
  fields: [unnamed],
};
const describeIt = (field: string, before: string | null, after: string | null) =>
  describeChange({ field, before, after }, '2026-03-02T17:30:00+01:00', words);

describe('a change of an event', () => {
  it('has the name of its field, and both values', () => {
    expect(describeIt('title', 'Regatta', 'Race')).toEqual({
      name: 'Title',
      before: 'Regatta',
      after: 'Race',
      isMarkdown: false,
    });
    expect(describeIt('location', null, 'Lake')).toMatchObject({ before: '', after: 'Lake' });
    expect(describeIt('location', 'Lake', null)).toMatchObject({ before: 'Lake', after: '' });
  });

  it('tells whether its values are Markdown', () => {
    expect(describeIt('notes', '*a*', '*b*')?.isMarkdown).toBe(true);
  });

  it('writes a rule for the day on which the event begins', () => {
    expect(describeIt('rrule', null, 'FREQ=WEEKLY')?.after).toBe('Every week on Monday');
  });

  it.each(['weather', 'custom.10', 'comments'])(
    'is not described for “%s”, without a name or values to write',
    (field) => {
      expect(describeIt(field, 'a', 'b')).toBeNull();
    },
  );
});
