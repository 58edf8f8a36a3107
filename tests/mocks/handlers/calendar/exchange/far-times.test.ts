import { expect, it } from 'vitest';
import type { components } from '#generated/calendar/types.ts';
import { openMock, storyClock } from '../../../support.ts';
import { openCalendar, rowingClub, training } from '../calendar-browser.ts';
import { icsFile, importIcs } from '../rule-cases.ts';

type Outcome = components['schemas']['ImportResult'];

const year = 'Choose a year between 1900 and 2199.';

async function openClub() {
  const mock = await openMock({ clock: storyClock });
  return { mock, club: openCalendar(mock, rowingClub) };
}

/** An event of a file with its own times. */
const eventWith = (...lines: string[]) =>
  icsFile([lines]).replace(/DTSTART:20260602T160000Z\r\nDTEND:20260602T173000Z\r\n/, '');

it.each([
  ['the last minutes of 9999', eventWith('DTSTART:99991231T233000Z', 'DTEND:99991231T235900Z')],
  ['December 31, 9999', eventWith('DTSTART;VALUE=DATE:99991231')],
  ['an hour into 10000', eventWith('DTSTART:99991231T233000Z', 'DURATION:PT1H')],
  [
    'an end in 9999',
    eventWith('DTSTART:20260602T160000Z', 'DTEND;TZID=Europe/Zurich:99991231T235959'),
  ],
  ['a million years', eventWith('DTSTART:20260602T160000Z', 'DURATION:P365000000D')],
  ['more than there are times', eventWith('DTSTART:20260602T160000Z', 'DURATION:P99999999999D')],
  [
    'more than there are numbers',
    eventWith('DTSTART:20260602T160000Z', `DURATION:PT${'9'.repeat(400)}S`),
  ],
  [
    'the first minutes of the year 100',
    eventWith('DTSTART;TZID=Asia/Tokyo:01000101T000000', 'DURATION:PT1H'),
  ],
  ['9999, in a spreadsheet', 'Title,Start date,Start time\nFar,9999-12-31,23:30'],
  ['9999 as a whole day, in a spreadsheet', 'Title,Start date\nFar,9999-12-31'],
  ['the year 100, in a spreadsheet', 'Title,Start date,Start time\nFar,0100-01-01,00:00'],
])('%s is a refused row of a file, which has no times', async (_, file) => {
  const { mock } = await openClub();
  const outcome: Outcome = await (await importIcs(mock, rowingClub, file)).json();
  expect(outcome).toMatchObject({ accepted: 0, refused: 1 });
  expect(outcome.events).toMatchObject([{ problem: year, end: null }]);
  expect(mock.service.violations).toEqual([]);
});

it('a series keeps no exception that is beyond all years', async () => {
  const { mock, club } = await openClub();
  const far = ['EXDATE:99991231T233000Z,01000101T000000Z', 'RRULE:FREQ=DAILY;COUNT=3'];
  const part = ['RECURRENCE-ID:99991231T233000Z', 'DURATION:PT1H'];
  const file = icsFile([far, part]).replace('UID:event-1', 'UID:event-0');
  const outcome: Outcome = await (await importIcs(mock, rowingClub, file)).json();
  expect(outcome.events.map(({ problem }) => problem)).toEqual([
    null,
    'Its series has no such occurrence.',
  ]);
  const range = 'start_date=2026-06-01&end_date=2026-06-05';
  const text = await (await club.get(`/export?format=ics&${range}`)).text();
  expect(text).toContain('SUMMARY:Event 0');
  expect(text).not.toMatch(/EXDATE:(?:01|99|10)/);
  expect(mock.service.violations).toEqual([]);
});

it.each([
  ['in 9999', { start: '9999-12-31T23:00', end: '9999-12-31T23:59' }],
  ['until 9999', { end: '9999-12-31T23:59' }],
  ['on the last day of 9999', { all_day: true, start: '9999-12-31', end: '9999-12-31' }],
  ['in the year 100', { start: '0100-01-01T00:00', end: '0100-01-01T01:00' }],
])('an event %s is refused when it is added, and when it is changed', async (_, times) => {
  const { mock, club } = await openClub();
  const refusal = { error: { id: 'validation_error', details: [{ message: year }] } };
  const added = await club.post('/events', { ...training, ...times });
  expect([added.status, await added.json()]).toMatchObject([422, refusal]);
  const { event } = await club.create({ ...training, rrule: 'FREQ=DAILY;COUNT=3' });
  for (const scope of ['this', 'following', 'all']) {
    const change = { version: event.version, scope, ...times };
    const changed = await club.send('PATCH', `/events/${event.id}`, change);
    expect([changed.status, await changed.json()]).toMatchObject([422, refusal]);
  }
  expect(mock.service.violations).toEqual([]);
});

it.each([
  ['0100-01-01', '0100-01-31'],
  ['9999-12-01', '9999-12-31'],
])('the days from %s to %s can be read in every way', async (first, last) => {
  const { mock, club } = await openClub();
  const range = `start_date=${first}&end_date=${last}`;
  for (const path of [
    ...[`/events?${range}`, `/events?${range}&tz=Pacific/Kiritimati`, `/export?${range}`],
    ...[`/export?format=csv&${range}`, `/event-search?query=e&${range}`],
    `/event-changes?since=1772442000-0&${range}`,
  ]) {
    expect([path, (await club.get(path)).status]).toEqual([path, 200]);
  }
  expect(mock.service.violations).toEqual([]);
});
