import { describe, expect, it } from 'vitest';
import english from '#generated/messages/english.json' with { type: 'json' };
import { createCalendarFormats } from '#src/calendar/words/calendar-formats.ts';
import { recurrenceText } from '#src/calendar/words/recurrence-text.ts';
import { translateBy } from '#src/i18n/i18n.ts';
import { textsIn } from '#tests/setup/texts.ts';

const translate = translateBy((await textsIn('en', english.calendar)).t);
const place = { start: '2026-03-02T17:30:00+01:00', zone: 'Europe/Zurich' };
const formats = createCalendarFormats('en', true);

describe('how an event repeats', () => {
  it.each([
    ['FREQ=DAILY', 'Every day'],
    ['FREQ=DAILY;INTERVAL=3', 'Every 3 days'],
    ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 'Monday to Friday'],
    ['FREQ=WEEKLY', 'Every week on Monday'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=WE,FR', 'Every 2 weeks on Wednesday and Friday'],
    ['FREQ=MONTHLY', 'Every month on day 2'],
    ['FREQ=MONTHLY;BYDAY=1MO', 'Every month on the first Monday'],
    ['FREQ=MONTHLY;INTERVAL=3;BYDAY=-1FR', 'Every 3 months on the last Friday'],
    ['FREQ=YEARLY;COUNT=4', 'Every year, 4 times'],
    ['FREQ=DAILY;UNTIL=20260330T215959Z', 'Every day, until Monday, March 30, 2026'],
    ['FREQ=DAILY;UNTIL=20260331', 'Every day, until Tuesday, March 31, 2026'],
    ['FREQ=HOURLY', 'By a rule of its own'],
  ])('says %s as "%s"', (rule, text) => {
    expect(recurrenceText(translate, formats, rule, place)).toBe(text);
  });
});
