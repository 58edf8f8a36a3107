import { describe, expect, it } from 'vitest';
import { createCalendarFormats } from '#src/calendar/words/calendar-formats.ts';
import {
  eventName,
  eventTime,
  rememberNames,
  timeOnDay,
} from '#src/features/calendar/formats/event-name.ts';
import { translateBy } from '#src/i18n/i18n.ts';
import { textsIn } from '#tests/setup/texts.ts';
import { createSpan } from '#tests/src/calendar/spans.ts';

const formats = createCalendarFormats('en-GB', true);
const t = translateBy((await textsIn('en')).t);
const time = (changes: Parameters<typeof createSpan>[0]) =>
  eventTime(t, formats, createSpan(changes));

describe('the time of an event', () => {
  it.each([
    [{}, 'Monday, 2 March, 17:30 – 19:00'],
    [{ end: '2026-03-02T17:30:00+01:00' }, 'Monday, 2 March, 17:30'],
    [
      { start: '2026-10-25T02:45:00+02:00', end: '2026-10-25T02:15:00+01:00' },
      'Sunday, 25 October, 02:45 – 02:15',
    ],
    [{ end: '2026-03-02T16:00:00+01:00' }, 'Monday, 2 March, 17:30'],
    [{ end: '2026-03-03T00:00:00+01:00' }, 'Monday, 2 March, 17:30 – 00:00'],
    [{ end: '2026-03-03T06:00:00+01:00' }, 'Monday, 2 March, 17:30 – Tuesday, 3 March, 06:00'],
    [{ all_day: true, start: '2026-03-02', end: '2026-03-02' }, 'Monday, 2 March, all day'],
    [
      { all_day: true, start: '2026-03-02', end: '2026-03-04' },
      'Monday, 2 March – Wednesday, 4 March',
    ],
  ])('%j is in words', (changes, expected) => {
    const words = time(changes)
      .replace('Monday 2', 'Monday, 2')
      .replaceAll(/(day) (\d)/g, '$1, $2');
    expect(words).toBe(expected);
  });

  it('is part of its name, with title, calendars and state', () => {
    const span = createSpan({ series_id: 's' });
    const name = eventName(t, formats, { span, title: 'Training', calendars: ['Heron', 'Otter'] });
    expect(name).toMatch(/^Training, Monday,? 2 March, 17:30 – 19:00, Heron, Otter, repeats$/);
  });

  it('says what its signs mean', () => {
    const span = createSpan({
      series_id: 's',
      is_exception: true,
      attachments: [
        {
          id: 1,
          name: 'Map.pdf',
          size: 1,
          mimetype: 'application/pdf',
          url: 'https://files.example/map',
          thumbnail_url: null,
        },
      ],
      signup: { limit: null, deadline: null, visibility: 'all_users', count: 0, my_signup_ids: [] },
    });
    const name = eventName(t, formats, { span, title: 'Training', calendars: [] });
    expect(name).toMatch(/ 19:00, repeats, changed, has files, takes sign-ups$/);
  });
});

it('the time of an event on a day includes its end where clocks are put back in between', () => {
  const times = { start: '2026-10-25T02:45:00+02:00', end: '2026-10-25T02:15:00+01:00' };
  const span = createSpan(times);
  expect(timeOnDay(t, formats, span, span.days.first)).toBe('02:45 – 02:15');
});

describe('the names of events that come into sight again and again', () => {
  it('are written once for each event, and anew while it is chosen', () => {
    const written: string[] = [];
    const name = rememberNames((span, isChosen) => {
      written.push(span.event.id);
      return eventName(t, formats, { span, title: 'Training', calendars: [], isChosen });
    });
    const [span, changed] = [createSpan({ id: '1' }), createSpan({ id: '1', version: '2' })];
    const first = name(span);
    expect(name(span)).toBe(first);
    expect(written).toHaveLength(1);
    expect(name(span, true)).toBe(`${first}, chosen`);
    expect(name(span)).toBe(first);
    name(changed);
    expect(written).toHaveLength(3);
  });
});
