import { describe, expect, it } from 'vitest';
import { startMockServer } from '#mocks/http/server.ts';
import { createMockService } from '#mocks/service.ts';
import { countSteps } from '../../setup/step-counter.ts';
import { rowingClub } from '../handlers/calendar/calendar-browser.ts';
import { icsFile, importForm, refusedRules, tidiedRules } from '../handlers/calendar/rule-cases.ts';
import { afterwards, openMock, storyClock, template } from '../support.ts';

/** Generous: a hostile rule once kept everyone waiting for good. */
const longestWaitMs = 10_000;
const otherCalls = 20;
const range = 'start_date=2026-03-01&end_date=2026-03-31';

const evening = {
  ...{ title: 'Evening', start: '2026-06-02T18:00', end: '2026-06-02T19:30' },
  ...{ all_day: false, sub_calendar_ids: [10106] },
};
/** Twenty times as many rare rules as a file may have. */
const rareRules = Array.from(
  { length: 200 },
  (_, index) => `FREQ=DAILY;BYMONTH=2;BYMONTHDAY=29;BYDAY=MO;X-N=${index}`,
);
const canceledDays = Array.from({ length: 1000 }, (_, index) =>
  new Date(Date.UTC(2026, 5, 2 + index)).toISOString().slice(0, 10).replaceAll('-', ''),
);
const files = {
  'refused rules': Array.from({ length: 10 }, () => refusedRules)
    .flat()
    .map((rule) => [`RRULE:${rule}`]),
  'rare rules': rareRules.map((rule) => [`RRULE:${rule}`]),
  'tidied rules': tidiedRules.map(([rule]) => [`RRULE:${rule}`]),
  'canceled occurrences': [
    ['RRULE:FREQ=DAILY', `EXDATE:${canceledDays.map((day) => `${day}T160000Z`).join()}`],
  ],
};

async function openServer() {
  const service = await createMockService({
    page: { template: () => template, csp: false },
    clock: storyClock,
  });
  const server = await startMockServer({ port: 0, service });
  afterwards(() => server.close());
  const headers = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' };
  /** The status of a call, and after how long it was answered. */
  const call = async (path: string, options: RequestInit = {}) => {
    const start = performance.now();
    const response = await fetch(`${server.url}/calendars/${rowingClub}${path}`, {
      ...options,
      headers: { ...headers, ...options.headers },
    });
    await response.arrayBuffer();
    return { status: response.status, ms: performance.now() - start };
  };
  // The first call creates the calendar's world.
  await call(`/events?${range}`);
  return { call, violations: service.violations };
}

type Call = Awaited<ReturnType<typeof openServer>>['call'];

/** Makes a hostile call while others read. */
async function makeAmongOthers(call: Call, hostile: () => ReturnType<Call>) {
  const [answer, ...others] = await Promise.all([
    hostile(),
    ...Array.from({ length: otherCalls }, () => call(`/events?${range}`)),
  ]);
  expect(others.map(({ status }) => status)).toEqual(others.map(() => 200));
  const longest = Math.max(answer.ms, ...others.map(({ ms }) => ms));
  expect(longest).toBeLessThan(longestWaitMs);
  return answer.status;
}

it('hostile rules of calls are answered while others read', async () => {
  const { call, violations } = await openServer();
  for (const rrule of [
    ...refusedRules,
    ...tidiedRules.map(([rule]) => rule),
    ...rareRules.slice(0, 5),
  ]) {
    const status = await makeAmongOthers(call, () =>
      call('/events', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...evening, rrule }),
      }),
    );
    expect([201, 422]).toContain(status);
  }
  expect(violations).toEqual([]);
});

it.each(Object.entries(files))(
  'a file with %s is answered while others read',
  async (_, events) => {
    const { call, violations } = await openServer();
    const body = () => importForm(icsFile(events));
    const status = await makeAmongOthers(call, () =>
      call('/import', { method: 'POST', body: body() }),
    );
    expect(status).toBe(200);
    // What has come is read, too.
    await makeAmongOthers(call, () => call('/events?start_date=2026-01-01&end_date=2026-12-31'));
    expect(violations).toEqual([]);
  },
);

/** Steps for each series of a file, three times as many as needed: to read it, and to compare all of its days with others. */
const [reading, comparing] = [17_000, 200_000];

/** Rules for which `rrule-temporal` may look at each day, or at all of a year for each period. */
const weekdays = 'BYDAY=MO,TU,WE,TH,FR,SA,SU';
const listNumbers = (length: number) => Array.from({ length }, (_, index) => index + 1).join();
/** With three times as many steps as each needs. */
const laboriousRules: readonly [string, number, string][] = [
  ['days of a month, counted', 300_000, 'FREQ=DAILY;BYMONTHDAY=2;COUNT=2000'],
  ['days of a month', 16_000, `FREQ=DAILY;BYMONTHDAY=2;${weekdays}`],
  ['weeks of a month, counted', 250_000, `FREQ=WEEKLY;BYMONTH=6;${weekdays};COUNT=2000`],
  ['one of the days of each week', 35_000, `FREQ=WEEKLY;BYSETPOS=2;${weekdays}`],
  ['all days of each month', 50_000, `FREQ=MONTHLY;BYMONTHDAY=${listNumbers(31)}`],
  ['one of the days of each year', 50_000, `FREQ=YEARLY;BYSETPOS=153;${weekdays}`],
  ['all weeks of each year', 130_000, `FREQ=YEARLY;BYWEEKNO=${listNumbers(53)};${weekdays}`],
  ['a hundred days of each year', 30_000, `FREQ=YEARLY;BYYEARDAY=${listNumbers(100)},153`],
];
const seriesOfFile = 1000;

describe('the work of a call is in proportion to the size of a file', () => {
  const takeSteps = countSteps(/\/mocks\/|rrule-temporal|temporal-polyfill/);
  const year = 'start_date=2026-01-01&end_date=2026-12-31';

  /** Daily series of a minute each, one after the other. */
  const minutes = Array.from({ length: seriesOfFile }, (_, index) => {
    const minute = new Date(Date.UTC(2026, 5, 2, 0, index)).toISOString();
    return [`DTSTART:${minute.replaceAll(/[-:]|\.000/g, '')}`, 'DURATION:PT1M', 'RRULE:FREQ=DAILY'];
  });
  const file = [
    'BEGIN:VCALENDAR',
    ...minutes.flatMap((lines, index) => [
      ...['BEGIN:VEVENT', `UID:minute-${index}`, 'SUMMARY:Minute', ...lines, 'END:VEVENT'],
    ]),
    'END:VCALENDAR',
  ].join('\r\n');

  /** A calendar with a file in a sub-calendar. */
  async function openFull(text: string, place = '10106') {
    const { fetch } = await openMock({ clock: storyClock });
    const headers = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' };
    const call = async (path: string, options: RequestInit = {}) => {
      takeSteps();
      const address = `/calendars/${rowingClub}${path}`;
      const response = await fetch(address, { ...options, headers });
      return { status: response.status, body: await response.json(), steps: takeSteps() };
    };
    await call(`/events?${range}`);
    const body = importForm(text, { sub_calendar_id: place });
    return { call, imported: await call('/import', { method: 'POST', body }) };
  }

  it.each(laboriousRules)('whose events are on %s', async (_, mostSteps, rule) => {
    const events = Array.from({ length: 100 }, (_, index) => [`RRULE:${rule};X-N=${index}`]);
    const { call, imported } = await openFull(icsFile(events));
    // At least as many as a file may have of the most laborious rules.
    expect(imported.body.accepted).toBeGreaterThanOrEqual(10);
    expect(imported.steps).toBeGreaterThan(events.length);
    expect(imported.steps / events.length).toBeLessThan(mostSteps);
    expect((await call(`/events?${year}`)).steps / events.length).toBeLessThan(mostSteps);
  });

  it.each([
    ['where events may overlap', '10106', reading],
    ['on a boat that takes one crew at a time', '10103', comparing],
  ])('that is imported, and then read in vain, %s', async (_, place, importing) => {
    const { call, imported } = await openFull(file, place);
    expect(imported.body.accepted).toBe(seriesOfFile);
    expect(imported.steps).toBeGreaterThan(seriesOfFile);
    expect(imported.steps / seriesOfFile).toBeLessThan(importing);
    for (const path of [
      ...[`/events?${year}`, `/event-search?query=minute&${year}`, `/export?format=ics&${year}`],
      `/event-changes?since=1772442000-0&${year}`,
    ]) {
      const { status, body, steps } = await call(path);
      expect([path, status, body.error.id]).toEqual([path, 422, 'range_too_large']);
      expect(body.largest_end_date).toMatch(/^2026-06-1[01]$/);
      expect(steps / seriesOfFile).toBeLessThan(reading);
    }
  });
});
