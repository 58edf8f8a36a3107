import { expect, it } from 'vitest';
import { changedEvent } from '#src/calendar/store/predict-edit.ts';
import { compareVersions } from '#src/features/calendar/commands/describe-event.ts';
import { createCalendarFormats } from '#src/features/calendar/formats/calendar-formats.ts';
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
