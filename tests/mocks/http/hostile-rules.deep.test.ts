import { expect, it } from 'vitest';
import { startMockServer } from '#mocks/http/server.ts';
import { createMockService } from '#mocks/service.ts';
import { rowingClub } from '../handlers/calendar/calendar-browser.ts';
import { icsFile, importForm, refusedRules, tidiedRules } from '../handlers/calendar/rule-cases.ts';
import { afterwards, storyClock, template } from '../support.ts';

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
