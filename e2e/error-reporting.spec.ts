import type { Page } from '@playwright/test';
import { deep, expect, startSession, test } from './browser-test.ts';
import { control } from './mock-controls.ts';
import { expectNoViolations, keptFor } from './second-origin.ts';

const key = 'ksr0wingclubmain01';

test.afterEach(({ page }) => expectNoViolations(page));

interface SentEvent {
  exception: { values: { type: string; value: string; mechanism: { handled: boolean } }[] };
}

const switchOn = (page: Page) => control(page, 'settings', { errorReporting: true });

/** The errors that the service received. */
async function sent(page: Page): Promise<SentEvent[]> {
  const reports = (await keptFor(page, 'error-reports')) as { items: { payload: SentEvent }[] }[];
  return reports.flatMap(({ items }) => items.map(({ payload }) => payload));
}

async function messages(page: Page) {
  return (await sent(page)).map(({ exception }) => exception.values.at(-1)?.value);
}

test('uncaught errors are reported, including those from before the page was idle', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/early error|late error/);
  await switchOn(page);
  await page.addInitScript(() => {
    // Its scripts have started by then, and the browser has not been idle yet.
    document.addEventListener('DOMContentLoaded', () => {
      throw new Error('early error');
    });
  });
  await page.goto('/login?email=olivia%40example.com');
  await expect.poll(() => messages(page)).toEqual(['early error']);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error(`late error on ${window.location.href}`);
    });
  });
  await expect.poll(() => messages(page)).toHaveLength(2);
  const [, event] = await sent(page);
  expect(event).toMatchObject({
    exception: {
      values: [
        {
          type: 'Error',
          value: expect.stringMatching(/^late error on http:\/\/localhost:\d+\/login$/),
          mechanism: { handled: false },
        },
      ],
    },
    request: { url: expect.stringMatching(/\/login$/) },
  });
  expect(JSON.stringify(event)).not.toContain('olivia');
});

test(
  'an unexpected server error is reported with its message, but without the request',
  deep,
  async ({ page, expectedConsole }) => {
    expectedConsole.push(/status of 500 /);
    await switchOn(page);
    await page.goto('/login');
    await page.getByLabel('Email address').fill('server-error@example.com');
    await page.getByLabel('Password', { exact: true }).fill('three rivers');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('we have been notified');
    await expect.poll(() => sent(page)).toHaveLength(1);
    const [event] = await sent(page);
    expect(event).toMatchObject({
      tags: {
        call: 'POST /login',
        status: '500',
        request_id: expect.stringMatching(/^[\w-]{36}$/),
      },
      exception: { values: [{ type: 'RequestError', mechanism: { handled: true } }] },
    });
    expect(JSON.stringify(event)).not.toMatch(/three rivers|server-error@/);
  },
);

test(
  'a report identifies the user by id only, and no calendar',
  deep,
  async ({ page, expectedConsole }) => {
    expectedConsole.push(/broken/);
    await switchOn(page);
    await startSession(page, 'owner@example.com');
    await page.goto(`/${key}?code=12345`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => {
      // An unhandled rejection.
      setTimeout(async () => {
        await document.fonts.ready;
        throw new TypeError('broken');
      });
    });
    await expect.poll(() => messages(page)).toEqual(['broken']);
    const [event] = await sent(page);
    expect(event).toMatchObject({
      user: { id: expect.any(Number) },
      request: { url: expect.stringMatching(/\/token$/) },
    });
    expect(JSON.stringify(event)).not.toMatch(/ksr0wing|Olivia|owner@|12345|breadcrumbs/);
  },
);

test('a bug shown on the error page is reported once', deep, async ({ page, expectedConsole }) => {
  // React and the router write the error to the console.
  expectedConsole.push(/TypeError|The above error|later error/);
  await switchOn(page);
  await startSession(page, 'owner@example.com');
  await page.route('**/user/calendars*', (route) =>
    route.fulfill({ json: { results: [{ id: 1, title: {} }] } }),
  );
  await page.goto('/user/dashboard');
  await expect(page.getByText('client_error')).toBeVisible();
  // A later error is the second one: nothing else was reported in between.
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('later error');
    });
  });
  await expect.poll(async () => (await messages(page)).at(-1)).toBe('later error');
  const reports = await sent(page);
  expect(reports).toHaveLength(2);
  expect(reports[0]).toMatchObject({
    exception: { values: [{ type: 'TypeError', mechanism: { handled: true } }] },
  });
});

test('without the setting, nothing is loaded', deep, async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/login');
  await expect(page.getByLabel('Email address')).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(requests.filter((url) => /sender/.test(url))).toEqual([]);
});
