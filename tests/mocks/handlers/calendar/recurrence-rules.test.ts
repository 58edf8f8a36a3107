import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { components } from '#generated/calendar/types.ts';
import { randomCases } from '#scripts/testing/depth.ts';
import { playCases } from '#tests/setup/play-cases.ts';
import { openMock, storyClock } from '../../support.ts';
import { type OpenedCalendar, openCalendar, rowingClub } from './calendar-browser.ts';
import { icsFile, importIcs, refusedRules, tidiedRules } from './rule-cases.ts';

type Outcome = components['schemas']['ImportResult'];

const evening = {
  ...{ title: 'Evening', start: '2026-06-02T18:00', end: '2026-06-02T19:30' },
  ...{ all_day: false, sub_calendar_ids: [10106] },
};
const mostExceptions = 1000;
const mostInAYear = 2000;
const tooManyExceptions = 'A series may have at most 1,000 changed or deleted occurrences.';

async function openClub() {
  const mock = await openMock({ clock: storyClock });
  return { mock, club: openCalendar(mock, rowingClub) };
}

/** Which fields a refusal is about. */
async function refusedFields(answer: Response) {
  const { error } = await answer.json();
  return [answer.status, error?.details?.map(({ field }: { field: string }) => field)];
}

/** Everything that reads a year, which no rule may break. */
async function readAll(club: OpenedCalendar) {
  const range = 'start_date=2026-01-01&end_date=2026-12-31';
  const paths = [
    `/events?${range}`,
    `/event-search?query=e&${range}`,
    `/export?format=ics&${range}`,
  ];
  const statuses = [];
  for (const path of paths) statuses.push((await club.get(path)).status);
  return statuses;
}

/** Days from June 2, 2026, as in files. */
function fileDays(count: number): string[] {
  const first = Date.UTC(2026, 5, 2);
  return Array.from({ length: count }, (_, index) =>
    new Date(first + index * 86_400_000).toISOString().slice(0, 10).replaceAll('-', ''),
  );
}

function canceledDays(count: number): string {
  return `EXDATE:${fileDays(count)
    .map((day) => `${day}T160000Z`)
    .join(',')}`;
}

describe('a rule that the document forbids', () => {
  it.each([...refusedRules, 'freq=daily', 'FREQ=DAILY;', 'FREQ=DAILY;;COUNT=2'])(
    'is refused for a new event, a single one and a series: %s',
    async (rrule) => {
      const { club } = await openClub();
      expect(await refusedFields(await club.post('/events', { ...evening, rrule }))).toEqual([
        ...[422, ['rrule']],
      ]);
      const { event: once } = await club.create(evening);
      const body = { version: once.version, rrule };
      const onceAnswer = await club.send('PATCH', `/events/${once.id}`, body);
      expect(await refusedFields(onceAnswer)).toEqual([422, ['rrule']]);
      await club.create({ ...evening, rrule: 'FREQ=DAILY;COUNT=5' });
      const [, , third] = (await club.list('2026-06-02', '2026-06-06')).filter(
        ({ title, series_id }) => title === 'Evening' && series_id !== undefined,
      );
      for (const scope of ['this', 'following', 'all']) {
        const change = { version: third?.version, scope, rrule };
        const answer = await club.send('PATCH', `/events/${third?.id}`, change);
        expect(await refusedFields(answer)).toEqual([422, ['rrule']]);
      }
      expect(await readAll(club)).toEqual([200, 200, 200]);
    },
  );

  it('is a problem of its row in a file, whose other events come', async () => {
    const { mock, club } = await openClub();
    const lines = [...refusedRules.map((rule) => [`RRULE:${rule}`]), ['LOCATION:Boathouse']];
    const outcome: Outcome = await (await importIcs(mock, rowingClub, icsFile(lines))).json();
    expect(outcome).toMatchObject({ accepted: 1, refused: refusedRules.length });
    expect(outcome.events.map(({ line, problem }) => [line, problem !== null])).toEqual(
      lines.map((_, index) => [3 + index * 7, index < refusedRules.length]),
    );
    expect(await readAll(club)).toEqual([200, 200, 200]);
  });
});

describe('a rule that would take too much work', () => {
  const often = 'An event may repeat daily at most, not by the hour, minute or second.';

  it.each([
    ['FREQ=HOURLY', often],
    ['FREQ=MINUTELY', often],
    ['FREQ=SECONDLY;COUNT=1', often],
    ['FREQ=DAILY;BYHOUR=8', often],
    ['FREQ=WEEKLY;BYMINUTE=0', often],
    ['FREQ=YEARLY;BYSECOND=0', often],
    ['FREQ=DAILY;COUNT=2001', 'An event may repeat at most 2,000 times.'],
    ['FREQ=DAILY;INTERVAL=1000', 'The interval of a rule may be 999 at most.'],
  ])('is refused in words, added, changed or in a file: %s', async (rrule, message) => {
    const { mock, club } = await openClub();
    const { event } = await club.create({ ...evening, rrule: 'FREQ=DAILY;COUNT=5' });
    const change = { version: event.version, scope: 'all', rrule };
    const answers = [
      await club.post('/events', { ...evening, rrule }),
      await club.send('PATCH', `/events/${event.id}`, change),
    ];
    for (const answer of answers) {
      const { error } = await answer.json();
      expect([answer.status, error.details]).toEqual([422, [{ field: 'rrule', message }]]);
    }
    const file = icsFile([[`RRULE:${rrule}`]]);
    const outcome: Outcome = await (await importIcs(mock, rowingClub, file)).json();
    expect(outcome.events.map(({ problem }) => problem)).toEqual([message]);
  });
});

describe('a rule in a file', () => {
  it.each(tidiedRules)('may be %j', async (text, rrule) => {
    const { mock, club } = await openClub();
    const outcome: Outcome = await (
      await importIcs(mock, rowingClub, icsFile([[`RRULE:${text}`]]))
    ).json();
    expect(outcome.events).toMatchObject([{ repeats: true, problem: null }]);
    const [event] = (await club.list('2026-06-02', '2026-06-02')).filter(
      ({ title }) => title === 'Event 0',
    );
    expect(event?.rrule).toBe(rrule);
    expect(await readAll(club)).toEqual([200, 200, 200]);
  });

  it.each([
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;BYDAY=MO',
    'FREQ=YEARLY;BYWEEKNO=23,24,25,26,27,28,29,30;BYDAY=TU',
    'FREQ=WEEKLY;BYDAY=TU,WE;BYSETPOS=1',
  ])('may take long to work out, and only some may: %s', async (rule) => {
    const { mock } = await openClub();
    const rare = `RRULE:${rule}`;
    const lines = [...Array.from({ length: 15 }, () => [rare]), ['RRULE:FREQ=MONTHLY;COUNT=3']];
    const outcome: Outcome = await (await importIcs(mock, rowingClub, icsFile(lines))).json();
    const problem = 'Too many rules of this file take long to work out.';
    expect(outcome.events.map((event) => event.problem)).toEqual([
      ...Array.from({ length: 10 }, () => null),
      ...Array.from({ length: 5 }, () => problem),
      null,
    ]);
  });
});

describe('the exceptions of a series', () => {
  it('are at most 1,000 in a file', async () => {
    const { mock, club } = await openClub();
    const lines = [mostExceptions, mostExceptions + 1].map((count) => [
      ...['RRULE:FREQ=DAILY', canceledDays(count)],
    ]);
    const outcome: Outcome = await (await importIcs(mock, rowingClub, icsFile(lines))).json();
    expect(outcome.events.map(({ problem }) => problem)).toEqual([null, tooManyExceptions]);
    expect(await readAll(club)).toEqual([200, 200, 200]);
  });

  it('are at most 1,000 by calls, also changed ones; deleted ones can be brought back', async () => {
    const { mock, club } = await openClub();
    await importIcs(mock, rowingClub, icsFile([['RRULE:FREQ=DAILY', canceledDays(999)]]));
    const [first, second] = (await club.list('2029-02-20', '2029-03-20')).filter(
      ({ title }) => title === 'Event 0',
    );
    if (!first || !second) throw new Error('The series has ended.');
    const deletion = await club.remove(first);
    const answers = [
      await club.send('DELETE', `/events/${second.id}?version=${second.version}`),
      await club.send('PATCH', `/events/${second.id}`, { version: second.version, title: 'New' }),
    ];
    for (const answer of answers) {
      const { error } = await answer.json();
      expect([answer.status, error.details]).toEqual([
        ...[422, [{ field: 'scope', message: tooManyExceptions }]],
      ]);
    }
    await club.undo(deletion);
    const again = await club.event(second.id);
    await club.remove(again);
    expect(await readAll(club)).toEqual([200, 200, 200]);
  });

  it('can be changed again, and the series ends, when there are 1,000', async () => {
    const { mock, club } = await openClub();
    await importIcs(mock, rowingClub, icsFile([['RRULE:FREQ=DAILY', canceledDays(999)]]));
    const [first, second] = (await club.list('2029-02-20', '2029-03-20')).filter(
      ({ title }) => title === 'Event 0',
    );
    if (!first || !second) throw new Error('The series has ended.');
    const { event } = await club.update(first.id, { version: first.version, title: 'Changed' });
    const twice = await club.update(event.id, { version: event.version, title: 'Again' });
    expect(twice.event.title).toBe('Again');
    await club.remove(second, 'following');
    expect(await readAll(club)).toEqual([200, 200, 200]);
  });
});

describe('a series', () => {
  it('with the longest rule can be split, and split again', async () => {
    const { club } = await openClub();
    const days = Array.from({ length: 31 }, (_, index) => index + 1).join();
    const rule = `FREQ=MONTHLY;BYMONTHDAY=${days};X-A=`;
    const rrule = `${rule}${'A'.repeat(470 - rule.length)}`;
    await club.create({ ...evening, rrule });
    for (const day of ['2026-06-20', '2026-06-10']) {
      const [event] = (await club.list(day, day)).filter(({ title }) => title === 'Evening');
      if (!event) throw new Error('The series has ended.');
      const { event: tail } = await club.update(event.id, {
        ...{ version: event.version, scope: 'following', location: 'Slip' },
      });
      expect(tail.rrule?.startsWith(rrule)).toBe(true);
    }
    expect(await readAll(club)).toEqual([200, 200, 200]);
  });

  it('without an end in sight can become one with times, in any zone, and move', async () => {
    const { mock, club } = await openClub();
    const dates = ['DTSTART;VALUE=DATE:20260602', 'RRULE:FREQ=DAILY;UNTIL=99991231'];
    const file = icsFile([dates]).replace('DTSTART:20260602T160000Z\r\n', '');
    await importIcs(mock, rowingClub, file.replace('DTEND:20260602T173000Z\r\n', ''));
    const [event] = (await club.list('2026-06-02', '2026-06-02')).filter(
      ({ title }) => title === 'Event 0',
    );
    if (!event) throw new Error('The series has not come.');
    const timed = await club.update(event.id, {
      ...{ version: event.version, scope: 'all', all_day: false, tz: 'America/New_York' },
      ...{ start: '2026-06-02T22:00', end: '2026-06-02T23:00' },
    });
    await club.update(timed.event.id, {
      ...{ version: timed.event.version, scope: 'all' },
      ...{ start: '2199-12-31T22:00', end: '2199-12-31T23:00' },
    });
    const range = 'start_date=2199-01-01&end_date=2199-12-31';
    expect((await club.get(`/events?${range}`)).status).toBe(200);
    const last = await club.get('/events?start_date=9999-01-01&end_date=9999-12-31');
    expect(await last.json()).toMatchObject({ total: 0 });
  });
});

const frequency = fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY');
const place = (most: number) =>
  fc.integer({ min: -most, max: most }).filter((number) => number !== 0);
const weekday = fc.constantFrom('MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU');
const lists = {
  BYDAY: fc
    .tuple(fc.constantFrom('', '', '1', '-1', '5', '20'), weekday)
    .map((one) => one.join('')),
  BYMONTHDAY: place(31),
  BYMONTH: fc.integer({ min: 1, max: 12 }),
  BYYEARDAY: place(366),
  BYWEEKNO: place(53),
  BYSETPOS: place(8),
};
const ends = fc.oneof(
  fc.constant(''),
  fc.integer({ min: 1, max: 2000 }).map((count) => `;COUNT=${count}`),
  fc.constantFrom(';UNTIL=20280229', ';UNTIL=20260603T160000Z', ';UNTIL=99991231T235959'),
);

/** Rules of parts as RFC 5545 has them, which may contradict each other. */
const rules = fc
  .record({
    frequency,
    interval: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 999 })),
    names: fc.uniqueArray(fc.constantFrom(...Object.keys(lists)), { maxLength: 3 }),
    values: fc.record(
      Object.fromEntries(
        Object.entries(lists).map(([name, value]) => [
          name,
          fc.array<string | number>(value, { minLength: 1, maxLength: 4 }),
        ]),
      ),
    ),
    end: ends,
  })
  .map(({ frequency: often, interval, names, values, end }) => {
    const parts = names.map((name) => `;${name}=${values[name]?.join()}`).join('');
    return `FREQ=${often};INTERVAL=${interval}${parts}${end}`;
  });

it('any rule is refused, or can be read, changed from its second occurrence on, and taken back', async () => {
  const { mock, club } = await openClub();
  await playCases({ runs: randomCases({ few: 40, many: 1500 }) }, rules, async (rrule) => {
    const answer = await club.post('/events', { ...evening, rrule });
    expect([201, 422]).toContain(answer.status);
    if (answer.status === 422) return;
    const created = await answer.json();
    expect(await readAll(club)).toEqual([200, 200, 200]);
    const occurrences = (await club.list('2026-06-02', '2027-06-02')).filter(
      ({ series_id }) => series_id === created.event.series_id,
    );
    expect(occurrences.length).toBeLessThanOrEqual(mostInAYear);
    const { id, version } = occurrences[1] ?? created.event;
    const change = {
      version,
      scope: 'following',
      start: '2026-09-30T18:00',
      end: '2026-09-30T19:00',
    };
    const changed = await club.send('PATCH', `/events/${id}`, change);
    expect([200, 422]).toContain(changed.status);
    expect(await readAll(club)).toEqual([200, 200, 200]);
    if (changed.ok) await club.undo(await changed.json());
    await club.undo(created);
  });
  expect(mock.service.violations).toEqual([]);
});
